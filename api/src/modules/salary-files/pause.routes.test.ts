import { bind } from '../../../test/binding-call.ts';
import { givenDispatchedOrder, givenSalarySystem } from '../../../test/given-draws.ts';
import { givenCatalog, givenCategory, givenSubscription } from '../../../test/given-goods.ts';
import {
  givenCompany,
  givenEmployee,
  givenSupplier,
  type GivenCompany,
  type GivenEmployee,
} from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { untilSomeoneWaits } from '../../../test/until.ts';
import { withSystem } from '../../db/tenant.ts';

const t = apiSuite({}, { perTest: true });
let company: GivenCompany;
let anna: GivenEmployee;
let order: string;
let subscriptionId: string;

beforeEach(async () => {
  const supplier = await givenSupplier(t);
  company = await givenCompany(t, { salaryDay: 30, vatNo: '12345678', salarySystemId: await givenSalarySystem(t) });
  anna = await givenEmployee(t, company.id, { name: 'Anna Holm', employNo: '1042' });
  const catalogId = await givenCatalog(t, supplier.id, [company.id]);
  subscriptionId = await givenSubscription(t, { companyId: company.id, catalogId, employeeIds: [anna.id] });
  const where = { subscriptionId, supplierId: supplier.id, catalogId, categoryId: await givenCategory(t) };
  order = await givenDispatchedOrder(t, company, anna, where, { first: '2027-01', months: 2, salaryDay: 30 });
});

const look = (period: string, of = order) =>
  t.call('GET', `/company/orders/${of}/draws/${period}/pause`, { token: company.token });
const pause = (period: string, version: number, of = order) =>
  t.call('POST', `/company/orders/${of}/draws/${period}/pause`, { token: company.token, body: { version } });
const stored = () =>
  withSystem(t.services.pool, async (db) => ({
    draws: (
      await db
        .selectFrom('salary_draws')
        .select(['period', 'effect_date', 'status', 'amount'])
        .where('order_id', '=', order)
        .orderBy('period')
        .execute()
    ).map(({ period, effect_date, status }) => `${period} ${effect_date} ${status}`),
    order: await db
      .selectFrom('orders')
      .select(['expire_date', 'version'])
      .where('id', '=', order)
      .executeTakeFirstOrThrow(),
  }));

test('73: the employee sees the month left out, what is made and what comes; others see none of it', async () => {
  const other = await givenEmployee(t, company.id, { name: 'Bo' });
  const { version } = dataOf<{ version: number }>(await look('2027-02'));
  await pause('2027-02', version);
  t.clock.moveTo('2027-01-30T05:00:00Z');
  await t.runScheduledJobs();
  const own = await t.call('GET', `/employee/orders/${order}`, { token: anna.token });
  expect(own.body.data).toMatchObject({
    pausedMonths: [{ period: '2027-02', reason: '' }],
    progress: { made: 1, all: 2 },
    draws: [
      { period: '2027-01', isCredit: false, amount: { amount: 22_893 } },
      { period: '2027-03', status: 'PLANNED', isCredit: false },
    ],
  });
  const list = dataOf<object[]>(await t.call('GET', '/employee/orders', { token: anna.token }));
  expect(list).toMatchObject([{ progress: { made: 1, all: 2 } }]);
  expect((await t.call('GET', `/employee/orders/${order}`, { token: other.token })).status).toBe(404);
});

test('a month left out while an exit is being set waits for it: what moves behind the exit is not drawn', async () => {
  const { version } = dataOf<{ version: number }>(await look('2027-01'));
  const { paused } = await withSystem(t.services.pool, async (db) => {
    await db.updateTable('employees').set({ exit_date: '2027-01-31' }).where('id', '=', anna.id).execute();
    const answer = pause('2027-01', version);
    await untilSomeoneWaits(t.database.owner);
    return { paused: answer };
  });
  expect((await paused).status).toBe(200);
  expect((await stored()).draws).toEqual(['2027-02 2027-02-28 PLANNED', '2027-03 2027-03-30 SUSPENDED']);
});

test('a month left out shows the new end first, then moves behind the last one; nothing else changes', async () => {
  const seen = dataOf<{ version: number }>(await look('2027-02'));
  expect(seen).toMatchObject({
    period: '2027-02',
    effectDate: '2027-02-28',
    amount: { amount: 22_893 },
    movedTo: { period: '2027-03', effectDate: '2027-03-30' },
    expireDate: '2027-02-28',
    newExpireDate: '2027-03-31',
  });
  expect((await stored()).draws).toHaveLength(2);
  expect((await pause('2027-02', seen.version)).status).toBe(200);
  expect(await stored()).toEqual({
    draws: ['2027-01 2027-01-30 PLANNED', '2027-03 2027-03-30 PLANNED'],
    order: { expire_date: '2027-03-31', version: seen.version + 1 },
  });
  expect(await pause('2027-01', seen.version)).toMatchObject({
    status: 409,
    body: { message: 'changed-by-someone-else' },
  });
  const detail = dataOf<{ events: { kind: string }[] }>(
    await t.call('GET', `/company/orders/${order}`, { token: company.token }),
  );
  expect(detail.events.map(({ kind }) => kind)).toEqual(['EXPIRY', 'STATUS', 'STATUS', 'STATUS']);
  // A month without a draw makes no file; the next one does.
  for (const at of ['2027-01-30T05:00:00Z', '2027-02-28T05:00:00Z', '2027-03-30T04:00:00Z']) {
    t.clock.moveTo(at);
    await t.runScheduledJobs();
  }
  const files = dataOf<{ period: string }[]>(
    await t.call('GET', '/company/salaryfiles?sort=period', { token: company.token }),
  );
  expect(files.map(({ period }) => period)).toEqual(['2027-01', '2027-03']);
  const draws = (
    await t.call('GET', `/company/subscriptions/${subscriptionId}/draws?type=AUTOMATIC&sort=period`, {
      token: company.token,
    })
  ).body.data;
  expect(draws).toMatchObject([
    { period: '2027-01', file: { batch: 1, type: 'AUTOMATIC' } },
    { period: '2027-03', file: { batch: 2 } },
  ]);
});

const lookBack = (period: string) =>
  t.call('GET', `/company/orders/${order}/draws/${period}/put-back`, { token: company.token });
const putBack = (period: string, version: number) =>
  t.call('POST', `/company/orders/${order}/draws/${period}/put-back`, { token: company.token, body: { version } });
const leftOut = async () =>
  dataOf<{ period: string; mayPutBack: boolean; leftOutBy: string }[]>(
    await t.call('GET', `/company/subscriptions/${subscriptionId}/left-out-months`, { token: company.token }),
  );
const pauseNow = async (period: string) => pause(period, dataOf<{ version: number }>(await look(period)).version);
const putBackNow = async (period: string) =>
  putBack(period, dataOf<{ version: number }>(await lookBack(period)).version);

test('a skipped month is put back after the new end was shown; the employee is told in her language', async () => {
  await withSystem(t.services.pool, (db) =>
    db.updateTable('users').set({ own_language: 'da-dk' }).where('id', '=', anna.userId).execute(),
  );
  const before = (await stored()).draws;
  await pauseNow('2027-02');
  expect(await leftOut()).toMatchObject([
    {
      period: '2027-02',
      mayPutBack: true,
      employee: { name: 'Anna Holm' },
      leftOutBy: expect.stringMatching(/^Person/),
      expireDate: '2027-03-31',
    },
  ]);
  const seen = dataOf<{ version: number }>(await lookBack('2027-02'));
  expect(seen).toMatchObject({
    period: '2027-02',
    effectDate: '2027-02-28',
    amount: { amount: 22_893 },
    movedFrom: { period: '2027-03', effectDate: '2027-03-30' },
    expireDate: '2027-03-31',
    newExpireDate: '2027-02-28',
  });
  expect((await putBack('2027-02', seen.version - 1)).body.message).toBe('changed-by-someone-else');
  expect((await putBack('2027-02', seen.version)).status).toBe(200);
  expect(await stored()).toEqual({ draws: before, order: { expire_date: '2027-02-28', version: seen.version + 1 } });
  expect(await leftOut()).toEqual([]);
  expect(await putBack('2027-02', seen.version + 1)).toMatchObject({
    status: 409,
    body: { message: 'invalid-data-provided' },
  });
  const mails = await t.mails(anna.email);
  expect(mails.map(({ kind, subject }) => `${kind}: ${subject}`)).toEqual([
    'draw-left-out: Der trækkes ikke i din løn i februar 2027',
    'draw-put-back: Der trækkes alligevel i din løn i februar 2027',
  ]);
  expect(mails[0]?.text).toContain('31. marts 2027');
  const other = await givenCompany(t);
  expect(await t.call('GET', `/company/orders/${order}/draws/2027-02/put-back`, { token: other.token })).toMatchObject({
    status: 404,
    body: { message: 'order-not-found' },
  });
});

test('months left out one after the other come back in any order: the draws end as they began', async () => {
  const before = await stored();
  for (const period of ['2027-01', '2027-03', '2027-02']) expect((await pauseNow(period)).status).toBe(200);
  expect((await stored()).draws.map((draw) => draw.slice(0, 7))).toEqual(['2027-04', '2027-05']);
  expect((await leftOut()).map(({ period }) => period)).toEqual(['2027-01', '2027-02', '2027-03']);
  expect((await putBackNow('2027-02')).body.data).toMatchObject({ newExpireDate: '2027-04-30' });
  expect((await putBackNow('2027-01')).body.data).toMatchObject({ newExpireDate: '2027-02-28' });
  // March lies behind the end again: there is nothing to put back.
  expect(await leftOut()).toEqual([]);
  expect((await stored()).draws).toEqual(before.draws);
  expect((await stored()).order.expire_date).toBe(before.order.expire_date);
});

test('why a month is left out is told to the employee, in the mail and at the order, and to the admins', async () => {
  const { version } = dataOf<{ version: number }>(await look('2027-02'));
  const path = `/company/orders/${order}/draws/2027-02/pause`;
  const body = { version, reason: 'Unpaid leave' };
  expect((await t.call('POST', path, { token: company.token, body })).status).toBe(200);
  expect((await t.mails(anna.email))[0]?.text).toContain('Unpaid leave');
  expect(dataOf(await t.call('GET', `/employee/orders/${order}`, { token: anna.token }))).toMatchObject({
    pausedMonths: [{ period: '2027-02', reason: 'Unpaid leave' }],
  });
  expect(await leftOut()).toMatchObject([{ period: '2027-02', reason: 'Unpaid leave' }]);
});

test('a month that a salary file or its own day has passed stays left out', async () => {
  const { supplierId, catalogId, categoryId } = await withSystem(t.services.pool, async (db) =>
    db
      .selectFrom('orders')
      .select(['supplier_id as supplierId', 'catalog_id as catalogId', 'category_id as categoryId'])
      .where('id', '=', order)
      .executeTakeFirstOrThrow(),
  );
  await pauseNow('2027-01');
  t.clock.moveTo('2027-01-30T04:00:00Z');
  expect((await leftOut())[0]?.mayPutBack).toBe(true);
  await givenDispatchedOrder(
    t,
    company,
    await givenEmployee(t, company.id),
    { subscriptionId, supplierId, catalogId, categoryId },
    { first: '2027-01', months: 2, salaryDay: 30 },
  );
  t.clock.moveTo('2027-01-30T05:00:00Z');
  await t.runScheduledJobs();
  expect((await leftOut())[0]?.mayPutBack).toBe(false);
  expect((await lookBack('2027-01')).status).toBe(409);
  await pauseNow('2027-02');
  t.clock.moveTo('2027-03-01T05:00:00Z');
  expect((await lookBack('2027-02')).status).toBe(409);
});

test('months drawn, without a draw or counted by a pay-in-full request cannot be paused', async () => {
  t.clock.moveTo('2027-01-30T05:00:00Z');
  await t.runScheduledJobs();
  for (const period of ['2027-01', '2027-05'])
    expect(await look(period)).toMatchObject({ status: 409, body: { message: 'invalid-data-provided' } });
  await withSystem(t.services.pool, (db) =>
    db
      .insertInto('salary_draws')
      .values({
        company_id: company.id,
        order_id: order,
        employee_id: anna.id,
        period: '2027-02',
        kind: 'correction',
        effect_date: '2027-02-28',
        currency: 'DKK',
        price_before_subsidy: 0,
        subsidy_month: 0,
        gross_amount: -100,
        amount: -100,
      })
      .execute(),
  );
  expect((await look('2027-02')).body.data).toMatchObject({ amount: { amount: 22_893 } });
  const { version } = await withSystem(t.services.pool, (db) =>
    db.selectFrom('employees').select('version').where('id', '=', anna.id).executeTakeFirstOrThrow(),
  );
  const exit = await bind(t, `/company/employees/${anna.id}/exit`, {
    token: company.token,
    body: { version, exitDate: '2027-02-15', exitReason: 'RESIGNATION', send: 'LATER' },
  });
  expect(exit.status).toBe(200);
  expect((await look('2027-02')).status).toBe(409);
});

test('two admins at once move it once; another company finds no such order', async () => {
  const { version } = dataOf<{ version: number }>(await look('2027-01'));
  const answers = await Promise.all([pause('2027-01', version), pause('2027-01', version)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await stored()).draws).toEqual(['2027-02 2027-02-28 PLANNED', '2027-03 2027-03-30 PLANNED']);
  const other = await givenCompany(t);
  expect(await t.call('GET', `/company/orders/${order}/draws/2027-02/pause`, { token: other.token })).toMatchObject({
    status: 404,
    body: { message: 'order-not-found' },
  });
});
