import type { Catalog } from '@portal/contract/catalogs';
import type { ErrorDetail } from '@portal/contract/errors';
import { givenMarket, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, givenCompany, givenSupplier, type GivenSupplier, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let admin: Person;
let market: Market;
let reseller: GivenSupplier;
let companyId: string;
let stranger: GivenSupplier;
beforeAll(async () => {
  admin = await givenAdmin(t);
  stranger = await givenSupplier(t, { isReseller: true });
});
beforeEach(async () => {
  market = await givenMarket(t);
  reseller = await givenSupplier(t, { isReseller: true, name: `Reseller ${market.catalogId.slice(-6)}` });
  companyId = (await givenCompany(t, { supplierId: reseller.id, name: 'Fjord ApS' })).id;
});

const resellersPath = () => `/admin/suppliers/${market.supplier.id}/catalogs/${market.catalogId}/resellers`;
const give = (resellerId = reseller.id, token = admin.token) =>
  t.call('POST', resellersPath(), { token, body: { resellerId } });
const takeBack = () => t.call('DELETE', `${resellersPath()}/${reseller.id}`, { token: admin.token });
const own = (path = '', method: 'GET' | 'POST' | 'PATCH' | 'DELETE' = 'GET', body?: object, by = reseller) =>
  t.call(method, `/supplier/catalogs${path}`, { token: by.token, ...(body ? { body } : {}) });
const assign = (ids: string[]) => own(`/${market.catalogId}/companies`, 'POST', { companyIds: ids });

test('scenario 76: a catalog is given to a reseller, passed on to its company, taken back only unused', async () => {
  expect((await own(`/${market.catalogId}`)).body.message).toBe('catalog-not-found');
  expect(dataOf<{ id: string }[]>(await give())).toMatchObject([{ id: reseller.id, companies: 0 }]);
  const [listed] = dataOf<Catalog[]>(await own());
  expect(listed).toMatchObject({
    id: market.catalogId,
    productCount: 1,
    givenBy: { id: market.supplier.id, name: market.supplier.name },
  });
  expect(dataOf<{ assigned: number }>(await assign([companyId]))).toEqual({ assigned: 1 });
  const { rows } = await t.database.owner.query(
    'select supplier_id from catalog_assignments where catalog_id = $1 and company_id = $2',
    [market.catalogId, companyId],
  );
  expect(rows).toEqual([{ supplier_id: market.supplier.id }]);
  const refused = await takeBack();
  expect([refused.status, refused.body.message]).toEqual([409, 'catalog-is-in-use']);
  expect((refused.body as { details?: ErrorDetail[] }).details?.[0]?.dependant).toMatchObject({
    kind: 'company',
    name: 'Fjord ApS',
  });
  expect((await own(`/${market.catalogId}/companies/${companyId}`, 'DELETE')).status).toBe(200);
  expect((await takeBack()).status).toBe(200);
  expect(dataOf<Catalog[]>(await own())).toEqual([]);
  expect((await assign([companyId])).body.message).toBe('catalog-not-found');
  const log = await t.database.owner.query(
    `select action, actor_role, supplier_id from audit_log where entity_id = $1 and action like 'catalog.%'
      order by id`,
    [market.catalogId],
  );
  expect(log.rows.map(({ action, actor_role, supplier_id }) => [action, actor_role, supplier_id])).toEqual([
    ['catalog.given', 'admin', market.supplier.id],
    ['catalog.assigned', 'supplier', reseller.id],
    ['catalog.unlinked', 'supplier', reseller.id],
    ['catalog.taken-back', 'admin', market.supplier.id],
  ]);
});

test('the reseller changes nothing of it, and assigns it to its own companies only', async () => {
  await give();
  for (const [path, method, body] of [
    ['', 'PATCH', { version: 1, displayName: 'Mine' }],
    ['', 'DELETE', undefined],
    ['/products', 'GET', undefined],
    [`/products/${market.productId}`, 'DELETE', undefined],
    ['/imports', 'GET', undefined],
  ] as const)
    expect([path, (await own(`/${market.catalogId}${path}`, method, body)).body.message]).toEqual([
      path,
      'catalog-not-found',
    ]);
  expect((await assign([market.company.id])).body.message).toBe('company-or-catalog-does-not-exist');
  const { rows } = await t.database.owner.query('select display_name, deleted_at from catalogs where id = $1', [
    market.catalogId,
  ]);
  expect(rows[0]).toMatchObject({ deleted_at: null });
  expect(rows[0].display_name).not.toBe('Mine');
});

test('its owner sees nothing of the reseller’s companies, and no third supplier sees any of it', async () => {
  await give();
  await assign([companyId]);
  const companies = dataOf<{ id: string }[]>(
    await own(`/${market.catalogId}/companies`, 'GET', undefined, market.supplier),
  );
  expect(companies.map(({ id }) => id)).toEqual([market.company.id]);
  const ofReseller = dataOf<{ id: string }[]>(await own(`/${market.catalogId}/companies`));
  expect(ofReseller.map(({ id }) => id)).toEqual([companyId]);
  expect(dataOf<Catalog[]>(await own('', 'GET', undefined, stranger))).toEqual([]);
  expect((await own(`/${market.catalogId}/companies`, 'GET', undefined, stranger)).body.message).toBe(
    'catalog-not-found',
  );
});

test('given twice it is given once; who is no reseller, or owns it, or is not there gets none', async () => {
  await give();
  expect(dataOf<object[]>(await give())).toHaveLength(1);
  const plain = await givenSupplier(t);
  for (const id of [plain.id, market.supplier.id])
    expect(await give(id)).toMatchObject({ status: 400, body: { message: 'invalid-data-provided' } });
  expect((await give('00000000-0000-7000-8000-000000000000')).body.message).toBe('supplier-not-found');
  for (const token of [market.supplier.token, reseller.token, market.company.token])
    expect((await give(reseller.id, token)).status).toBe(403);
});
