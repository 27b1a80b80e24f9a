import type { SalarySystemLayout } from '@portal/contract/salary-systems';
import type { SalaryFileContext } from '../../../payroll/salary-row.ts';
import { writeSalaryFile, type SalaryFile } from '../../../payroll/write-salary-file.ts';
import type { RefusedLine } from '../../../payroll/written-lines.ts';
import type { PayrollRow } from './payroll-rows.mapping.ts';
import type { Problem } from './problems.queries.ts';

/** An order that stays out, and what stopped it. */
export type LeftOut = Problem & { why: Pick<RefusedLine, 'source' | 'key'> };
type Written = { file: SalaryFile; kept: PayrollRow[]; problems: LeftOut[] };

/**
 * Writes a file that holds whole orders only: one with a line that cannot be written stays out with all its lines and
 * is named, so that no month is half drawn and none is drawn again with the next file (DECISIONS 6). Without an order a
 * line of several has another amount, so the others are written anew until every line stands.
 */
export function writeWhole(layout: SalarySystemLayout, context: SalaryFileContext, rows: PayrollRow[]): Written {
  let kept = rows;
  const problems: LeftOut[] = [];
  for (;;) {
    const file = writeSalaryFile(
      layout,
      context,
      kept.map(({ row }) => row),
    );
    if (file.refused.length === 0) return { file, kept, problems };
    const out = ordersOf(file.refused, kept, layout.aggregate);
    for (const [orderNumber, { source, key }] of out) {
      const employeeId = kept.find(({ row }) => row.orderNumber === orderNumber)?.employeeId ?? null;
      problems.push({ reason: 'ROW_FAILED', employeeId, detail: orderNumber, why: { source, key } });
    }
    kept = kept.filter(({ row }) => !out.has(row.orderNumber));
  }
}

/**
 * The orders that refused lines are made of, each with its first one: a line of an aggregating layout stands for
 * several.
 */
function ordersOf(
  refused: readonly RefusedLine[],
  rows: readonly PayrollRow[],
  aggregate: SalarySystemLayout['aggregate'],
): Map<string, RefusedLine> {
  const partOf = ({ employNo, wageCode, orderNumber }: RefusedLine['row']) =>
    aggregate === 'LINE' ? orderNumber : `${employNo}\u0000${wageCode}`;
  const lines = new Map(refused.map((line) => [partOf(line.row), line]));
  const out = new Map<string, RefusedLine>();
  for (const { row } of rows) {
    const why = lines.get(partOf(row));
    if (why && !out.has(row.orderNumber)) out.set(row.orderNumber, why);
  }
  return out;
}
