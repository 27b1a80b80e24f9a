import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { apiUrlOf, indexPage } from './index-page.ts';
import { assertFits, emptyRegistry, isSameRegistry, withRelease, type Registry } from './registry-rules.ts';
import { readBuild, Release, type Build } from './release.ts';
import type { SiteStore } from './site-store.ts';

export interface Publication {
  store: SiteStore;
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

const keptVersions = 10;
const registryPath = 'mfe/registry.json';
const roleOf = (name: string) => name.replace(/^mfe_/, '');
const baseOf = (release: Release) => `mfe/${roleOf(release.name)}/${release.version}`;

/** What the page is made of: the shell's own files by their hashes, and the page as it was built. */
type Frame = { release: Release; page: string };

/**
 * Puts builds into the served tree: immutable version folders first, then the registry, then the page that inlines it.
 * A reader meanwhile sees the state before or after, never a mixture. Registry and page are written by one publisher at
 * a time, each on what the one before wrote, so no release is lost.
 *
 * @returns the live registry
 * @throws when a build is incomplete, a version exists with other bytes, there is no shell yet, or the live remotes do
 *   not fit the live shell
 */
export async function publish({ store, shell, remotes, apiUrl }: Publication): Promise<Registry> {
  const frame = shell === undefined ? undefined : await readBuild(shell);
  const builds = await Promise.all(remotes.map(readBuild));
  if (frame) await putVersion(store, `shell/${frame.release.version}`, frame);
  for (const build of builds) await putVersion(store, baseOf(build.release), build);
  const built = frame && { release: frame.release, page: pageOf(frame) };
  return store.exclusively(() => goLive(store, built, builds, apiUrl));
}

async function goLive(
  store: SiteStore,
  built: Frame | undefined,
  builds: readonly Build[],
  apiUrl: string | undefined,
): Promise<Registry> {
  const registered = await readRegistry(store);
  const frame = built ?? (await liveFrame(store, registered));
  const before = registered ?? emptyRegistry;
  let next: Registry = { ...before, shell: { version: frame.release.version } };
  for (const build of builds) next = withRelease(next, build.release, `/${baseOf(build.release)}/`);
  assertFits(next, frame.release);

  const live = registered && isSameRegistry(before, next) ? before : { ...next, serial: before.serial + 1 };
  const page = built ? undefined : await store.read('index.html');
  const address = apiUrl ?? apiUrlOf(page?.toString() ?? '') ?? '/api';
  if (live !== before) await writeText(store, registryPath, JSON.stringify(live));
  await writeText(store, 'index.html', indexPage(frame.page, frame.release, live, address));
  await removeOldVersions(store, live, frame.release.version);
  return live;
}

/** The shell that is served now, from its version folder. */
async function liveFrame(store: SiteStore, registry: Registry | undefined): Promise<Frame> {
  const version = registry?.shell.version;
  const read = (name: string) => (version ? store.read(`shell/${version}/${name}`) : undefined);
  const [release, page] = await Promise.all([read('release.json'), read('index.html')]);
  if (!release || !page)
    throw new Error('no shell with a recorded version is published here; publish the shell first: --only shell');
  return { release: v.parse(Release, JSON.parse(release.toString())), page: page.toString() };
}

async function putVersion(store: SiteStore, base: string, { release, files }: Build): Promise<void> {
  const published = await store.read(`${base}/release.json`);
  if (published) {
    if (!published.equals(files.get('release.json') ?? Buffer.alloc(0))) {
      throw new Error(
        `${release.name} ${release.version} is already published with other files; versions are immutable`,
      );
    }
    const absent = [];
    for (const name of files.keys()) if (!(await store.read(`${base}/${name}`))) absent.push(name);
    for (const name of absent) await store.write(`${base}/${name}`, files.get(name) ?? Buffer.alloc(0));
    return;
  }
  for (const [name, content] of files) await store.write(`${base}/${name}`, content);
}

async function readRegistry(store: SiteStore): Promise<Registry | undefined> {
  const text = await store.read(registryPath);
  return text && (JSON.parse(text.toString()) as Registry);
}

/** The compressed twins go first: a server that prefers them must not answer with the state before. */
async function writeText(store: SiteStore, path: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  await store.write(`${path}.br`, brotliCompressSync(content));
  await store.write(`${path}.gz`, gzipSync(content));
  await store.write(path, content);
}

const pageOf = ({ files }: Build): string => {
  const page = files.get('index.html');
  if (!page) throw new Error('the shell was built without index.html');
  return page.toString();
};

/** Keeps the ten newest versions of each part; a version named by the registry is never removed. */
async function removeOldVersions(store: SiteStore, registry: Registry, shellVersion: string): Promise<void> {
  const inUse = new Set([
    shellVersion,
    ...Object.values(registry.remotes).flatMap((remote) => remote.versions.map(({ version }) => version)),
  ]);
  const folders = ['shell', ...Object.keys(registry.remotes).map((name) => `mfe/${roleOf(name)}`)];
  for (const folder of folders) {
    const versions = await store.foldersByAge(folder);
    for (const version of versions.slice(keptVersions)) {
      if (!inUse.has(version)) await store.removeFolder(`${folder}/${version}`);
    }
  }
}
