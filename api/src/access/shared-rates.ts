import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type pg from 'pg';
import { withSystem } from '../db/tenant.ts';
import { attemptKey } from './attempts.ts';

/** A fixed minute: what all instances count together starts and ends with it. */
const windowMilliseconds = 60_000;
/** How long an instance keeps its new counts to itself; the other instances let through at most this much more. */
const exchangeMilliseconds = 1_000;
/** Addresses that one instance counts at a time; beyond it the oldest starts anew. */
const mostKeys = 10_000;

type Count = {
  /** what the database said at the last exchange: all instances together */
  shared: number;
  /** counted here, on its way to the database */
  sent: number;
  /** counted here since */
  fresh: number;
};

export type SharedRates = {
  /** for `@fastify/rate-limit` */
  store: FastifyRateLimitStoreCtor;
  /** tells the database what is new here and reads what all instances counted */
  exchange: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Requests by address and minute, counted in the process and shared by all instances through the database, one
 * statement a second. Without the database every instance counts alone (SECURITY T15). `now` is real time.
 */
export function sharedRates(pool: pg.Pool, secret: string, now: () => number = Date.now): SharedRates {
  const counts = new Map<string, Count>();
  let minute = 0;
  let ahead = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const databaseNow = () => now() + ahead;
  const turnMinute = () => {
    const current = Math.floor(databaseNow() / windowMilliseconds);
    if (current === minute) return;
    minute = current;
    counts.clear();
  };

  const exchangeNow = async () => {
    turnMinute();
    const at = minute;
    // Always in the same order, so that two instances never wait for each other in a circle.
    const told = [...counts]
      .filter(([, { fresh }]) => fresh > 0)
      .map(([who, count]) => ({ key: attemptKey(secret, 'request', who), count }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    if (told.length === 0) return;
    for (const { count } of told) [count.sent, count.fresh] = [count.fresh, 0];
    try {
      const { totals, clock } = await tell(
        pool,
        at,
        told.map(({ key, count }) => ({ key, hits: count.sent })),
      );
      for (const { key, count } of told) [count.shared, count.sent] = [totals.get(key) ?? count.shared + count.sent, 0];
      ahead = clock - now();
    } catch {
      // Counted alone until the database is back; then what it missed of this minute is told.
      for (const { count } of told) [count.fresh, count.sent] = [count.fresh + count.sent, 0];
    }
  };
  const exchange = () => {
    running ??= exchangeNow().finally(() => {
      running = undefined;
    });
    return running;
  };
  const later = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void exchange().then(() => {
        if ([...counts.values()].some(({ fresh }) => fresh > 0)) later();
      });
    }, exchangeMilliseconds).unref();
  };

  const store: FastifyRateLimitStore = {
    incr(who, answer) {
      turnMinute();
      const count = counts.get(who) ?? { shared: 0, sent: 0, fresh: 0 };
      count.fresh += 1;
      if (count.fresh === 1) {
        counts.set(who, count);
        const [oldest] = counts.keys();
        if (counts.size > mostKeys && oldest !== undefined) counts.delete(oldest);
      }
      later();
      answer(null, {
        current: count.shared + count.sent + count.fresh,
        ttl: windowMilliseconds - (databaseNow() % windowMilliseconds),
      });
    },
    child: () => store,
  };
  return {
    // The plugin makes its store with `new`.
    store: function makeStore() {
      return store;
    } as unknown as FastifyRateLimitStoreCtor,
    exchange,
    async close() {
      clearTimeout(timer);
      await running;
    },
  };
}

/** Adds what one instance counted in a minute; answers what all of them counted, and what time the database has. */
async function tell(
  pool: pg.Pool,
  minute: number,
  news: readonly { key: string; hits: number }[],
): Promise<{ totals: ReadonlyMap<string, number>; clock: number }> {
  // The portal's own bookkeeping: the address belongs to no tenant.
  const { rows } = await withSystem(
    pool,
    (db) =>
      sql<{ key: string; hits: number; clock: number }>`
    insert into rate_counters (key, window_start, hits)
    select key, to_timestamp(${minute * 60}), hits from unnest(${news.map(({ key }) => key)}::text[],
    ${news.map(({ hits }) => hits)}::int[]) as news (key, hits)
    on conflict (key, window_start) do update set hits = rate_counters.hits + excluded.hits
    returning key, hits, (extract(epoch from clock_timestamp()) * 1000)::float8 as clock`.execute(db),
    { background: true },
  );
  return { totals: new Map(rows.map(({ key, hits }) => [key, hits])), clock: rows[0]?.clock ?? Date.now() };
}
