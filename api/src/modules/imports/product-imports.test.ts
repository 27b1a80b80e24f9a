import type { ImportRow } from '@portal/contract/import-rows';
import type { ImportView } from '@portal/contract/import-view';
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

test('how the last file wrote its numbers says nothing of the next one', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  await step(await upload('SKU;Title;Unit price\nA;Mouse;12.50\n', catalogId), 'check');
  const next = await upload('SKU;Title;Unit price\nA;Mouse;1.299\nB;Screen;2.499\n', catalogId);
  expect([next.rememberedFrom, next.options.decimal]).toEqual(['list.csv', undefined]);
  await step(next, 'check');
  await step(next, 'run');
  expect(await products(catalogId)).toMatchObject([{ sku: 'A', price: 129_900 }, { sku: 'B', price: 249_900 }]);
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

async function imported(text: string | Buffer, catalogId: string, change: { mapping?: object; options?: object; kind?: string } = {}): Promise<ImportView> {
  const view = await upload(text, catalogId, change.kind);
  await step(view, 'check', change);
  return step(view, 'run');
}

const keysOf = (rows: ImportRow[]) => rows.map(({ rowNumber, reasons }) => [rowNumber, ...reasons.map(({ field, key }) => `${field} ${key}`)]);

test('the first row of a supplier SKU is kept, an empty one is no duplicate, values are trimmed', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await imported('SKU,Supplier SKU,Name,Price\nA,S1,  One ,1\nB,S1,Two,2\nC,,Three,3\nD,,Four,4\n', catalogId);
  expect(view.counts).toEqual({ total: 4, new: 3, changed: 0, unchanged: 0, errors: 1 });
  expect(keysOf(await rowsOf(view))).toEqual([[3, 'supplierSKU duplicate-sku']]);
  expect((await products(catalogId)).map((row) => row.product_name)).toEqual(['One', 'Three', 'Four']);
});

test('a missing price is refused, 0.00 is imported; words, long names and bad links are named', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await imported(`SKU;Name;Price;Retail price;Link\nA;One;;;\nB;Two;0,00;;\nC;Three;på forespørgsel;;\nD;${'x'.repeat(201)};1;;\nE;;1;;\nF;Six;1;No old price;\nG;Seven;1;;javascript:alert(1)\n`, catalogId, { mapping: { productLink: { column: 'Link' } } });
  expect(keysOf(await rowsOf(view))).toEqual([[2, 'price price-is-missing'], [4, 'price invalid-amount'], [5, 'productName too-long'], [6, 'productName required'], [8, 'productLink invalid-link']]);
  expect(view.summary).toMatchObject({ zeroPrices: 1, warnings: [{ key: 'price-is-zero', count: 1 }, { key: 'value-not-read', count: 1 }] });
  expect(await products(catalogId)).toMatchObject([{ sku: 'B', price: 0 }, { sku: 'F', retail_price: null }]);
});

test('a price that includes VAT loses it; the retail price keeps it', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  await imported('SKU,Name,Pris inkl. moms,Vejl. pris\nA,One,7999.00,7999.00\n', catalogId);
  expect(await products(catalogId)).toMatchObject([{ price: 639_920, retail_price: 799_900 }]);
});

test('a row finds its product by supplier SKU, else by SKU; moved prices are flagged with both values', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  await imported('SKU,Supplier SKU,Name,Price\nA,S1,One,100\nB,S2,Two,100\nC,S3,Three,100\n', catalogId);
  const view = await imported('SKU,Supplier SKU,Name,Price\nA2,S1,One,121\nB,S9,Two,120\nC,S3,Three,100\n', catalogId);
  expect(view).toMatchObject({ counts: { total: 3, new: 0, changed: 2, unchanged: 1, errors: 0 }, summary: { priceMoved: 1 } });
  const [moved] = (await t.call('GET', `/supplier/imports/${view.id}/rows?priceMoved=true`, { token: supplier.token })).body.data! as ImportRow[];
  expect(moved).toMatchObject({ rowNumber: 2, outcome: 'CHANGED', changes: [{ field: 'SKU', from: 'A', to: 'A2' }, { field: 'price', from: '10000', to: '12100' }], warnings: [{ key: 'price-moved' }] });
  expect(await products(catalogId)).toMatchObject([{ sku: 'A2', price: 12_100, version: 2 }, { sku: 'B', supplier_sku: 'S9' }, { sku: 'C', version: 1 }]);
});

test('a row may not take the SKU of another product', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  await imported('SKU,Supplier SKU,Name,Price\nA,S1,One,1\nB,S2,Two,2\n', catalogId);
  const view = await imported('SKU,Supplier SKU,Name,Price\nB,S1,One,1\n', catalogId);
  expect(keysOf(await rowsOf(view))).toEqual([[2, 'SKU duplicate-sku']]);
});

test('a SKU is put together from columns, or is the same for none', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const text = 'Brand,Model,Storage,Price\nSkær,One,128,1\nSkær,One,256,2\n';
  const view = await upload(text, catalogId);
  expect(view.mapping['SKU']).toEqual({ template: '{Brand} {Model} {Storage}' });
  await step(view, 'check', { mapping: { brand: { constant: 'Nord' } } });
  await step(view, 'run');
  expect(await products(catalogId)).toMatchObject([{ sku: 'Skær One 128', attributes: { brand: 'Nord', capacity: '128' } }, { sku: 'Skær One 256' }]);
});

test('categories go by name, the chosen one takes the rest; without any the row is refused', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const text = 'SKU,Name,Price,Category\nA,One,1,mobile\nB,Two,2,Sofas\n';
  const view = await imported(text, catalogId, { options: { categoryId: undefined } });
  expect(keysOf(await rowsOf(view))).toEqual([[3, 'category category-not-found']]);
  const chosen = await imported(text, catalogId);
  expect(chosen.counts).toMatchObject({ new: 1, unchanged: 1, errors: 0 });
});

test('products that the file no longer holds are hidden when asked, and shown again when they come back', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  await imported('SKU,Name,Price\nA,One,1\nB,Two,2\n', catalogId);
  const kept = await imported('SKU,Name,Price\nA,One,1\n', catalogId);
  expect(kept.summary.missing).toBe(1);
  await imported('SKU,Name,Price\nA,One,1\n', catalogId, { options: { missing: 'hide' } });
  expect(await products(catalogId)).toMatchObject([{ sku: 'A', hidden: false }, { sku: 'B', hidden: true }]);
  await imported('SKU,Name,Price\nA,One,1\nB,Two,2\n', catalogId, { options: { missing: 'hide' } });
  expect(await products(catalogId)).toMatchObject([{ hidden: false }, { hidden: false }]);
});

test('accessories belong to the whole catalog or to the products they name', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  await imported('SKU,Name,Price\nPX,Phone,1\nPY,Phone,1\n', catalogId);
  const text = 'SKU;Name;Price;Accessory of\nC1;Cover;10;PX, PY\nC2;Cable;5;\nC3;Case;5;nothing\n';
  const view = await imported(text, catalogId, { kind: 'ACCESSORIES' });
  expect(view.status).toBe('DONE');
  expect(keysOf(await rowsOf(view))).toEqual([[4, 'accessoryOf product-not-found']]);
  const stored = async () => (await t.database.owner.query(`select a.sku, a.whole_catalog, (select string_agg(p.sku, ',' order by p.sku) from accessory_products x join products p on p.id = x.product_id where x.accessory_id = a.id) as parents
    from accessories a where a.catalog_id = $1 order by a.sku`, [catalogId])).rows;
  expect(await stored()).toEqual([{ sku: 'C1', whole_catalog: false, parents: 'PX,PY' }, { sku: 'C2', whole_catalog: true, parents: null }]);
  expect((await imported(text, catalogId, { kind: 'ACCESSORIES' })).counts).toMatchObject({ unchanged: 2, errors: 1 });
  expect((await imported(text.replace('PX, PY', 'PY'), catalogId, { kind: 'ACCESSORIES' })).counts).toMatchObject({ changed: 1 });
  expect((await stored())[0]).toMatchObject({ parents: 'PY' });
});

test('cells are mended on the screen, checked again, and imported', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await upload('SKU,Name,Price\nA,One,x1x\nA,Two,2\nB,Three\n', catalogId);
  await step(view, 'check');
  expect(await rowsOf(view)).toHaveLength(2);
  const fix = (rowNumber: number, cells: object) => t.call('PATCH', `/supplier/imports/${view.id}/rows/${rowNumber}`, { token: supplier.token, body: { cells } });
  expect((await fix(2, { Price: '1,50' })).body.data).toMatchObject({ status: 'CHECKED', counts: { new: 1, errors: 2 } });
  expect((await fix(3, { SKU: 'C' })).body.data).toMatchObject({ counts: { new: 2, errors: 1 } });
  expect((await fix(4, { Price: '3' })).body.data).toMatchObject({ counts: { new: 3, errors: 0 } });
  expect((await fix(2, { Nothing: '1' })).status).toBe(400);
  expect((await fix(99, { Price: '1' })).body.message).toBe('items-not-found');
  await step(view, 'run');
  expect((await products(catalogId)).map(({ sku, price }) => [sku, price])).toEqual([['A', 150], ['B', 300], ['C', 200]]);
  expect((await fix(2, { Price: '9' })).body.message).toBe('import-already-started');
});

test('the file of failed rows is exactly those rows with a reason, and imports when mended', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await upload('SKU;Name;Price\nA;=cmd;x\nB;"To; tre";1\nC;"Fi""re";\nD;for;mange;celler\n', catalogId);
  await step(view, 'check');
  const file = await t.call('GET', `/supplier/imports/${view.id}/failed.csv`, { token: supplier.token });
  expect(file.raw.toString()).toBe('\ufeffSKU,Name,Price,Error\r\nA,\'=cmd,x,"Price ""x"" is not an amount"\r\nC,"Fi""re",,Price is missing\r\nD,for,mange,celler,The row has more or fewer columns than the header\r\n');
  const again = await upload(file.raw.toString().replace('cmd,x', 'cmd,7').replace('Fi""re",', 'Fi""re",8'), catalogId);
  await step(again, 'check');
  expect((await step(again, 'run')).counts).toMatchObject({ new: 2, errors: 1 });
  expect((await products(catalogId)).map((row) => row.product_name)).toEqual(['=cmd', 'Fi"re']);
});

test('a mapping that cannot work is refused field by field', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await upload('SKU,Name,Price\nA,One,1\n', catalogId);
  const check = (body: object) => t.call('POST', `/supplier/imports/${view.id}/check`, { token: supplier.token, body });
  const wrong = await check({ mapping: { SKU: { column: 'Nothing' }, email: { column: 'Name' }, productName: { template: '{Brand}' } }, options: { categoryId } });
  expect(wrong).toMatchObject({ status: 400, body: { message: 'column-not-mapped', details: [{ path: 'mapping.SKU' }, { path: 'mapping.email' }, { path: 'mapping.productName' }, { path: 'mapping.price', key: 'required' }] } });
  expect((await check({ mapping: view.mapping, options: {} })).body.details).toEqual([{ path: 'options.categoryId', key: 'required' }]);
  expect((await check({ mapping: view.mapping, options: { categoryId: supplier.id } })).status).toBe(404);
  expect((await t.call('POST', `/supplier/imports/${view.id}/run`, { token: supplier.token, body: {} })).body.message).toBe('column-not-mapped');
});

test("another supplier's catalog, import, rows and job answer as if they were not there", async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await step(await upload(list, catalogId), 'check');
  const other = await givenSupplier(t);
  const missing = '00000000-0000-7000-8000-000000000000';
  for (const path of [`/supplier/imports/ID`, `/supplier/imports/ID/rows`, `/supplier/imports/ID/failed.csv`]) {
    const [foreign, none] = await Promise.all([view.id, missing].map((id) => t.call('GET', path.replace('ID', id), { token: other.token })));
    expect([foreign!.status, foreign!.body.message]).toEqual([none!.status, none!.body.message]);
    expect(foreign!.status).toBe(404);
  }
  expect((await t.call('GET', `/supplier/jobs/${view.jobId}`, { token: other.token })).status).toBe(404);
  expect((await t.call('GET', `/supplier/jobs/${view.jobId}`, { token: supplier.token })).body.data).toMatchObject({ status: 'DONE', total: 2, done: 2 });
  expect((await t.call('POST', `/supplier/imports/${view.id}/run`, { token: other.token, body: {} })).status).toBe(404);
  const foreign = await t.upload(`/supplier/catalogs/${catalogId}/imports`, { name: 'a.csv', bytes: Buffer.from(list) }, { token: other.token });
  expect([foreign.status, foreign.body.message]).toEqual([404, 'catalog-not-found']);
});
