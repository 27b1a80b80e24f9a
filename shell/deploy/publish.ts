import { brotliCompressSync, gzipSync } from 'node:zlib';
import { indexPage } from './index-page.ts';
import { emptyRegistry, isSameRegistry, withRelease, type Registry } from './registry-rules.ts';
import { readBuild, type Build } from './release.ts';
import type { SiteStore } from './site-store.ts';

export interface Publication {
  store: SiteStore;
  /** Build folder of the shell. */
  shell: string;
  /** Build folders of the remotes that go live. */
  remotes: string[];
  /** Address of the API as the browser sees it: `/api` or an absolute one. */
  apiUrl: string;
}

const keptVersions = 10;
const registryPath = 'mfe/registry.json';
const roleOf = (name: string) => name.replace(/^mfe_/, '');

/**
 * Puts builds into the served tree: immutable version folders first, then the registry, then the page that inlines it.
 * Whoever reads meanwhile sees the state before or after, never a mixture.
 *
 * @returns the live registry
 * @throws when a build is incomplete or a version exists with other bytes
 */
export async function publish({ store, shell, remotes, apiUrl }: Publication): Promise<Registry> {
  const frame = await readBuild(shell);
  await putVersion(store, `shell/${frame.release.version}`, frame);

  const before = await readRegistry(store, frame.release.contract);
  let next: Registry = { ...before, shell: { contract: [`^${frame.release.contract}`] } };
  for (const folder of remotes) {
    const build = await readBuild(folder);
    const base = `mfe/${roleOf(build.release.name)}/${build.release.version}`;
    await putVersion(store, base, build);
    next = withRelease(next, build.release, `/${base}/`, manifestOf(build));
  }

  const live = isSameRegistry(before, next) ? before : { ...next, serial: before.serial + 1 };
  if (live !== before) await writeText(store, registryPath, JSON.stringify(live));
  await writeText(store, 'index.html', indexPage(pageOf(frame), frame.release, live, apiUrl));
  await removeOldVersions(store, live, frame.release.version);
  return live;
}

async function putVersion(store: SiteStore, base: string, { release, files }: Build): Promise<void> {
  const published = await store.read(`${base}/release.json`);
  if (published) {
    if (!published.equals(files.get('release.json') ?? Buffer.alloc(0))) {
      throw new Error(`${release.name} ${release.version} is already published with other files; versions are immutable`);
    }
    const absent = [];
    for (const name of files.keys()) if (!(await store.read(`${base}/${name}`))) absent.push(name);
    for (const name of absent) await store.write(`${base}/${name}`, files.get(name) ?? Buffer.alloc(0));
    return;
  }
  for (const [name, content] of files) await store.write(`${base}/${name}`, content);
}

async function readRegistry(store: SiteStore, contract: string): Promise<Registry> {
  const text = await store.read(registryPath);
  return text ? (JSON.parse(text.toString()) as Registry) : emptyRegistry(contract);
}

/** The compressed twins go first: a server that prefers them must not answer with the state before. */
async function writeText(store: SiteStore, path: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  await store.write(`${path}.br`, brotliCompressSync(content));
  await store.write(`${path}.gz`, gzipSync(content));
  await store.write(path, content);
}

const manifestOf = ({ release, files }: Build): unknown => {
  const manifest = files.get(release.entry);
  if (!manifest) throw new Error(`${release.name} ${release.version} has no ${release.entry}`);
  return JSON.parse(manifest.toString());
};

const pageOf = ({ files }: Build): string => {
  const page = files.get('index.html');
  if (!page) throw new Error('the shell was built without index.html');
  return page.toString();
};

/** Keeps the ten newest versions of each part; a version named by the registry is never removed. */
async function removeOldVersions(store: SiteStore, registry: Registry, shellVersion: string): Promise<void> {
  const inUse = new Set([shellVersion, ...Object.values(registry.remotes).flatMap((remote) => remote.versions.map(({ version }) => version))]);
  const folders = ['shell', ...Object.keys(registry.remotes).map((name) => `mfe/${roleOf(name)}`)];
  for (const folder of folders) {
    const versions = await store.foldersByAge(folder);
    for (const version of versions.slice(keptVersions)) {
      if (!inUse.has(version)) await store.removeFolder(`${folder}/${version}`);
    }
  }
}
