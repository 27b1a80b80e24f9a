import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../src/config.ts';
import { createPool } from '../src/db/client.ts';
import { assertMigratable, assertMigrated, migrate, type MigrateOptions } from '../src/db/migrate.ts';
import { connected, databaseAt, setLoginPassword } from '../src/db/roles.ts';
import { refuseDemoWorld } from '../src/demo/demo-mark.ts';
import { demoLogins } from '../src/demo/logins.ts';

export { demoLogins };

export type Database = {
  /** of the login that the server uses */
  url: string;
  /** of the tables' owner; without it nothing is migrated */
  ownerUrl?: string;
  /** the embedded server's administrator */
  superuserUrl?: string;
  stop: () => Promise<void>;
};

const name = 'portal';
// No other instance works on a database in one's own data folder.
const alone: MigrateOptions = { allowDowntime: true };

/**
 * Whether this release can go on with what is in the database. Changes nothing.
 *
 * @throws MigrationRefused when it cannot
 */
export async function assertFits(database: Database, options: MigrateOptions): Promise<void> {
  const { url, ownerUrl, superuserUrl } = database;
  if (!ownerUrl) await assertMigrated(url);
  else if (!superuserUrl) await assertMigratable(ownerUrl, options);
  else await assertEmbeddedFits(superuserUrl);
}

/** The same for the embedded server, of which nothing is asked but its administrator's address. */
export async function assertEmbeddedFits(superuserUrl: string): Promise<void> {
  if (await ownerOf(superuserUrl)) await assertMigratable(databaseAt(superuserUrl, name), alone);
}

/**
 * The newest schema and, outside production, the demo world: made once. In the embedded server the world is made in a
 * database of its own that gets its name when it is complete, so a start that was cut off leaves no half of it.
 * Returns the address of the database to serve.
 */
export async function prepareWorld(
  database: Database,
  config: Config,
  say: (text: string) => void,
  options: MigrateOptions = {},
): Promise<string> {
  const { url, ownerUrl, superuserUrl } = database;
  await assertFits(database, options);
  if (!ownerUrl) return url;
  if (!superuserUrl) {
    await fill(ownerUrl, url, config, say, options);
    return url;
  }
  const login = databaseAt(url, name);
  const owner = await ownerOf(superuserUrl);
  if (!owner) {
    const making = `${name}_making`;
    await connected(ownerUrl, async (client) => {
      await client.query(`drop database if exists ${making} with (force)`);
      await client.query(`create database ${making}`);
    });
    await fill(databaseAt(ownerUrl, making), databaseAt(url, making), config, say, alone);
    await connected(ownerUrl, (client) => client.query(`alter database ${making} rename to ${name}`));
    return login;
  }
  const { username } = new URL(ownerUrl);
  if (owner !== username) await handOver(databaseAt(superuserUrl, name), username);
  await migrate(databaseAt(ownerUrl, name), alone);
  await setLoginPassword(databaseAt(ownerUrl, name), login);
  if (config.production) await refuseDemo(login);
  return login;
}

async function refuseDemo(url: string): Promise<void> {
  const pool = createPool({ url, max: 1 });
  await refuseDemoWorld(pool).finally(() => pool.end());
}

/** Whose the embedded server's database is, if it is there. */
async function ownerOf(superuserUrl: string): Promise<string | undefined> {
  const { rows } = await connected(superuserUrl, (client) =>
    client.query<{ owner: string }>('select pg_get_userbyid(datdba) as owner from pg_database where datname = $1', [
      name,
    ]),
  );
  return rows[0]?.owner;
}

/** A database of the time when its owner was the superuser. */
async function handOver(superuserUrl: string, owner: string): Promise<void> {
  const text = await readFile(join(import.meta.dirname, '../deploy/hand-over.sql'), 'utf8');
  await connected(superuserUrl, async (client) => {
    await client.query(`select set_config('portal.owner', $1, false)`, [owner]);
    await client.query(text);
  });
}

async function fill(
  ownerUrl: string,
  url: string,
  config: Config,
  say: (text: string) => void,
  options: MigrateOptions,
): Promise<void> {
  await migrate(ownerUrl, options);
  if (ownerUrl !== config.migrationDatabaseUrl) await setLoginPassword(ownerUrl, url);
  if (config.production) await refuseDemo(url);
  if (config.production || !config.demo) return;
  const { seedDemo } = await import('../src/demo/seed-demo.ts');
  // Its lock outlives a transaction.
  const direct = config.databaseDirectUrl;
  await seedDemo(direct === config.databaseUrl ? url : (direct ?? url), config, say);
}
