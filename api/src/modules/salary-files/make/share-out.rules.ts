import { withinCeiling, type CaughtUpDraw, type CaughtUpUnits } from '@portal/contract/catch-up';
import type { Period } from '@portal/contract/days';

/**
 * What each coming file takes of the draws that wait: its own month and, under the ceiling, what those before it leave
 * (DECISIONS 35). A stopped run says what it would take and leaves all of it. `later` is what the first file leaves,
 * `used` what files that are made have caught up in a month.
 */
export function shareOut<T extends CaughtUpDraw>(
  draws: readonly T[],
  coming: readonly { period: Period; isStopped: boolean }[],
  ceiling: number,
  used: ReadonlyMap<Period, CaughtUpUnits> = new Map(),
): { taken: T[][]; later: T[] } {
  let [left, later]: [readonly T[], T[] | undefined] = [draws, undefined];
  const taken = coming.map(({ period, isStopped }) => {
    const file = withinCeiling(
      left.filter((draw) => draw.period <= period),
      period,
      ceiling,
      used.get(period),
    );
    if (isStopped) return file.taken;
    const gone = new Set(file.taken);
    left = left.filter((draw) => !gone.has(draw));
    later ??= file.later;
    return file.taken;
  });
  return { taken, later: later ?? [] };
}
