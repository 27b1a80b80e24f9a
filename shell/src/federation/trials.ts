import { listHaltedReleases, reportRemoteLoad } from '@portal/contract/releases';
import { call } from '@portal/shared-ui';

/** What a registry says of a version, as far as a trial goes. */
type Version = { version: string; state: string; traffic?: number | undefined };
type Remotes = Record<string, { versions: readonly Version[] }>;

const nameOf = (remote: string, { version }: Version) => `${remote}@${version}`;

/** A number from 0 to 99, always the same for a person and a release, and another for the next release (FNV-1a). */
export function bucketOf(person: string, release: string): number {
  let hash = 0x811c9dc5;
  for (const sign of `${person} ${release}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return hash % 100;
}

let given: ReadonlySet<string> = new Set();

/** Whether this person is given a release that is on trial. */
export const isGiven = (remote: string, version: Version): boolean => given.has(nameOf(remote, version));

/**
 * Decides which releases on trial this person is given (FEDERATION 3.3). One that was halted is given to none; where
 * that cannot be asked, none is. Without a trial nothing is asked.
 */
export async function settleTrials(person: string, { remotes }: { remotes: Remotes }): Promise<void> {
  const mine = Object.entries(remotes).flatMap(([remote, { versions }]) =>
    versions
      .filter(({ state, traffic = 0 }) => state === 'canary' && traffic > 0)
      .filter((version) => bucketOf(person, nameOf(remote, version)) < (version.traffic ?? 0))
      .map((version) => nameOf(remote, version)),
  );
  given = new Set();
  if (mine.length === 0) return;
  const halted = await call(listHaltedReleases).catch(() => undefined);
  if (!halted) return;
  const names = new Set(halted.data.map(({ remote, version }) => `${remote}@${version}`));
  given = new Set(mine.filter((name) => !names.has(name)));
}

/**
 * Tells that a release was shown or failed. A failure is always told; what went well only while its remote has a trial,
 * to compare. A report that does not arrive is not missed.
 */
export function tellLoad(remote: string, { version, state }: Version, failed: boolean): void {
  const body = { remote, version, onTrial: state === 'canary', failed };
  void call(reportRemoteLoad, { body }, { resume: false }).catch(() => undefined);
}
