import { bind } from '../../../test/binding-call.ts';
import {
  givenAccessory,
  givenCatalog,
  givenCategory,
  givenProduct,
  givenSubscription,
} from '../../../test/given-goods.ts';
import {
  givenCompany,
  givenEmployee,
  givenPerson,
  givenSupplier,
  type GivenCompany,
  type GivenEmployee,
  type GivenSupplier,
} from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { withSystem } from '../../db/tenant.ts';

const t = apiSuite({ now: '2026-11-17T09:00:00Z' }, { perTest: true });
let telegros: GivenSupplier;
let nordlys: GivenCompany;
let anna: GivenEmployee;
let subscription: string;
let body: Record<string, unknown>;

beforeEach(async () => {
  telegros = await givenSupplier(t, { isReseller: true });
  nordlys = await givenCompany(t, { supplierId: telegros.id });
  anna = await givenEmployee(t, nordlys.id, { name: 'Anna', employNo: '1042' });
  const catalogId = await givenCatalog(t, telegros.id, [nordlys.id]);
  const where = { supplierId: telegros.id, catalogId, categoryId: await givenCategory(t) };
  const phone = await givenProduct(t, where, { sku: 'PX128' });
  const cover = await givenAccessory(t, { ...where, productIds: [phone] });
  subscription = await givenSubscription(t, { companyId: nordlys.id, catalogId, employeeIds: [anna.id] });
  body = {
    employeeId: anna.id,
    subscriptionId: subscription,
    productId: phone,
    accessoryIds: [cover],
    months: 24,
    allRisk: true,
    employeeIns: true,
  };
});

test('a category with a running order is named with its last day, another company’s person is not found', async () => {
  const taken = async (token = nordlys.token) =>
    t.call('GET', `/company/subscriptions/${subscription}/employees/${anna.id}/taken-categories`, { token });
  expect((await taken()).body.data).toEqual([]);
  const { id } = await proposed();
  await t.database.owner.query(`update orders set is_proposal = false, expire_date = '2028-02-29' where id = $1`, [id]);
  expect((await taken()).body.data).toMatchObject([
    { categoryName: expect.stringContaining('Mobile'), until: '2028-02-29' },
  ]);
  const other = await givenCompany(t);
  expect((await taken(other.token)).status).toBe(404);
});

const propose = (changes: Record<string, unknown> = {}, token = nordlys.token) =>
  bind(t, '/company/proposals', { token, body: { ...body, ...changes } });
const proposed = async () => dataOf<{ id: string; monthlyPrice: { amount: number } }>(await propose());
const orderOf = async (id: string) =>
  dataOf<Record<string, unknown>>(await t.call('GET', `/employee/orders/${id}`, { token: anna.token }));
const offer = (token = nordlys.token) =>
  t.call(
    'GET',
    `/company/subscriptions/${String(body.subscriptionId)}/employees/${String(body.employeeId)}` +
      `/products/${String(body.productId)}`,
    { token },
  );

test('a proposal is priced for the employee, hidden from the supplier, and an order once she accepts', async () => {
  expect((await offer()).body.data).toMatchObject({
    productName: 'Phone X',
    refusal: null,
    offer: { subsidy: { left: { amount: 10_000 } } },
  });
  const { id, monthlyPrice } = await proposed();
  expect(monthlyPrice.amount).toBe(22_893);
  expect((await t.mails(anna.email)).map(({ kind }) => kind)).toEqual(['order-proposal']);
  expect(await orderOf(id)).toMatchObject({ isProposal: true, mayAccept: true });
  const ofSupplier = (await t.call('GET', '/supplier/orders?view=ALL', { token: telegros.token })).body;
  expect(ofSupplier.data).toEqual([]);
  const process = await bind(t, '/company/orders/process', {
    token: nordlys.token,
    body: { orderIds: [id], binding: true },
  });
  expect(process.body.data).toMatchObject({ results: [{ done: false }] });
  expect(await bind(t, `/employee/orders/${id}/accept`, { token: anna.token, body: {} })).toMatchObject({
    status: 400,
    body: { details: [{ path: 'acceptedRules', key: 'required' }] },
  });
  expect(
    (await bind(t, `/employee/orders/${id}/accept`, { token: anna.token, body: { acceptedRules: true } })).status,
  ).toBe(200);
  await t.runScheduledJobs();
  expect(await orderOf(id)).toMatchObject({ isProposal: false, status: 'ORDERED', monthlyPrice: { amount: 22_893 } });
  expect((await t.mails(anna.email)).map(({ kind }) => kind)).toEqual(['order-proposal', 'order-confirmation']);
  expect(await propose()).toMatchObject({ status: 409, body: { message: 'one-product-per-category' } });
});

test('the company’s admins, not the employee, are told once of a decline, in their language and way', async () => {
  const danish = await givenPerson(t, { role: 'company', company_id: nordlys.id });
  const blocked = await givenPerson(t, { role: 'company', company_id: nordlys.id });
  await t.database.owner.query(`update users set own_language = 'da-dk' where id = $1`, [danish.userId]);
  await t.database.owner.query('update memberships set blocked_at = now() where id = $1', [blocked.membershipId]);
  const daily = await givenPerson(t, { role: 'company', company_id: nordlys.id });
  const choice = { token: daily.token, body: { inPortal: true, mail: 'DAILY' } };
  expect((await t.call('PUT', '/user/notifications/preferences/proposal-declined', choice)).status).toBe(200);
  const { id } = await proposed();
  const decline = () => t.call('DELETE', `/employee/orders/${id}`, { token: anna.token });
  expect((await decline()).status).toBe(200);
  expect((await decline()).status).toBe(409);
  const told = async (to: string) => (await t.mails(to)).filter(({ kind }) => kind === 'proposal-declined');
  expect((await told(nordlys.email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Anna has declined the proposal of /),
  ]);
  expect((await told(nordlys.email))[0]?.text).toContain(`/company/orders?order=${id}`);
  expect((await told(danish.email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Anna har afslået forslaget om /),
  ]);
  for (const { email } of [blocked, daily, anna]) expect(await told(email)).toEqual([]);
});

test('an own order that is taken back is told to no admin', async () => {
  const { id } = await proposed();
  await bind(t, `/employee/orders/${id}/accept`, { token: anna.token, body: { acceptedRules: true } });
  await t.call('DELETE', `/employee/orders/${id}`, { token: anna.token });
  expect((await t.mails(nordlys.email)).map(({ kind }) => kind)).not.toContain('proposal-declined');
});

test('declined or withdrawn it is gone and she may choose again; not answered it lapses with the window', async () => {
  const declined = await proposed();
  expect((await t.call('DELETE', `/employee/orders/${declined.id}`, { token: anna.token })).status).toBe(200);
  const withdrawn = await proposed();
  expect(
    (await t.call('POST', `/company/orders/${withdrawn.id}/status`, { token: nordlys.token, body: { to: 'DELETED' } }))
      .status,
  ).toBe(200);
  const open = await proposed();
  t.clock.moveTo('2026-11-30T20:00:00Z');
  await t.runScheduledJobs();
  expect(await orderOf(open.id)).toMatchObject({ status: 'ORDERED', isProposal: true });
  t.clock.moveTo('2026-12-01T09:00:00Z');
  expect(
    await bind(t, `/employee/orders/${open.id}/accept`, { token: anna.token, body: { acceptedRules: true } }),
  ).toMatchObject({ status: 409, body: { message: 'subscription-is-not-open' } });
  await t.runScheduledJobs();
  await t.runScheduledJobs();
  expect(await orderOf(open.id)).toMatchObject({ status: 'DELETED', mayAccept: false });
  expect(await propose()).toMatchObject({ status: 409, body: { message: 'subscription-is-not-open' } });
});

test('she is reminded three days before the window ends; of the end she and the admins are told', async () => {
  await withSystem(t.services.pool, (db) =>
    db.updateTable('users').set({ own_language: 'da-dk' }).where('id', '=', anna.userId).execute(),
  );
  const { id } = await proposed();
  const kinds = async (of: string) => (await t.mails(of)).map(({ kind }) => kind);
  t.clock.moveTo('2026-11-26T20:00:00Z');
  await t.runScheduledJobs();
  expect(await kinds(anna.email)).toEqual(['order-proposal']);
  t.clock.moveTo('2026-11-27T06:00:00Z');
  await t.runScheduledJobs();
  await t.runScheduledJobs();
  expect(await kinds(anna.email)).toEqual(['order-proposal', 'order-proposal-reminder']);
  t.clock.moveTo('2026-12-01T06:00:00Z');
  await t.runScheduledJobs();
  await t.runScheduledJobs();
  expect(await kinds(anna.email)).toEqual(['order-proposal', 'order-proposal-reminder', 'order-proposal-lapsed']);
  const subjects = [...(await t.mails(anna.email)).slice(1), ...(await t.mails(nordlys.email))].map(
    ({ subject }) => subject,
  );
  expect(subjects).toEqual([
    'Svar senest 30. november 2026: Phone X',
    'Forslaget om Phone X er bortfaldet',
    expect.stringMatching(/^A proposal in Mobile 2027 \d+ has lapsed$/),
  ]);
  expect((await t.mails(nordlys.email))[0]?.text).toContain('Anna: Phone X');
  expect((await orderOf(id)).timeline).toMatchObject([
    { toStatus: 'PROPOSED' },
    { kind: 'MAIL', fromStatus: 'PROPOSED' },
    { fromStatus: 'PROPOSED', toStatus: 'DELETED' },
  ]);
});

test('who was proposed something today, or whose company wants no notices, is not reminded', async () => {
  t.clock.moveTo('2026-11-28T09:00:00Z');
  await proposed();
  await t.runScheduledJobs();
  await withSystem(t.services.pool, (db) =>
    db.updateTable('company_settings').set({ notice_mails: false }).where('company_id', '=', nordlys.id).execute(),
  );
  t.clock.moveTo('2026-11-29T09:00:00Z');
  await t.runScheduledJobs();
  expect((await t.mails(anna.email)).map(({ kind }) => kind)).toEqual(['order-proposal']);
});

test('the limits of the shop hold; foreign people and products are not found, nor a blocked employee', async () => {
  expect(await propose({ allRisk: false })).toMatchObject({
    status: 400,
    body: { message: 'termination-insurance-needs-all-risk' },
  });
  expect((await propose({ months: 12 })).status).toBe(400);
  const other = await givenCompany(t);
  const stranger = await givenEmployee(t, other.id);
  expect(await propose({}, other.token)).toMatchObject({ status: 404, body: { message: 'employee_not_found' } });
  expect(await propose({ employeeId: stranger.id })).toMatchObject({
    status: 404,
    body: { message: 'employee_not_found' },
  });
  expect(await offer(other.token)).toMatchObject({ status: 404, body: { message: 'employee_not_found' } });
  const notInvited = await givenEmployee(t, nordlys.id);
  expect(await propose({ employeeId: notInvited.id })).toMatchObject({
    status: 404,
    body: { message: 'subscription-not-found' },
  });
  await withSystem(t.services.pool, (db) =>
    db.updateTable('employees').set({ status: 'BLOCKED' }).where('id', '=', anna.id).execute(),
  );
  expect((await propose()).status).toBe(403);
});
