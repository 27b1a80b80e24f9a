import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startEmbedded } from '../../src/db/embedded.ts';
import { connected, databaseAt } from '../../src/db/roles.ts';

/** A dump of an empty database from before migration 0027, which a superuser owned. */
export const oldDump = async (): Promise<string> =>
  gunzipSync(await readFile(join(import.meta.dirname, 'before-roles.sql.gz'))).toString();

/** The roles and the contents of such a database, at the address of a superuser. */
export async function loadOldDatabase(superuserUrl: string): Promise<void> {
  const dump = await oldDump();
  await connected(superuserUrl, async (client) => {
    for (const role of ['portal_tenant', 'portal_app']) await client.query(`create role ${role} nologin`);
    await client.query(dump);
  });
}

/**
 * A data folder as it was before passwords were demanded: a superuser without one owns everything. `also` is run in
 * its database.
 */
export async function oldDataFolder(dir: string, also = ''): Promise<void> {
  const server = await startEmbedded({ dir, durable: false });
  await connected(server.superuserUrl, async (client) => {
    await client.query('drop role portal_owner');
    await client.query('create database portal');
  });
  await loadOldDatabase(databaseAt(server.superuserUrl, 'portal'));
  if (also) await connected(databaseAt(server.superuserUrl, 'portal'), (client) => client.query(also));
  await server.stop();
  await writeFile(join(dir, 'pg/pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
  await rm(join(dir, 'database.key'));
}
