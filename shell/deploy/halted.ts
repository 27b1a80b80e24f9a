import type { Registry } from './registry-rules.ts';

export type Halted = { remote: string; version: string; haltedAt: string };

/**
 * The releases that the portal halted while they were on trial (`GET /api/releases/halted`), newest first or not.
 *
 * @throws Error in words when the portal does not answer: a trial that may have been halted is no proof
 */
export async function haltedAt(portal: string): Promise<Halted[]> {
  const address = new URL('/api/releases/halted', portal);
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  if (!answer?.ok)
    throw new Error(`${address.href} does not say which releases were halted (${answer?.status ?? 'no answer'})`);
  return ((await answer.json()) as { data: Halted[] }).data;
}

/** Those of the registry's trials that were halted. */
export const haltedTrials = ({ remotes }: Pick<Registry, 'remotes'>, halted: readonly Halted[]): Halted[] =>
  halted.filter(({ remote, version }) =>
    remotes[remote]?.versions.some((one) => one.state === 'canary' && one.version === version),
  );

/** What `status` says of a halted trial. */
export const haltedLine = ({ remote, version, haltedAt: at }: Halted): string =>
  `${remote} ${version} was halted on ${at}: it failed too often, and browsers load it no more`;
