/** How many persons a release was shown to or failed for. */
export type Loads = { loads: number; failures: number };

/** A trial is judged from so many persons on. */
export const judgedFrom = 50;
const failingShare = 0.02;
const timesOthers = 3;

/**
 * Whether a release on trial is to be halted (FEDERATION 3.3): more than 2 % of its loads fail, and three times the
 * share of the releases beside it.
 */
export function isFailing(trial: Loads, others: Loads): boolean {
  if (trial.loads < judgedFrom) return false;
  const share = trial.failures / trial.loads;
  const othersShare = others.loads === 0 ? 0 : others.failures / others.loads;
  return share > failingShare && share >= timesOthers * othersShare;
}
