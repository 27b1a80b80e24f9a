import type { RmaDetail } from '@portal/contract/rma';
import { answerDueOf, type SupplierRmaDetail, type SupplierRmaRow } from '@portal/contract/rma-supplier';
import { callSeen } from '../../../test/binding-call.ts';
import { givenMarket } from '../../../test/given-orders.ts';
import { givenShipped, type Shipped } from '../../../test/given-shipped.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { testInSteps } from '../../../test/test-in-steps.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let world: Shipped;

beforeAll(async () => {
  world = await givenShipped(t);
  await t.work();
  t.clock.moveTo('2027-05-04T09:00:00Z');
});

const supplier = (method: 'GET' | 'POST', path: string, body?: object) =>
  callSeen(t, method, `/supplier/rma${path}`, { token: world.supplier.token, ...(body ? { body } : {}) });
const bo = async (path: string, body: object) =>
  dataOf<RmaDetail>(await callSeen(t, 'POST', `/employee/rma${path}`, { token: world.bo.token, body }));
const one = async (id: string) => dataOf<SupplierRmaDetail>(await supplier('GET', `/${id}`));
const move = async (id: string, to: string, values: object = {}) =>
  supplier('POST', `/${id}/status`, { to, version: (await one(id)).version, ...values });
const counts = async () => dataOf<Record<string, number>>(await supplier('GET', '/counts'));
const none = { LATE: 0, NEW: 0, WAITING: 0, IN_WORK: 0, CLOSED: 0 };

test('an answer is due three weekdays later', () => {
  expect(['2027-05-04', '2027-05-06', '2027-05-08'].map(answerDueOf)).toEqual([
    '2027-05-07',
    '2027-05-11',
    '2027-05-12',
  ]);
});

testInSteps('the supplier’s queue', (step) => {
  let id = '';

  step('a new report is due on Friday, its mail leads to it, and it waits on the first page', async () => {
    ({ id } = await bo('', {
      orderId: world.orders.bo,
      kind: 'DAMAGED',
      incidentDate: '2027-05-03',
      whatHappened: 'The screen broke.',
    }));
    const [row] = dataOf<SupplierRmaRow[]>(await supplier('GET', '?queue=NEW'));
    expect(row).toMatchObject({
      id,
      queue: 'NEW',
      answerDue: '2027-05-07',
      whatHappened: 'The screen broke.',
      since: '2027-05-04T09:00:00.000Z',
    });
    expect(await counts()).toEqual({ ...none, NEW: 1 });
    const home = await t.call('GET', '/home', { token: world.supplier.token });
    expect(home.body.data).toMatchObject({ waiting: expect.arrayContaining([{ task: 'rma-open', count: 1 }]) });
    await t.work();
    const { rows } = await t.database.owner.query("select text from outbox where kind = 'rma' and text like $1", [
      `%/supplier/rma/${id}%`,
    ]);
    expect(rows).toHaveLength(1);
  });

  step('after Friday it is late, whether it was received or not', async () => {
    t.clock.moveTo('2027-05-08T09:00:00Z');
    expect(await counts()).toEqual({ ...none, LATE: 1 });
    expect((await move(id, 'PENDING')).body.data).toMatchObject({ queue: 'LATE' });
  });

  step('a word of the employee is due anew', async () => {
    await bo(`/${id}/information`, { version: (await one(id)).version, text: 'The back too.' });
    expect(await one(id)).toMatchObject({ queue: 'NEW', answerDue: '2027-05-12' });
    await move(id, 'PENDING');
  });

  step(
    'an approval with a price waits for the employee, then is in work; its day back is not in the past',
    async () => {
      const repair = { outcome: 'REPAIR', excess: 50_000 };
      const past = await move(id, 'APPROVED', { ...repair, expectedBack: '2027-05-07' });
      expect([past.status, past.body.details]).toMatchObject([400, [{ path: 'expectedBack', key: 'invalid-day' }]]);
      expect((await move(id, 'APPROVED', { ...repair, expectedBack: '2027-05-20' })).body.data).toMatchObject({
        queue: 'WAITING',
        expectedBack: '2027-05-20',
      });
      await bo(`/${id}/answer`, { version: (await one(id)).version, to: 'ACCEPTED' });
      expect(await counts()).toEqual({ ...none, IN_WORK: 1 });
      for (const to of ['PAID', 'CLOSED']) await move(id, to);
      expect(await counts()).toEqual({ ...none, CLOSED: 1 });
      expect(dataOf(await supplier('GET', ''))).toEqual([]);
      expect(dataOf(await supplier('GET', '?queue=CLOSED&q=bo'))).toHaveLength(1);
    },
  );

  step('another supplier has nothing in its queue, and no draw is told to a supplier', async () => {
    const other = await givenMarket(t);
    const theirs = await t.call('GET', '/supplier/rma/counts', { token: other.supplier.token });
    expect(theirs.body.data).toEqual(none);
    expect((await supplier('GET', `/${id}`)).raw.toString()).not.toMatch(/monthlyPrice|employeeId|salary/i);
  });
});

test('the queue is filtered by its fields, and sorted within each of its parts', async () => {
  const report = (who: 'anna' | 'bo', kind: string) =>
    callSeen(t, 'POST', '/employee/rma', {
      token: world[who].token,
      body: { orderId: world.orders[who], kind, incidentDate: '2027-05-03', whatHappened: 'It stopped.' },
    });
  const orderOf = async (query: object) =>
    dataOf<SupplierRmaRow[]>(await supplier('GET', `?${new URLSearchParams(query as Record<string, string>)}`)).map(
      ({ kind, queue }) => `${queue} ${kind}`,
    );
  const only = (...conditions: string[][]) => ({ filter: JSON.stringify({ join: 'any', groups: [conditions] }) });
  t.clock.moveTo('2027-05-10T09:00:00Z');
  expect((await report('anna', 'FAULTY')).status).toBe(201);
  t.clock.moveTo('2027-05-12T09:00:00Z');
  expect((await report('bo', 'STOLEN')).status).toBe(201);
  const [faulty, stolen] = ['NEW FAULTY', 'NEW STOLEN'];
  expect(await orderOf({})).toEqual([faulty, stolen]);
  expect(await orderOf({ sort: '-answerDue' })).toEqual([stolen, faulty]);
  expect(await orderOf({ sort: 'kind' })).toEqual([faulty, stolen]);
  expect(await orderOf(only(['kind', 'any', 'STOLEN', 'DAMAGED']))).toEqual([stolen]);
  expect(await orderOf(only(['answerDue', 'atMost', '2027-05-13']))).toEqual([faulty]);
  expect(await orderOf(only(['kind', 'any', 'STOLEN'], ['product', 'filled']))).toEqual([faulty, stolen]);
  expect(await orderOf(only(['company', 'is', 'Another']))).toEqual([]);
  t.clock.moveTo('2027-05-14T09:00:00Z');
  expect(await orderOf({ sort: '-answerDue' })).toEqual(['LATE FAULTY', stolen]);
  expect((await supplier('GET', '?sort=excess')).status).toBe(400);
});
