import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { apiUrlOf, indexPage } from './index-page.ts';
import type { Registry } from './registry-rules.ts';
import { integrityOf } from './release.ts';
import { exclusively, type SiteStore } from './site-store.ts';
import { folderOf, historyPath, publishedRelease, readRegistry, registryPath } from './site.ts';

/** Names of all versions that the registry may give to a browser, by the folder of their part. */
function versionsInUse({ shell, remotes }: Registry): Map<string, string[]> {
  const used = new Map([['shell', shell.version ? [shell.version] : []]]);
  for (const [name, { versions }] of Object.entries(remotes))
    used.set(
      folderOf(name),
      versions.map(({ version }) => version),
    );
  return used;
}

/** What is live, one line a part, as an operator reads it. */
export function statusLines({ serial, change, shell, remotes }: Registry): string[] {
  const lines = Object.entries(remotes).map(([name, { versions }]) => {
    const shown = versions.map(({ version, state, traffic }) =>
      state === 'canary' ? `${version} (canary, ${traffic ?? 0} %)` : `${version} (${state})`,
    );
    return `${name} ${shown.join(', ')}`;
  });
  const last =
    change && `${change.at} ${change.what}${change.by && `, by ${change.by}`}${change.why && `: ${change.why}`}`;
  return [`serial ${serial}${last ? `, ${last}` : ''}`, `shell ${shell.version ?? 'none'}`, ...lines];
}

/**
 * Reads the served tree as browsers will: every file of every version in use is the one of its release, and so is what
 * its compressed twins hold; the registry says of each what the release says, and the page is the one of this registry
 * and this shell, to the letter.
 *
 * @returns what is wrong, one sentence each; empty when the whole chain holds
 */
export async function verify(store: SiteStore): Promise<string[]> {
  const registry = await readRegistry(store);
  if (!registry) return ['there is no mfe/registry.json'];
  const wrong: string[] = [];
  for (const [folder, versions] of versionsInUse(registry))
    for (const version of versions) wrong.push(...(await brokenFiles(store, `${folder}/${version}`)));
  for (const [name, { versions }] of Object.entries(registry.remotes))
    for (const { version, release } of versions) {
      const own = await publishedRelease(store, `${folderOf(name)}/${version}`).catch(() => undefined);
      if (own && JSON.stringify(own.release.files) !== JSON.stringify(release.files))
        wrong.push(`the registry names other files of ${name} ${version} than its release.json`);
    }
  for (const path of [registryPath, 'index.html']) wrong.push(...(await otherTwins(store, path)));
  const page = (await store.read('index.html'))?.toString() ?? '';
  if (!new RegExp(`"serial":${registry.serial}[,}]`).test(page)) wrong.push('index.html carries another registry');
  if (registry.shell.version && !page.includes(`/shell/${registry.shell.version}/`))
    wrong.push('index.html starts another shell');
  if (wrong.length > 0) return wrong;
  const shell = await publishedRelease(store, `shell/${registry.shell.version}`);
  const whole = indexPage(shell.page?.toString() ?? '', shell.release, registry, apiUrlOf(page) ?? '/api');
  return page === whole ? [] : ['index.html was changed since it was published; publish again'];
}

const unpackers = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** The compressed twins of a file that hold something else; most browsers are given one of them. */
async function otherTwins(store: SiteStore, path: string): Promise<string[]> {
  const content = await store.read(path);
  const wrong = [];
  for (const [ending, unpack] of Object.entries(unpackers)) {
    const twin = await store.read(`${path}${ending}`);
    if (twin && content && !unpacked(twin, unpack)?.equals(content)) wrong.push(`${path}${ending} holds another file`);
  }
  return wrong;
}

function unpacked(twin: Buffer, unpack: (content: Buffer) => Buffer): Buffer | undefined {
  try {
    return unpack(twin);
  } catch {
    return undefined;
  }
}

async function brokenFiles(store: SiteStore, folder: string): Promise<string[]> {
  const published = await publishedRelease(store, folder).catch(() => undefined);
  if (!published) return [`${folder}/release.json is missing or unreadable`];
  const wrong = [];
  for (const [name, integrity] of Object.entries(published.release.files)) {
    const content = await store.read(`${folder}/${name}`);
    if (!content) wrong.push(`${folder}/${name} is missing`);
    else if (integrityOf(content) !== integrity) wrong.push(`${folder}/${name} is not what was built`);
    wrong.push(...(await otherTwins(store, `${folder}/${name}`)));
  }
  return wrong;
}

const dayMs = 86_400_000;

/**
 * Removes versions that no browser needs: beyond the `keep` newest of their part, published and last given to browsers
 * more than `days` ago (a tab that stays open loads its later chunks from its own version), and not in the registry.
 *
 * @param dryRun names them only
 * @returns the folders removed
 */
export function collect(
  store: SiteStore,
  { keep, days, dryRun }: { keep: number; days: number; dryRun: boolean },
): Promise<string[]> {
  return exclusively(store, async () => {
    const registry = await readRegistry(store);
    if (!registry) return [];
    const gone: string[] = [];
    const given = await versionsSince(store, registry, Date.now() - days * dayMs);
    for (const [folder, inUse] of given) {
      const beyond = (await store.foldersByAge(folder)).slice(keep);
      for (const { name, at } of beyond)
        if (!inUse.includes(name) && Date.now() - at > days * dayMs) gone.push(`${folder}/${name}`);
    }
    if (!dryRun) for (const folder of gone) await store.removeFolder(folder);
    return gone;
  });
}

/** As `versionsInUse`, of every registry that was live at that instant or later. */
async function versionsSince(store: SiteStore, live: Registry, since: number): Promise<Map<string, string[]>> {
  const used = versionsInUse(live);
  for (let at: Registry | undefined = live; at && Date.parse(at.change?.at ?? '') > since;) {
    const before: Buffer | undefined = await store.read(historyPath(at.serial - 1));
    at = before && (JSON.parse(before.toString()) as Registry);
    for (const [folder, versions] of at ? versionsInUse(at) : [])
      used.set(folder, [...(used.get(folder) ?? []), ...versions]);
  }
  return used;
}
