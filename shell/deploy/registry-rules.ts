import * as v from 'valibot';
import { incompatibility } from '../src/federation/compatibility.ts';
import { Release } from './release.ts';

export interface RegisteredVersion {
  version: string;
  base: string;
  state: 'stable' | 'lastGood' | 'canary';
  /** of a canary: the share of browsers that are given it, in percent */
  traffic?: number;
  release: Release;
}

/** `registry.json` (FEDERATION 3.2): which version of which remote is live, and the one to fall back to. */
export interface Registry {
  schema: 1;
  serial: number;
  /** `version`: the live one; missing in a registry that was written before it was recorded */
  shell: { version?: string; earlier?: string[] };
  /** `earlier`: versions that were live before, the newest first */
  remotes: Record<string, { roles: string[]; versions: RegisteredVersion[]; earlier?: string[] }>;
  /** what made it what it is */
  change?: Change;
}

/** One line of the history: what was done, by whom, when, and why. */
export interface Change {
  what: string;
  by: string;
  at: string;
  why: string;
}

export const emptyRegistry: Registry = { schema: 1, serial: 0, shell: {}, remotes: {} };

const keptNames = 20;

/** The versions before the live one: what a way back replaced is not among them, so that a second one goes on back. */
function earlierNames(earlier: readonly string[], live: string, replaced: string | undefined, isWayBack: boolean) {
  const before = isWayBack ? earlier.slice(earlier.indexOf(live) + 1) : [...(replaced ? [replaced] : []), ...earlier];
  return [...new Set(before)].slice(0, keptNames);
}

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
  const names = isSame ? earlier : earlierNames(earlier, live.version, stable?.version, isWayBack);
  const remote = { roles: release.meta.roles, versions, ...(names.length > 0 ? { earlier: names } : {}) };
  return { ...registry, remotes: { ...registry.remotes, [release.name]: remote } };
}

/** The registry after another shell went live. */
export function withShell(registry: Registry, version: string): Registry {
  const { version: before, earlier = [] } = registry.shell;
  if (before === version) return registry;
  const names = earlierNames(earlier, version, before, earlier.includes(version));
  return { ...registry, shell: { version, ...(names.length > 0 ? { earlier: names } : {}) } };
}

const liveOf = (registry: Registry, name: string) => {
  const remote = registry.remotes[name];
  const stable = remote?.versions.find(({ state }) => state === 'stable');
  if (!remote || !stable) throw new Error(`no version of ${name} is live`);
  return { remote, stable };
};

/**
 * The registry while a build is on trial beside the live one: `traffic` percent of the browsers are given it.
 *
 * @throws when nothing of the remote is live, or the build is what is live
 */
export function withTrial(registry: Registry, release: Release, base: string, traffic: number): Registry {
  const { remote, stable } = liveOf(registry, release.name);
  if (stable.version === release.version) throw new Error(`${release.name} ${release.version} is live already`);
  const trial: RegisteredVersion = { version: release.version, base, state: 'canary', traffic, release };
  const others = remote.versions.filter(({ state, version }) => state !== 'canary' && version !== trial.version);
  const remotes = { ...registry.remotes, [release.name]: { ...remote, versions: [trial, ...others] } };
  return { ...registry, remotes };
}

const trialOf = (registry: Registry, name: string) =>
  registry.remotes[name]?.versions.find(({ state }) => state === 'canary');

/** The registry after a trial went well. @throws when there is none */
export function withTrialPromoted(registry: Registry, name: string): Registry {
  const trial = trialOf(registry, name);
  if (!trial) throw new Error(`no version of ${name} is on trial`);
  return withRelease(registry, trial.release, trial.base);
}

/** The registry after a trial was given up; undefined where there is none. */
export function withoutTrial(registry: Registry, name: string): Registry | undefined {
  const trial = trialOf(registry, name);
  const { remote } = liveOf(registry, name);
  if (!trial) return undefined;
  const versions = remote.versions.filter((version) => version !== trial);
  return { ...registry, remotes: { ...registry.remotes, [name]: { ...remote, versions } } };
}

/** The version that was live before the live one. @throws when none is known */
export function versionBefore(registry: Registry, part: string): string {
  const { earlier, lastGood } =
    part === 'shell'
      ? { earlier: registry.shell.earlier, lastGood: undefined }
      : {
          earlier: registry.remotes[part]?.earlier,
          lastGood: registry.remotes[part]?.versions.find(({ state }) => state === 'lastGood')?.version,
        };
  const before = lastGood ?? earlier?.[0];
  if (!before) throw new Error(`no earlier version of ${part} is known; name one: --to <version>`);
  return before;
}

/**
 * Refuses a registry whose live remotes cannot run in the live shell.
 *
 * @throws with the remote and what the shell lacks
 */
export function assertFits({ remotes }: Registry, shell: Release): void {
  for (const [name, { versions }] of Object.entries(remotes)) {
    for (const shown of versions.filter(({ state }) => state !== 'lastGood')) {
      // An earlier publisher wrote it, perhaps with fewer fields.
      const reason = incompatibility(v.parse(Release, shown.release), shell);
      if (reason)
        throw new Error(`${name} ${shown.version} does not fit shell ${shell.version}, which lacks ${reason}`);
    }
  }
}

const bare = ({ schema, shell, remotes }: Registry) => JSON.stringify({ schema, shell, remotes });
/** Equal but for the serial and what made it so: nothing new to write. */
export const isSameRegistry = (a: Registry, b: Registry): boolean => bare(a) === bare(b);

/**
 * The registry as the page carries it: only what the shell itself loads. A remote's later chunks are guarded by the
 * hashes inside its verified entry, and their list would weigh more than the login page's own text.
 */
export function inlinedRegistry({ schema, serial, shell, remotes: all }: Registry): Registry {
  const slim = (version: RegisteredVersion): RegisteredVersion => {
    const { files, firstView } = version.release;
    const loaded = firstView.map((name) => [name, files[name] ?? ''] as const);
    return { ...version, release: { ...version.release, files: Object.fromEntries(loaded) } };
  };
  const remotes = Object.entries(all).map(
    ([name, { roles, versions }]) => [name, { roles, versions: versions.map(slim) }] as const,
  );
  return {
    schema,
    serial,
    shell: shell.version ? { version: shell.version } : {},
    remotes: Object.fromEntries(remotes),
  };
}
