import type { ImportRow, ImportView } from '@portal/contract/import-schemas';
import { givenCatalog, givenCategory, givenSupplier, type GivenSupplier } from '../../../test/given.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let supplier: GivenSupplier;
let categoryId: string;
beforeAll(async () => {
  t = await testApp();
  supplier = await givenSupplier(t);
  categoryId = await givenCategory(t, { name: 'Mobile' });
});
afterAll(() => t.close());

async function upload(text: string | Buffer, catalogId: string, kind = 'PRODUCTS'): Promise<ImportView> {
  const answer = await t.upload(`/supplier/catalogs/${catalogId}/imports`, { name: 'list.csv', bytes: Buffer.from(text) }, { token: supplier.token, fields: { kind } });
  expect(answer.status).toBe(201);
  return answer.body.data!;
}

async function step(view: ImportView, name: 'check' | 'run', change: { mapping?: object; options?: object } = {}): Promise<ImportView> {
  const body = name === 'check' ? { mapping: { ...view.mapping, ...change.mapping }, options: { ...view.options, categoryId, ...change.options } } : {};
  const answer = await t.call('POST', `/supplier/imports/${view.id}/${name}`, { token: supplier.token, body });
  expect([answer.status, answer.body.message]).toEqual([202, undefined]);
  return answer.body.data!;
}

async function rowsOf(view: ImportView, outcome = 'ERROR'): Promise<ImportRow[]> {
  return (await t.call('GET', `/supplier/imports/${view.id}/rows?outcome=${outcome}`, { token: supplier.token })).body.data!;
}

async function products(catalogId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await t.database.owner.query('select * from products where catalog_id = $1 and deleted_at is null order by sku', [catalogId]);
  return rows;
}

const list = 'Varenr;Varenavn;Pris ekskl. moms;Vejl. pris;Mærke\r\nPX128;Phone X;6.399,20;7.999,00;Skær\r\nPX256;Phone X 256;7.199,20;8.999,00;Skær\r\n';

test('scenario 1: decimal comma, remembered mapping, 6,399.20 ex VAT and retail 7,999.00', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await upload(list, catalogId);
  expect(view).toMatchObject({ status: 'UPLOADED', delimiter: ';', encoding: 'utf-8', rowEstimate: 2, rememberedFrom: null, options: { decimal: ',' } });
  const checked = await step(view, 'check');
  expect(checked).toMatchObject({ status: 'CHECKED', counts: { total: 2, new: 2, changed: 0, unchanged: 0, errors: 0 } });
  expect(await products(catalogId)).toEqual([]);
  const done = await step(view, 'run');
  expect(done).toMatchObject({ status: 'DONE', counts: { total: 2, new: 2 } });
  expect(await products(catalogId)).toMatchObject([{ sku: 'PX128', price: 639_920, retail_price: 799_900, product_name: 'Phone X', attributes: { brand: 'Skær' }, category_id: categoryId }, { sku: 'PX256' }]);
  const again = await upload(list, catalogId);
  expect(again.rememberedFrom).toBe('list.csv');
  expect(await step(again, 'check')).toMatchObject({ counts: { total: 2, new: 0, changed: 0, unchanged: 2, errors: 0 } });
});

test('scenario 2: a repeated SKU fails by row and a dry run saves nothing', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await upload(`${list}PX128;Phone X again;1,00;;\r\n`, catalogId);
  expect(await step(view, 'check')).toMatchObject({ counts: { total: 3, new: 2, errors: 1 } });
  expect(await rowsOf(view)).toMatchObject([{ rowNumber: 4, reasons: [{ field: 'SKU', key: 'duplicate-sku', value: 'PX128' }] }]);
  expect(await products(catalogId)).toEqual([]);
});

test('the second press of the button answers with the same job', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await upload(list, catalogId);
  await step(view, 'check');
  const [first, second] = await Promise.all([step(view, 'run'), step(view, 'run')]);
  expect(second.jobId).toBe(first.jobId);
  expect(await products(catalogId)).toHaveLength(2);
  expect((await step(view, 'run')).status).toBe('DONE');
});
