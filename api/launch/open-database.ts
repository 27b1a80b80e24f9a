import pg from 'pg';
import type { Config } from '../src/config.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { StartError } from './preconditions.ts';

export type Database = { url: string; embedded: boolean; stop: () => Promise<void> };

/** The database of `DATABASE_URL`, or the embedded one in the data folder. */
export async function openDatabase(config: Config, say: (text: string) => void): Promise<Database> {
  if (config.databaseUrl) {
    await assertUsable(config.databaseUrl);
    return { url: config.databaseUrl, embedded: false, stop: async () => undefined };
  }
  say('Starting the database …');
  try {
    return { ...(await startEmbedded({ dir: config.dataDir })), embedded: true };
  } catch (error) {
    throw new StartError(`The embedded database did not start: ${error instanceof Error ? error.message : error}`);
  }
}

/** It answers, and its user may make what the migrations make: functions that act for the portal itself, whoever calls them. */
async function assertUsable(url: string): Promise<void> {
  if (!URL.canParse(url)) throw new StartError('DATABASE_URL must be a postgres:// address such as postgres://user:password@host:5432/database.');
  const { host } = new URL(url);
  const user = await userOf(url).catch((error: unknown) => {
    const { code, message } = error as { code?: string; message: string };
    throw new StartError(`The database of DATABASE_URL at ${host} cannot be reached (${code ?? message}); start it or correct the address.`);
  });
  if (!user.isSuperuser) throw new StartError(`The user ${user.name} of DATABASE_URL at ${host} must be a superuser of that database server; give it the right or name another user.`);
}

async function userOf(url: string): Promise<{ name: string; isSuperuser: boolean }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; isSuperuser: boolean }>('select rolname as name, rolsuper as "isSuperuser" from pg_roles where rolname = current_user');
    return rows[0] ?? { name: '', isSuperuser: false };
  } finally {
    await client.end();
  }
}
