import { bind } from '../../../test/binding-call.ts';
import { givenCatalog, givenCategory, givenProduct, givenSubscription } from '../../../test/given-goods.ts';
import {
  givenAdmin,
  givenCompany,
  givenEmployee,
  givenSupplier,
  type GivenCompany,
  type GivenEmployee,
  type GivenSupplier,
} from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-17T09:00:00Z' }, { perTest: true });
let telegros: GivenSupplier;
let nordlys: GivenCompany;
let anna: GivenEmployee;
let subscription: string;
let phone: string;
let headset: string;

beforeEach(async () => {
  telegros = await givenSupplier(t, { isReseller: true });
  nordlys = await givenCompany(t, { supplierId: telegros.id });
  anna = await givenEmployee(t, nordlys.id, { name: 'Anna', employNo: '1042' });
  const catalogId = await givenCatalog(t, telegros.id, [nordlys.id]);
  const where = { supplierId: telegros.id, catalogId };
  phone = await givenProduct(t, { ...where, categoryId: await givenCategory(t) });
  headset = await givenProduct(
    t,
    { ...where, categoryId: await givenCategory(t) },
    { product_name: 'Headset', price: 192_000, retail_price: 240_000 },
  );
  subscription = await givenSubscription(t, { companyId: nordlys.id, catalogId, employeeIds: [anna.id] });
});

const choice = { accessoryIds: [], months: 24, allRisk: false, employeeIns: false };
const propose = (productId: string) =>
  bind(t, '/company/proposals', {
    token: nordlys.token,
    body: { employeeId: anna.id, subscriptionId: subscription, productId, ...choice },
  });
const proposed = async (productId: string) =>
  dataOf<{ id: string; monthlyPrice: { amount: number } }>(await propose(productId));
const accept = (id: string) =>
  bind(t, `/employee/orders/${id}/accept`, { token: anna.token, body: { acceptedRules: true } });
const get = async <T>(path: string, token = nordlys.token) => dataOf<T>(await t.call('GET', path, { token }));
type Subscription = { version: number; isLocked: boolean; isRemovable: boolean } & Record<string, unknown>;
const subscriptionNow = () => get<Subscription>(`/company/subscriptions/${subscription}`);
const subsidyLeft = async () =>
  (
    await get<{ offer: { subsidy: { left: { amount: number } } } }>(
      `/company/subscriptions/${subscription}/employees/${anna.id}/products/${headset}`,
    )
  ).offer.subsidy.left.amount;

// 6,399.20 ex VAT over 24 months is 266.63 a month; the subsidy of 1,200.00 a year is 100.00 of it.
test('a proposal holds its subsidy to the øre until it is withdrawn, declined or has lapsed', async () => {
  expect(await subsidyLeft()).toBe(10_000);
  const first = await proposed(phone);
  expect(first.monthlyPrice.amount).toBe(16_663);
  expect(await subsidyLeft()).toBe(0);
  // 1,920.00 over 24 months is 80.00, and nothing is left of the subsidy.
  const second = await proposed(headset);
  expect(second.monthlyPrice.amount).toBe(8_000);
  await t.call('POST', `/company/orders/${first.id}/status`, { token: nordlys.token, body: { to: 'DELETED' } });
  expect(await subsidyLeft()).toBe(10_000);
  await t.call('DELETE', `/employee/orders/${second.id}`, { token: anna.token });
  expect((await proposed(headset)).monthlyPrice.amount).toBe(0);
  expect(await subsidyLeft()).toBe(2_000);
  t.clock.moveTo('2026-12-01T09:00:00Z');
  await t.runScheduledJobs();
  const { rows } = await t.database.owner.query(
    `select coalesce(sum(subsidy_month), 0)::int as held from orders where status <> 'DELETED'`,
  );
  expect(rows).toEqual([{ held: 0 }]);
});

test('it is a state of its own in lists, counts, files and on the first pages, and no order', async () => {
  const { id } = await proposed(phone);
  const admin = await givenAdmin(t);
  for (const [portal, token] of [
    ['company', nordlys.token],
    ['admin', admin.token],
  ] as const) {
    const ids = async (query: string) =>
      (await get<{ orderId: string }[]>(`/${portal}/orders?${query}`, token)).map(({ orderId }) => orderId);
    expect(await ids('view=PROPOSED')).toEqual([id]);
    expect(await ids('view=TO_PROCESS')).toEqual([]);
    expect(await ids('status=PROPOSED')).toEqual([id]);
    expect(await ids('status=ORDERED')).toEqual([]);
    expect(await get(`/${portal}/orders/counts`, token)).toMatchObject({ PROPOSED: 1, TO_PROCESS: 0, PROBLEM: 0 });
  }
  expect(await get('/supplier/orders?view=PROPOSED', telegros.token)).toEqual([]);
  expect(await get('/supplier/orders/counts', telegros.token)).toMatchObject({ PROPOSED: 0, ALL: 0 });
  const file = await t.call('GET', '/company/orders/export', { token: nordlys.token });
  expect(file.raw.toString('utf8')).toContain('Waits for acceptance');
  const home = await get<{ figures: { figure: string }[]; waiting: unknown; pipeline: unknown[] }>('/home');
  expect(home.waiting).toEqual([{ task: 'proposals-waiting', count: 1 }]);
  expect(home.figures.find(({ figure }) => figure === 'orders-30-days')).toMatchObject({ count: 0 });
  expect(home.pipeline).toContainEqual({ status: 'ORDERED', count: 0 });
  expect((await get<typeof home>('/home', anna.token)).figures[0]).toMatchObject({ count: 0 });
  expect(await get(`/company/subscriptions/${subscription}/employees`)).toMatchObject([
    { state: 'PROPOSED', orders: 0, proposals: 1 },
  ]);
  expect(await get(`/search?q=Anna`)).toMatchObject({ orders: [{ status: 'PROPOSED' }] });
  await t.call('DELETE', `/employee/orders/${id}`, { token: anna.token });
  expect(await get('/company/orders?status=NOT_ACCEPTED')).toMatchObject([{ orderId: id, isProposal: true }]);
  expect(await get('/company/orders?status=DELETED')).toEqual([]);
});

test('it locks neither its subscription nor another order, and is refused beside one of its category', async () => {
  const { id } = await proposed(phone);
  expect(await subscriptionNow()).toMatchObject({ isLocked: false, isRemovable: true, totalOrders: 0, proposals: 1 });
  expect((await propose(phone)).status).toBe(201);
  const own = { subscriptionId: subscription, productId: phone, ...choice, acceptedRules: true };
  expect((await bind(t, '/employee/orders', { token: anna.token, body: own })).status).toBe(201);
  expect(await accept(id)).toMatchObject({ status: 409, body: { message: 'one-product-per-category' } });
  expect(await subscriptionNow()).toMatchObject({ isLocked: true, totalOrders: 1, proposals: 2 });
});

test('what a changed subscription no longer offers cannot be accepted and lapses, and both are told', async () => {
  const { id } = await proposed(phone);
  const change = async (body: object) =>
    t.call('PATCH', `/company/subscriptions/${subscription}`, {
      token: nordlys.token,
      body: { version: (await subscriptionNow()).version, ...body },
    });
  expect((await change({ effectDate: '2027-02-01' })).status).toBe(200);
  await t.runScheduledJobs();
  expect(await get(`/company/orders/${id}`)).toMatchObject({ status: 'ORDERED', isProposal: true });
  expect((await change({ periods: [12] })).status).toBe(200);
  expect(await accept(id)).toMatchObject({ status: 409, body: { message: 'changed-by-someone-else' } });
  await t.runScheduledJobs();
  expect(await get(`/company/orders/${id}`)).toMatchObject({ status: 'DELETED', isProposal: true });
  for (const { email } of [anna, nordlys])
    expect((await t.mails(email)).map(({ kind }) => kind)).toContain('order-proposal-lapsed');
});

test('accepted it is an order like any other, and its subscription is locked', async () => {
  const { id } = await proposed(phone);
  expect((await accept(id)).status).toBe(200);
  expect(await get('/company/orders?view=TO_PROCESS')).toMatchObject([{ orderId: id, isProposal: false }]);
  expect(await subscriptionNow()).toMatchObject({ isLocked: true, isRemovable: false, totalOrders: 1, proposals: 0 });
  expect(await subsidyLeft()).toBe(0);
});
