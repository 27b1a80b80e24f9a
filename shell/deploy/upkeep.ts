import type { Registry } from './registry-rules.ts';
import { integrityOf } from './release.ts';
import { exclusively, type SiteStore } from './site-store.ts';
import { folderOf, publishedRelease, readRegistry } from './site.ts';

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
 * Reads the served tree as browsers will: every file of every version in use is the one of its release, the registry
 * says of each what the release says, and the page carries this registry and this shell's scripts.
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
  const page = (await store.read('index.html'))?.toString() ?? '';
  if (!new RegExp(`"serial":${registry.serial}[,}]`).test(page)) wrong.push('index.html carries another registry');
  if (registry.shell.version && !page.includes(`/shell/${registry.shell.version}/`))
    wrong.push('index.html starts another shell');
  return wrong;
}

async function brokenFiles(store: SiteStore, folder: string): Promise<string[]> {
  const published = await publishedRelease(store, folder).catch(() => undefined);
  if (!published) return [`${folder}/release.json is missing or unreadable`];
  const wrong = [];
  for (const [name, integrity] of Object.entries(published.release.files)) {
    const content = await store.read(`${folder}/${name}`);
    if (!content) wrong.push(`${folder}/${name} is missing`);
    else if (integrityOf(content) !== integrity) wrong.push(`${folder}/${name} is not what was built`);
  }
  return wrong;
}

const dayMs = 86_400_000;

/**
 * Removes versions that nobody needs: older than the `keep` newest of their part and than `days` (a tab that stays open
 * loads its later chunks from its own version), and not in the registry.
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
    for (const [folder, inUse] of versionsInUse(registry)) {
      const beyond = (await store.foldersByAge(folder)).slice(keep);
      for (const { name, at } of beyond)
        if (!inUse.includes(name) && Date.now() - at > days * dayMs) gone.push(`${folder}/${name}`);
    }
    if (!dryRun) for (const folder of gone) await store.removeFolder(folder);
    return gone;
  });
}
