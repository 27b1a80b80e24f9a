import { Trans, useLingui } from '@lingui/react/macro';
import { lastDayOf } from '@portal/contract/days';
import type { OrdersOfMonth } from '@portal/contract/home-month';
import { useFormat, useQuery, type RemoteMeta } from '@portal/shared-ui';
import { BarChart, useMoneyScale } from '@portal/shared-ui/kit';
import { fillAddress } from '../../../federation/fill-address.ts';
import { ordersByMonth } from './month.api.ts';
import { Part } from './Part.tsx';
import { useShortDates } from './use-short-dates.ts';
import { Wide } from './wide.ts';

type Props = { numbers: NonNullable<RemoteMeta['numbers']> };

/** What came in over a year and what it is worth, one chart a currency. */
export function OrdersByMonth({ numbers }: Props) {
  return (
    <Part wide title={<Trans>Orders a month</Trans>} query={useQuery(ordersByMonth)} height={316}>
      {(months) =>
        [...Map.groupBy(months, ({ currency }) => currency)].map(([currency, own]) => (
          <Wide key={currency}>
            <Months months={own} currency={currency} pattern={numbers['orders-of-month']} />
          </Wide>
        ))
      }
    </Part>
  );
}

type MonthsProps = { months: readonly OrdersOfMonth[]; currency: string; pattern: string | undefined };

function Months({ months, currency, pattern }: MonthsProps) {
  const { t } = useLingui();
  const { amount, money, number, periodTitle } = useFormat();
  const short = useShortDates();
  const scale = useMoneyScale();
  const orders = number(months.reduce((sum, one) => sum + one.orders, 0));
  const value = money({ amount: months.reduce((sum, one) => sum + one.value, 0), currency });
  const last = months.length - 1;
  return (
    <BarChart
      id={`months-${currency}`}
      title={t`Orders a month, ${currency}`}
      sentence={t`${orders} orders worth ${value} without VAT in the last 12 months; this month is not over.`}
      columns={[
        <Trans key="month">Month</Trans>,
        <Trans key="orders">Orders</Trans>,
        <Trans key="value">Without VAT</Trans>,
      ]}
      scale={scale}
      bars={months.map(({ period, orders: count, value: worth }, index) => ({
        name: periodTitle(period),
        label: short.month(period),
        ...(period.endsWith('-01') || (index === 0 && period.slice(5) < '11') ? { below: period.slice(0, 4) } : {}),
        parts: [{ kind: index === last ? 'pale' : 'solid', value: worth }],
        cells: [
          {
            text: number(count),
            to: count > 0 ? fillAddress(pattern, { from: `${period}-01`, to: lastDayOf(period) }) : undefined,
          },
          { text: amount(worth) },
        ],
      }))}
    />
  );
}
