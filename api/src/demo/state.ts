import type pg from 'pg';
import { withSystem } from '../db/tenant.ts';

const lockKey = `hashtextextended('portal-demo', 0)`;

/** Only one start at a time prepares a database; a second waits until the first is done. */
export async function alone<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query({ text: `set statement_timeout = 0; set lock_timeout = 0` });
    await client.query(`select pg_advisory_lock(${lockKey})`);
    return await work();
  } finally {
    await client.query(`select pg_advisory_unlock(${lockKey})`).catch(() => undefined);
    // Its session settings differ from the others', so it does not go back into the pool.
    client.release(true);
  }
}

/** No login exists: the database is new. */
export async function isEmpty(pool: pg.Pool): Promise<boolean> {
  const row = await withSystem(pool, (db) => db.selectFrom('users').select('id').limit(1).executeTakeFirst(), {
    readOnly: true,
  });
  return row === undefined;
}
