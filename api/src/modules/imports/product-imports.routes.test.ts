import type { ImportRow } from '@portal/contract/import-rows';
import { fullTest } from '../../../test/full-test.ts';
import { givenCatalog, givenCategory } from '../../../test/given-goods.ts';
import { givenSupplier, type GivenSupplier } from '../../../test/given.ts';
import { productImports } from '../../../test/import-calls.ts';
import { apiSuite } from '../../../test/test-app.ts';

const t = apiSuite();
let supplier: GivenSupplier;
let categoryId: string;
beforeAll(async () => {
  categoryId = await givenCategory(t, { name: 'Mobile' });
});
beforeEach(async () => {
  supplier = await givenSupplier(t);
});

const { upload, step, imported, rowsOf, errors, products } = productImports(() => ({ t, supplier, categoryId }));

const list =
  'Varenr;Varenavn;Pris ekskl. moms;Vejl. pris;Mærke\r\nPX128;Phone X;6.399,20;7.999,00;Skær\r\n' +
  'PX256;Phone X 256;7.199,20;8.999,00;Skær\r\n';

test('scenario 1: decimal comma, remembered mapping, 6,399.20 ex VAT and retail 7,999.00', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await upload(list, catalogId);
  expect(view).toMatchObject({
    status: 'UPLOADED',
    delimiter: ';',
    encoding: 'utf-8',
    rowEstimate: 2,
    rememberedFrom: null,
    options: { decimal: ',' },
  });
  const checked = await step(view, 'check');
  expect(checked).toMatchObject({
    status: 'CHECKED',
    counts: { total: 2, new: 2, changed: 0, unchanged: 0, errors: 0 },
  });
  expect(await products(catalogId)).toEqual([]);
  const done = await step(view, 'run');
  expect(done).toMatchObject({ status: 'DONE', counts: { total: 2, new: 2 } });
  expect(await products(catalogId)).toMatchObject([
    {
      sku: 'PX128',
      price: 639_920,
      retail_price: 799_900,
      product_name: 'Phone X',
      attributes: { brand: 'Skær' },
      category_id: categoryId,
    },
    { sku: 'PX256' },
  ]);
  const again = await upload(list, catalogId);
  expect(again.rememberedFrom).toBe('list.csv');
  expect(await step(again, 'check')).toMatchObject({
    counts: { total: 2, new: 0, changed: 0, unchanged: 2, errors: 0 },
  });
});

test('scenario 2: a repeated SKU fails by row and a dry run saves nothing', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await upload(`${list}PX128;Phone X again;1,00;;\r\n`, catalogId);
  expect(await step(view, 'check')).toMatchObject({ counts: { total: 3, new: 2, errors: 1 } });
  expect(await rowsOf(view)).toMatchObject([
    { rowNumber: 4, reasons: [{ field: 'SKU', key: 'duplicate-sku', value: 'PX128' }] },
  ]);
  expect(await products(catalogId)).toEqual([]);
});

fullTest('the second press of the button answers with the same job', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await upload(list, catalogId);
  await step(view, 'check');
  const [first, second] = await Promise.all([step(view, 'run'), step(view, 'run')]);
  expect(second.jobId).toBe(first.jobId);
  expect(await products(catalogId)).toHaveLength(2);
  expect((await step(view, 'run')).status).toBe('DONE');
});

test('a row finds its product by supplier SKU, else by SKU; moved prices are flagged with both values', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  await imported('SKU,Supplier SKU,Name,Price\nA,S1,One,100\nB,S2,Two,100\nC,S3,Three,100\n', catalogId);
  const view = await imported('SKU,Supplier SKU,Name,Price\nA2,S1,One,121\nB,S9,Two,120\nC,S3,Three,100\n', catalogId);
  expect(view).toMatchObject({
    counts: { total: 3, new: 0, changed: 2, unchanged: 1, errors: 0 },
    summary: { priceMoved: 1 },
  });
  const [moved] = (await t.call('GET', `/supplier/imports/${view.id}/rows?priceMoved=true`, { token: supplier.token }))
    .body.data! as ImportRow[];
  expect(moved).toMatchObject({
    rowNumber: 2,
    outcome: 'CHANGED',
    changes: [
      { field: 'SKU', from: 'A', to: 'A2' },
      { field: 'price', from: '10000', to: '12100' },
    ],
    warnings: [{ key: 'price-moved' }],
  });
  expect(await products(catalogId)).toMatchObject([
    { sku: 'A2', price: 12_100, version: 2 },
    { sku: 'B', supplier_sku: 'S9' },
    { sku: 'C', version: 1 },
  ]);
});

fullTest('a row may not take the SKU of another product', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  await imported('SKU,Supplier SKU,Name,Price\nA,S1,One,1\nB,S2,Two,2\n', catalogId);
  const view = await imported('SKU,Supplier SKU,Name,Price\nB,S1,One,1\n', catalogId);
  expect(await errors(view)).toEqual([[2, 'SKU duplicate-sku']]);
});

fullTest(
  'products that the file no longer holds are hidden when asked, and shown again when they come back',
  async () => {
    const catalogId = await givenCatalog(t, supplier.id);
    await imported('SKU,Name,Price\nA,One,1\nB,Two,2\n', catalogId);
    const kept = await imported('SKU,Name,Price\nA,One,1\n', catalogId);
    expect(kept.summary.missing).toBe(1);
    await imported('SKU,Name,Price\nA,One,1\n', catalogId, { options: { missing: 'hide' } });
    expect(await products(catalogId)).toMatchObject([
      { sku: 'A', hidden: false },
      { sku: 'B', hidden: true },
    ]);
    await imported('SKU,Name,Price\nA,One,1\nB,Two,2\n', catalogId, { options: { missing: 'hide' } });
    expect(await products(catalogId)).toMatchObject([{ hidden: false }, { hidden: false }]);
  },
);

fullTest('a row that cannot be read says nothing of its product: it is neither missing nor hidden', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  await imported('SKU,Name,Price\nA,One,1\nB,Two,2\nC,Three,3\n', catalogId);
  const view = await imported('SKU,Name,Price\nA,One,1\nB,Two,2,and more\n', catalogId, {
    options: { missing: 'hide' },
  });
  expect(view).toMatchObject({ counts: { unchanged: 1, errors: 1 }, summary: { missing: 1 } });
  expect(await errors(view)).toEqual([[3, 'null row-has-wrong-column-count']]);
  expect(await products(catalogId)).toMatchObject([
    { sku: 'A', hidden: false },
    { sku: 'B', hidden: false },
    { sku: 'C', hidden: true },
  ]);
});

fullTest('accessories belong to the whole catalog or to the products they name', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  await imported('SKU,Name,Price\nPX,Phone,1\nPY,Phone,1\n', catalogId);
  const text = 'SKU;Name;Price;Accessory of\nC1;Cover;10;PX, PY\nC2;Cable;5;\nC3;Case;5;nothing\n';
  const view = await imported(text, catalogId, { kind: 'ACCESSORIES' });
  expect(view.status).toBe('DONE');
  expect(await errors(view)).toEqual([[4, 'accessoryOf product-not-found']]);
  const stored = async () =>
    (
      await t.database.owner.query(
        `select a.sku, a.whole_catalog, (select string_agg(p.sku, ',' order by p.sku) from accessory_products x
          join products p on p.id = x.product_id where x.accessory_id = a.id) as parents
    from accessories a where a.catalog_id = $1 order by a.sku`,
        [catalogId],
      )
    ).rows;
  expect(await stored()).toEqual([
    { sku: 'C1', whole_catalog: false, parents: 'PX,PY' },
    { sku: 'C2', whole_catalog: true, parents: null },
  ]);
  expect((await imported(text, catalogId, { kind: 'ACCESSORIES' })).counts).toMatchObject({ unchanged: 2, errors: 1 });
  expect((await imported(text.replace('PX, PY', 'PY'), catalogId, { kind: 'ACCESSORIES' })).counts).toMatchObject({
    changed: 1,
  });
  expect((await stored())[0]).toMatchObject({ parents: 'PY' });
});

test("another supplier's catalog, import, rows and job answer as if they were not there", async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await step(await upload(list, catalogId), 'check');
  const other = await givenSupplier(t);
  const missing = '00000000-0000-7000-8000-000000000000';
  for (const path of [`/supplier/imports/ID`, `/supplier/imports/ID/rows`, `/supplier/imports/ID/failed.csv`]) {
    const [foreign, none] = await Promise.all(
      [view.id, missing].map((id) => t.call('GET', path.replace('ID', id), { token: other.token })),
    );
    expect([foreign!.status, foreign!.body.message]).toEqual([none!.status, none!.body.message]);
    expect(foreign!.status).toBe(404);
  }
  expect((await t.call('GET', `/supplier/jobs/${view.jobId}`, { token: other.token })).status).toBe(404);
  expect((await t.call('GET', `/supplier/jobs/${view.jobId}`, { token: supplier.token })).body.data).toMatchObject({
    status: 'DONE',
    total: 2,
    done: 2,
  });
  expect((await t.call('POST', `/supplier/imports/${view.id}/run`, { token: other.token, body: {} })).status).toBe(404);
  const foreign = await t.upload(
    `/supplier/catalogs/${catalogId}/imports`,
    { name: 'a.csv', bytes: Buffer.from(list) },
    { token: other.token },
  );
  expect([foreign.status, foreign.body.message]).toEqual([404, 'catalog-not-found']);
});
