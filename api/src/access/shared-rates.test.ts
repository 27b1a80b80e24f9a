import { setTimeout as pause } from 'node:timers/promises';
import { apiSuite } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';
import { createPool } from '../db/client.ts';
import { forgetOldAttempts } from './attempts.ts';
import { sharedRates, type SharedRates } from './shared-rates.ts';

const secret = 'a test secret of more than 32 characters';
const t = apiSuite({ env: { RATE_LIMIT_PER_MINUTE: '20' } });

const instance = (now = () => Date.now(), pool = t.services.pool) => sharedRates(pool, secret, now);
/** Counts one request of `who`; answers how many it knows of in this minute. */
const ask = ({ store }: SharedRates, who: string, times = 1): number => {
  let known = 0;
  for (let n = 0; n < times; n += 1)
    new store({}).incr(
      who,
      (_error, counted) => {
        known = counted?.current ?? 0;
      },
      60_000,
      20,
    );
  return known;
};
/** Far enough from the end of a minute that nothing below falls into two. */
const earlyInAMinute = async () => {
  while (Date.now() % 60_000 > 50_000) await pause(100);
};

test('T15: twenty a minute are twenty on two instances together, and no request waits for the database', async () => {
  await earlyInAMinute();
  const twin = await buildApp(t.services);
  const status = async (app: typeof twin) =>
    (await app.inject({ method: 'GET', url: '/api/auth/check-session', remoteAddress: '192.0.2.40' })).statusCode;
  for (let n = 0; n < 20; n += 1) expect(await status(t.app)).toBe(401);
  const refusal = await t.app.inject({ method: 'GET', url: '/api/auth/check-session', remoteAddress: '192.0.2.40' });
  expect([refusal.statusCode, refusal.json<{ message: string }>().message]).toEqual([429, 'too-many-requests']);
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(5);
  let passed = 0;
  // Alone it would let twenty pass; it knows better as soon as the two have exchanged their counts.
  for (; (await status(twin)) !== 429; passed += 1) await pause(150);
  expect(passed).toBeLessThan(20);
  await twin.close();
});

test('T15: two instances count into one sum for each address, which starts again every minute', async () => {
  await earlyInAMinute();
  let at = Date.now();
  const [one, other] = [instance(() => at), instance(() => at)];
  expect([ask(one, '192.0.2.1', 12), ask(other, '192.0.2.1', 5), ask(other, '192.0.2.2')]).toEqual([12, 5, 1]);
  await one.exchange();
  await other.exchange();
  expect([ask(one, '192.0.2.1'), ask(other, '192.0.2.1'), ask(other, '192.0.2.2')]).toEqual([13, 18, 2]);
  await one.exchange();
  expect(ask(one, '192.0.2.1')).toBe(19);
  const { rows } = await t.database.owner.query(`select key from rate_counters where key like 'request:%'`);
  expect(JSON.stringify(rows)).not.toContain('192.0.2');
  at += 60_000;
  expect(ask(one, '192.0.2.1')).toBe(1);
  await Promise.all([one.close(), other.close()]);
});

test('an instance whose clock is wrong counts in the minute that the database has', async () => {
  await earlyInAMinute();
  const [right, wrong] = [instance(), instance(() => Date.now() + 600_000)];
  ask(wrong, '192.0.2.9');
  await wrong.exchange();
  ask(right, '192.0.2.9', 7);
  await right.exchange();
  ask(wrong, '192.0.2.9');
  await wrong.exchange();
  expect(ask(wrong, '192.0.2.9')).toBe(9);
  await Promise.all([right.close(), wrong.close()]);
});

test('without the database an instance counts alone, and tells what it counted when the database is back', async () => {
  await earlyInAMinute();
  const away = createPool({ url: 'postgres://nobody@127.0.0.1:1/nothing', max: 1 });
  let pool = away;
  const alone = instance(Date.now, { connect: () => pool.connect() } as typeof away);
  ask(alone, '192.0.2.3', 8);
  await alone.exchange();
  expect(ask(alone, '192.0.2.3')).toBe(9);
  await alone.exchange();
  pool = t.services.pool;
  await alone.exchange();
  const other = instance();
  ask(other, '192.0.2.3');
  await other.exchange();
  expect(ask(other, '192.0.2.3')).toBe(11);
  await Promise.all([alone.close(), other.close(), away.end()]);
});

test('counts of past minutes are removed, those of logins stay for their day', async () => {
  await t.database.owner
    .query(`insert into rate_counters (key, window_start, hits) values ('request:old', now() - interval '6 minutes', 1);
    insert into attempts values ('login:kept', 1, now() - interval '2 days', now() - interval '6 minutes'),
    ('login:old', 1, now() - interval '2 days', now() - interval '2 days')`);
  await forgetOldAttempts(t.services.pool);
  const { rows } = await t.database.owner.query(
    `select key from rate_counters where key like '%:old' union all select key from attempts where key like 'login:%'`,
  );
  expect(rows).toEqual([{ key: 'login:kept' }]);
});
