import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { headPath } from '../audit/seal-audit.ts';
import { readConfig } from '../config.ts';
import { fingerprint } from '../db/fingerprint.ts';
import { readApplied } from '../db/migration-state.ts';
import { command, ownerUrlOf } from '../db/owner-url.ts';
import { connected } from '../db/roles.ts';
import { openFiles } from '../files/open-files.ts';
import { StartError } from '../preconditions.ts';
import { dumpName, filesFolder, manifestName, measured, type Manifest } from './manifest.ts';
import { runOnDatabase } from './postgres-program.ts';

/**
 * `npm run backup -- FOLDER`: the database, its roles and the file store beside a working portal, with a manifest that
 * is written last: a folder without one is no backup.
 */
await command(async () => {
  const [given] = process.argv.slice(2);
  if (!given) throw new StartError('Name a folder: npm run backup -- FOLDER');
  const folder = resolve(given);
  const config = readConfig(process.env);
  const [ownerUrl, store] = [await ownerUrlOf(config), openFiles(config)];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new StartError(`The folder ${folder} is not empty; a backup gets one of its own.`);

  const files: Manifest['files'] = {};
  const keep = async (path: string) => {
    const name = `${filesFolder}/${path}`;
    const bytes = await store.read(path).catch(() => undefined);
    // Removed since it was listed.
    if (!bytes) return;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
    files[name] = await measured(join(folder, name));
  };
  // Before the database, whose chain then has this link; everything else after it, so that no row lacks its file.
  await keep(headPath);
  const { applied, schema } = await connected(ownerUrl, async (client) => ({
    applied: await readApplied(client),
    schema: await fingerprint(client),
  }));
  runOnDatabase('pg_dump', ownerUrl, ['--format=custom', `--file=${join(folder, dumpName)}`]);
  files[dumpName] = await measured(join(folder, dumpName));
  await copyFile(join(import.meta.dirname, '../../deploy/roles.sql'), join(folder, 'roles.sql'));
  files['roles.sql'] = await measured(join(folder, 'roles.sql'));
  for await (const { path } of store.list()) if (path !== headPath) await keep(path);

  const manifest: Manifest = {
    format: 1,
    at: new Date().toISOString(),
    newest: applied.at(-1)?.name ?? '',
    fingerprint: schema,
    files,
  };
  await writeFile(join(folder, manifestName), JSON.stringify(manifest, null, 1));
  console.info(`the database and ${Object.keys(files).length - 2} files are in ${folder}`);
});
