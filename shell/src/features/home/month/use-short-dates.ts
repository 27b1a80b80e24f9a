import type { Day, Period } from '@portal/contract/days';
import { useFormat } from '@portal/shared-ui';

/** Days and months as they fit under a bar; English of the portal is read in Denmark: day before month. */
export function useShortDates() {
  const { locale } = useFormat();
  const zone = locale === 'en-us' ? 'en-GB' : locale;
  const dayFormat = new Intl.DateTimeFormat(zone, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const monthFormat = new Intl.DateTimeFormat(zone, { month: 'short', timeZone: 'UTC' });
  return {
    day: (day: Day) => dayFormat.format(new Date(`${day}T00:00:00Z`)),
    month: (period: Period) => monthFormat.format(new Date(`${period}-01T00:00:00Z`)),
  };
}
