import { Trans } from '@lingui/react/macro';
import type { LeftOutMonth } from '@portal/contract/draw-pauses';
import type { FileDraw } from '@portal/contract/salary-draws';
import { drawRows } from './draw-months.ts';
import { DrawMonth } from './DrawMonth.tsx';
import { MonthList } from './months-style.ts';
import { ShortMonth } from './ShortMonth.tsx';
import { useMonthActs } from './use-month-acts.tsx';

type OrderMonthsProps = { orderId: string; draws: readonly FileDraw[]; leftOut: readonly LeftOutMonth[] };

/** All months of one order, of what its person has. */
export function OrderMonths({ orderId, draws, leftOut }: OrderMonthsProps) {
  const { acts, dialogs } = useMonthActs();
  const row = drawRows(draws, leftOut).find((one) => one.orderId === orderId);
  if (!row) return <Trans>No draws are planned yet. They are planned when an order is shipped.</Trans>;
  const next = draws.find(({ status }) => status === 'PLANNED')?.period;
  return (
    <>
      <MonthList>
        {[...row.cells]
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([month, cell]) => (
            <li key={month}>
              <ShortMonth month={month} />
              <DrawMonth cell={cell} of={row} isNext={month === next} {...acts} />
            </li>
          ))}
      </MonthList>
      {dialogs}
    </>
  );
}
