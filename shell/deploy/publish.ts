import {
  versionBefore,
  withoutTrial,
  withRelease,
  withShell,
  withTrial,
  withTrialPromoted,
  type Registry,
} from './registry-rules.ts';
import { readBuild, type Build, type Release } from './release.ts';
import type { SiteStore } from './site-store.ts';
import { baseOf, changeSite, folderOf, frameOf, publishedRelease, putVersion } from './site.ts';

/** Where, and what the history says of it. */
export interface Place {
  store: SiteStore;
  by?: string | undefined;
  why?: string | undefined;
  /** Where browsers find the version folders of remotes: the tree's own address, or that of a CDN. */
  base?: string | undefined;
}

export interface Publication extends Place {
  /** Build folder of the shell; without one the live shell stays. */
  shell?: string;
  /** Build folders of the remotes that go live. */
  remotes: string[];
  /**
   * Address of the API as the browser sees it: `/api` or an absolute one. Without one it is `/api` with a new shell,
   * and stays as it is with the live one.
   */
  apiUrl?: string | undefined;
}

const named = (release: Release) => `${release.name}@${release.version}`;
const addressOf = (release: Release, { base = '' }: Place) => `${base.replace(/\/$/, '')}/${baseOf(release)}/`;

/**
 * Puts builds into the served tree: immutable version folders first, then the registry, then the page that inlines it.
 * A reader meanwhile sees the state before or after, never a mixture. Registry and page are written by one publisher at
 * a time, each on what the one before wrote, so no release is lost.
 *
 * @returns the live registry
 * @throws when a build is incomplete, a version exists with other bytes, there is no shell yet, or the live remotes do
 *   not fit the live shell
 */
export async function publish({ shell, remotes, apiUrl, ...place }: Publication): Promise<Registry> {
  const frame = shell === undefined ? undefined : await readBuild(shell);
  const builds = await Promise.all(remotes.map(readBuild));
  if (frame) await putVersion(place.store, frame);
  for (const build of builds) await putVersion(place.store, build);
  const what = `publish ${[...(frame ? [frame] : []), ...builds].map(({ release }) => named(release)).join(' ')}`;
  const shown = frame && frameOf(frame);
  return changeSite({ ...place, what, apiUrl, shell: shown }, async (registry) => {
    await putAgain(place.store, frame ? [frame, ...builds] : builds);
    const withFrame = shown ? withShell(registry, shown.release.version) : registry;
    return builds.reduce((next, { release }) => withRelease(next, release, addressOf(release, place)), withFrame);
  });
}

/**
 * Puts a build on trial beside the live version of its remote, for so many percent of the browsers. What they report
 * halts it (the API's `releases`); the live version is what all others are given, and what a failure falls back to.
 *
 * @throws as `publish`, or when nothing of the remote is live
 */
export async function startTrial(place: Place & { remote: string; traffic: number }): Promise<Registry> {
  const build: Build = await readBuild(place.remote);
  await putVersion(place.store, build);
  const { release } = build;
  return changeSite({ ...place, what: `canary ${named(release)} ${place.traffic} %` }, async (registry) => {
    await putAgain(place.store, [build]);
    return withTrial(registry, release, addressOf(release, place), place.traffic);
  });
}

/** A version of long ago may have been removed by `gc` since it was found in the tree; while one publishes, none is. */
async function putAgain(store: SiteStore, builds: Build[]): Promise<void> {
  for (const build of builds)
    if (!(await store.read(`${baseOf(build.release)}/release.json`))) await putVersion(store, build);
}

/** Gives the version on trial to all. @throws when none is on trial */
export const promote = (place: Place, name: string): Promise<Registry> =>
  changeSite({ ...place, what: `promote ${name}` }, (registry) => withTrialPromoted(registry, name));

/**
 * The way back: ends a trial, or else makes an earlier version live again. What it replaces is never fallen back to.
 *
 * @param to the version; without one the one that was live before
 * @throws when that version is not in the tree any more, or does not fit the live shell
 */
export async function rollBack(place: Place, part: string, to?: string): Promise<Registry> {
  const { store } = place;
  const what = `rollback ${part}${to ? ` to ${to}` : ''}`;
  if (part === 'shell')
    return changeSite({ ...place, what }, async (registry, use) => {
      const version = to ?? versionBefore(registry, part);
      use(await publishedRelease(store, `shell/${version}`));
      return withShell(registry, version);
    });
  return changeSite({ ...place, what }, async (registry) => {
    const ended = to ? undefined : withoutTrial(registry, part);
    if (ended) return ended;
    const { release } = await publishedRelease(store, `${folderOf(part)}/${to ?? versionBefore(registry, part)}`);
    return withRelease(registry, release, addressOf(release, place));
  });
}
