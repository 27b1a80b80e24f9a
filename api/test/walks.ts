import type { Parameters } from 'fast-check';
import { isFullRun } from '../../shared-ui/presets/full-run.ts';

/**
 * How many random lives a model test walks, and which. The gate walks the same ones every time, so that a red run is
 * about the change; `npm run test:full` walks 24 times as many new ones, WALK_SEED names those of a failed run.
 */
export function walks(count: number): Parameters<unknown> {
  const seed = process.env.WALK_SEED ?? (isFullRun ? undefined : '20261116');
  return {
    numRuns: isFullRun ? 12 * count : Math.ceil(count / 2),
    endOnFailure: true,
    ...(seed === undefined ? {} : { seed: Number(seed) }),
  };
}
