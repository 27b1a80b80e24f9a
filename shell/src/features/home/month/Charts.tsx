import { Trans, useLingui } from '@lingui/react/macro';
import type { Home } from '@portal/contract/home';
import { useFormat } from '@portal/shared-ui';
import { BarChart, useMoneyScale } from '@portal/shared-ui/kit';
import { useShortDates } from './use-short-dates.ts';
import { Wide } from './wide.ts';

/** A label every seven days: more do not fit under thirty bars. */
const labelEvery = 7;

/** How many orders came in, day by day; today is not over. */
function OrdersPerDay({ days }: Pick<Home, 'days'>) {
  const { t } = useLingui();
  const { day, number } = useFormat();
  const short = useShortDates();
  const total = number(days.reduce((sum, { count }) => sum + count, 0));
  const last = days.length - 1;
  return (
    <BarChart
      id="orders"
      title={t`Orders per day`}
      sentence={t`${total} orders in the last 30 days; today is not over.`}
      columns={[<Trans key="day">Day</Trans>, <Trans key="orders">Orders</Trans>]}
      scale={number}
      bars={days.map((one, index) => ({
        name: day(one.day),
        parts: [{ kind: index === last ? 'pale' : 'solid', value: one.count }],
        cells: [{ text: number(one.count) }],
        label: (last - index) % labelEvery === 0 && index < last ? short.day(one.day) : '',
      }))}
    />
  );
}

/** What is drawn from the own salary this month and in the next ones. */
function DrawsPerMonth({ months }: Pick<Home, 'months'>) {
  const { t } = useLingui();
  const { money, period, periodTitle } = useFormat();
  const short = useShortDates();
  const scale = useMoneyScale();
  const [first] = months;
  if (!first) return null;
  const [month, amount] = [period(first.period), money(first.money)];
  return (
    <BarChart
      id="draws"
      title={t`Drawn from your salary`}
      sentence={t`${amount} is drawn in ${month}; the bars show the following months too.`}
      columns={[<Trans key="month">Month</Trans>, <Trans key="amount">Amount</Trans>]}
      scale={scale}
      bars={months.map((one, index) => ({
        name: periodTitle(one.period),
        label: short.month(one.period),
        parts: [{ kind: index === 0 ? 'solid' : 'planned', value: one.money.amount }],
        cells: [{ text: money(one.money) }],
      }))}
    />
  );
}

/** The charts of a role, each only where it has a bar. */
export function Charts({ days, months }: Pick<Home, 'days' | 'months'>) {
  return (
    <Wide>
      {days.some(({ count }) => count > 0) && <OrdersPerDay days={days} />}
      {months.some(({ money }) => money.amount > 0) && <DrawsPerMonth months={months} />}
    </Wide>
  );
}
