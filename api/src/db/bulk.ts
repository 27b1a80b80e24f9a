import { Kysely } from 'kysely';
import pg from 'pg';
import { connectionDialect } from './connection-dialect.ts';
import { conversation } from './conversation.ts';
import type { DB } from './schema.ts';
import { enter, type Identity } from './identity.ts';
import type { Db } from './tenant.ts';

/**
 * One long transaction as `identity`, behind the same row-level security as `withTenant`, on a connection of its own:
 * a COPY and a statement over 100,000 rows may outlast a request's time limit. For jobs only. Nothing is kept unless `work` ends well, so a killed process leaves nothing behind.
 */
export async function withBulk<T>(pool: pg.Pool, identity: Identity, work: (client: pg.Client, db: Db) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: pool.options.connectionString, application_name: 'portal-bulk', connectionTimeoutMillis: 5_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000,
    options: '-c role=portal_app -c lock_timeout=60000 -c statement_timeout=0 -c work_mem=32MB -c temp_buffers=32MB',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    const { text, values = [] } = enter(identity);
    await client.query(text, [...values]);
    const result = await work(client, new Kysely<DB>({ dialect: connectionDialect(conversation(client, () => [])) }));
    await client.query('commit');
    return result;
  } finally {
    // Closing a connection in the middle of a transaction rolls it back.
    await client.end().catch(() => undefined);
  }
}
