import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from './federation-page.ts';

type Release = { names: Record<string, string[]>; files: Record<string, string> } & Record<string, unknown>;
export type Version = { version: string; state: string; base: string; release: Release };
type Registry = { remotes: Record<string, { versions: Version[] }> };

/** Writes the registry that the page carries anew; a tree without compressed twins serves the page itself. */
export async function publishedPage(folder: string, change: (registry: string) => string): Promise<void> {
  const page = join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  const block = /(id="?mfe-registry"?>)(.*?)(<\/script>)/;
  await writeFile(
    page,
    html.replace(block, (_all, open: string, text: string, close: string) => open + change(text) + close),
  );
  for (const twin of ['.br', '.gz']) await rm(page + twin, { force: true });
}

/** Edits the versions of a remote in the registry that the page carries, by hand. */
export const editVersions = (folder: string, role: Role, edit: (live: Version) => Version[]): Promise<void> =>
  publishedPage(folder, (text) => {
    const registry = JSON.parse(text) as Registry;
    const remote = registry.remotes[`mfe_${role}`]!;
    remote.versions = edit(remote.versions[0]!);
    return JSON.stringify(registry);
  });

const scriptsOf = async (folder: string, role: Role): Promise<string[]> => {
  const at = join(folder, 'mfe', role);
  return (await readdir(at, { recursive: true })).filter((file) => file.endsWith('.js')).map((file) => join(at, file));
};

/** Moves files of a remote away, with their compressed twins. */
export async function missingFrom(folder: string, role: Role, which: RegExp) {
  const files = (await scriptsOf(folder, role))
    .filter((file) => which.test(file))
    .flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  for (const file of files) await rename(file, `${file}.away`);
  return {
    async bringBack() {
      for (const file of files) await rename(`${file}.away`, file);
    },
  };
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * A release whose code is another one and whose hashes are right: changes the files whose name contains `part`, and
 * what names their hashes, up to the registry.
 */
export async function changeBuild(folder: string, role: Role, part: string, change: (text: string) => string) {
  const files = await scriptsOf(folder, role);
  const texts = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as [string, string])),
  );
  const renamed = new Map<string, string>();
  const write = (file: string, text: string) => {
    const before = texts.get(file) ?? '';
    if (before === text) return;
    texts.set(file, text);
    const [old, next] = [hashOf(before), hashOf(text)];
    renamed.set(old, next);
    for (const [other, content] of texts) if (other !== file) write(other, content.replaceAll(old, next));
  };
  for (const file of files.filter((one) => one.includes(part))) write(file, change(texts.get(file) ?? ''));
  for (const [file, text] of texts) {
    await writeFile(file, text);
    for (const twin of ['.br', '.gz']) await rm(file + twin, { force: true });
  }
  await publishedPage(folder, (text) => [...renamed].reduce((all, [old, next]) => all.replaceAll(old, next), text));
}

/** Another release of the live build goes live; taken back, the one before is live again. */
export async function publishCopy(folder: string, role: Role, version: string) {
  const page = join(folder, 'index.html');
  const before = await readFile(page, 'utf8');
  await editVersions(folder, role, (live) => [
    { ...live, version, base: `/mfe/${role}/${version}/` },
    { ...live, state: 'lastGood' },
  ]);
  const [live = ''] = await readdir(join(folder, 'mfe', role));
  await cp(join(folder, 'mfe', role, live), join(folder, 'mfe', role, version), { recursive: true });
  return { takeBack: () => writeFile(page, before) };
}
