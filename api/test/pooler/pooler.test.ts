import { setTimeout as pause } from 'node:timers/promises';
import type { Seen } from '@portal/contract/seen';
import { sql } from 'kysely';
import { isFullRun } from '../../../shared-ui/presets/full-run.ts';
import { createPool } from '../../src/db/client.ts';
import { withSystem, type Db } from '../../src/db/tenant.ts';
import { seenBody } from '../binding-call.ts';
import { startKillable, type Killable } from '../faults/killable-server.ts';
import { givenMarket, givenOrder, type Market } from '../given-orders.ts';
import { givenPassword } from '../given.ts';
import { password } from '../login-calls.ts';
import { tellStory } from '../story/tell-story.ts';
import { apiSuite } from '../test-app.ts';
import { keepsNames, pgbouncer, startPooler, type Pooler } from './pooler.ts';

/** The whole story and a steady load through a transaction pooler, which gives each transaction any connection. */
const server = process.env.TEST_DATABASE_URL ?? '';
let pooler: Pooler | undefined;
if (pgbouncer) {
  pooler = await startPooler(server);
  process.env.TEST_POOLER_URL = pooler.through(server);
  // On a server that reaches its database through the pooler.
  tellStory();
}
afterAll(async () => {
  delete process.env.TEST_POOLER_URL;
  await pooler?.stop();
});

const seconds = isFullRun ? 60 : 8;
const title = `50 requests a second for ${seconds} s: none fails`;

(pgbouncer ? describe : describe.skip)(
  `behind a pooler${pgbouncer ? '' : ' (skipped: the package pgbouncer is not installed)'}`,
  () => {
    const t = apiSuite({ now: '2026-11-30T08:00:00Z' });
    let market: Market;
    let running: Killable;
    let orders: { orderIds: string[]; seen: Seen }[];
    beforeAll(async () => {
      market = await givenMarket(t);
      await givenPassword(t, market.company, password);
      orders = [];
      // One for each fifth of a second.
      t.clock.moveTo('2026-12-01T09:00:00Z');
      for (let n = 0; n < seconds * 5; n += 1) {
        const orderIds = [
          await givenOrder(
            t,
            market,
            { for: n % 2 ? market.bo : market.anna, phoneOnly: n % 2 === 1 },
            { ordered_on: '2026-11-30' },
          ),
        ];
        orders.push({
          orderIds,
          seen: (await seenBody(t, '/company/orders/process', market.company.token, { orderIds })).seen,
        });
      }
      const { jwtSecret: secret, dataDir } = t.services.config;
      running = await startKillable({
        databaseUrl: pooler?.through(t.database.url) ?? '',
        directUrl: t.database.url,
        dataDir,
        secret,
        now: '2026-12-01T09:00:00Z',
        // The story before it has none.
        env: { DATABASE_STATEMENT_NAMES: String(keepsNames) },
      });
      t.onClose(() => running.stop());
    });

    test(
      title,
      async () => {
        const { token, email } = market.company;
        const get = (path: string) => () => running.call('GET', path, { token });
        const calls: ((n: number) => ReturnType<Killable['call']>)[] = [
          get('/company/employees?pageSize=50'),
          get('/company/orders?pageSize=50'),
          get('/search?q=phone'),
          get('/auth/check-session'),
          get('/company/subscriptions'),
          () => running.call('POST', '/auth/login', { token, body: { email, password } }),
          (n) =>
            running.call('POST', '/company/orders/process', {
              token,
              key: `pooled-${n}`,
              body: { ...orders.shift(), binding: true },
            }),
          get('/company/employees?q=bo'),
          get('/company/orders?q=phone'),
          get('/auth/check-session'),
        ];
        const answers: ReturnType<Killable['call']>[] = [];
        const started = Date.now();
        for (let n = 0; n < seconds * 50; n += 1) {
          await pause(Math.max(0, started + n * 20 - Date.now()));
          answers.push(calls[n % calls.length]?.(n) ?? Promise.reject(new Error('no call')));
        }
        const failed = (await Promise.all(answers))
          .map((answer, n) =>
            answer === 'no answer' || answer.status !== 200 ? [n % calls.length, answer] : undefined,
          )
          .filter(Boolean);
        expect([answers.length, failed]).toEqual([seconds * 50, []]);
      },
      seconds * 3_000 + 30_000,
    );

    (keepsNames ? test : test.skip)(
      'a migration makes plans wrong that the pooler keeps by name: all are planned anew (skipped before 1.21)',
      async () => {
        const pool = createPool({ url: pooler?.through(t.database.url) ?? '', max: 8 });
        const read = (db: Db) => db.selectFrom('currencies').selectAll().limit(1).execute();
        // Each is given a connection of its own, for all are open at once.
        const together = Array.from({ length: 8 }, () =>
          withSystem(pool, async (db) => [await read(db), await sql`select pg_sleep(0.3)`.execute(db)]),
        );
        await Promise.all(together);
        await t.database.owner.query('alter table currencies add column shade text');
        expect((await withSystem(pool, read).finally(() => pool.end()))[0]).toHaveProperty('shade');
      },
    );

    test('the server’s statements go through it, its queue and locks past it', async () => {
      const { rows } = await t.database.owner.query<{
        name: string;
      }>(`select distinct application_name as name from pg_stat_activity
      where datname = current_database() and usename = 'portal_api' order by 1`);
      expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['portal', 'portal-jobs']));
    });
  },
);
