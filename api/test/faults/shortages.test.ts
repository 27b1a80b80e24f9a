import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { buildApp } from '../../src/app.ts';
import { freePort } from '../../src/db/embedded.ts';
import { doWork } from '../../src/jobs/work.ts';
import { givenDispatchedOrder, givenSalarySystem } from '../given-draws.ts';
import { givenAdmin } from '../given.ts';
import { apiSuite } from '../test-app.ts';
import { givenFaults, process as processOrders } from './given-faults.ts';
import { brokenInvariants } from './invariants.ts';
import { startKillable } from './killable-server.ts';

/** What is missing, slow or said twice. Every fault prints how often it bit. */
let mailPort: number;
const t = apiSuite(async () => {
  mailPort = await freePort();
  return { env: { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, PROCESS_HOLD_SECONDS: '0' } };
});
let faults: Awaited<ReturnType<typeof givenFaults>>;
beforeAll(async () => {
  faults = await givenFaults(t);
});
afterEach(async () => expect(await brokenInvariants(t.database.owner)).toEqual([]));

const token = () => faults.market.company.token;

test('fifty times the same request: one effect; another body under its key is refused', async () => {
  const twin = await buildApp(t.services);
  const [ids, others] = [await faults.orders(4), await faults.orders(2)];
  const same = await Promise.all(
    Array.from({ length: 50 }, (_, n) => processOrders(n % 2 ? t.app : twin, token(), ids, 'pressed-fifty-times')),
  );
  expect(new Set(same.map(({ statusCode, payload }) => `${statusCode} ${payload}`)).size).toBe(1);
  expect(same[0]?.statusCode).toBe(200);
  expect((await processOrders(t.app, token(), others, 'pressed-fifty-times')).statusCode).toBe(422);
  // Without a common key the orders themselves allow one effect.
  const different = await Promise.all(
    Array.from({ length: 50 }, (_, n) => processOrders(n % 2 ? t.app : twin, token(), others, `pressed-alone-${n}`)),
  );
  expect(different.every(({ statusCode }) => statusCode < 500)).toBe(true);
  await faults.processed([...ids, ...others].sort());
  await twin.close();
  console.info(`duplicate submits: ${same.length - 1 + different.length - 1} bites`);
});

test('the file store is full: an upload is refused without a row, a salary file waits and is made once', async () => {
  const files = t.services.files;
  let bites = 0;
  const full = {
    ...files,
    write: async () => {
      bites += 1;
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
  };
  t.services.files = full;
  const uploaded = await t.upload(
    '/company/imports',
    { name: 'people.csv', bytes: Buffer.from('employNo,name,email\n1,A,a@b.example\n') },
    { token: token() },
  );
  expect(uploaded.status).toBe(503);
  const { rows: imports } = await t.database.owner.query('select count(*)::int as n from imports');
  expect(imports).toEqual([{ n: 0 }]);

  const { company, anna, supplier, catalogId, categoryId, subscriptionId } = faults.market;
  await t.database.owner.query('update companies set salary_system_id = $1 where id = $2', [
    await givenSalarySystem(t),
    company.id,
  ]);
  await givenDispatchedOrder(t, company, anna, { supplierId: supplier.id, catalogId, categoryId, subscriptionId });
  t.clock.moveTo('2027-01-20T05:00:00Z');
  await t.runScheduledJobs().catch(() => undefined);
  const salaryFiles = async () =>
    (
      await t.database.owner.query(
        'select count(*)::int as files, coalesce(sum(total), 0)::int as total from salary_files',
      )
    ).rows;
  expect(await salaryFiles()).toEqual([{ files: 0, total: 0 }]);
  t.services.files = files;
  await t.runScheduledJobs();
  await t.runScheduledJobs();
  expect(await salaryFiles()).toEqual([{ files: 1, total: 22_893 }]);
  console.info(`full file store: ${bites} bites`);
  expect(bites).toBeGreaterThan(1);
});

test('the mail server is away: requests go through, the mail waits and arrives once', async () => {
  const person = await givenAdmin(t);
  expect((await t.call('POST', '/auth/magiclink', { body: { email: person.email } })).status).toBe(200);
  await doWork(t.services, { kind: 'deliver-mail' });
  const state = async () =>
    (await t.database.owner.query('select status, attempts from outbox where to_address = $1', [person.email])).rows;
  expect(await state()).toEqual([{ status: 'WAITING', attempts: 1 }]);
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (bytes: Buffer) => {
        text += bytes.toString();
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((ready) => {
    server.listen(mailPort, '127.0.0.1', ready);
  });
  const waiting = t.clock.now();
  t.clock.moveTo(new Date(waiting.getTime() + 3_600_000).toISOString());
  await Promise.all([doWork(t.services, { kind: 'deliver-mail' }), doWork(t.services, { kind: 'deliver-mail' })]);
  await doWork(t.services, { kind: 'deliver-mail' });
  await new Promise<void>((closed) => {
    server.close(closed);
  });
  expect(await state()).toEqual([{ status: 'SENT', attempts: 2 }]);
  expect(received.filter((text) => text.includes(`To: ${person.email}`))).toHaveLength(1);
  console.info('mail server away: 1 bite');
});

test('SIGTERM with fifty requests under way: all are answered, and the process ends', async () => {
  const server = await startKillable({
    databaseUrl: t.database.url,
    dataDir: t.services.config.dataDir,
    secret: t.services.config.jwtSecret,
    now: '2026-12-01T09:00:00Z',
  });
  const ask = () => server.call('GET', '/company/employees', { token: token() });
  expect(await ask()).toMatchObject({ status: 200 });
  const blocker = await t.database.owner.connect();
  await blocker.query('begin; lock table employees in access exclusive mode');
  const flying = Array.from({ length: 50 }, ask);
  await pause(400);
  const started = Date.now();
  const stopped = server.stop();
  await pause(100);
  await blocker.query('rollback');
  blocker.release();
  const answers = await Promise.all(flying);
  await stopped;
  const took = Date.now() - started;
  const dropped = answers.filter((answer) => answer === 'no answer').length;
  console.info(`SIGTERM under load: ${answers.length} bites, ${dropped} dropped, ended after ${took} ms`);
  expect(dropped).toBe(0);
  expect(answers.every((answer) => answer !== 'no answer' && answer.status === 200)).toBe(true);
  expect(took).toBeLessThan(10_000);
  expect(await ask()).toBe('no answer');
});
