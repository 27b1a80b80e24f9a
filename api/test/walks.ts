import type { Parameters } from 'fast-check';

const isFull = process.env.PORTAL_FULL_TESTS === 'true';

/**
 * How many random lives a model test walks, and which. The gate walks the same ones every time, so that a red run is
 * about the change; `npm run test:full` walks twelve times as many new ones, WALK_SEED names those of a failed run.
 */
export function walks(count: number): Parameters<unknown> {
  const seed = process.env.WALK_SEED ?? (isFull ? undefined : '20261116');
  return {
    numRuns: isFull ? 12 * count : count,
    endOnFailure: true,
    ...(seed === undefined ? {} : { seed: Number(seed) }),
  };
}
