import { bind } from '../../test/binding-call.ts';
import { givenDispatchedOrder } from '../../test/given-draws.ts';
import { givenMarket, givenOrder, type Market } from '../../test/given-orders.ts';
import { givenPerson, type Person } from '../../test/given.ts';
import { apiSuite } from '../../test/test-app.ts';
import { companyScopeForJob } from '../access/scope.ts';
import { withSystem, withTenant } from '../db/tenant.ts';
import { adminEmails } from '../modules/salary-files/payroll-settings.queries.ts';
import { readCompanyAdmins } from './company-admins.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let market: Market;
let former: Person;
beforeAll(async () => {
  market = await givenMarket(t);
  former = await givenPerson(t, { role: 'company', company_id: market.company.id });
  // Only the role in this company is closed: the login itself stays open.
  await t.database.owner.query('update memberships set blocked_at = now() where id = $1', [former.membershipId]);
});

test('an admin whose role is blocked is no recipient, for the portal and for the company', async () => {
  const { company } = market;
  const seen = await withSystem(t.services.pool, (db) => readCompanyAdmins(db, [company.id]));
  expect(seen).toEqual([{ companyId: company.id, userId: company.userId, email: company.email, language: 'en-us' }]);
  const identity = {
    role: 'company' as const,
    userId: company.userId,
    companyId: company.id,
    supplierId: null,
    employeeId: null,
  };
  expect(
    await withTenant(t.services.pool, identity, (db) =>
      adminEmails(db, companyScopeForJob(company.id, company.userId)),
    ),
  ).toEqual([company.email]);
  expect(await withSystem(t.services.pool, (db) => readCompanyAdmins(db, []))).toEqual([]);
});

test('a deleted order and a salary file in trouble are told to those who still act for the company', async () => {
  const { company, supplier, anna, subscriptionId, catalogId, categoryId } = market;
  const order = await givenOrder(t, market);
  await bind(t, '/company/orders/process', { token: company.token, body: { orderIds: [order], binding: true } });
  await t.call('POST', `/supplier/orders/${order}/status`, {
    token: supplier.token,
    body: { to: 'DELETED', reason: 'Sold out' },
  });
  await t.work();
  await givenDispatchedOrder(t, company, anna, { subscriptionId, supplierId: supplier.id, catalogId, categoryId });
  t.clock.moveTo('2027-01-20T05:00:00Z');
  await t.runScheduledJobs();
  expect((await t.mails(company.email)).map(({ kind }) => kind)).toEqual(['order-deleted', 'salary-file-problem']);
  expect(await t.mails(former.email)).toEqual([]);
});
