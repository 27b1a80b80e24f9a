import type pg from 'pg';
import { TransactionConnection } from './connection-dialect.ts';
import { enter, type Identity } from './identity.ts';
import { withSession } from './session-connection.ts';
import { dbOver, type Db } from './transaction.ts';

/** A COPY and a statement over 100,000 rows may outlast a request's time limit. */
const limits = `set local lock_timeout = '60s'; set local statement_timeout = 0;
  set local work_mem = '32MB'; set local temp_buffers = '32MB'`;

/**
 * One long transaction as `identity`, behind the same row-level security as `withTenant`, on a connection of its own
 * and without pipelining, which COPY cannot be part of. For jobs only. Nothing is kept unless `work` ends well, so a
 * killed process leaves nothing behind.
 */
export function withBulk<T>(
  pool: pg.Pool,
  identity: Identity,
  work: (client: pg.Client, db: Db) => Promise<T>,
): Promise<T> {
  return withSession(pool, 'portal-bulk', async (client) => {
    await client.query('begin');
    await client.query(limits);
    const connection = new TransactionConnection(client);
    await connection.executeQuery(enter(identity));
    const result = await work(client, dbOver(connection));
    await client.query('commit');
    return result;
  });
}
