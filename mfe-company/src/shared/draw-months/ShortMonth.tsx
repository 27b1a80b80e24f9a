import type { Period } from '@portal/contract/days';
import { useFormat } from '@portal/shared-ui';

/** `Dec 26`, with the whole month for those who hear it. */
export function ShortMonth({ month }: { month: Period }) {
  const { locale, periodTitle } = useFormat();
  const short = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  return <abbr title={periodTitle(month)}>{short.format(new Date(`${month}-01T00:00:00Z`))}</abbr>;
}
