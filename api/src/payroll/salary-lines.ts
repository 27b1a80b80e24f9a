import { sum } from '@portal/contract/money';
import type { SalarySystemLayout } from '@portal/contract/salary-systems';
import type { SalaryRow } from './salary-row.ts';

function assertProduct(row: SalaryRow): void {
  if (row.amount !== row.units * row.rate)
    throw new RangeError(`amount of order ${row.orderNumber} is not units x rate`);
}

function joined(values: readonly string[]): string {
  return [...new Set(values)].join(', ');
}

/** One line for all draws of one employee and wage code. Different rates become one unit of the whole amount. */
function merge(rows: readonly SalaryRow[]): SalaryRow | undefined {
  const [first] = rows;
  if (first === undefined || rows.length === 1) return first;
  const amount = sum(rows.map((row) => row.amount));
  const isOneRate = rows.every((row) => row.rate === first.rate);
  return {
    ...first,
    text: joined(rows.map((row) => row.text)),
    orderNumber: joined(rows.map((row) => row.orderNumber)),
    units: isOneRate ? sum(rows.map((row) => row.units)) : 1,
    rate: isOneRate ? first.rate : amount,
    amount,
  };
}

function aggregated(rows: Iterable<SalaryRow>): SalaryRow[] {
  const groups = new Map<string, SalaryRow[]>();
  for (const row of rows) {
    const key = `${row.employNo}\u0000${row.wageCode}\u0000${row.isTaxedValue ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].flatMap((group) => merge(group) ?? []);
}

/**
 * The lines a file will have, in the order of the rows: one per row, or one per employee and wage code when the
 * layout aggregates; lines of zero are left out and the layout's sign is applied to rate and amount (RULES 4.3).
 */
export function salaryLines(
  rows: Iterable<SalaryRow>,
  layout: Pick<SalarySystemLayout, 'aggregate' | 'sign'>,
): SalaryRow[] {
  const checked: SalaryRow[] = [];
  for (const row of rows) {
    assertProduct(row);
    checked.push(row);
  }
  const lines = layout.aggregate === 'LINE' ? checked : aggregated(checked);
  const drawn = lines.filter((row) => row.amount !== 0);
  if (layout.sign === 'POSITIVE') return drawn;
  return drawn.map((row) => (row.isTaxedValue ? row : { ...row, rate: -row.rate, amount: -row.amount }));
}
