import type { SalaryRow } from '../../../payroll/salary-row.ts';
import type { DueDraw } from './due-draws.queries.ts';

export type WageCodes = { gross: string; net: string };

/** One line of the file with the draws it pays, so that a refused line leaves its draws planned. */
export type PayrollRow = { row: SalaryRow; employeeId: string; currency: string; drawIds: number[] };

/**
 * Draws of one order become one line a wage code: several months of the same amount are units (catch-up, RULES 2.4);
 * a correction, or a month with another amount, is a line of its own. Gross and net never share a line, not even where
 * a company gave both the same wage code. The draws of
 * an order stand together, so only its own lines are looked through.
 */
export function payrollRows(draws: readonly DueDraw[], codes: WageCodes): PayrollRow[] {
  const rows: PayrollRow[] = [];
  let ofOrder: Open[] = [];
  let order = '';
  for (const draw of draws) {
    if (draw.orderId !== order) {
      ofOrder = [];
      order = draw.orderId;
    }
    for (const [part, wageCode, amount] of [
      ['gross', codes.gross, draw.gross],
      ['net', codes.net, draw.net],
    ] as const) {
      if (amount === 0) continue;
      const rate = amount / draw.units;
      const known = ofOrder.find((line) => line.part === part && line.rate === rate && line.kind === draw.kind);
      if (known) addMonths(known.into, draw, amount);
      else {
        const into: PayrollRow = {
          row: lineOf(draw, wageCode, amount, rate),
          employeeId: draw.employeeId,
          currency: draw.currency,
          drawIds: [draw.id],
        };
        ofOrder.push({ part, rate, kind: draw.kind, into });
        rows.push(into);
      }
    }
  }
  return rows;
}

type Open = { part: 'gross' | 'net'; rate: number; kind: DueDraw['kind']; into: PayrollRow };

function addMonths({ row, drawIds }: PayrollRow, draw: DueDraw, amount: number): void {
  row.units += draw.units;
  row.amount += amount;
  row.period = draw.period;
  row.drawDay = draw.effectDate;
  drawIds.push(draw.id);
}

function lineOf(draw: DueDraw, wageCode: string, amount: number, rate: number): SalaryRow {
  const [firstName = '', ...others] = draw.employeeName.split(' ');
  return {
    employNo: draw.employNo ?? '',
    firstName,
    lastName: others.join(' '),
    wageCode,
    text: draw.productName,
    units: draw.units,
    rate,
    amount,
    period: draw.period,
    drawDay: draw.effectDate,
    department: draw.department,
    orderNumber: draw.orderNumber,
  };
}
