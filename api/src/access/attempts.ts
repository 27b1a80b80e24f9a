import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { withSystem, type Db } from '../db/tenant.ts';
import { DomainError } from '../http/domain-error.ts';

/**
 * What is counted, by whom, over how long. Real time: an attacker does not follow the business clock (DECISIONS 14).
 * With `growing`, reaching the limit locks for one minute, every further failure a minute longer, up to 15.
 */
export type AttemptLimit = { key: string; most: number; minutes: number; growing?: true };

const longestLock = 15;

/** A key that does not tell the address it counts for (SECURITY T15). */
export function attemptKey(secret: string, kind: 'login' | 'login-ip' | 'link' | 'link-ip' | 'second-step' | 'request', who: string): string {
  return `${kind}:${createHmac('sha256', secret).update(who.trim().toLowerCase()).digest('base64url')}`;
}

/** IPv6 addresses count by their /64: one customer has that many of them. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const middle = ip.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...middle, ...right].slice(0, 4).map((part) => part.replace(/^0+(?=.)/, '')).join(':');
}

/**
 * Counts one attempt against every limit, before it is tried: of many at once exactly as many pass as are allowed, on
 * all instances together.
 * @throws DomainError `too-many-requests` when one limit is reached; then nothing is counted
 */
export async function countAttempt(pool: pg.Pool, limits: readonly AttemptLimit[]): Promise<void> {
  await withSystem(pool, async (db) => {
    // Always in the same order, so that two attempts never wait for each other in a circle.
    const ordered = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    // One message: every statement of it looks after the lock before it was given.
    const spent = await Promise.all(ordered.flatMap((limit) => [lock(db, limit), isSpent(db, limit)]));
    if (spent.includes(true)) throw new DomainError('too-many-requests');
    await Promise.all(ordered.map(({ key }) => sql`insert into rate_counters (key, window_start, hits) values (${key}, clock_timestamp(), 1)
      on conflict (key, window_start) do update set hits = rate_counters.hits + 1`.execute(db)));
  });
}

async function lock(db: Db, { key }: AttemptLimit): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

async function isSpent(db: Db, { key, most, minutes, growing }: AttemptLimit): Promise<boolean> {
  const { rows } = await sql<{ hits: number; minutes_ago: number | null }>`
    select coalesce(sum(hits), 0)::int as hits, (extract(epoch from clock_timestamp() - max(window_start)) / 60)::float8 as minutes_ago
    from rate_counters where key = ${key} and window_start > clock_timestamp() - make_interval(mins => ${minutes})`.execute(db);
  const { hits = 0, minutes_ago: minutesAgo = null } = rows[0] ?? {};
  if (hits < most) return false;
  return !growing || minutesAgo === null || minutesAgo < Math.min(longestLock, hits - most + 1);
}

/** Forgets what was counted for an account, because its owner got in. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_counters').where('key', '=', key).execute();
}

/** Takes back the newest count of a key: this attempt was no failure. */
export async function takeBackAttempt(db: Db, key: string): Promise<void> {
  await sql`delete from rate_counters where key = ${key} and window_start = (select max(window_start) from rate_counters where key = ${key})`.execute(db);
}

/** Removes counters that no limit looks at any more; requests are counted by the minute (`shared-rates.ts`). */
export async function forgetOldAttempts(pool: pg.Pool): Promise<void> {
  await withSystem(pool, (db) => sql`delete from rate_counters where window_start < clock_timestamp() - interval '1 day'
    or (starts_with(key, 'request:') and window_start < clock_timestamp() - interval '5 minutes')`.execute(db));
}
