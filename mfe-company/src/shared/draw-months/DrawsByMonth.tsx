import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { addPeriods, type Period } from '@portal/contract/days';
import type { LeftOutMonth } from '@portal/contract/draw-pauses';
import type { FileDraw } from '@portal/contract/salary-draws';
import { Amount, Card, ChevronLeft, ChevronRight, Day, Fixed, IconButton, Link, useFormat } from '@portal/shared-ui';
import { useState } from 'react';
import { drawRows, firstMonth, monthsFrom, shownMonths, sumOf } from './draw-months.ts';
import { DrawMonth } from './DrawMonth.tsx';
import { Legend, Months } from './months-style.ts';
import { ShortMonth } from './ShortMonth.tsx';
import { useMonthActs } from './use-month-acts.tsx';

type DrawsByMonthProps = { draws: readonly FileDraw[]; leftOut: readonly LeftOutMonth[]; ordersAt: string };

/**
 * Twelve months of draws, a row for each order. A planned month is left out by a press on it, one that is left out is
 * put back the same way (RULES 2.4).
 */
export function DrawsByMonth({ draws, leftOut, ordersAt }: DrawsByMonthProps) {
  const { t } = useLingui();
  const { periodTitle } = useFormat();
  const [chosen, setFirst] = useState<Period>();
  const { acts, dialogs } = useMonthActs();
  const first = chosen ?? firstMonth(draws);
  if (first === undefined)
    return (
      <Card title={t`Draws by month`}>{t`No draws are planned yet. They are planned when an order is shipped.`}</Card>
    );
  const months = monthsFrom(first);
  const rows = drawRows(draws, leftOut);
  const next = draws.find(({ status }) => status === 'PLANNED')?.period;
  const last = months.at(-1) ?? first;
  return (
    <Card
      title={t`Draws by month`}
      actions={
        <Legend>
          <IconButton
            label={t`Earlier months`}
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => setFirst(addPeriods(first, -shownMonths))}
          />
          <span aria-live="polite">
            <Fixed>{periodTitle(first)}</Fixed> – <Fixed>{periodTitle(last)}</Fixed>
          </span>
          <IconButton
            label={t`Later months`}
            icon={<ChevronRight aria-hidden="true" />}
            onClick={() => setFirst(addPeriods(first, shownMonths))}
          />
        </Legend>
      }
    >
      <Months role="group" aria-label={t`Draws by month`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Order`}</th>
              {months.map((month) => (
                <th key={month} scope="col">
                  <ShortMonth month={month} />
                </th>
              ))}
              <th scope="col">{t`Last draw`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.orderId}>
                <th scope="row">
                  <Link to={`${ordersAt}?order=${row.orderId}`}>
                    <Fixed>{row.productName}</Fixed>
                  </Link>
                  <Trans>
                    {row.orderNumber}, {row.made} of <Plural value={row.all} one="# draw" other="# draws" />
                  </Trans>
                </th>
                {months.map((month) => (
                  <td key={month}>
                    <DrawMonth cell={row.cells.get(month)} of={row} isNext={month === next} {...acts} />
                  </td>
                ))}
                <td>{row.last && <Day value={row.last.effectDate} />}</td>
              </tr>
            ))}
          </tbody>
          {rows.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row">
                  <Trans>{draws[0]?.amount.currency ?? ''} a month</Trans>
                </th>
                {months.map((month) => (
                  <td key={month}>
                    <Amount minor={sumOf(rows.flatMap(({ cells }) => cells.get(month)?.draws ?? []))} />
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </Months>
      {dialogs}
    </Card>
  );
}
