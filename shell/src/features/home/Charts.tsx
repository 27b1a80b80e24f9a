import { Trans, useLingui } from '@lingui/react/macro';
import type { Home } from '@portal/contract/home';
import { useFormat } from '@portal/shared-ui';
import { BarChart } from './BarChart.tsx';
import { Wide } from './chart-style.ts';

/** A label every seven days: more do not fit under thirty bars. */
const labelEvery = 7;

/** How many orders came in, day by day; today is not over. */
function OrdersPerDay({ days }: Pick<Home, 'days'>) {
  const { t } = useLingui();
  const { day, number, locale } = useFormat();
  const total = number(days.reduce((sum, { count }) => sum + count, 0));
  const short = new Intl.DateTimeFormat(locale === 'en-us' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const last = days.length - 1;
  return (
    <BarChart
      title={<Trans>Orders per day</Trans>}
      sentence={t`${total} orders in the last 30 days; today is not over.`}
      columns={[<Trans key="day">Day</Trans>, <Trans key="orders">Orders</Trans>]}
      bars={days.map((one, index) => ({
        name: day(one.day),
        value: one.count,
        text: number(one.count),
        isRunning: index === last,
        label: (last - index) % labelEvery === 0 && index < last ? short.format(new Date(`${one.day}T00:00:00Z`)) : '',
      }))}
    />
  );
}

/** What is drawn from the own salary this month and in the next ones. */
function DrawsPerMonth({ months }: Pick<Home, 'months'>) {
  const { t } = useLingui();
  const { money, period, periodTitle, locale } = useFormat();
  const short = new Intl.DateTimeFormat(locale === 'en-us' ? 'en-GB' : locale, { month: 'short', timeZone: 'UTC' });
  const [first] = months;
  if (!first) return null;
  const [month, amount] = [period(first.period), money(first.money)];
  return (
    <BarChart
      title={<Trans>Drawn from your salary</Trans>}
      sentence={t`${amount} is drawn in ${month}; the bars show the following months too.`}
      columns={[<Trans key="month">Month</Trans>, <Trans key="amount">Amount</Trans>]}
      bars={months.map((one) => ({
        name: periodTitle(one.period),
        label: short.format(new Date(`${one.period}-01T00:00:00Z`)),
        value: one.money.amount,
        text: money(one.money),
      }))}
    />
  );
}

/** The charts of a role. A chart without a bar is left out: the figures say it. */
export function Charts({ days, months }: Pick<Home, 'days' | 'months'>) {
  return (
    <Wide>
      {days.some(({ count }) => count > 0) && <OrdersPerDay days={days} />}
      {months.some(({ money }) => money.amount > 0) && <DrawsPerMonth months={months} />}
    </Wide>
  );
}
