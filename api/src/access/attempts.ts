import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { asNobody, withSystem, type Db } from '../db/tenant.ts';
import { DomainError } from '../http/domain-error.ts';

/**
 * What is counted, by whom, over how long. Real time: an attacker does not follow the business clock (DECISIONS 14).
 * With `growing`, reaching the limit locks for one minute, every further failure a minute longer, up to 15.
 */
export type AttemptLimit = { key: string; most: number; minutes: number; growing?: true };

const longestLock = 15;

/** More columns of the statement that counts, each with a comma before it. */
type Asked = { columns: string; values: readonly unknown[] };

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

/** One attempt as it was counted; the moment keeps its microseconds. Without one it stands for all attempts of the key. */
export type CountedAttempt = { key: string; moment: string | null };

/** As the database takes them. */
export const ofAttempts = (attempts: readonly CountedAttempt[]) => ({ keys: attempts.map(({ key }) => key), moments: attempts.map(({ moment }) => moment) });

/**
 * Counts one attempt against every limit, before it is tried: of many at once exactly as many pass as are allowed, on
 * all instances together (`count_attempts`, migration 0024). What else is asked for before anybody is somebody goes along:
 * `columns`, whose parameters begin at `$6`, with their `values`.
 * @throws DomainError `too-many-requests` when one limit is reached; then nothing is counted
 */
export async function countAttempts<Row extends object>(pool: pg.Pool, limits: readonly AttemptLimit[], { columns, values }: Asked = { columns: '', values: [] }): Promise<{ counted: CountedAttempt[]; row: Partial<Row> }> {
  // Always in the same order, so that two attempts never wait for each other in a circle.
  const ordered = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const { rows: [row] } = await asNobody(pool, (statements) => statements.query<Partial<Row> & { moments: string[] | null }>({
    text: `select count_attempts($1, $2, $3, $4, $5) as moments${columns}`,
    values: [ordered.map(({ key }) => key), ordered.map(({ most }) => most), ordered.map(({ minutes }) => minutes), ordered.map(({ growing }) => growing === true), longestLock, ...values],
  }));
  const moments = row?.moments;
  if (!moments) throw new DomainError('too-many-requests');
  return { counted: ordered.map(({ key }, at) => ({ key, moment: moments[at] ?? null })), row };
}

/** Forgets what was counted for an account, because its owner got in. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await takeBackAttempts(db, [{ key, moment: null }]);
}

/** Takes back single counts, and nobody else's: these attempts were no failures. */
export async function takeBackAttempts(db: Db, attempts: readonly CountedAttempt[]): Promise<void> {
  const { keys, moments } = ofAttempts(attempts);
  await sql`select take_back_attempts(${keys}, ${moments})`.execute(db);
}

/** Removes what no limit looks at any more: keys without an attempt since yesterday, and counts of past minutes (`shared-rates.ts`). */
export async function forgetOldAttempts(pool: pg.Pool): Promise<void> {
  await withSystem(pool, (db) => Promise.all([
    sql`delete from attempts where coalesce(moments[cardinality(moments)], '-infinity') < clock_timestamp() - interval '1 day'`.execute(db),
    sql`delete from rate_counters where window_start < clock_timestamp() - interval '5 minutes'`.execute(db),
  ]));
}
