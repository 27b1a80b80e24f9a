import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { apiUrlOf, indexPage } from './index-page.ts';
import { assertFits, emptyRegistry, isSameRegistry, type Registry } from './registry-rules.ts';
import { Release, type Build } from './release.ts';
import { exclusively, type SiteStore } from './site-store.ts';

export const registryPath = 'mfe/registry.json';
export const historyPath = (serial: number): string => `mfe/registry.history/${serial}.json`;

/** What the page is made of: the shell's own files by their hashes, and the page as it was built. */
export type Frame = { release: Release; page?: Buffer | undefined };

export const folderOf = (name: string): string => (name === 'shell' ? 'shell' : `mfe/${name.replace(/^mfe_/, '')}`);

export const baseOf = ({ name, version }: Release): string =>
  `${folderOf(name === 'portal_shell' ? 'shell' : name)}/${version}`;

/** The page of a shell's build. @throws when it has none */
export function frameOf({ release, files }: Build): Frame {
  const page = files.get('index.html');
  if (!page) throw new Error('the shell was built without index.html');
  return { release, page };
}

/** A version that is in the tree. @throws when it is not, or not whole */
export async function publishedRelease(store: SiteStore, folder: string): Promise<Frame> {
  const [release, page] = await Promise.all([store.read(`${folder}/release.json`), store.read(`${folder}/index.html`)]);
  if (!release) throw new Error(`${folder} is not in the served tree`);
  return { release: v.parse(Release, JSON.parse(release.toString())), page };
}

/** Copies a build to its folder, `release.json` last; a version that is there already must be the same. */
export async function putVersion(store: SiteStore, { release, files }: Build): Promise<void> {
  const base = baseOf(release);
  const published = await store.read(`${base}/release.json`);
  if (published && !published.equals(files.get('release.json') ?? Buffer.alloc(0)))
    throw new Error(`${release.name} ${release.version} is already published with other files; versions are immutable`);
  for (const [name, content] of files)
    if (!published || !(await store.read(`${base}/${name}`))) await store.write(`${base}/${name}`, content);
}

export async function readRegistry(store: SiteStore): Promise<Registry | undefined> {
  const text = await store.read(registryPath);
  return text && (JSON.parse(text.toString()) as Registry);
}

type Doing = {
  store: SiteStore;
  what: string;
  by?: string | undefined;
  why?: string | undefined;
  /** the shell that goes live; without one the live one stays */
  shell?: Frame | undefined;
  apiUrl?: string | undefined;
};

/**
 * One change of what is live: registry, its copy in the history, and the page, by one publisher at a time. A change
 * that changes nothing writes the page alone.
 *
 * @param change the next registry; may name another shell by `use`
 */
export function changeSite(
  { store, what, by = '', why = '', shell, apiUrl }: Doing,
  change: (registry: Registry, use: (frame: Frame) => void) => Registry | Promise<Registry>,
): Promise<Registry> {
  return exclusively(store, async () => {
    const registered = await readRegistry(store);
    const before = registered ?? emptyRegistry;
    let chosen = shell;
    const changed = await change(before, (frame) => (chosen = frame));
    const frame = chosen ?? (await liveFrame(store, registered));
    if (!frame.page) throw new Error(`shell ${frame.release.version} has no page in the served tree`);
    const next = { ...changed, shell: { ...changed.shell, version: frame.release.version } };
    assertFits(next, frame.release);
    const isNew = !registered || !isSameRegistry(before, next);
    const at = new Date().toISOString();
    const live = isNew ? { ...next, serial: before.serial + 1, change: { what, by, why, at } } : before;
    const address = apiUrl ?? (shell ? undefined : apiUrlOf((await store.read('index.html'))?.toString() ?? ''));
    if (isNew) {
      await store.write(historyPath(live.serial), Buffer.from(JSON.stringify(live)));
      await writeText(store, registryPath, JSON.stringify(live));
    }
    await writeText(store, 'index.html', indexPage(frame.page.toString(), frame.release, live, address ?? '/api'));
    return live;
  });
}

/** The shell that is served now, from its version folder. */
async function liveFrame(store: SiteStore, registry: Registry | undefined): Promise<Frame> {
  const version = registry?.shell.version;
  if (!version || !(await store.read(`shell/${version}/release.json`)))
    throw new Error('no shell with a recorded version is published here; publish the shell first: --only shell');
  return publishedRelease(store, `shell/${version}`);
}

/** The compressed twins go first: a server that prefers them must not answer with the state before. */
async function writeText(store: SiteStore, path: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  await store.write(`${path}.br`, brotliCompressSync(content));
  await store.write(`${path}.gz`, gzipSync(content));
  await store.write(path, content);
}
