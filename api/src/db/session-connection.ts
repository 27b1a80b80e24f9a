import pg from 'pg';
import { directUrl } from './client.ts';

/**
 * A connection of its own for as long as `work` takes, past any pooler: for a lock or a COPY that outlives a
 * transaction. Closing it in the middle of a transaction rolls that back and lets go of its locks.
 */
export async function withSession<T>(pool: pg.Pool, name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: directUrl(pool),
    application_name: name,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
