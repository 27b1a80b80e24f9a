import { sum } from '@portal/contract/money';
import type { RunDraw, SalaryRun } from '@portal/contract/salary-runs';
import type { DueDraw } from '../make/due-draws.queries.ts';

type Drawn = Pick<DueDraw, 'orderId' | 'employeeName' | 'currency' | 'gross' | 'net'>;
type Change = NonNullable<RunDraw['change']>;
export type OrderChange = { change: Change; minor: number; currency: string; name: string };

const order: readonly Change[] = ['NEW', 'MORE', 'LESS', 'ENDED'];
/** As many people as a sentence can name. */
const named = 3;

/** What each order draws otherwise than in the run before; orders drawn alike are left out. */
export function changesByOrder(draws: readonly Drawn[], before: readonly Drawn[]): Map<string, OrderChange> {
  const [now, then] = [Map.groupBy(draws, ({ orderId }) => orderId), Map.groupBy(before, ({ orderId }) => orderId)];
  const drawn = (rows: readonly Drawn[] = []) => sum(rows.map(({ gross, net }) => gross + net));
  const changes = new Map<string, OrderChange>();
  for (const orderId of new Set([...now.keys(), ...then.keys()])) {
    const [own, old] = [now.get(orderId), then.get(orderId)];
    const minor = drawn(own) - drawn(old);
    const [one] = own ?? old ?? [];
    if (!one || (own && old && minor === 0)) continue;
    const change = !old ? 'NEW' : !own ? 'ENDED' : minor > 0 ? 'MORE' : 'LESS';
    changes.set(orderId, { change, minor, currency: one.currency, name: one.employeeName });
  }
  return changes;
}

/** The same in one line for each kind of change and currency; the lines sum to the difference of the totals. */
export function changeLines(changes: Iterable<OrderChange>): SalaryRun['changes'] {
  const groups = Map.groupBy(changes, ({ change, currency }) => `${order.indexOf(change)} ${currency}`);
  return [...groups]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([, rows]) => {
      const [first] = rows;
      if (!first) return [];
      const names = [...new Set(rows.map(({ name }) => name))].sort((left, right) => left.localeCompare(right, 'da'));
      const amount = { amount: sum(rows.map(({ minor }) => minor)), currency: first.currency };
      return [{ change: first.change, orders: rows.length, amount, names: names.slice(0, named) }];
    });
}
