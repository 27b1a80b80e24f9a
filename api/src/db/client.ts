import pg from 'pg';
import { withoutNames } from './statement-names.ts';

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
  /** where the same database answers without a pooler in between; `url` unless there is one */
  directUrl?: string;
  max?: number;
  name?: string;
  /** after so many milliseconds without an answer the connection counts as lost; 0 waits for ever */
  silentMs?: number;
  /** false: no statement is kept by name, for a pooler that would hand the name to another connection */
  named?: boolean;
};

const directUrls = new WeakMap<pg.Pool, string>();

/** The address for what needs one session for longer than a transaction: job locks, COPY, the queue. */
export const directUrl = (pool: pg.Pool): string => directUrls.get(pool) ?? pool.options.connectionString ?? '';

/**
 * The server's pool. Its user may read no table: a query outside `withTenant` gets 42501. Postgres itself ends a
 * statement after 15 s (deploy/roles.sql); what has no answer 2 s later has lost its connection, which is destroyed.
 */
export function createPool({
  url,
  directUrl: direct = url,
  max = 16,
  name = 'portal',
  silentMs = 17_000,
  named = true,
}: PoolOptions): pg.Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    pipeline: true,
    application_name: name,
    connectionTimeoutMillis: Math.min(4_000, silentMs || 4_000),
    query_timeout: silentMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 30_000,
  });
  directUrls.set(pool, direct);
  // A connection that breaks while idle is the pool's business; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (!named) pool.on('connect', withoutNames);
  return pool;
}

/** A pool of the tables' owner, whose statements may take their time: checks and reports, never requests. */
export const ownerPool = (url: string, max = 1): pg.Pool => createPool({ url, max, silentMs: 0 });
