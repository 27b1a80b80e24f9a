import type { Dependant } from '@portal/contract/dependants';
import type { ErrorDetail } from '@portal/contract/errors';
import { givenCatalog, givenSubscription } from '../../../test/given-goods.ts';
import { givenMarket, givenOrder, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, givenCompany, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf, type Answer } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let market: Market;
let admin: Person;
beforeAll(async () => {
  market = await givenMarket(t);
  admin = await givenAdmin(t);
});

const remove = (path: string, token = admin.token) => t.call('DELETE', path, { token });
/** What a refusal names: kind and name, and whose it is. */
const detailsOf = ({ body }: Answer) => (body as { details?: ErrorDetail[] }).details ?? [];
const namedBy = (answer: Answer) =>
  detailsOf(answer).flatMap(({ dependant }) =>
    dependant ? [[dependant.kind, dependant.name, dependant.of?.name ?? null]] : [],
  );
const companyName = async () => {
  const { rows } = await t.database.owner.query('select company_name from companies where id = $1', [
    market.company.id,
  ]);
  return rows[0].company_name as string;
};

test('a catalog in use names the subscriptions to back office, and the companies to its reseller', async () => {
  const { rows } = await t.database.owner.query('select subscription_name from subscriptions where id = $1', [
    market.subscriptionId,
  ]);
  const ofAdmin = `/admin/suppliers/${market.supplier.id}/catalogs/${market.catalogId}`;
  const ofSupplier = `/supplier/catalogs/${market.catalogId}`;
  const toAdmin = [['subscription', rows[0].subscription_name, await companyName()]];
  const toReseller = [['company', await companyName(), null]];
  for (const suffix of ['', `/companies/${market.company.id}`]) {
    const refused = await remove(`${ofAdmin}${suffix}`);
    expect([refused.status, refused.body.message, namedBy(refused)]).toEqual([409, 'catalog-is-in-use', toAdmin]);
    const reseller = await remove(`${ofSupplier}${suffix}`, market.supplier.token);
    expect([reseller.status, namedBy(reseller)]).toEqual([409, toReseller]);
  }
  const uses = async (query: string) =>
    dataOf<{ named: Dependant[]; more: number }>(
      await t.call('GET', `${ofAdmin}/uses${query}`, { token: admin.token }),
    );
  expect(await uses('')).toMatchObject({ named: [{ id: market.subscriptionId }], more: 0 });
  expect(await uses(`?companyId=${(await givenCompany(t)).id}`)).toEqual({ named: [], more: 0 });
});

test('six users: five are named, one is counted', async () => {
  const many = await givenMarket(t);
  for (let n = 0; n < 5; n++)
    await givenSubscription(t, { companyId: many.company.id, catalogId: many.catalogId, employeeIds: [] });
  const details = detailsOf(await remove(`/admin/suppliers/${many.supplier.id}/catalogs/${many.catalogId}`));
  expect(details).toHaveLength(6);
  expect(details.at(-1)).toEqual({ path: 'dependants', key: 'catalog-is-in-use', more: 1 });
});

test('a catalog given to companies of another currency names those', async () => {
  const swedish = await givenCompany(t, { supplierId: market.supplier.id, name: 'Skog AB' });
  await t.database.owner.query(`update companies set currency = 'SEK' where id = $1`, [swedish.id]);
  const catalogId = await givenCatalog(t, market.supplier.id, []);
  const refused = await t.call('POST', `/supplier/catalogs/${catalogId}/companies`, {
    token: market.supplier.token,
    body: { companyIds: [swedish.id, market.company.id] },
  });
  expect([refused.body.message, namedBy(refused)]).toEqual(['currency-differs', [['company', 'Skog AB', null]]]);
});

test('category, currency, systems and supplier name what points at them', async () => {
  await givenOrder(t, market);
  const category = await remove(`/admin/categories/${market.categoryId}`);
  expect(namedBy(category).map(([kind]) => kind)).toEqual(['catalog', 'order']);
  const { rows: currencies } = await t.database.owner.query(`select id from currencies where iso_code = 'DKK'`);
  const currency = await remove(`/admin/currencies/${currencies[0].id}`);
  expect(namedBy(currency)).toContainEqual(['company', await companyName(), null]);
  for (const [table, path, column] of [
    ['hr_systems', 'hrsystems', 'hr_system_id'],
    ['salary_systems', 'salarysystems', 'salary_system_id'],
  ] as const) {
    const columns = table === 'hr_systems' ? 'import_kind, mapping' : 'kind, layout';
    const { rows } = await t.database.owner.query(
      `insert into ${table} (name, ${columns}) values ('Named', 'CSV', '{}') returning id`,
    );
    await t.database.owner.query(`update companies set ${column} = $1 where id = $2`, [rows[0].id, market.company.id]);
    const refused = await remove(`/admin/${path}/${rows[0].id}`);
    expect([table, refused.status, namedBy(refused)]).toEqual([table, 409, [['company', await companyName(), null]]]);
  }
  const supplier = await remove(`/admin/suppliers/${market.supplier.id}`);
  expect(namedBy(supplier).map(([kind, , of]) => [kind, of])).toEqual([['order', await companyName()]]);
});

test('a company keeps its currency while it has prices, and the refusal names them at the field', async () => {
  const path = `/admin/companies/${market.company.id}`;
  const { version } = dataOf<{ version: number }>(await t.call('GET', path, { token: admin.token }));
  const refused = await t.call('PATCH', path, { token: admin.token, body: { version, currency: 'SEK' } });
  expect([refused.body.message, detailsOf(refused)[0]?.path]).toEqual(['in-use', 'currency']);
  expect(namedBy(refused).map(([kind]) => kind)).toEqual(['subscription', 'catalog']);
});
