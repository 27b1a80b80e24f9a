import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded, type EmbeddedServer } from '../../src/db/embedded.ts';
import type { Files } from '../../src/files/files.ts';
import { localFiles } from '../../src/files/local-files.ts';
import { brokenFiles } from '../../src/invariants/broken-files.ts';
import { doWork } from '../../src/jobs/work.ts';
import { givenDispatchedOrder, givenSalarySystem } from '../given-draws.ts';
import { testApp, type TestApp } from '../test-app.ts';
import { givenFaults, process as processOrders } from './given-faults.ts';
import { brokenInvariants } from './invariants.ts';
import { smallDisk } from './small-disk.ts';

/**
 * A disk that is really full, where one may be mounted; else the store and the database say what they would say then.
 */
const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>');
let t: TestApp | undefined;
let server: EmbeddedServer | undefined;
const before = process.env.TEST_DATABASE_URL;
afterEach(async () => {
  process.env.TEST_DATABASE_URL = before;
  if (server && t) {
    await t.app.close();
    await Promise.all([t.database.pool.end(), t.database.owner.end()]);
    await server.stop();
  } else await t?.close();
  [t, server] = [undefined, undefined];
});

test('with a full file store uploads get 503 and leave nothing; generated files wait and appear once', async () => {
  const disk = await smallDisk(1);
  t = await testApp({ env: { PROCESS_HOLD_SECONDS: '0' } });
  const app = t;
  const faults = await givenFaults(t);
  const { company, supplier, anna, catalogId, categoryId, subscriptionId } = faults.market;
  const real = disk ? localFiles(disk.dir) : t.services.files;
  let bites = 0;
  const count = (error: unknown) => {
    bites += 1;
    throw error;
  };
  const noSpace: Files = {
    ...real,
    write: async () => count(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
  };
  t.services.files = disk ? { ...real, write: (path, bytes) => real.write(path, bytes).catch(count) } : noSpace;
  await disk?.fill();
  const lines = Array.from({ length: 500 }, (_, index) => `${index},Person ${index},person${index}@full.example`);
  const uploads = [
    await t.upload(
      '/company/imports',
      { name: 'people.csv', bytes: Buffer.from(['employNo,name,email', ...lines].join('\n')) },
      { token: company.token },
    ),
    await t.upload('/supplier/branding/logo', { name: 'logo.svg', bytes: picture }, { token: supplier.token }),
  ];
  expect(uploads.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
    [503, '5'],
    [503, '5'],
  ]);
  expect((await t.call('GET', '/company/employees', { token: company.token })).status).toBe(200);

  const ids = await faults.orders(2);
  await t.database.owner.query(
    `update companies set salary_system_id = $1, payroll_recipients = '{payroll@full.example}' where id = $2`,
    [await givenSalarySystem(t), company.id],
  );
  await givenDispatchedOrder(t, company, anna, { supplierId: supplier.id, catalogId, categoryId, subscriptionId });
  // Processing is a row; the file leaves later.
  expect((await processOrders(t.app, company.token, ids, 'store-is-full')).statusCode).toBe(200);
  t.clock.moveTo('2027-01-20T05:00:00Z');
  await expect(t.runScheduledJobs()).rejects.toThrow('order files');
  await expect(doWork(t.services, { kind: 'salary-files' })).rejects.toThrow('salary night');
  const made = async () =>
    (
      await app.database.owner
        .query(`select (select count(*)::int from salary_files) as salary, (select coalesce(sum(total), 0)::int
          from salary_files) as total,
    (select count(*)::int from order_files
    where path <> 'order-files/before/orders.csv') as orders, (select count(*)::int
    from imports) as imports, (select count(*)::int from brandings where draft is not null) as logos,
    (select count(*)::int from outbox where kind in ('salary-file', 'order-file')) as mails`)
    ).rows;
  expect(await made()).toEqual([{ salary: 0, total: 0, orders: 0, imports: 0, logos: 0, mails: 0 }]);
  if (disk)
    expect(
      (await readdir(disk.dir, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    ).toEqual(['ballast']);

  await disk?.free();
  t.services.files = real;
  await t.runScheduledJobs();
  await t.runScheduledJobs();
  expect(await made()).toEqual([{ salary: 1, total: 22_893, orders: 1, imports: 0, logos: 0, mails: 2 }]);
  await faults.processed(ids);
  expect(
    (await t.upload('/supplier/branding/logo', { name: 'logo.svg', bytes: picture }, { token: supplier.token })).status,
  ).toBe(200);
  expect(await brokenInvariants(t.database.owner)).toEqual([]);
  expect((await brokenFiles(t.services.pool, real)).filter(({ broken }) => broken.startsWith('I3 salary'))).toEqual([]);
  await disk?.remove();
  console.info(`full disk of the file store (${disk ? 'a real one' : 'simulated'}): ${bites} bites`);
  expect(bites).toBeGreaterThan(3);
});

test('with a full disk of Postgres the answer is 503, nothing is lost or doubled, and space mends it', async () => {
  const disk = await smallDisk(240);
  if (!disk) {
    // The database's own refusal is tried in database-faults.test.ts; without a mount there is no more to see.
    console.info('full disk of Postgres: nobody may mount here, 0 bites');
    return;
  }
  server = await startEmbedded({ dir: disk.dir });
  process.env.TEST_DATABASE_URL = server.url;
  t = await testApp();
  const app = t;
  const faults = await givenFaults(t);
  const token = faults.market.company.token;
  const acked = await faults.orders(2);
  expect((await processOrders(t.app, token, acked, 'before-it-was-full')).statusCode).toBe(200);
  const pieces: string[][] = [];
  for (let n = 0; n < 4; n += 1) pieces.push(await faults.orders(3));
  const ids = pieces.flat();
  await disk.fill();
  const statuses: number[] = [];
  // Room in pages that exist is used up first; then a table has to grow and cannot.
  const person = (n: number) => ({
    name: `Person ${n}`,
    email: `full${n}@company.example`,
    employNo: `F${n}`,
    note: randomBytes(450).toString('base64'),
  });
  for (let n = 0; n < 300 && statuses.filter((status) => status === 503).length < 3; n += 1)
    statuses.push(
      (
        await t.call('POST', '/company/employees', {
          token,
          body: person(n),
          headers: { 'idempotency-key': `full-disk-person-${n}` },
        })
      ).status,
    );
  const people = statuses.length;
  for (const [index, piece] of pieces.entries())
    statuses.push((await processOrders(app.app, token, piece, `while-it-was-full-${index}`)).statusCode);
  expect(statuses.filter((status) => status !== 200 && status !== 201 && status !== 503)).toEqual([]);
  const reads = (await t.call('GET', '/company/employees', { token })).status;
  expect([200, 503]).toContain(reads);
  expect((await t.call('GET', '/health')).status).toBe(200);

  await disk.free();
  const started = Date.now();
  server = await again(disk.dir, server);
  for (;;) {
    if ((await t.call('GET', '/company/employees', { token })).status === 200) break;
    if (Date.now() - started > 20_000) throw new Error('it did not come back');
    await pause(20);
  }
  const took = Date.now() - started;
  for (let n = 0; n < people; n += 1)
    expect(
      (
        await t.call('POST', '/company/employees', {
          token,
          body: { ...person(n), note: '' },
          headers: { 'idempotency-key': `full-disk-again-${n}` },
        })
      ).status,
    ).toBe(statuses[n] === 201 ? 409 : 201);
  for (const [index, piece] of pieces.entries())
    expect((await processOrders(app.app, token, piece, `while-it-was-full-${index}`)).statusCode).toBe(200);
  await faults.processed([...acked, ...ids].sort());
  expect(await brokenInvariants(t.database.owner)).toEqual([]);
  const bites = statuses.filter((status) => status === 503).length;
  console.info(
    `full disk of Postgres: ${bites} bites of ${statuses.length}, reads answered ${reads} meanwhile, back ` +
      `${took} ms after there was space`,
  );
  expect(bites).toBeGreaterThan(0);
  expect(took).toBeLessThan(5_000);
  await disk.remove();
});

/** Postgres gives up when its log finds no room; then it is started again, else it goes on by itself. */
async function again(dir: string, running: EmbeddedServer): Promise<EmbeddedServer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startEmbedded({ dir, port: Number(new URL(running.url).port) });
    } catch (error) {
      if (attempt >= 80) throw error;
      await pause(50);
    }
  }
}
