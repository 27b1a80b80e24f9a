import type { SalaryRow } from '../../payroll/salary-row.ts';
import type { DueDraw } from './due-draws.queries.ts';

export type WageCodes = { gross: string; net: string };

/** One line of the file with the draws it pays, so that a refused line leaves its draws planned. */
export type PayrollRow = { row: SalaryRow; employeeId: string; drawIds: number[] };

/**
 * Draws of one order become one line a wage code: several months of the same amount are units (catch-up, RULES 2.4);
 * a correction, or a month with another amount, is a line of its own. Gross and net never share a line.
 */
export function payrollRows(draws: readonly DueDraw[], codes: WageCodes): PayrollRow[] {
  const rows = new Map<string, PayrollRow>();
  for (const draw of draws) {
    for (const [wageCode, amount] of [[codes.gross, draw.gross], [codes.net, draw.net]] as const) {
      if (amount === 0) continue;
      const rate = amount / draw.units;
      const key = [draw.orderId, wageCode, rate, draw.kind].join(' ');
      const known = rows.get(key);
      if (known) {
        known.row.units += draw.units;
        known.row.amount += amount;
        known.row.period = draw.period;
        known.row.drawDay = draw.effectDate;
        known.drawIds.push(draw.id);
      } else {
        rows.set(key, { row: lineOf(draw, wageCode, amount, rate), employeeId: draw.employeeId, drawIds: [draw.id] });
      }
    }
  }
  return [...rows.values()];
}

function lineOf(draw: DueDraw, wageCode: string, amount: number, rate: number): SalaryRow {
  const [firstName = '', ...others] = draw.employeeName.split(' ');
  return {
    employNo: draw.employNo ?? '', firstName, lastName: others.join(' '), wageCode, text: draw.productName, units: draw.units, rate, amount,
    period: draw.period, drawDay: draw.effectDate, department: draw.department, orderNumber: draw.orderNumber,
  };
}
