import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { apiSuite } from '../../test/test-app.ts';
import { readFigures } from '../metrics/figures.ts';

const t = apiSuite();

const ready = async () => {
  const answer = await t.app.inject('/api/ready');
  return [answer.statusCode, answer.json<{ status: string }>().status, answer.headers['retry-after']];
};
/** Settings of a database count for connections that are made afterwards. */
const connectAnew = () =>
  t.database.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid()`,
  );
const until = async (wanted: unknown[]) => {
  for (let n = 0; n < 100 && JSON.stringify(await ready()) !== JSON.stringify(wanted); n += 1) await pause(100);
  expect(await ready()).toEqual(wanted);
};

test('a database that can only be read is not ready, and is ready again when it can be written', async () => {
  expect(await ready()).toEqual([200, 'ready', undefined]);
  const {
    rows: [{ name }],
  } = await t.database.owner.query('select current_database() as name');
  await t.database.owner.query(`alter database ${name} set default_transaction_read_only = on`);
  await connectAnew();
  await until([503, 'the database is read-only', '5']);
  expect((await t.app.inject('/api/health')).statusCode).toBe(200);
  await t.database.owner.query('set default_transaction_read_only = off');
  await t.database.owner.query(`alter database ${name} reset default_transaction_read_only`);
  await connectAnew();
  await until([200, 'ready', undefined]);
});

test('however often it is asked, the database is asked once a second', async () => {
  let asked = 0;
  const count = () => {
    asked += 1;
  };
  t.services.pool.on('acquire', count);
  await pause(1_100);
  for (let n = 0; n < 50; n += 1) await ready();
  await Promise.all(Array.from({ length: 50 }, ready));
  t.services.pool.off('acquire', count);
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(2);
});

test('health and metrics say which version and commit runs', async () => {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect((await t.app.inject('/api/health')).json()).toEqual({ status: 'ok', version, commit: 'development' });
  const samples = await readFigures(t.services);
  expect(samples).toContainEqual({ gauge: 'portal_build_info', labels: { version, commit: 'development' }, value: 1 });
});
