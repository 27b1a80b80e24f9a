import type { ImportView } from '@portal/contract/import-view';
import { givenCatalog } from '../../../test/given-goods.ts';
import { givenAdmin, givenCompany, givenSupplier, type GivenSupplier, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let admin: Person;
let supplier: GivenSupplier;
let catalogId: string;
let categoryId: string;
beforeAll(async () => {
  admin = await givenAdmin(t);
  supplier = await givenSupplier(t);
  catalogId = await givenCatalog(t, supplier.id);
  const { rows } = await t.database.owner.query(`insert into categories (name) values ('Mobile') returning id`);
  categoryId = rows[0].id;
});

const of = (path: string, by = supplier) => `/admin/suppliers/${by.id}${path}`;
const csv = { name: 'prices.csv', bytes: Buffer.from('SKU;Name;Price\nA;One;100,00\nB;Two;USD 10\n') };
const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, token = admin.token) =>
  t.call(method, path, { token, ...(body ? { body } : {}) });

test('back office imports for a supplier: same steps, the supplier’s own import, its own name in the log', async () => {
  const uploaded = await t.upload(of(`/catalogs/${catalogId}/imports`), csv, { token: admin.token });
  expect([uploaded.status, uploaded.body.message]).toEqual([201, undefined]);
  const { id, mapping, options } = dataOf<ImportView>(uploaded);
  const at = of(`/imports/${id}`);
  const checked = await call('POST', `${at}/check`, { mapping, options: { ...options, categoryId } });
  expect(dataOf<ImportView>(checked).counts).toEqual({ total: 2, new: 1, changed: 0, unchanged: 0, errors: 1 });
  expect(dataOf<{ reasons: object[] }[]>(await call('GET', `${at}/rows?outcome=ERROR`))[0]?.reasons).toMatchObject([
    { field: 'price', key: 'price-in-other-currency' },
  ]);
  const fixed = await call('PATCH', `${at}/rows/3`, { cells: { Price: '10,00' } });
  expect(dataOf<ImportView>(fixed).counts.errors).toBe(0);
  expect(dataOf<ImportView>(await call('POST', `${at}/run`, {})).status).toBe('DONE');
  expect((await call('GET', `${at}/report`)).raw.toString('utf8')).toContain('2;created;;A;One;100,00');
  const { rows } = await t.database.owner.query('select sku, price from products where catalog_id = $1 order by sku', [
    catalogId,
  ]);
  expect(rows).toEqual([
    { sku: 'A', price: 10_000 },
    { sku: 'B', price: 1_000 },
  ]);
  const own = await call('GET', `/supplier/catalogs/${catalogId}/imports`, undefined, supplier.token);
  expect(dataOf<ImportView[]>(own).map((one) => one.id)).toEqual([id]);
  expect(dataOf<ImportView[]>(await call('GET', of(`/catalogs/${catalogId}/imports`)))).toHaveLength(1);
  const log = await t.database.owner.query(
    `select actor_id, actor_role, supplier_id from audit_log where action = 'import.started' and entity_id = $1`,
    [id],
  );
  expect(log.rows).toEqual([{ actor_id: admin.userId, actor_role: 'admin', supplier_id: supplier.id }]);
  expect(dataOf<ImportView>(await call('POST', `${at}/undo`)).status).toBe('UNDONE');
});

test('an import of another supplier, a catalog of another one and a missing one answer alike', async () => {
  const other = await givenSupplier(t);
  const elsewhere = await givenCatalog(t, other.id);
  const uploaded = await t.upload(of(`/catalogs/${catalogId}/imports`), csv, { token: admin.token });
  const { id } = dataOf<ImportView>(uploaded);
  expect((await call('GET', of(`/imports/${id}`, other))).body.message).toBe('import-not-found');
  const wrong = await t.upload(of(`/catalogs/${elsewhere}/imports`), csv, { token: admin.token });
  expect(wrong.body.message).toBe('catalog-not-found');
});

test('no other role imports for a supplier', async () => {
  const company = await givenCompany(t);
  for (const token of [supplier.token, company.token]) {
    expect((await t.upload(of(`/catalogs/${catalogId}/imports`), csv, { token })).status).toBe(403);
    expect((await call('GET', of(`/catalogs/${catalogId}/imports`), undefined, token)).status).toBe(403);
  }
});

test('the imports of a catalog are filtered and sorted by their fields, the latest first unless asked', async () => {
  const list = await givenCatalog(t, supplier.id);
  for (const [name, rows] of [
    ['covers.csv', 'A;One;1,00\nB;Two;USD 10\n'],
    ['chargers.csv', 'C;Three;1,00\n'],
    ['cables.csv', 'D;Four;1,00\nE;Five;2,00\n'],
  ] as const) {
    const file = { name, bytes: Buffer.from(`SKU;Name;Price\n${rows}`) };
    const uploaded = dataOf<ImportView>(
      await t.upload(`/supplier/catalogs/${list}/imports`, file, { token: supplier.token }),
    );
    const { id, mapping, options } = uploaded;
    if (name === 'cables.csv') continue;
    const body = { mapping, options: { ...options, categoryId } };
    await call('POST', `/supplier/imports/${id}/check`, body, supplier.token);
  }
  const namesOf = async (query: Record<string, string>) =>
    dataOf<ImportView[]>(
      await call('GET', `/supplier/catalogs/${list}/imports?${new URLSearchParams(query)}`, undefined, supplier.token),
    ).map(({ fileName }) => fileName);
  const only = (...conditions: string[][]) => ({ filter: JSON.stringify({ join: 'all', groups: [conditions] }) });
  expect(await namesOf({})).toEqual(['cables.csv', 'chargers.csv', 'covers.csv']);
  expect(await namesOf({ sort: '-errors,fileName' })).toEqual(['covers.csv', 'cables.csv', 'chargers.csv']);
  expect(await namesOf(only(['status', 'none', 'CHECKED']))).toEqual(['cables.csv']);
  expect(await namesOf(only(['fileName', 'starts', 'c'], ['errors', 'is', '0']))).toEqual([
    'cables.csv',
    'chargers.csv',
  ]);
});
