import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const workspace = resolve(import.meta.dirname, '../..');
const inModules = (...parts: string[]) => join(workspace, 'node_modules', ...parts);

/** What comes into a bundle must lie where it would be installed: behind a link it would have another path. */
const inBundle = new Set(['@module-federation', 'swc-loader', 'valibot']);
const copy = (from: string, to: string) => cp(from, to, { recursive: true, verbatimSymlinks: true });

/** A remote in a repository of its own, outside of the workspace. */
export interface Repository {
  folder: string;
  /** Changes a file of the repository or of an installed package; an edit that changes nothing throws. */
  edit(path: string, change: (text: string) => string): Promise<void>;
  /** @throws with what the compiler says */
  typecheck(): Promise<void>;
  build(): Promise<{ version: string; names: Record<string, string[]> }>;
  /** Puts the build into a served tree, next to the live shell. */
  publish(site: string): Promise<void>;
}

/** Packs what a remote needs of this workspace, as a registry would have it. */
export async function packPackages(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-packages-'));
  for (const name of ['shared-ui', 'api/contract'])
    await run('npm', ['pack', '--pack-destination', folder], { cwd: join(workspace, name) });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** `own-repository/` with the packed packages unpacked; libraries and tools are links to those of the workspace. */
export async function givenRepository(packages: string, folder: string): Promise<Repository> {
  await cp(join(import.meta.dirname, 'own-repository'), folder, { recursive: true });
  const packed = await readdir(packages);
  for (const name of ['shared-ui', 'contract']) {
    const file = packed.find((one) => one.startsWith(`portal-${name}-`)) ?? `portal-${name} is not packed`;
    const target = join(folder, 'node_modules/@portal', name);
    await mkdir(target, { recursive: true });
    await run('tar', ['-xzf', join(packages, file), '-C', target, '--strip-components=1']);
  }
  for (const entry of await readdir(inModules(), { withFileTypes: true }))
    if (entry.isDirectory() && entry.name !== '@portal')
      await (inBundle.has(entry.name) ? copy : symlink)(
        inModules(entry.name),
        join(folder, 'node_modules', entry.name),
      );
  const inFolder = (file: string, ...args: string[]) => run(process.execPath, [file, ...args], { cwd: folder });
  return {
    folder,
    edit: async (path, change) => {
      const file = join(folder, path);
      const before = await readFile(file, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`the edit of ${path} changes nothing`);
      await writeFile(file, after);
    },
    typecheck: async () => void (await inFolder(inModules('typescript/bin/tsc'), '--noEmit')),
    build: async () => {
      await inFolder(inModules('webpack/bin/webpack.js'), '--mode', 'production');
      return JSON.parse(await readFile(join(folder, 'dist/release.json'), 'utf8'));
    },
    publish: async (site) => void (await inFolder(join(workspace, 'shell/deploy/publish.mjs'), site, '--only', folder)),
  };
}
