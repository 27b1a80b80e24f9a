import pg from 'pg';
import type { Config } from '../src/config.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { StartError } from './preconditions.ts';

export type Database = { url: string; embedded: boolean; stop: () => Promise<void> };

/** The database of `DATABASE_URL`, or the embedded one in the data folder. */
export async function openDatabase(config: Config, say: (text: string) => void): Promise<Database> {
  if (config.databaseUrl) {
    await assertReachable(config.databaseUrl);
    return { url: config.databaseUrl, embedded: false, stop: async () => undefined };
  }
  say('Starting the database …');
  try {
    return { ...(await startEmbedded({ dir: config.dataDir })), embedded: true };
  } catch (error) {
    throw new StartError(`The embedded database did not start: ${error instanceof Error ? error.message : error}`);
  }
}

async function assertReachable(url: string): Promise<void> {
  if (!URL.canParse(url)) throw new StartError('DATABASE_URL must be a postgres:// address such as postgres://user:password@host:5432/database.');
  const { host } = new URL(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    throw new StartError(`The database of DATABASE_URL at ${host} cannot be reached (${code ?? message}); start it or correct the address.`);
  }
}
