import type { Period } from './days.ts';

/** What of a draw decides whether a file takes it. Amounts in minor units. */
export type CaughtUpDraw = {
  employeeId: string;
  period: Period;
  kind: 'planned' | 'correction' | 'final';
  units: number;
  gross: number;
  net: number;
};

/** Units of older months by employee. */
export type CaughtUpUnits = ReadonlyMap<string, number>;

/** What a company allows unless it says otherwise, and the most it may allow (DECISIONS 35). */
export const catchUpDefault = 2;
export const catchUpMax = 12;

/** True when a file of `period` draws a month that an earlier file should have held. */
export function isCaughtUp(draw: Pick<CaughtUpDraw, 'period' | 'kind'>, period: Period): boolean {
  return draw.kind === 'planned' && draw.period < period;
}

/**
 * Parts due draws into those that the file of `period` takes and those that follow in later files: its own month,
 * credits and months of nothing always go, older months only up to `ceiling` units for a person over all orders, the
 * oldest first (DECISIONS 35). `used` are the units that other files of the same period have caught up for a person, so
 * that files one after another do not pass the ceiling. Both parts keep the order they came in.
 */
export function withinCeiling<T extends CaughtUpDraw>(
  draws: readonly T[],
  period: Period,
  ceiling: number,
  used: CaughtUpUnits = new Map(),
): { taken: T[]; later: T[] } {
  const late = new Set<T>();
  const older = draws.filter((draw) => isCaughtUp(draw, period) && (draw.gross !== 0 || draw.net !== 0));
  for (const [employeeId, own] of Map.groupBy(older, (draw) => draw.employeeId)) {
    let units = used.get(employeeId) ?? 0;
    for (const draw of own.toSorted((left, right) => (left.period < right.period ? -1 : 1))) {
      units += draw.units;
      if (units > ceiling) late.add(draw);
    }
  }
  return { taken: draws.filter((draw) => !late.has(draw)), later: draws.filter((draw) => late.has(draw)) };
}
