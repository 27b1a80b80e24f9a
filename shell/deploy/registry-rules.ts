import * as v from 'valibot';
import { incompatibility } from '../src/federation/compatibility.ts';
import { Release } from './release.ts';

export interface RegisteredVersion {
  version: string;
  base: string;
  state: 'stable' | 'lastGood';
  release: Release;
}

/** `registry.json` (FEDERATION 3.2): which version of which remote is live, and the one to fall back to. */
export interface Registry {
  schema: 1;
  serial: number;
  /** `version`: the live one; missing in a registry that was written before it was recorded */
  shell: { version?: string };
  /** `earlier`: versions that were live before, the newest first */
  remotes: Record<string, { roles: string[]; versions: RegisteredVersion[]; earlier?: string[] }>;
}

export const emptyRegistry: Registry = { schema: 1, serial: 0, shell: {}, remotes: {} };

const keptNames = 20;

/**
 * The registry after a remote's build went live: the one before becomes the last good one. A
 * version that was live before is a way back from a bad one: what it replaces is never fallen back to.
 *
 * @throws when the remote does not say what it is
 */
export function withRelease(registry: Registry, release: Release, base: string): Registry {
  if (!release.meta) throw new Error(`${release.name} ${release.version} does not say which pages and roles it has`);
  const { versions: before = [], earlier = [] } = registry.remotes[release.name] ?? {};
  const stable = before.find((version) => version.state === 'stable');
  const lastGood = before.find((version) => version.state === 'lastGood');
  const live: RegisteredVersion = { version: release.version, base, state: 'stable', release };
  const isSame = stable?.version === live.version;
  const isWayBack = earlier.includes(live.version) || lastGood?.version === live.version;
  const fallback = stable && !isSame && !isWayBack ? { ...stable, state: 'lastGood' as const } : lastGood;
  const versions = fallback && fallback.version !== live.version ? [live, fallback] : [live];
  const replaced = stable && !isSame ? [stable.version] : [];
  const names = [...new Set([...replaced, ...earlier])].slice(0, keptNames);
  const remote = { roles: release.meta.roles, versions, ...(names.length > 0 ? { earlier: names } : {}) };
  return { ...registry, remotes: { ...registry.remotes, [release.name]: remote } };
}

/**
 * Refuses a registry whose live remotes cannot run in the live shell.
 *
 * @throws with the remote and what the shell lacks
 */
export function assertFits({ remotes }: Registry, shell: Release): void {
  for (const [name, { versions }] of Object.entries(remotes)) {
    const live = versions.find(({ state }) => state === 'stable');
    // An earlier publisher wrote it, perhaps with fewer fields.
    const reason = live && incompatibility(v.parse(Release, live.release), shell);
    if (reason) throw new Error(`${name} ${live.version} does not fit shell ${shell.version}, which lacks ${reason}`);
  }
}

/** Equal but for the serial: nothing new to write. */
export const isSameRegistry = (a: Registry, b: Registry): boolean =>
  JSON.stringify({ ...a, serial: 0 }) === JSON.stringify({ ...b, serial: 0 });

/**
 * The registry as the page carries it: only what the shell itself loads. A remote's later chunks are guarded by the
 * hashes inside its verified entry, and their list would weigh more than the login page's own text.
 */
export function inlinedRegistry(registry: Registry): Registry {
  const slim = (version: RegisteredVersion): RegisteredVersion => {
    const { files, firstView } = version.release;
    const loaded = firstView.map((name) => [name, files[name] ?? ''] as const);
    return { ...version, release: { ...version.release, files: Object.fromEntries(loaded) } };
  };
  const remotes = Object.entries(registry.remotes).map(
    ([name, { roles, versions }]) => [name, { roles, versions: versions.map(slim) }] as const,
  );
  return { ...registry, remotes: Object.fromEntries(remotes) };
}
