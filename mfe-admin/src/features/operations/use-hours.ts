import { businessZone } from '@portal/contract/days';
import type { OperationsHour } from '@portal/contract/operations';
import { useFormat } from '@portal/shared-ui';

/** A label every three hours: more do not fit under them on a phone. */
const labelEvery = 3;

/** Hours of the clock in the business zone; English of the portal is read in Denmark. */
export function useHours() {
  const { locale } = useFormat();
  const zone = locale === 'en-us' ? 'en-GB' : locale;
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(zone, { timeZone: businessZone, ...options });
    return (instant: string) => made.format(new Date(instant));
  };
  const time = format({ hour: '2-digit', minute: '2-digit' });
  const [weekday, day] = [format({ weekday: 'short' }), format({ day: 'numeric', month: 'short' })];
  const hourOf = format({ hour: '2-digit', hourCycle: 'h23' });
  return {
    /** `Tue 06:00–07:00` */
    range: ({ from, until }: OperationsHour) => `${weekday(from)} ${time(from)}–${time(until)}`,
    /** under its bar: the hour, and the day below midnight */
    label: ({ from }: OperationsHour) => {
      const hour = hourOf(from);
      if (Number.parseInt(hour, 10) % labelEvery !== 0) return { label: '' };
      return Number.parseInt(hour, 10) === 0 ? { label: hour, below: day(from) } : { label: hour };
    },
  };
}
