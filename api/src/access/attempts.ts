import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { withoutTenant, withSystem, type Db } from '../db/tenant.ts';
import { DomainError } from '../http/domain-error.ts';

/**
 * What is counted, by whom, over how many minutes. Real time: an attacker does not follow the business clock (DECISIONS
 * 14). With `growing`, reaching the limit locks for one minute, each further failure a minute longer, up to 15.
 */
export type AttemptLimit = { key: string; most: number; minutes: number; growing?: true };

const longestLock = 15;

export type AttemptKind =
  | 'login'
  | 'login-device'
  | 'login-any'
  | 'login-ip'
  | 'link-ip'
  | 'proof'
  | 'second-step'
  | 'address-change'
  | 'request';

/** A key that does not tell the address or person it counts for (SECURITY T15). */
export function attemptKey(secret: string, kind: AttemptKind, ...who: string[]): string {
  return `${kind}:${createHmac('sha256', secret).update(JSON.stringify(who)).digest('base64url')}`;
}

/** IPv6 addresses count by their /64: one customer has that many of them. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const middle = ip.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * Counts one attempt against every limit before it is tried, on all instances together (`count_attempts`).
 *
 * @throws DomainError `too-many-requests` with the seconds to wait; then nothing is counted
 */
export async function countAttempts(pool: pg.Pool, limits: readonly AttemptLimit[]): Promise<void> {
  // Always in the same order, so that two attempts never wait for each other in a circle.
  const ordered = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const {
    rows: [row],
  } = await withoutTenant(pool, (db) =>
    sql<{ wait: number | null }>`select count_attempts(
      ${ordered.map(({ key }) => key)}, ${ordered.map(({ most }) => most)},
      ${ordered.map(({ minutes }) => minutes)}, ${ordered.map(({ growing }) => growing === true)},
      ${longestLock}) as wait`.execute(db),
  );
  if (row?.wait) throw new DomainError('too-many-requests', undefined, undefined, row.wait);
}

/**
 * What becomes of counted attempts after the proof: those taken back were no failure, the others are forgotten whole.
 */
export type Release = { takenBack: readonly string[]; forgotten: readonly string[] };

/** Takes one attempt of each key back and forgets others, because their owner got in. */
export async function releaseAttempts(db: Db, { takenBack, forgotten }: Release): Promise<void> {
  await sql`select release_attempts(${takenBack}::text[], ${forgotten}::text[])`.execute(db);
}

/**
 * Removes what no limit looks at any more: keys without an attempt since yesterday, and counts of past minutes
 * (`shared-rates.ts`).
 */
export async function forgetOldAttempts(pool: pg.Pool): Promise<void> {
  await withSystem(pool, (db) =>
    Promise.all([
      sql`delete from attempts where last_at < clock_timestamp() - interval '1 day'`.execute(db),
      // A replica that is so far behind is not asked (`Replica`).
      sql`delete from write_positions where noted_at < clock_timestamp() - interval '1 hour'`.execute(db),
      sql`delete from rate_counters where window_start < clock_timestamp() - interval '5 minutes'`.execute(db),
    ]),
  );
}
