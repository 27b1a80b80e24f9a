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

/** One attempt as it was counted. The moment keeps its microseconds: it names the row. */
export type CountedAttempt = { key: string; moment: string };

/** `countAttempts` where nothing else is asked for. */
export async function countAttempt(pool: pg.Pool, limits: readonly AttemptLimit[]): Promise<void> {
  await withSystem(pool, (db) => countAttempts(db, limits), { atOnce: true });
}

/**
 * Counts one attempt against every limit, before it is tried: of many at once exactly as many pass as are allowed, on
 * all instances together. All of it is asked for at once, so that it can travel with what the attempt needs.
 * @throws DomainError `too-many-requests` when one limit is reached; then nothing is counted
 */
export async function countAttempts(db: Db, limits: readonly AttemptLimit[]): Promise<CountedAttempt[]> {
  // Always in the same order, so that two attempts never wait for each other in a circle.
  const ordered = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  // Each statement looks after the lock before it was given.
  const locked = lock(db, ordered.map(({ key }) => key));
  const [counted] = await Promise.all([count(db, ordered), locked]);
  if (counted.length === 0) throw new DomainError('too-many-requests');
  return counted;
}

// Nobody waits for the disk: a power cut may lose the counts of the last half second, and ends the guessing for longer.
async function lock(db: Db, keys: string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(key, 0)), set_config('synchronous_commit', 'off', true) from unnest(${keys}::text[]) as k (key)`.execute(db);
}

async function count(db: Db, limits: readonly AttemptLimit[]): Promise<CountedAttempt[]> {
  const { rows } = await sql<CountedAttempt>`
    with limits as (
      select * from unnest(${limits.map(({ key }) => key)}::text[], ${limits.map(({ most }) => most)}::int[],
        ${limits.map(({ minutes }) => minutes)}::int[], ${limits.map(({ growing }) => growing === true)}::boolean[]) as l (key, most, minutes, growing)
    ), spent as (
      select from limits l cross join lateral (
        select coalesce(sum(hits), 0)::int as hits, extract(epoch from clock_timestamp() - max(window_start)) / 60 as minutes_ago
        from rate_counters r where r.key = l.key and r.window_start > clock_timestamp() - make_interval(mins => l.minutes)
      ) so_far
      where so_far.hits >= l.most
        and (not l.growing or so_far.minutes_ago is null or so_far.minutes_ago < least(${longestLock}::int, so_far.hits - l.most + 1))
    )
    insert into rate_counters (key, window_start, hits)
    select key, clock_timestamp(), 1 from limits where not exists (select from spent)
    on conflict (key, window_start) do update set hits = rate_counters.hits + 1
    returning key, window_start::text as moment`.execute(db);
  return rows;
}

/** Forgets what was counted for an account, because its owner got in. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await takeBackAttempts(db, [{ key, moment: null }]);
}

/** Takes back single counts, and nobody else's: these attempts were no failures. Without a moment all counts of the key go. */
export async function takeBackAttempts(db: Db, attempts: readonly { key: string; moment: string | null }[]): Promise<void> {
  await sql`delete from rate_counters r using unnest(${attempts.map(({ key }) => key)}::text[], ${attempts.map(({ moment }) => moment)}::timestamptz[]) as a (key, moment)
    where r.key = a.key and (a.moment is null or r.window_start = a.moment)`.execute(db);
}

/** Removes counters that no limit looks at any more; requests are counted by the minute (`shared-rates.ts`). */
export async function forgetOldAttempts(pool: pg.Pool): Promise<void> {
  await withSystem(pool, (db) => sql`delete from rate_counters where window_start < clock_timestamp() - interval '1 day'
    or (starts_with(key, 'request:') and window_start < clock_timestamp() - interval '5 minutes')`.execute(db));
}
