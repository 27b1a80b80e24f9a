import pg from 'pg';
import { knowConnections } from './lost-connections.ts';

const { Pool, types } = pg;

// A bigint is a count of minor units: a safe integer, or the process has lost money and must say so.
types.setTypeParser(types.builtins.INT8, (value) => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError('an integer from the database is not exact');
  return number;
});
// A day stays a day: pg would make local midnight of it (STYLE 1.8).
types.setTypeParser(types.builtins.DATE, (value) => value);

export type PoolOptions = {
  url: string;
  max?: number;
  /** the role that connections act as until a tenant transaction changes it; the owner only for migrations */
  role?: 'portal_app' | 'owner';
  name?: string;
};

/**
 * A pool whose connections act as portal_app, which may read no table: whoever forgets `withTenant` gets 42501,
 * not somebody's rows.
 */
export function createPool({ url, max = 16, role = 'portal_app', name = 'portal' }: PoolOptions): pg.Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: name,
    connectionTimeoutMillis: 4_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 30_000,
    ...(role === 'portal_app'
      ? { options: '-c role=portal_app -c lock_timeout=2000 -c statement_timeout=15000 -c idle_in_transaction_session_timeout=60000' }
      : {}),
  });
  // A connection that breaks while idle is the pool's business; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  knowConnections(pool);
  return pool;
}
