import type { Participant } from '@portal/contract/subscription-participants';
import { withSystem } from '../../db/tenant.ts';
import { givenAdmin, givenCatalog, givenCategory, givenCompany, givenEmployee, givenProduct, givenSubscription, givenSupplier, type GivenCompany, type GivenEmployee, type GivenSupplier } from '../../../test/given.ts';
import { dataOf, testApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let telegros: GivenSupplier;
let nordlys: GivenCompany;
let other: GivenCompany;
let catalogId: string;
let productId: string;
let categoryId: string;
let anna: GivenEmployee;
let bo: GivenEmployee;

const nobody = '00000000-0000-7000-8000-000000000000';

beforeAll(async () => {
  t = await testApp();
  telegros = await givenSupplier(t, { name: 'TeleGros', isReseller: true });
  nordlys = await givenCompany(t, { name: 'Nordlys A/S', supplierId: telegros.id });
  other = await givenCompany(t, { name: 'Company B' });
  catalogId = await givenCatalog(t, telegros.id, [nordlys.id]);
  categoryId = await givenCategory(t);
  productId = await givenProduct(t, { supplierId: telegros.id, catalogId, categoryId });
  anna = await givenEmployee(t, nordlys.id, { name: 'Anna Berg', employNo: '1042', email: 'anna@nordlys.example' });
  bo = await givenEmployee(t, nordlys.id, { name: 'Bo Dahl', employNo: '1043', email: 'bo@nordlys.example', department: 'Service' });
});
beforeEach(() => t.clock.moveTo('2026-11-02T08:00:00Z'));
afterAll(() => t.close());

const asAdmin = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, token = nordlys.token) =>
  t.call(method, path, { token, ...(body === undefined ? {} : { body }) });
const data = async <T>(answer: ReturnType<typeof asAdmin>) => dataOf<T>(await answer);

/** "Mobile 2027" of RULES scenario 8, with an address of employees. */
const mobile = (change: object = {}) => ({
  subscriptionName: 'Mobile 2027', startDate: '2026-11-16', endDate: '2026-11-30', effectDate: '2027-01-01', deliveryMethod: 'USER_ADDRESS',
  periods: [24], allRisk: true, employeeIns: true, catalogs: [{ catalogId, subsidyYearly: 120_000 }], employees: { employeeIds: [anna.id, bo.id] }, ...change,
});
type Saved = { subscription: { id: string; version: number; state: string; status: string; isLocked: boolean; totalOrders: number; invited: number; employees: number }; added: number; invited: number; excluded: { name: string; reason: string }[] };
const create = (change?: object) => data<Saved>(asAdmin('POST', '/company/subscriptions', mobile(change)));

let serial = 0;
/** An order of Anna's, frozen with the amounts of E1. */
async function givenOrder(subscriptionId: string, values: Record<string, unknown> = {}): Promise<string> {
  serial += 1;
  return withSystem(t.services.pool, async (db) => (await db.insertInto('orders').values({
    company_id: nordlys.id, employee_id: anna.id, subscription_id: subscriptionId, supplier_id: telegros.id, catalog_id: catalogId, category_id: categoryId,
    status: 'ORDERED', ordered_at: new Date('2026-11-18T09:00:00Z'), ordered_on: '2026-11-18', company_name: 'Nordlys A/S', supplier_name: 'TeleGros', employee_name: 'Anna Berg',
    product_name: 'Phone X', currency: 'DKK', months: 24, price_ex_vat: 659_840, goods_month: 27_493, price_without_subsidy: 32_893, gross_draw: 22_893, monthly_price: 22_893,
    pricing: JSON.stringify({ productId, serial }), delivery_method: 'USER_ADDRESS', delivery_name: 'Anna Berg', ...values,
  }).returning('id').executeTakeFirstOrThrow()).id);
}

describe('creating (RULES scenarios 8 to 10)', () => {
  test('needs a selected address unless goods go to the employees', async () => {
    const { deliveryMethod: _left, ...withoutMethod } = mobile();
    for (const body of [mobile({ deliveryMethod: 'COMPANY_ADDRESS' }), withoutMethod]) {
      const answer = await asAdmin('POST', '/company/subscriptions', body);
      expect([answer.status, answer.body.message]).toEqual([400, 'needs-a-selected-address']);
    }
  });

  test('termination insurance without all-risk is refused', async () => {
    const answer = await asAdmin('POST', '/company/subscriptions', mobile({ allRisk: false }));
    expect([answer.status, answer.body.message]).toEqual([400, 'termination-insurance-needs-all-risk']);
  });

  test.each([
    ['an end before the start', { endDate: '2026-11-15' }, 'end-before-start'],
    ['an end that has passed', { startDate: '2026-10-01', endDate: '2026-11-01' }, 'must-be-in-the-future'],
    ['no catalog', { catalogs: [] }, 'invalid-data-provided'],
    ['the same catalog twice', { catalogs: [{ catalogId: nobody, subsidyYearly: 0 }, { catalogId: nobody, subsidyYearly: 1 }] }, 'invalid-data-provided'],
    ['a term of 0 months', { periods: [0] }, 'invalid-data-provided'],
    ['a negative subsidy', { catalogs: [{ catalogId: nobody, subsidyYearly: -1 }] }, 'invalid-data-provided'],
    ['an unknown key', { started_at: '2026-01-01' }, 'invalid-data-provided'],
  ])('%s is refused', async (_what, change, key) => {
    const answer = await asAdmin('POST', '/company/subscriptions', mobile(change));
    expect([answer.status, answer.body.message]).toEqual([400, key]);
  });

  test('saved with both insurances it is upcoming; on its first day it is active and invitations are sent once', async () => {
    const { subscription, added, invited } = await create({ subscriptionName: 'Mobile starts' });
    expect([subscription.state, subscription.status, added, invited]).toEqual(['UPCOMING', 'OPEN', 2, 0]);
    t.clock.moveTo('2026-11-15T22:00:00Z');
    await t.tick();
    const invitations = async () => (await t.mails('anna@nordlys.example')).filter((mail) => mail.subject.startsWith('Mobile starts'));
    expect(await invitations()).toHaveLength(0);
    t.clock.moveTo('2026-11-15T23:00:00Z');
    await t.tick();
    await t.tick();
    expect(await invitations()).toHaveLength(1);
    const [mail] = await invitations();
    expect(mail).toMatchObject({ kind: 'subscription-invitation', subject: 'Mobile starts: you can order now' });
    expect(mail!.text).toContain('DKK 1,200.00');
    expect(mail!.text).toMatch(/\/auth\/validate-token\/[\w-]{43}/);
    const after = await data<Saved['subscription']>(asAdmin('GET', `/company/subscriptions/${subscription.id}`));
    expect([after.state, after.invited]).toEqual(['ACTIVE', 2]);
  });

  test('created inside its window, invitations leave at once', async () => {
    t.clock.moveTo('2026-11-20T09:00:00Z');
    const { invited } = await create({ subscriptionName: 'Mobile now' });
    expect(invited).toBe(2);
    await t.work();
    expect((await t.mails('bo@nordlys.example')).filter((mail) => mail.subject.startsWith('Mobile now'))).toHaveLength(1);
  });

  test('blocked people and leavers are named, not invited', async () => {
    const blocked = await givenEmployee(t, nordlys.id, { name: 'Cleo Blocked', department: 'Closed' });
    const left = await givenEmployee(t, nordlys.id, { name: 'Dan Left', department: 'Closed' });
    await withSystem(t.services.pool, async (db) => {
      await db.updateTable('employees').set({ status: 'BLOCKED' }).where('id', '=', blocked.id).execute();
      await db.updateTable('employees').set({ exit_date: '2026-11-01' }).where('id', '=', left.id).execute();
    });
    const { added, excluded } = await create({ subscriptionName: 'By department', employees: { departments: ['Closed', 'Service'] } });
    expect(added).toBe(1);
    expect(excluded.map(({ name, reason }) => [name, reason])).toEqual([['Cleo Blocked', 'BLOCKED'], ['Dan Left', 'LEFT']]);
  });

  test('several problems are named together', async () => {
    const answer = await asAdmin('POST', '/company/subscriptions', mobile({ deliveryMethod: 'COMPANY_ADDRESS', allRisk: false }));
    expect(answer.body).toMatchObject({ message: 'invalid-data-provided', details: [{ path: 'employeeIns' }, { path: 'addressId', key: 'needs-a-selected-address' }] });
  });

  test('a check saves nothing and says who, what overlaps and what the mail reads', async () => {
    await create({ subscriptionName: 'Overlapped', startDate: '2027-02-01', endDate: '2027-02-14' });
    const before = await data<unknown>(asAdmin('GET', '/company/subscriptions/counts'));
    const checked = await data<{ problems: unknown[]; employees: { count: number }; overlaps: { subscriptionName: string }[]; startsAtOnce: boolean; mail: { subject: string } }>(
      asAdmin('POST', '/company/subscriptions/check', { ...mobile({ startDate: '2027-02-14', endDate: '2027-02-28', employees: { employeeIds: [anna.id] } }), deliveryMethod: 'COMPANY_ADDRESS' }));
    expect(checked).toMatchObject({ problems: [{ path: 'addressId', key: 'needs-a-selected-address' }], employees: { count: 1 }, overlaps: [{ subscriptionName: 'Overlapped' }], startsAtOnce: false, mail: { subject: 'Mobile 2027: you can order now' } });
    expect(await data<unknown>(asAdmin('GET', '/company/subscriptions/counts'))).toEqual(before);
  });
});

describe('what belongs to somebody else answers like what is not there', () => {
  test('in the path', async () => {
    const id = await givenSubscription(t, { companyId: nordlys.id, catalogId, employeeIds: [] });
    for (const [method, path, body] of [
      ['GET', '', undefined], ['PATCH', '', { version: 1, subscriptionName: 'X' }], ['POST', '/close', { version: 1 }], ['POST', '/reopen', { version: 1 }],
      ['DELETE', '', undefined], ['GET', '/employees', undefined], ['POST', '/reminders', {}],
    ] as const) {
      const [foreign, missing] = await Promise.all([id, nobody].map((subscriptionId) => asAdmin(method, `/company/subscriptions/${subscriptionId}${path}`, body, other.token)));
      expect([foreign!.status, foreign!.body.message]).toEqual([404, 'subscription-does-not-belong-to-your-company']);
      expect({ ...foreign!.body, requestId: '' }).toEqual({ ...missing!.body, requestId: '' });
    }
    expect(await data<Saved['subscription']>(asAdmin('GET', `/company/subscriptions/${id}`))).toMatchObject({ version: 1, status: 'OPEN' });
  });

  test('in the body', async () => {
    const theirs = await givenEmployee(t, other.id);
    const unassigned = await givenCatalog(t, telegros.id, [other.id]);
    for (const [change, key] of [
      [(id: string) => ({ employees: { employeeIds: [anna.id, id] } }), 'employee_not_found'],
      [(id: string) => ({ catalogs: [{ catalogId: id, subsidyYearly: 0 }] }), 'catalog-not-in-your-company'],
      [(id: string) => ({ deliveryMethod: 'COMPANY_ADDRESS', addressId: id }), 'address-not-found'],
    ] as const) {
      const foreignId = key === 'employee_not_found' ? theirs.id : key === 'address-not-found' ? other.id : unassigned;
      const [foreign, missing] = await Promise.all([foreignId, nobody].map((id) => asAdmin('POST', '/company/subscriptions', mobile(change(id)))));
      expect([foreign!.status, foreign!.body.message]).toEqual([404, key]);
      expect({ ...foreign!.body, requestId: '' }).toEqual({ ...missing!.body, requestId: '' });
    }
  });

  test.each([['an employee', () => anna.token], ['a supplier', () => telegros.token]])('%s may not ask at all', async (_who, token) => {
    const answer = await asAdmin('GET', '/company/subscriptions', undefined, token());
    expect([answer.status, answer.body.message]).toEqual([403, 'you-do-not-have-permission-to-do-this-action']);
  });
});

describe('changing', () => {
  test('without orders everything may change; a stale version is refused', async () => {
    const { subscription } = await create();
    const changed = await asAdmin('PATCH', `/company/subscriptions/${subscription.id}`, { version: 1, periods: [12, 24], catalogs: [{ catalogId, subsidyYearly: 60_000 }], removedEmployeeIds: [bo.id] });
    expect(changed.body).toMatchObject({ data: { subscription: { periods: [12, 24], version: 2, employees: 1, catalogs: [{ subsidyYearly: 60_000 }] } } });
    const stale = await asAdmin('PATCH', `/company/subscriptions/${subscription.id}`, { version: 1, subscriptionName: 'Late' });
    expect([stale.status, stale.body.message]).toEqual([409, 'changed-by-someone-else']);
  });

  test('with orders: subsidy is refused, name, end date and added employees go through (scenario 36)', async () => {
    const { subscription } = await create({ subscriptionName: 'With orders', employees: { employeeIds: [anna.id] } });
    await givenOrder(subscription.id);
    const path = `/company/subscriptions/${subscription.id}`;
    const refused = await asAdmin('PATCH', path, { version: 1, catalogs: [{ catalogId, subsidyYearly: 1 }] });
    expect([refused.status, refused.body.message]).toEqual([409, 'subscription-has-orders']);
    const same = await asAdmin('PATCH', path, { version: 1, allRisk: true, subscriptionName: 'Renamed', endDate: '2026-12-05', addedEmployees: { employeeIds: [bo.id] } });
    expect(same.body).toMatchObject({ data: { added: 1, subscription: { subscriptionName: 'Renamed', endDate: '2026-12-05', isLocked: true, employees: 2 } } });
    const early = await asAdmin('PATCH', path, { version: 2, endDate: '2026-11-17' });
    expect([early.status, early.body.message]).toEqual([409, 'subscription-has-orders']);
    expect((await asAdmin('PATCH', path, { version: 2, endDate: '2026-11-18' })).status).toBe(200);
  });

  test('somebody added to an active subscription is invited at once', async () => {
    t.clock.moveTo('2026-11-20T09:00:00Z');
    const { subscription } = await create({ subscriptionName: 'Grows', employees: { employeeIds: [anna.id] } });
    await t.work();
    await asAdmin('PATCH', `/company/subscriptions/${subscription.id}`, { version: 1, addedEmployees: { employeeIds: [bo.id] } });
    await t.work();
    expect((await t.mails('bo@nordlys.example')).filter((mail) => mail.subject.startsWith('Grows'))).toHaveLength(1);
    expect((await t.mails('anna@nordlys.example')).filter((mail) => mail.subject.startsWith('Grows'))).toHaveLength(1);
  });
});

describe('closing, opening, deleting', () => {
  test('closed: told, listed under closed, no second close; open again until the end (scenario 37)', async () => {
    t.clock.moveTo('2026-11-20T09:00:00Z');
    const { subscription } = await create({ subscriptionName: 'Closes' });
    await t.work();
    const path = `/company/subscriptions/${subscription.id}`;
    expect((await asAdmin('POST', `${path}/close`, { version: 1 })).body).toMatchObject({ data: { state: 'CLOSED', version: 2 } });
    expect((await t.mails('anna@nordlys.example')).map((mail) => mail.subject)).toContain('Closes is closed');
    const again = await asAdmin('POST', `${path}/close`, { version: 2 });
    expect([again.status, again.body.message]).toEqual([409, 'invalid-data-provided']);
    const closed = await data<{ subscriptionName: string }[]>(asAdmin('GET', '/company/subscriptions?view=closed'));
    expect(closed.map((row) => row.subscriptionName)).toEqual(['Closes']);
    expect((await asAdmin('POST', `${path}/reopen`, { version: 2 })).body).toMatchObject({ data: { state: 'ACTIVE' } });
    await asAdmin('POST', `${path}/close`, { version: 3 });
    t.clock.moveTo('2026-12-01T09:00:00Z');
    expect((await asAdmin('POST', `${path}/reopen`, { version: 4 })).status).toBe(409);
    const { rows } = await t.database.owner.query('select action from audit_log where entity_id = $1 order by id', [subscription.id]);
    expect(rows.map((row) => row.action)).toEqual(['subscription.created', 'subscription.closed', 'subscription.reopened', 'subscription.closed']);
  });

  test('deleted only without any order, deleted orders included', async () => {
    const { subscription } = await create();
    const ordered = await create();
    await givenOrder(ordered.subscription.id, { status: 'DELETED' });
    const refused = await asAdmin('DELETE', `/company/subscriptions/${ordered.subscription.id}`);
    expect([refused.status, refused.body.message]).toEqual([409, 'subscription-has-orders']);
    expect((await asAdmin('DELETE', `/company/subscriptions/${subscription.id}`)).status).toBe(200);
    expect((await asAdmin('GET', `/company/subscriptions/${subscription.id}`)).status).toBe(404);
  });

  test('a closed subscription that has not started invites nobody', async () => {
    const { subscription } = await create({ subscriptionName: 'Never' });
    await asAdmin('POST', `/company/subscriptions/${subscription.id}/close`, { version: 1 });
    t.clock.moveTo('2026-11-16T09:00:00Z');
    await t.tick();
    expect((await t.mails()).filter((mail) => mail.subject.startsWith('Never:'))).toEqual([]);
  });
});

describe('participants and reminders', () => {
  test('the overview shows invited, opened and ordered; three days before the end the others are reminded once', async () => {
    t.clock.moveTo('2026-11-20T09:00:00Z');
    const { subscription } = await create({ subscriptionName: 'Reminded' });
    const path = `/company/subscriptions/${subscription.id}`;
    const people = async () => (await data<Participant[]>(asAdmin('GET', `${path}/employees`))).map(({ name, state, isBeingInvited }) => [name, state, isBeingInvited]);
    expect(await people()).toEqual([['Anna Berg', 'NOT_INVITED', true], ['Bo Dahl', 'NOT_INVITED', true]]);
    await t.work();
    await givenOrder(subscription.id);
    expect(await people()).toEqual([['Anna Berg', 'ORDERED', false], ['Bo Dahl', 'INVITED', false]]);
    expect(await data<unknown[]>(asAdmin('GET', `${path}/employees?state=INVITED`))).toHaveLength(1);
    const subjects = async (to: string) => (await t.mails(to)).map((mail) => mail.subject).filter((subject) => subject.startsWith('Reminded closes'));
    for (const [day, count] of [['2026-11-26', 0], ['2026-11-27', 1], ['2026-11-28', 1]] as const) {
      t.clock.moveTo(`${day}T09:00:00Z`);
      await t.tick();
      expect(await subjects('bo@nordlys.example')).toHaveLength(count);
    }
    expect(await subjects('anna@nordlys.example')).toEqual([]);
    const answer = await data<{ reminded: number; results: { employeeId: string; outcome: string }[] }>(asAdmin('POST', `${path}/reminders`, {}));
    expect(answer.reminded).toBe(1);
    expect(new Map(answer.results.map(({ employeeId, outcome }) => [employeeId, outcome]))).toEqual(new Map([[anna.id, 'HAS_ORDERED'], [bo.id, 'REMINDED']]));
    await t.work();
    expect(await subjects('bo@nordlys.example')).toHaveLength(2);
  });

  test('an upcoming subscription cannot remind', async () => {
    const { subscription } = await create();
    const answer = await asAdmin('POST', `/company/subscriptions/${subscription.id}/reminders`, {});
    expect([answer.status, answer.body.message]).toEqual([409, 'subscription-is-not-open']);
  });
});

describe('expiring', () => {
  test('running orders within the months ahead, by subscription', async () => {
    const { subscription } = await create({ subscriptionName: 'Ends soon' });
    await givenOrder(subscription.id, { status: 'COMPLETED', expire_date: '2027-01-31' });
    await givenOrder(subscription.id, { status: 'COMPLETED', expire_date: '2027-05-31', employee_id: bo.id });
    const names = async (months: number) => (await data<{ subscriptionName: string; orders: number }[]>(asAdmin('GET', `/company/subscriptions/expiring?months=${months}`))).map((row) => [row.subscriptionName, row.orders]);
    expect(await names(2)).toEqual([]);
    expect(await names(3)).toEqual([['Ends soon', 1]]);
    expect(await names(12)).toEqual([['Ends soon', 2]]);
    expect((await asAdmin('GET', '/company/subscriptions/expiring?months=13')).status).toBe(400);
  });
});

describe('back office', () => {
  test('looks at a company and changes nothing', async () => {
    const admin = await givenAdmin(t);
    const { subscription } = await create({ subscriptionName: 'Looked at' });
    const list = await data<{ id: string }[]>(asAdmin('GET', `/admin/companies/${nordlys.id}/subscriptions?q=looked`, undefined, admin.token));
    expect(list.map(({ id }) => id)).toEqual([subscription.id]);
    const elsewhere = await asAdmin('GET', `/admin/companies/${other.id}/subscriptions/${subscription.id}`, undefined, admin.token);
    expect([elsewhere.status, elsewhere.body.message]).toEqual([404, 'subscription-not-found']);
    expect((await asAdmin('GET', `/admin/companies/${nobody}/subscriptions`, undefined, admin.token)).body.message).toBe('company-not-found');
    expect((await asAdmin('POST', '/company/subscriptions', mobile(), admin.token)).status).toBe(403);
  });
});
