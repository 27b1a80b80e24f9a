import type { Release } from './release.ts';

export interface RegisteredVersion {
  version: string;
  base: string;
  traffic: number;
  state: 'stable' | 'lastGood';
  release: Release;
  manifest: unknown;
}

/** As the page carries it: the manifest is for tools. */
type InlinedVersion = Omit<RegisteredVersion, 'manifest'>;
type InlinedRegistry = Omit<Registry, 'remotes'> & { remotes: Record<string, { roles: string[]; versions: InlinedVersion[] }> };

/** `registry.json` (FEDERATION 3.2): which version of which remote is live, and the one to fall back to. */
export interface Registry {
  schema: 1;
  serial: number;
  allowOverrides: boolean;
  shell: { contract: string[] };
  remotes: Record<string, { roles: string[]; versions: RegisteredVersion[] }>;
}

export const emptyRegistry = (contract: string): Registry => ({
  schema: 1,
  serial: 0,
  allowOverrides: false,
  shell: { contract: [`^${contract}`] },
  remotes: {},
});

/** The registry after a remote's build went live: it takes all traffic, the one before becomes the last good one. */
export function withRelease(registry: Registry, release: Release, base: string, manifest: unknown): Registry {
  const before = registry.remotes[release.name]?.versions ?? [];
  const stable = before.find((version) => version.state === 'stable');
  const live: RegisteredVersion = { version: release.version, base, traffic: 100, state: 'stable', release, manifest };
  const fallback =
    stable && stable.version !== release.version
      ? { ...stable, traffic: 0, state: 'lastGood' as const }
      : before.find((version) => version.state === 'lastGood');
  const versions = fallback && fallback.version !== live.version ? [live, fallback] : [live];
  return { ...registry, remotes: { ...registry.remotes, [release.name]: { roles: release.roles, versions } } };
}

/** Equal but for the serial: nothing new to write. */
export const isSameRegistry = (a: Registry, b: Registry): boolean =>
  JSON.stringify({ ...a, serial: 0 }) === JSON.stringify({ ...b, serial: 0 });

/**
 * The registry as the page carries it: only what the shell itself loads. A remote's later chunks are guarded by the
 * hashes inside its verified entry, and their list would weigh more than the login page's own text.
 */
export function inlinedRegistry(registry: Registry): InlinedRegistry {
  const slim = ({ manifest: _forTools, ...version }: RegisteredVersion): InlinedVersion => {
    const { files, firstView } = version.release;
    const loaded = firstView.map((name) => [name, files[name] ?? ''] as const);
    return { ...version, release: { ...version.release, files: Object.fromEntries(loaded) } };
  };
  const remotes = Object.entries(registry.remotes).map(
    ([name, remote]) => [name, { ...remote, versions: remote.versions.map(slim) }] as const,
  );
  return { ...registry, remotes: Object.fromEntries(remotes) };
}
