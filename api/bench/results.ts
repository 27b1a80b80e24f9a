import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One figure with its goal and gate (PERFORMANCE); `isGood` judges the median against the gate. */
export type Result = {
  row: number;
  work: string;
  median: number;
  min: number;
  max: number;
  unit: string;
  goal: string;
  gate: string;
  passed: boolean;
};

export function result(
  row: number,
  work: string,
  values: number[],
  unit: string,
  goal: string,
  gate: { text: string; holds: (value: number) => boolean },
): Result {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted[Math.floor(sorted.length / 2)]!;
  return {
    row,
    work,
    median: middle,
    min: sorted[0]!,
    max: sorted.at(-1)!,
    unit,
    goal,
    gate: gate.text,
    passed: gate.holds(middle),
  };
}

export const atLeast = (limit: number, unit = '%') => ({
  text: `≥ ${limit} ${unit}`,
  holds: (value: number) => value >= limit,
});
export const atMost = (limit: number, unit: string) => ({
  text: `≤ ${limit} ${unit}`,
  holds: (value: number) => value <= limit,
});

/** A figure to know, without a limit of its own in PERFORMANCE. */
export const noGate = { text: '—', holds: () => true };

const show = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));

/** Prints the table and writes `bench/results.json`; true when every gate holds. */
export function report(results: Result[], facts: Record<string, unknown>): boolean {
  console.table(
    results.map(({ row, work, unit, goal, gate, passed, ...values }) => ({
      '#': row,
      work,
      median: show(values.median),
      min: show(values.min),
      max: show(values.max),
      unit,
      goal,
      gate,
      held: passed ? 'yes' : 'NO',
    })),
  );
  const folder = join(import.meta.dirname, '../../bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify({ ...facts, results }, null, 2)}\n`);
  return results.every(({ passed }) => passed);
}
