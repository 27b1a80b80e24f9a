import { Trans, useLingui } from '@lingui/react/macro';
import { isDay, type Day as DayText } from '@portal/contract/days';
import { leasingEnd, leasingSchedule, leasingSums, type LeasingFrequency } from '@portal/contract/leasing';
import type { LeasableOrder } from '@portal/contract/leasing-agreements';
import { Day, Money } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';
import { Totals } from './leasing-style.ts';

type LeasingTotalsProps = {
  orders: readonly LeasableOrder[];
  currency: string;
  period: number;
  drawFreq: LeasingFrequency;
  leasingStart: DayText;
};

/** What the ticked orders add up to, by the rule that the server uses too (RULES 2.6). */
export function LeasingTotals({ orders, currency, period, drawFreq, leasingStart }: LeasingTotalsProps) {
  const { t } = useLingui();
  const sumOf = (amount: number) => <Money value={{ amount, currency }} />;
  const sums = leasingSums(
    orders.map((order) => ({
      product: order.productPrice.amount,
      accessories: [order.accessoryPrice.amount],
      drawPerMonth: order.drawPerMonth.amount,
    })),
    period,
  );
  const start = isDay(leasingStart) ? leasingStart : undefined;
  const payments = leasingSchedule({
    start: start ?? '2000-01-01',
    months: period,
    monthlyDraw: sums.monthlyDraw,
    frequency: drawFreq,
  });
  const [first] = payments;
  return (
    <Totals aria-label={t`Totals`}>
      <h2>{t`Totals`}</h2>
      <DescriptionList
        facts={[
          { key: 'products', label: t`Products`, value: sumOf(sums.productSum) },
          { key: 'accessories', label: t`Accessories`, value: sumOf(sums.accessorySum) },
          { key: 'value', label: t`Leasing value`, value: <strong>{sumOf(sums.totalLeasingValue)}</strong> },
          { key: 'draw', label: t`Salary draws in all`, value: sumOf(sums.totalSalaryDraw) },
          {
            key: 'payments',
            label: t`Payments`,
            value: first && (
              <Trans>
                {payments.length} × {sumOf(first.amount)}
              </Trans>
            ),
          },
          { key: 'end', label: t`End`, value: start && <Day value={leasingEnd(start, period)} /> },
        ]}
      />
    </Totals>
  );
}
