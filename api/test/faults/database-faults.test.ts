import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '../../src/app.ts';
import { createPool } from '../../src/db/client.ts';
import { startEmbedded, type EmbeddedServer } from '../../src/db/embedded.ts';
import { connected } from '../../src/db/roles.ts';
import { fullTest } from '../full-test.ts';
import { testApp, type TestApp } from '../test-app.ts';
import { cuttingProxy } from './cutting-proxy.ts';
import { givenFaults, process as processOrders } from './given-faults.ts';
import { brokenInvariants } from './invariants.ts';

/** A database of its own, because it is killed here. Every fault prints how often it bit. */
let dir: string;
let server: EmbeddedServer;
let t: TestApp;
let faults: Awaited<ReturnType<typeof givenFaults>>;
const before = process.env.TEST_DATABASE_URL;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-faults-'));
  await chmod(dir, 0o755);
  server = await startEmbedded({ dir });
  process.env.TEST_DATABASE_URL = server.url;
  t = await testApp();
  faults = await givenFaults(t);
});
afterAll(async () => {
  process.env.TEST_DATABASE_URL = before;
  // Not t.close(): the database goes with its server.
  await t.app.close();
  await Promise.all([t.database.pool.end(), t.database.owner.end()]);
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});
afterEach(async () => expect(await brokenInvariants(t.database.owner)).toEqual([]));

const token = () => faults.market.company.token;
const list = () => t.call('GET', '/company/employees', { token: token() });
/** Asks until it is answered; how long that took. */
async function recovery(ask: () => Promise<{ status: number }>): Promise<number> {
  const started = Date.now();
  while ((await ask()).status !== 200) {
    if (Date.now() - started > 10_000) throw new Error('it did not come back');
    await pause(20);
  }
  return Date.now() - started;
}

test('connections that are killed in the middle: 503, never 500, and each order once', async () => {
  let bites = 0;
  for (let round = 0; round < 6; round += 1) {
    const ids = await faults.orders(4);
    let isAnswered = false;
    const first = processOrders(t.app, token(), ids, `backend-round-${round}`).finally(() => {
      isAnswered = true;
    });
    await pause(Math.random() * 15);
    while (!isAnswered) {
      const { rows } = await t.database.owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
          and pid <> pg_backend_pid() and state <> 'idle'`,
      );
      bites += rows.length;
      await pause(2);
    }
    expect([200, 503]).toContain((await first).statusCode);
    await recovery(list);
    expect((await processOrders(t.app, token(), ids, `backend-round-${round}`)).statusCode).toBe(200);
    await faults.processed(ids);
  }
  console.info(`backends killed: ${bites} bites in 6 rounds`);
  expect(bites).toBeGreaterThan(1);
});

fullTest('a killed database gives 503 with Retry-After, is used again within 5 s and loses nothing', async () => {
  const acked = await faults.orders(4);
  expect((await processOrders(t.app, token(), acked, 'before-the-kill')).statusCode).toBe(200);
  const { rows } = await connected(server.superuserUrl, (client) =>
    client.query<{ data_directory: string }>('show data_directory'),
  );
  const pid = Number((await readFile(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const during = faults.orders(2);
  const ids = await during;
  const flying = Array.from({ length: 8 }, (_, n) =>
    n === 0
      ? processOrders(t.app, token(), ids, 'during-the-kill').then(({ statusCode }) => statusCode)
      : list().then(({ status }) => status),
  );
  process.kill(pid, 'SIGKILL');
  const statuses = await Promise.all(flying);
  const away = [
    await list(),
    await t.call('POST', '/auth/login', { body: { email: 'a@b.example', password: 'x' } }),
    await t.call('GET', '/ready'),
  ];
  expect(away.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
    [503, '5'],
    [503, '5'],
    [503, '5'],
  ]);
  expect((await t.call('GET', '/health')).status).toBe(200);
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  const { port } = new URL(server.url);
  const started = Date.now();
  server = await startAgain(Number(port));
  const up = Date.now() - started;
  await recovery(list);
  const took = Date.now() - started;
  console.info(
    `database killed: ${statuses.filter((status) => status === 503).length + away.length} bites, Postgres up ` +
      `after ${up} ms, first answer ${took - up} ms later`,
  );
  // With what Postgres itself needs for its recovery.
  expect(took).toBeLessThan(5_000);
  await faults.processed(acked);
  expect((await processOrders(t.app, token(), ids, 'during-the-kill')).statusCode).toBe(200);
  await faults.processed(ids);
});

/** The killed server's children hold its memory for a moment. */
async function startAgain(port: number): Promise<EmbeddedServer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startEmbedded({ dir, port });
    } catch (error) {
      if (attempt >= 80) throw error;
      await pause(50);
    }
  }
}

fullTest('a database that does not move: 503 within 5 s, and the same request goes through afterwards', async () => {
  const ids = await faults.orders(2);
  const blocker = await t.database.owner.connect();
  await blocker.query('begin; lock table orders in access exclusive mode');
  const started = Date.now();
  const answers = await Promise.all([
    processOrders(t.app, token(), ids, 'slow-database'),
    t.app.inject({ url: '/api/company/orders', headers: { authorization: `Bearer ${token()}` } }),
  ]);
  const took = Date.now() - started;
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect(took).toBeLessThan(5_000);
  await blocker.query('rollback');
  blocker.release();
  expect((await processOrders(t.app, token(), ids, 'slow-database')).statusCode).toBe(200);
  await faults.processed(ids);
  console.info(`slow database: ${answers.length} bites, given up after ${took} ms`);
});

fullTest('the line is cut between COMMIT and its answer: the repetition says what came of it', async () => {
  const proxy = await cuttingProxy(t.database.url);
  const pool = createPool({ url: proxy.url, max: 1 });
  const app = await buildApp({ ...t.services, pool });
  for (let round = 0; round < 5; round += 1) {
    const ids = await faults.orders(2);
    proxy.cutNextCommit();
    const first = await processOrders(app, token(), ids, `cut-round-${round}`);
    expect([200, 503]).toContain(first.statusCode);
    const again = await processOrders(app, token(), ids, `cut-round-${round}`);
    expect(again.statusCode).toBe(200);
    await faults.processed(ids);
  }
  await app.close();
  await pool.end();
  await proxy.close();
  console.info(`cut line: ${proxy.cuts} bites in 5 rounds`);
  expect(proxy.cuts).toBeGreaterThan(1);
});

fullTest('a half-open connection gives 503 within 20 s and is never used again; requests pass in 5 s', async () => {
  const proxy = await cuttingProxy(t.database.url);
  const pool = createPool({ url: proxy.url, max: 4 });
  const app = await buildApp({ ...t.services, pool });
  const ask = async (work: () => Promise<{ statusCode: number; headers: Record<string, unknown> }>) => {
    const started = Date.now();
    const { statusCode, headers } = await work();
    return { status: statusCode, retry: headers['retry-after'], took: Date.now() - started };
  };
  const read = () => app.inject({ url: '/api/company/employees', headers: { authorization: `Bearer ${token()}` } });
  const ids = await faults.orders(2);
  // Connections that are known to both sides, one of them with a transaction under way.
  expect((await Promise.all(Array.from({ length: 4 }, read))).map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200, 200,
  ]);
  const pids = () =>
    Promise.all(
      Array.from(
        { length: 3 },
        async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid,
      ),
    );
  const before = await pids();
  proxy.swallow();
  const answers = await Promise.all([
    ask(() => processOrders(app, token(), ids, 'half-open')),
    ask(read),
    ask(() => app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: 'a@b.example', password: 'x' } })),
    ask(() => app.inject({ url: '/api/ready' })),
    ...Array.from({ length: 4 }, () => ask(read)),
  ]);
  expect(answers.map(({ status, retry }) => [status, retry])).toEqual(answers.map(() => [503, '5']));
  const slowest = Math.max(...answers.map(({ took }) => took));
  // Postgres ends a statement after 15 s; what is silent for longer is given up.
  expect(slowest).toBeLessThan(20_000);
  proxy.forward();
  const took = await recovery(async () => ({ status: (await read()).statusCode }));
  expect((await processOrders(app, token(), ids, 'half-open')).statusCode).toBe(200);
  await faults.processed(ids);
  console.info(
    `half-open line: ${answers.length} bites (${proxy.swallowed} messages swallowed), given up after ` +
      `${slowest} ms, back after ${took} ms`,
  );
  expect(proxy.swallowed).toBeGreaterThan(3);
  expect(took).toBeLessThan(5_000);
  expect((await pids()).filter((pid) => before.includes(pid))).toEqual([]);
  await app.close();
  await pool.end();
  await proxy.close();
});

fullTest('a database whose disk is full: 503, reads go on, and nothing is half done', async () => {
  const ids = await faults.orders(2);
  await t.database.owner.query(`create function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before insert on order_file_orders execute function full_disk()`);
  expect((await processOrders(t.app, token(), ids, 'full-disk')).statusCode).toBe(503);
  expect((await list()).status).toBe(200);
  const { rows } = await t.database.owner.query('select distinct status from orders where id = any($1)', [ids]);
  expect(rows).toEqual([{ status: 'ORDERED' }]);
  await t.database.owner.query('drop function full_disk cascade');
  expect((await processOrders(t.app, token(), ids, 'full-disk')).statusCode).toBe(200);
  await faults.processed(ids);
  console.info('full disk of the database: 1 bite');
});
