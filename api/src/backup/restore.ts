import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { verifyAudit } from '../audit/verify-audit.ts';
import { readConfig } from '../config.ts';
import { ownerPool } from '../db/client.ts';
import { fingerprint } from '../db/fingerprint.ts';
import { migrate, ownMigrations } from '../db/migrate.ts';
import { command, ownerUrlOf } from '../db/owner-url.ts';
import { assertReachable } from '../db/reachable.ts';
import { connected, login, makeRoles, setLoginPassword } from '../db/roles.ts';
import type { Files } from '../files/files.ts';
import { openFiles } from '../files/open-files.ts';
import { brokenFiles } from '../invariants/broken-files.ts';
import { brokenInvariants } from '../invariants/broken-invariants.ts';
import { StartError } from '../preconditions.ts';
import { dumpName, filesFolder, readBackup } from './manifest.ts';
import { runOnDatabase } from './postgres-program.ts';

/**
 * `npm run restore -- FOLDER`: a backup into an empty database of a fresh server and an empty file store, brought to
 * this release; at the end schema, invariants, files and audit log are verified.
 */
await command(async () => {
  const [given] = process.argv.slice(2);
  if (!given) throw new StartError('Name the folder of a backup: npm run restore -- FOLDER');
  const folder = resolve(given);
  const config = readConfig(process.env);
  const [ownerUrl, store] = [await ownerUrlOf(config), openFiles(config)];
  const backup = await readBackup(folder);
  if (!(await ownMigrations()).includes(backup.newest))
    throw new StartError(
      `The backup was made by a newer release of the portal (${backup.newest} is not part of this one); ` +
        'restore it with that release.',
    );
  await assertReachable('MIGRATION_DATABASE_URL', ownerUrl, true);
  await connected(ownerUrl, assertEmpty);
  await assertNoFiles(store);

  await connected(ownerUrl, makeRoles);
  const { databaseUrl } = config;
  if (databaseUrl && new URL(databaseUrl).username === login) await setLoginPassword(ownerUrl, databaseUrl);
  runOnDatabase('pg_restore', ownerUrl, ['--exit-on-error', join(folder, dumpName)]);
  const schema = await connected(ownerUrl, async (client) => {
    await client.query('analyze');
    return await fingerprint(client);
  });
  if (schema !== backup.fingerprint) throw new StartError('The restored schema is not the one that was backed up.');
  for (const name of Object.keys(backup.files))
    if (name.startsWith(`${filesFolder}/`))
      await store.write(name.slice(filesFolder.length + 1), await readFile(join(folder, name)));
  // Nothing works on it yet.
  await migrate(ownerUrl, { allowDowntime: true });

  const owner = ownerPool(ownerUrl, 2);
  const broken = [...(await brokenInvariants(owner)), ...(await brokenFiles(owner, store))];
  const { finding } = await verifyAudit(owner, store);
  await owner.end();
  if (broken.length > 0 || finding)
    throw new StartError('It is restored, but not everything holds: npm run verify names the rows.');
  console.info(`restored what was saved at ${backup.at}; every invariant holds`);
});

async function assertEmpty(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(`select from pg_tables where schemaname in ('public', 'pgboss') limit 1`);
  if (rowCount) throw new StartError('The database of MIGRATION_DATABASE_URL holds tables already; name an empty one.');
}

async function assertNoFiles(store: Files): Promise<void> {
  for await (const { path } of store.list())
    throw new StartError(`The file store holds files already (${path}); name an empty DATA_DIR or bucket.`);
}
