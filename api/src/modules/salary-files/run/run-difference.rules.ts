import { sum } from '@portal/contract/money';
import { runChanges, type RunChange, type SalaryRun } from '@portal/contract/salary-runs';
import type { DueDraw } from '../make/due-draws.queries.ts';

type Drawn = Pick<DueDraw, 'orderId' | 'employeeName' | 'currency' | 'gross' | 'net'>;
export type OrderChange = {
  change: RunChange;
  minor: number;
  currency: string;
  name: string;
  /** who left the month out */
  by: string | null;
};

/** What of an order says why its draws differ, besides the draws. */
export type Reasons = {
  leftOut: readonly (Drawn & { leftOutBy: string | null })[];
  drawnBefore: ReadonlySet<string>;
  notDrawn: ReadonlyMap<string, 'BY_HAND' | 'SUSPENDED'>;
};

/** As many people as a sentence can name. */
const named = 3;

/** The orders that only one of two months draws: whether they are new, or ended, is asked of them. */
export function onlyInOne(draws: readonly Drawn[], before: readonly Drawn[]): { added: string[]; gone: string[] } {
  const [now, then] = [new Set(draws.map(({ orderId }) => orderId)), new Set(before.map(({ orderId }) => orderId))];
  return { added: [...now].filter((id) => !then.has(id)), gone: [...then].filter((id) => !now.has(id)) };
}

/**
 * What each order draws otherwise than in the month before; orders drawn alike are left out. A month that is left out
 * is told even where the month before drew nothing either.
 */
export function changesByOrder(
  draws: readonly Drawn[],
  before: readonly Drawn[],
  { leftOut, drawnBefore, notDrawn }: Reasons,
): Map<string, OrderChange> {
  const [now, then] = [Map.groupBy(draws, ({ orderId }) => orderId), Map.groupBy(before, ({ orderId }) => orderId)];
  const paused = new Map(leftOut.map((draw) => [draw.orderId, draw]));
  const drawn = (rows: readonly Drawn[] = []) => sum(rows.map(({ gross, net }) => gross + net));
  const changes = new Map<string, OrderChange>();
  for (const orderId of new Set([...then.keys(), ...now.keys(), ...paused.keys()])) {
    const [own, old, left] = [now.get(orderId), then.get(orderId), paused.get(orderId)];
    const minor = drawn(own) - drawn(old);
    const [one = left] = own ?? old ?? [];
    if (!one || (!left && own && old && minor === 0)) continue;
    const change: RunChange = left
      ? 'LEFT_OUT'
      : !old
        ? drawnBefore.has(orderId)
          ? 'AGAIN'
          : 'NEW'
        : own
          ? minor > 0
            ? 'MORE'
            : 'LESS'
          : (notDrawn.get(orderId) ?? 'ENDED');
    changes.set(orderId, {
      change,
      minor,
      currency: one.currency,
      name: one.employeeName,
      by: left?.leftOutBy ?? null,
    });
  }
  return changes;
}

/** The same in one line for each kind of change and currency; the lines sum to the difference of the totals. */
export function changeLines(changes: Iterable<OrderChange>): SalaryRun['changes'] {
  const groups = Map.groupBy(changes, ({ change, currency }) => `${runChanges.indexOf(change)} ${currency}`);
  return [...groups]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([, rows]) => {
      const [first] = rows;
      if (!first) return [];
      const names = [...new Set(rows.map(({ name }) => name))].sort((left, right) => left.localeCompare(right, 'da'));
      const by = [...new Set(rows.flatMap((row) => row.by ?? []))];
      const amount = { amount: sum(rows.map(({ minor }) => minor)), currency: first.currency };
      return [{ change: first.change, orders: rows.length, amount, names: names.slice(0, named), by }];
    });
}
