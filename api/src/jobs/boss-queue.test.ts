import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { cuttingProxy } from '../../test/faults/cutting-proxy.ts';
import { fullTest } from '../../test/full-test.ts';
import { apiSuite } from '../../test/test-app.ts';
import { bossQueue } from './boss-queue.ts';

const t = apiSuite();

const until = async (isSo: () => boolean, meanwhile: () => void = () => undefined) => {
  for (let n = 0; !isSo(); n += 1) {
    if (n > 1_200) throw new Error('it never came to that');
    meanwhile();
    await pause(50);
  }
};

fullTest(
  'workers whose questions the line swallows give up and work on when it is back',
  async () => {
    const proxy = await cuttingProxy(t.database.url);
    const troubles: string[] = [];
    const note = ({ err }: { err: Error }) => {
      troubles.push(err.message);
    };
    const queue = bossQueue(proxy.url, { error: note, warn: note }, 5_000);
    const done: string[] = [];
    await queue.start(async ({ kind }) => {
      done.push(kind);
    });
    await until(() => done.includes('scheduled-jobs'));
    proxy.swallow();
    // Every worker asks by itself too, so all connections of the pool hang by then.
    await until(() => troubles.length > 3);
    expect(proxy.swallowed).toBeGreaterThan(3);
    expect(troubles.join()).toMatch(/timeout/);
    proxy.forward();
    await until(
      () => done.includes('deliver-mail'),
      () => queue.notify({ kind: 'deliver-mail' }),
    );
    await queue.stop();
    await proxy.close();
  },
  200_000,
);

test('the schedule of an earlier version ends, so that no job is added that no worker takes', async () => {
  const log = { error: () => undefined, warn: () => undefined };
  const earlier = bossQueue(t.database.url, log);
  await earlier.start(async () => undefined);
  await earlier.stop();
  await t.database.owner.query(`select pgboss.create_queue('tick', '{"policy": "standard"}')`);
  await t.database.owner.query(`insert into pgboss.schedule (name, key, cron) values ('tick', '', '* * * * *')`);
  const queue = bossQueue(t.database.url, log);
  await queue.start(async () => undefined);
  await queue.stop();
  const { rows } = await t.database.owner.query('select name from pgboss.schedule');
  expect(rows).toEqual([{ name: 'scheduled-jobs' }]);
});

test('the work of the minute is done, which the schedule adds without any data', async () => {
  const done: string[] = [];
  const queue = bossQueue(t.database.url, { error: () => undefined, warn: () => undefined });
  await queue.start(async ({ kind }) => {
    done.push(kind);
  });
  // As pg-boss adds it when the minute has come.
  const schedule = new PgBoss({
    connectionString: t.database.url,
    schema: 'pgboss',
    schedule: false,
    supervise: false,
  });
  schedule.on('error', () => undefined);
  await schedule.start();
  const id = await schedule.send('scheduled-jobs');
  const stateOf = async () =>
    (await t.database.owner.query<{ state: string }>('select state from pgboss.job where id = $1', [id])).rows[0]
      ?.state;
  let state = await stateOf();
  for (; ['created', 'active'].includes(state ?? ''); state = await stateOf()) await pause(100);
  expect([state, done.includes('scheduled-jobs')]).toEqual(['completed', true]);
  await Promise.all([schedule.stop(), queue.stop()]);
});

test('what was asked for while no worker ran is taken at once, and not one notice every two seconds', async () => {
  const log = { error: () => undefined, warn: () => undefined };
  const queue = bossQueue(t.database.url, log);
  await queue.start(async () => undefined);
  await queue.stop();
  await t.database.owner.query(
    `insert into pgboss.job_common (name, data, policy) select 'deliver-mail', '{"id": null}', 'standard'
      from generate_series(1, 300)
      union all select 'run-job', jsonb_build_object('id', n::text), 'standard' from generate_series(1, 40) n`,
  );
  const done: string[] = [];
  const again = bossQueue(t.database.url, log);
  await again.start(async ({ kind, id }) => {
    done.push(id ?? kind);
  });
  await until(() => done.includes('40'));
  const waiting = async () =>
    (await t.database.owner.query(`select from pgboss.job where state = 'created' and name = 'deliver-mail'`)).rowCount;
  for (let n = 0; (await waiting()) !== 0 && n < 200; n += 1) await pause(50);
  expect([await waiting(), done.filter((kind) => kind === 'deliver-mail').length < 10]).toEqual([0, true]);
  await again.stop();
});
