import type { CompanyOverview, SupplierOverview } from '@portal/contract/overviews';
import { givenMarket, givenOrder, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, givenCompany, givenEmployee, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let market: Market;
let admin: Person;
beforeAll(async () => {
  market = await givenMarket(t);
  admin = await givenAdmin(t);
  await givenOrder(t, market);
  await givenOrder(t, market, { for: market.bo, phoneOnly: true }, { status: 'DELETED' });
});

const get = (path: string, token = admin.token) => t.call('GET', `/admin/${path}/overview`, { token });
const company = async () => dataOf<CompanyOverview>(await get(`companies/${market.company.id}`));
const supplier = async () => dataOf<SupplierOverview>(await get(`suppliers/${market.supplier.id}`));
const detailOf = async (action: string) => {
  const { rows } = await t.database.owner.query(
    'select detail from audit_log where action = $1 order by id desc limit 1',
    [action],
  );
  return rows[0].detail;
};

test('a company is counted: people who can log in, running orders, and everything that has a page', async () => {
  expect(await company()).toMatchObject({
    people: 3,
    runningOrders: 1,
    employees: 2,
    administrators: 1,
    subscriptions: 1,
    openSubscriptions: 1,
    orders: 1,
    ordersToProcess: 1,
    catalogs: 1,
    salaryFiles: 0,
    openRma: 0,
  });
  const elsewhere = await givenCompany(t);
  await givenEmployee(t, elsewhere.id);
  expect(await company()).toMatchObject({ people: 3, employees: 2 });
});

test('who has left or is blocked is not touched by a block', async () => {
  const gone = await givenEmployee(t, market.company.id);
  const blocked = await givenEmployee(t, market.company.id);
  await t.database.owner.query(`update employees set exit_date = '2026-10-31' where id = $1`, [gone.id]);
  await t.database.owner.query(`update employees set status = 'BLOCKED' where id = $1`, [blocked.id]);
  expect(await company()).toMatchObject({ people: 3, employees: 4 });
});

test('a supplier is counted with the people and orders of the companies that it serves', async () => {
  expect(await supplier()).toMatchObject({
    people: 3,
    runningOrders: 1,
    users: 1,
    companies: 1,
    catalogs: 1,
    assignedCompanies: 1,
    unfinishedOrders: 1,
  });
});

test('scenario 77: blocking a company and ending a reseller are logged with what they touched', async () => {
  const change = async (path: string, body: object) => {
    const { version } = dataOf<{ version: number }>(await t.call('GET', path, { token: admin.token }));
    return t.call('PATCH', path, { token: admin.token, body: { version, ...body } });
  };
  const touched = { people: 3, runningOrders: 1 };
  expect((await change(`/admin/suppliers/${market.supplier.id}`, { isReseller: false })).status).toBe(200);
  expect(await detailOf('supplier.changed')).toMatchObject({ isReseller: { before: true, after: false }, ...touched });
  expect((await change(`/admin/companies/${market.company.id}`, { status: 'BLOCKED' })).status).toBe(200);
  expect(await detailOf('company.changed')).toMatchObject({
    status: { before: 'ACTIVE', after: 'BLOCKED' },
    ...touched,
  });
  await change(`/admin/companies/${market.company.id}`, { status: 'ACTIVE' });
  expect(await detailOf('company.changed')).not.toHaveProperty('people');
});

test('what is not there is missing, and no other role may ask', async () => {
  const nothing = '00000000-0000-7000-8000-000000000000';
  expect((await get(`companies/${nothing}`)).body.message).toBe('company-not-found');
  expect((await get(`suppliers/${nothing}`)).body.message).toBe('supplier-not-found');
  for (const token of [market.company.token, market.supplier.token, market.anna.token])
    for (const path of [`companies/${market.company.id}`, `suppliers/${market.supplier.id}`])
      expect((await get(path, token)).status).toBe(403);
});
