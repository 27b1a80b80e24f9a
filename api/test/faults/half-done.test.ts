import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { importJob } from '../../src/modules/imports/import-job.ts';
import { createPool } from '../../src/db/client.ts';
import type { JobRow } from '../../src/jobs/run-job.ts';
import { doWork } from '../../src/jobs/work.ts';
import { confirmOrders } from '../../src/modules/shop/confirm-order.ts';
import { sendOrderFiles } from '../../src/modules/order-files/send-order-files.ts';
import { tellRequests } from '../../src/modules/request-mails/tell-requests.ts';
import { makeAutomaticFiles } from '../../src/modules/salary-files/automatic-files.ts';
import { startSubscriptions } from '../../src/modules/subscriptions/invite-participants.ts';
import { givenSalarySystem } from '../given-draws.ts';
import { givenMarket, imei, type Market } from '../given-orders.ts';
import { givenAdmin, givenEmployee } from '../given.ts';
import { dataOf, testApp, type TestApp } from '../test-app.ts';
import { cuttingProxy } from './cutting-proxy.ts';
import { brokenInvariants } from './invariants.ts';

/**
 * Everything that writes more than one row, with the connection cut before its first message, its second, and so on until
 * it goes through: after each cut of a request the database is exactly as it was before, and what the clock does is done once in the end.
 */
let t: TestApp;
let market: Market;
let messages = 0;
let cutBefore = 0;
beforeAll(async () => {
  t = await testApp({ now: '2026-11-20T09:00:00Z', env: { PROCESS_HOLD_SECONDS: '0' } });
  market = await givenMarket(t);
  await t.database.owner.query(`update companies set salary_system_id = $1, payroll_recipients = '{payroll@nordlys.example}' where id = $2`, [await givenSalarySystem(t), market.company.id]);
  t.services.pool.on('connect', cutHere);
  // The connections of the fixtures are not looked after.
  t.services.pool.on('acquire', cutHere);
});
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
  await t.close();
});

const looked = new WeakSet<pg.PoolClient>();
function cutHere(client: pg.PoolClient): void {
  if (looked.has(client)) return;
  looked.add(client);
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    messages += 1;
    if (messages === cutBefore) (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    return query(...args);
  }) as typeof client.query;
}

/** Every table but those that say who is there and how often; rows as they are, in an order of their own. */
async function snapshot(): Promise<unknown> {
  const { rows } = await t.database.owner.query<{ text: string }>(`select string_agg(format('select %L as t, md5(string_agg(r::text, chr(10) order by r::text)) as h from %I r', relname, relname), ' union all ' order by relname) as text
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('sessions', 'rate_counters') and relname not like 'kysely_%'`);
  return (await t.database.owner.query(`${rows[0]?.text} order by t`)).rows;
}

/** Postgres has noticed that the connection is gone: until then its rows are locked, and who looks for work passes them by. */
async function released(): Promise<void> {
  const held = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and xact_start is not null`;
  for (let look = 0; look < 500 && (await t.database.owner.query(held)).rowCount !== 0; look += 1) await pause(10);
}

let bites = 0;
/** Runs `work` with a cut before each of its messages in turn; `work` answers whether it went through. */
async function wholeOrNothing(work: () => Promise<boolean>, isOne = true): Promise<number> {
  for (let cut = 1; ; cut += 1) {
    if (cut > 200) throw new Error('it never goes through');
    const before = isOne ? await snapshot() : [];
    [messages, cutBefore] = [0, cut];
    const isDone = await work();
    const wasCut = messages >= cut;
    cutBefore = 0;
    if (isDone) {
      // Done although it was cut: what came after the commit was cut, or a read that was made again.
      if (!wasCut) return cut - 1;
      continue;
    }
    bites += 1;
    await released();
    if (isOne) expect(await snapshot()).toEqual(before);
  }
}

let keys = 0;
/** One mutation, repeated under its key until it is through; anything but 2xx or 503 is a fault. */
async function mutation(method: 'POST' | 'PATCH' | 'DELETE', path: string, token: string, body?: unknown): Promise<Record<string, unknown>> {
  const key = `half-done-${(keys += 1)}`;
  let data: Record<string, unknown> = {};
  const cuts = await wholeOrNothing(async () => {
    const answer = await t.call(method, path, { token, ...(body === undefined ? {} : { body }), headers: { 'idempotency-key': key } });
    if (answer.status !== 503 && answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    data = answer.body.data ?? data;
    return answer.status < 300;
  });
  expect([path, cuts > 2]).toEqual([path, true]);
  return data;
}

/** A part of the clock's work, one transaction for each thing that is due: it throws when it was cut, and the next run goes on where it was. */
const part = (run: () => Promise<unknown>) => wholeOrNothing(() => run().then(() => true, () => false), false);

test('orders, proposals, shipping, agreements, salary files and exits: each whole or not at all', async () => {
  const { company, supplier, anna, bo, subscriptionId, productId, coverId } = market;
  const order = { subscriptionId, productId, months: 24, acceptedRules: true };
  const annas = (await mutation('POST', '/employee/orders', anna.token, { ...order, accessoryIds: [coverId], allRisk: true, employeeIns: true })).id as string;
  const bos = (await mutation('POST', '/company/proposals', company.token, { ...order, acceptedRules: undefined, employeeId: bo.id, accessoryIds: [], allRisk: false, employeeIns: false })).id as string;
  await mutation('POST', `/employee/orders/${bos}/accept`, bo.token, { acceptedRules: true });
  await part(() => confirmOrders(t.services));
  await mutation('POST', '/company/orders/process', company.token, { orderIds: [annas, bos], binding: true });
  await part(() => sendOrderFiles(t.services));
  t.clock.moveTo('2026-12-10T09:00:00Z');
  await mutation('POST', '/supplier/orders/dispatch', supplier.token, { items: [{ orderId: annas, serialNumber: imei(1) }, { orderId: bos, serialNumber: imei(2) }] });
  await mutation('POST', '/company/leasing', company.token, { name: 'Phones', period: 24, drawFreq: 'monthly', leasingStart: '2027-01-01', partnerId: null, contractId: '', note: '', orderIds: [annas] });
  t.clock.moveTo('2027-01-20T09:00:00Z');
  await t.work();
  await part(() => makeAutomaticFiles(t.services));
  const { rows: [file] } = await t.database.owner.query<{ id: string }>('select id from salary_files');
  await t.database.owner.query(`update outbox set status = 'FAILED', attempts = 10 where salary_file_id is not null`);
  await mutation('POST', `/company/salaryfiles/${file?.id}/send`, company.token, {});
  await part(() => doWork(t.services, { kind: 'deliver-mail' }));
  await mutation('POST', `/company/employees/${bo.id}/exit`, company.token, { version: 1, exitDate: '2027-10-31', exitReason: 'DISMISSAL', send: 'NOW' });
  console.info(`cut before each message: ${bites} bites`);
  expect(bites).toBeGreaterThan(40);
  expect(await brokenInvariants(t.database.owner)).toEqual([]);
}, 240_000);

/** The row's version as it is now, for a change of it. */
const versionOf = async (table: string, id: string): Promise<number> => (await t.database.owner.query<{ version: number }>(`select version from ${table} where id = $1`, [id])).rows[0]?.version ?? 0;

test('decisions about repairs and buy-outs, the start of a subscription and the deletion of a person: each whole or not at all', async () => {
  const { company, supplier, anna, bo, catalogId } = market;
  const admin = await givenAdmin(t);
  const before = bites;
  const orderOf = async (employeeId: string) => (await t.database.owner.query<{ id: string }>(`select id from orders where employee_id = $1`, [employeeId])).rows[0]?.id ?? '';

  const damaged = (await mutation('POST', '/employee/rma', anna.token, { orderId: await orderOf(anna.id), kind: 'DAMAGED', incidentDate: '2027-01-15', whatHappened: 'The screen broke.' })).id as string;
  const decide = async (to: string, more: object = {}) => mutation('POST', `/supplier/rma/${damaged}/status`, supplier.token, { to, version: await versionOf('rma_requests', damaged), ...more });
  await decide('PENDING');
  await decide('APPROVED', { outcome: 'REPLACE', serialNumber: imei(50) });
  await part(() => tellRequests(t.services));

  const { rows: [leaving] } = await t.database.owner.query<{ id: string }>('select id from pay_in_full_requests where employee_id = $1', [bo.id]);
  const bought = leaving?.id ?? '';
  const move = async (area: string, to: string, token: string, more: object = {}) => mutation('POST', `/${area}/pay-in-full/${bought}/status`, token, { to, version: await versionOf('pay_in_full_requests', bought), reason: '', ...more });
  await mutation('PATCH', `/company/pay-in-full/${bought}`, company.token, { version: await versionOf('pay_in_full_requests', bought), pifFee: 30_000 });
  await mutation('POST', `/employee/pay-in-full/${bought}/accept`, bo.token, { version: await versionOf('pay_in_full_requests', bought), confirmed: true });
  await move('admin', 'PAID', admin.token, { transactionId: 'payment-1' });
  await move('admin', 'CLOSED', admin.token);
  await part(() => tellRequests(t.services));

  const carl = await givenEmployee(t, company.id, { name: 'Carl Lund' });
  const offer = {
    subscriptionName: 'Phones 2027', startDate: '2027-01-21', endDate: '2027-02-28', effectDate: '2027-03-01', deliveryMethod: 'USER_ADDRESS',
    grossDraw: true, netDraw: false, periods: [24], allRisk: true, employeeIns: true, catalogs: [{ catalogId, subsidyYearly: 120_000 }], employees: { employeeIds: [anna.id, carl.id] },
  };
  await mutation('POST', '/company/subscriptions', company.token, offer);
  t.clock.moveTo('2027-01-21T09:00:00Z');
  await part(() => startSubscriptions(t.services));
  const { rows: invited } = await t.database.owner.query(`select to_address, count(*)::int as mails from outbox where kind = 'subscription-invitation' and to_address in ($1, $2) group by 1 order by 1`, [anna.email, carl.email]);
  expect(invited).toEqual([anna.email, carl.email].sort().map((to) => ({ to_address: to, mails: 1 })));

  await mutation('DELETE', `/company/employees/${carl.id}`, company.token);
  const { rows: erased } = await t.database.owner.query(`select deleted_at is not null as gone, phone from employees where id = $1`, [carl.id]);
  expect(erased).toEqual([{ gone: true, phone: '' }]);
  console.info(`decisions, start and deletion: ${bites - before} bites`);
  expect(bites - before).toBeGreaterThan(40);
  expect(await brokenInvariants(t.database.owner)).toEqual([]);
}, 240_000);

/** An uploaded file of three people whose import was asked for; its job waits. */
async function waitingImport(prefix: string): Promise<{ importId: string; job: JobRow }> {
  const { company } = market;
  const bytes = Buffer.from(['employNo,name,email', ...[1, 2, 3].map((n) => `${prefix}${n},Person ${n},${prefix}${n}@import.example`)].join('\n'));
  const uploaded = dataOf<{ id: string; mapping: object }>(await t.upload('/company/imports', { name: 'people.csv', bytes }, { token: company.token }));
  await t.call('POST', `/company/imports/${uploaded.id}/check`, { token: company.token, body: { mapping: uploaded.mapping } });
  const { rows: [job] } = await t.database.owner.query<JobRow>(`insert into jobs (kind, company_id, user_id, payload) values ('import', $1, $2, $3) returning id, kind, company_id as "companyId", supplier_id as "supplierId", user_id as "userId", payload`,
    [company.id, company.userId, JSON.stringify({ importId: uploaded.id, mode: 'run' })]);
  if (!job) throw new Error('no job');
  await t.database.owner.query(`update imports set status = 'RUNNING', job_id = $1 where id = $2`, [job.id, uploaded.id]);
  return { importId: uploaded.id, job };
}
const importOf = async (id: string) => (await t.database.owner.query('select status, new_rows, unchanged_rows, total from imports where id = $1', [id])).rows[0] as unknown;
const done = { status: 'DONE', new_rows: 3, unchanged_rows: 0, total: 3 };

test('an import that two workers run at once keeps the account of the one that did it; so does its undoing', async () => {
  const { importId, job } = await waitingImport('twice');
  await Promise.all([importJob(t.services, job), importJob(t.services, job), importJob(t.services, job)]);
  expect(await importOf(importId)).toEqual(done);
  const undo = { ...job, payload: { importId, mode: 'undo' } };
  await t.database.owner.query(`update imports set status = 'UNDOING' where id = $1`, [importId]);
  await Promise.all([importJob(t.services, undo), importJob(t.services, undo)]);
  const { rows } = await t.database.owner.query(`select status, summary->'undone'->>'removed' as removed from imports where id = $1`, [importId]);
  expect(rows).toEqual([{ status: 'UNDONE', removed: '3' }]);
});

test('an import whose COMMIT gets no answer is done, not failed; one that was cut before goes on by itself', async () => {
  const proxy = await cuttingProxy(t.database.url);
  const pool = createPool({ url: proxy.url, max: 4 });
  closing.push(() => pool.end(), () => proxy.close());
  const { importId, job } = await waitingImport('commit');
  proxy.cutNextCommit('portal-bulk');
  await doWork({ ...t.services, pool }, { kind: 'run-job', id: job.id }).catch(() => undefined);
  expect(proxy.cuts).toBe(1);
  // Postgres has the COMMIT and is a moment behind whoever lost the line.
  for (let n = 0; n < 200 && (await importOf(importId) as { status: string }).status === 'RUNNING'; n += 1) await pause(25);
  expect(await importOf(importId)).toEqual(done);
  const early = await waitingImport('early');
  const files = { ...t.services.files, stream: async () => { throw Object.assign(new Error('terminating connection'), { code: '57P01' }); }, read: async () => { throw Object.assign(new Error('terminating connection'), { code: '57P01' }); } };
  await doWork({ ...t.services, files, pool }, { kind: 'run-job', id: early.job.id }).catch(() => undefined);
  expect(await importOf(early.importId)).toMatchObject({ status: 'RUNNING' });
  await t.tick();
  expect(await importOf(early.importId)).toEqual(done);
});
