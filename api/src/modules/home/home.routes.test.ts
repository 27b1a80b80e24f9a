import { givenMarket, givenOrder } from '../../../test/given-orders.ts';
import { givenAdmin, givenCategory, givenCatalog, givenCompany, givenEmployee, givenProduct, givenSubscription, givenSupplier } from '../../../test/given.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
beforeAll(async () => { t = await testApp({ now: '2026-11-18T08:00:00Z' }); });
afterAll(() => t.close());

type HomeBody = { data: { figures: { figure: string; count: number | null; day: string | null }[]; waiting: { task: string; count: number }[] } };
const homeOf = async (token: string) => ((await t.call('GET', '/home', { token })).body as unknown as HomeBody).data;

test('each role sees its own numbers and nobody else’s', async () => {
  const supplier = await givenSupplier(t);
  const [company, other] = [await givenCompany(t, { supplierId: supplier.id, salaryDay: 20 }), await givenCompany(t)];
  const catalogId = await givenCatalog(t, supplier.id, [company.id]);
  await givenProduct(t, { supplierId: supplier.id, catalogId, categoryId: await givenCategory(t) });
  const anna = await givenEmployee(t, company.id);
  await givenSubscription(t, { companyId: company.id, catalogId, employeeIds: [anna.id] });

  const figure = (home: HomeBody['data'], name: string) => home.figures.find((one) => one.figure === name);
  const own = await homeOf(company.token);
  expect(figure(own, 'active-employees')?.count).toBe(1);
  expect(figure(own, 'open-subscriptions')?.count).toBe(1);
  expect(figure(own, 'next-salary-day')?.day).toBe('2026-11-20');
  expect(own.waiting).toEqual([{ task: 'subscriptions-expiring', count: 1 }]);
  const foreign = await homeOf(other.token);
  expect(figure(foreign, 'active-employees')?.count).toBe(0);
  expect(foreign.waiting).toEqual([]);
  expect((await homeOf(anna.token)).waiting).toEqual([{ task: 'subscriptions-to-order-from', count: 1 }]);
  expect(figure(await homeOf(supplier.token), 'products')?.count).toBe(1);
  expect(figure(await homeOf((await givenAdmin(t)).token), 'companies')?.count).toBe(2);
});

test('a deleted order is no order of the last 30 days, for nobody', async () => {
  const market = await givenMarket(t);
  await givenOrder(t, market);
  await givenOrder(t, market, { for: market.bo, phoneOnly: true }, { status: 'DELETED' });
  const counts = await Promise.all([market.company.token, market.supplier.token, (await givenAdmin(t)).token]
    .map(async (token) => (await homeOf(token)).figures.find(({ figure }) => figure === 'orders-30-days')?.count));
  expect(counts).toEqual([1, 1, 1]);
});
