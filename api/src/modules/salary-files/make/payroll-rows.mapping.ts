import type { SalaryRow } from '../../../payroll/salary-row.ts';
import { drawLines, type DrawLine, type WageCodes } from '../../../payroll/wage-codes.ts';
import type { DueDraw } from './due-draws.queries.ts';
import { rowText, taxedValueText, type FileText } from './row-text.rules.ts';

/** One line of the file with the draws it pays, so that a refused line leaves its draws planned. */
export type PayrollRow = { row: SalaryRow; employeeId: string; currency: string; drawIds: number[] };

/**
 * Draws of one order become one line a wage code: several months of the same amount are units (catch-up, RULES 2.4);
 * a correction, or a month with another amount, is a line of its own. Gross and net never share a line, not even where
 * a company gave both the same wage code. The draws of an order stand together, so only its own lines are looked
 * through. Behind them, where the company has a code for it, stands the taxed value of the phone.
 */
export function payrollRows(draws: readonly DueDraw[], codes: WageCodes, file: FileText): PayrollRow[] {
  const lines: Open[] = [];
  let ofOrder: Open[] = [];
  let order = '';
  for (const draw of draws) {
    if (draw.orderId !== order) {
      ofOrder = [];
      order = draw.orderId;
    }
    for (const { part, wageCode, amount } of drawLines(draw, codes)) {
      const rate = amount / draw.units;
      const known = ofOrder.find(
        (line) => line.part === part && line.wageCode === wageCode && line.rate === rate && line.kind === draw.kind,
      );
      if (known) known.draws.push(draw);
      else {
        const line = { part, wageCode, rate, kind: draw.kind, draws: [draw] };
        ofOrder.push(line);
        lines.push(line);
      }
    }
  }
  const rows = lines.map((line) => toRow(line.draws, line.wageCode, line.rate, rowText(line.draws, file)));
  return codes.phoneTax.trim() === '' ? rows : [...rows, ...phoneTaxRows(draws, codes.phoneTax, file)];
}

type Open = Pick<DrawLine, 'part' | 'wageCode'> & { rate: number; kind: DueDraw['kind']; draws: DueDraw[] };

/** One row a person and amount: the months of the file in which the phone's value is taxed, each of them once. */
function phoneTaxRows(draws: readonly DueDraw[], wageCode: string, file: FileText): PayrollRow[] {
  const months = new Map<string, DueDraw>();
  for (const draw of draws) {
    const month = `${draw.employeeId} ${draw.period}`;
    if (draw.taxedValue > 0 && !months.has(month)) months.set(month, draw);
  }
  const rows = Map.groupBy(months.values(), ({ employeeId, taxedValue }) => `${employeeId} ${taxedValue}`);
  return [...rows.values()].map((own) => {
    const line = toRow(own, wageCode, own[0]?.taxedValue ?? 0, taxedValueText(file));
    return { ...line, row: { ...line.row, isTaxedValue: true } };
  });
}

function toRow(draws: readonly DueDraw[], wageCode: string, rate: number, text: string): PayrollRow {
  const [first, last] = [draws[0], draws.at(-1)];
  if (!first || !last) throw new RangeError('a row without draws');
  const [firstName = '', ...others] = first.employeeName.split(' ');
  const units = draws.reduce((total, draw) => total + draw.units, 0);
  return {
    employeeId: first.employeeId,
    currency: first.currency,
    drawIds: draws.map(({ id }) => id),
    row: {
      employNo: first.employNo ?? '',
      firstName,
      lastName: others.join(' '),
      wageCode,
      text,
      units,
      rate,
      amount: units * rate,
      period: last.period,
      drawDay: last.effectDate,
      department: first.department,
      orderNumber: first.orderNumber,
    },
  };
}
