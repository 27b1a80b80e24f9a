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
 * all instances together (`count_attempts`, migration 0022).
 * @throws DomainError `too-many-requests` when one limit is reached; then nothing is counted
 */
export async function countAttempts(db: Db, limits: readonly AttemptLimit[]): Promise<CountedAttempt[]> {
  // Always in the same order, so that two attempts never wait for each other in a circle.
  const ordered = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const { rows: [row] } = await sql<{ moments: string[] | null }>`
    select count_attempts(${ordered.map(({ key }) => key)}, ${ordered.map(({ most }) => most)}, ${ordered.map(({ minutes }) => minutes)},
      ${ordered.map(({ growing }) => growing === true)}, ${longestLock}) as moments`.execute(db);
  const moments = row?.moments;
  if (!moments) throw new DomainError('too-many-requests');
  return ordered.map(({ key }, at) => ({ key, moment: moments[at] ?? '' }));
}

/** Forgets what was counted for an account, because its owner got in. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await takeBackAttempts(db, [{ key, moment: null }]);
}

/** Takes back single counts, and nobody else's: these attempts were no failures. Without a moment all counts of the key go. */
export async function takeBackAttempts(db: Db, attempts: readonly { key: string; moment: string | null }[]): Promise<void> {
  await Promise.all(attempts.map(({ key, moment }) => sql`
    delete from rate_counters where key = ${key} and (${moment}::timestamptz is null or window_start = ${moment}::timestamptz)`.execute(db)));
}

/** Removes counters that no limit looks at any more; requests are counted by the minute (`shared-rates.ts`). */
export async function forgetOldAttempts(pool: pg.Pool): Promise<void> {
  await withSystem(pool, (db) => sql`delete from rate_counters where window_start < clock_timestamp() - interval '1 day'
    or (starts_with(key, 'request:') and window_start < clock_timestamp() - interval '5 minutes')`.execute(db));
}
