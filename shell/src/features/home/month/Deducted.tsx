import { Trans, useLingui } from '@lingui/react/macro';
import { lastDayOf } from '@portal/contract/days';
import type { SalaryMonth } from '@portal/contract/home-month';
import { Card, useFormat, type RemoteMeta } from '@portal/shared-ui';
import { BarChart, useMoneyScale } from '@portal/shared-ui/kit';
import { fillAddress } from '../../../federation/fill-address.ts';
import { useShortDates } from './use-short-dates.ts';

type Props = { months: readonly SalaryMonth[]; numbers: NonNullable<RemoteMeta['numbers']> };

const sumOf = (months: readonly SalaryMonth[], amount: (month: SalaryMonth) => number) =>
  months.reduce((sum, month) => sum + amount(month), 0);

/** What a year's salary files deducted in one currency, and what the coming ones are planned to. */
export function Deducted({ months, numbers }: Props) {
  const { t } = useLingui();
  const { amount, money, periodTitle } = useFormat();
  const short = useShortDates();
  const scale = useMoneyScale();
  const currency = months[0]?.currency ?? '';
  const isByHand = months.some(({ byHand }) => byHand !== 0);
  // A file made ahead by hand is of a coming month, and no part of the months that are over.
  const [coming, over] = [months.filter(({ isComing }) => isComing), months.filter(({ isComing }) => !isComing)];
  const made = money({ amount: sumOf(over, ({ deducted }) => deducted), currency });
  const planned = money({ amount: sumOf(coming, (one) => one.deducted + one.planned + one.byHand), currency });
  const count = coming.length;
  if (months.every((month) => month.deducted === 0 && month.planned === 0 && month.byHand === 0))
    return (
      <Card title={t`Deducted a month, ${currency}`}>
        {t`No salary file yet, and no order whose draws are planned. Both show up here by themselves.`}
      </Card>
    );
  const past = t`${made} in the salary files of the last 12 months.`;
  const said = `${past} ${t`The next ${count} come to ${planned} from orders already placed.`}`;
  const cell = (minor: number, to: string | undefined) => ({ text: amount(minor), to: minor === 0 ? undefined : to });
  return (
    <BarChart
      id="deducted"
      title={t`Deducted a month, ${currency}`}
      sentence={said}
      legend={[
        { kind: 'solid', label: t`In a salary file` },
        { kind: 'planned', label: t`Planned` },
        ...(isByHand ? [{ kind: 'hand' as const, label: t`Waits for a file by hand` }] : []),
      ]}
      columns={[
        <Trans key="month">Month</Trans>,
        <Trans key="made">In a salary file</Trans>,
        <Trans key="planned">Planned</Trans>,
        ...(isByHand ? [<Trans key="hand">By hand</Trans>] : []),
        <Trans key="subsidy">Subsidy</Trans>,
      ]}
      scale={scale}
      bars={months.map((month, index) => {
        const { period, deducted, byHand } = month;
        const hasYear = period.endsWith('-01') || (index === 0 && period.slice(5) < '11');
        return {
          name: periodTitle(period),
          label: short.month(period),
          ...(hasYear ? { below: period.slice(0, 4) } : {}),
          parts: [
            { kind: 'solid', value: deducted },
            { kind: 'planned', value: month.planned },
            { kind: 'hand', value: byHand },
          ],
          cells: [
            cell(deducted, fillAddress(numbers.deducted, { from: `${period}-01`, to: lastDayOf(period) })),
            cell(month.planned, fillAddress(numbers.planned, { period })),
            ...(isByHand ? [cell(byHand, numbers['by-hand'])] : []),
            { text: amount(month.subsidy + month.subsidyPlanned) },
          ],
        };
      })}
    />
  );
}
