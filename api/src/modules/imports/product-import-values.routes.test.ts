import { fullTest } from '../../../test/full-test.ts';
import { givenCatalog, givenCategory } from '../../../test/given-goods.ts';
import { givenSupplier, type GivenSupplier } from '../../../test/given.ts';
import { productImports } from '../../../test/import-calls.ts';
import { apiSuite } from '../../../test/test-app.ts';

const t = apiSuite();
let supplier: GivenSupplier;
let categoryId: string;
beforeAll(async () => {
  supplier = await givenSupplier(t);
  categoryId = await givenCategory(t, { name: 'Mobile' });
});

const { upload, step, imported, errors, products, rowsOf } = productImports(() => ({ t, supplier, categoryId }));

fullTest('how the last file wrote its numbers says nothing of the next one', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  await step(await upload('SKU;Title;Unit price\nA;Mouse;12.50\n', catalogId), 'check');
  const next = await upload('SKU;Title;Unit price\nA;Mouse;1.299\nB;Screen;2.499\n', catalogId);
  expect([next.rememberedFrom, next.options.decimal]).toEqual(['list.csv', undefined]);
  await step(next, 'check');
  await step(next, 'run');
  expect(await products(catalogId)).toMatchObject([
    { sku: 'A', price: 129_900 },
    { sku: 'B', price: 249_900 },
  ]);
});

test('the first row of a supplier SKU is kept, an empty one is no duplicate, values are trimmed', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await imported(
    'SKU,Supplier SKU,Name,Price\nA,S1,  One ,1\nB,S1,Two,2\nC,,Three,3\nD,,Four,4\n',
    catalogId,
  );
  expect(view.counts).toEqual({ total: 4, new: 3, changed: 0, unchanged: 0, errors: 1 });
  expect(await errors(view)).toEqual([[3, 'supplierSKU duplicate-sku']]);
  expect((await products(catalogId)).map((row) => row.product_name)).toEqual(['One', 'Three', 'Four']);
});

test('a file of accessories may not take the SKU of a product of the catalog, and the other way round', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  await imported('SKU,Supplier SKU,Name,Price\nP1,S1,One,1\nP2,,Two,2\n', catalogId);
  const covers = 'SKU,Supplier SKU,Name,Price\nP1,,Cover,1\nA1,S1,Cover,1\nA2,,Cover,1\n';
  const view = await imported(covers, catalogId, { kind: 'ACCESSORIES' });
  expect(view.counts).toMatchObject({ new: 1, errors: 2 });
  expect(await errors(view)).toEqual([
    [2, 'SKU duplicate-sku'],
    [3, 'supplierSKU duplicate-sku'],
  ]);
  const products = await imported('SKU,Supplier SKU,Name,Price\nA2,,Three,3\nP2,,Two,4\n', catalogId);
  expect(products.counts).toMatchObject({ changed: 1, errors: 1 });
  expect(await errors(products)).toEqual([[2, 'SKU duplicate-sku']]);
});

test('a missing price is refused, 0.00 is imported; words, long names and bad links are named', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await imported(
    'SKU;Name;Price;Retail price;Link\nA;One;;;\nB;Two;0,00;;\nC;Three;på forespørgsel;;\n' +
      `D;${'x'.repeat(201)};1;;\nE;;1;;\nF;Six;1;No old price;\nG;Seven;1;;javascript:alert(1)\n`,
    catalogId,
    { mapping: { productLink: { column: 'Link' } } },
  );
  expect(await errors(view)).toEqual([
    [2, 'price price-is-missing'],
    [4, 'price invalid-amount'],
    [5, 'productName too-long'],
    [6, 'productName required'],
    [8, 'productLink invalid-link'],
  ]);
  expect(view.summary).toMatchObject({
    zeroPrices: 1,
    warnings: [
      { key: 'price-is-zero', count: 1 },
      { key: 'value-not-read', count: 1 },
    ],
  });
  expect(await products(catalogId)).toMatchObject([
    { sku: 'B', price: 0 },
    { sku: 'F', retail_price: null },
  ]);
});

test.each([
  ['https://shop.example/a', 'https://shop.example/a'],
  ['http://shop.example/a', 'https://shop.example/a'],
  ['http://127.0.0.1/a', null],
  ['https://2130706433/a', null],
  ['https://[::1]/a', null],
  ['https://intranet/a', null],
  ['https://wiki.local/a', null],
])('a link of a product leads to the public web, encrypted: %s', async (link, kept) => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await imported(`SKU;Name;Price;Link\nA;One;1;${link}\n`, catalogId, {
    mapping: { productLink: { column: 'Link' } },
  });
  expect(await errors(view)).toEqual(kept === null ? [[2, 'productLink invalid-link']] : []);
  const { rows } = await t.database.owner.query('select product_link as link from products where catalog_id = $1', [
    catalogId,
  ]);
  expect(rows).toEqual(kept === null ? [] : [{ link: kept }]);
});

fullTest('a price that includes VAT loses it; the retail price keeps it', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  await imported('SKU,Name,Pris inkl. moms,Vejl. pris\nA,One,7999.00,7999.00\n', catalogId);
  expect(await products(catalogId)).toMatchObject([{ price: 639_920, retail_price: 799_900 }]);
});

fullTest('a SKU is put together from columns, or is the same for none', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const text = 'Brand,Model,Storage,Price\nSkær,One,128,1\nSkær,One,256,2\n';
  const view = await upload(text, catalogId);
  expect(view.mapping['SKU']).toEqual({ template: '{Brand} {Model} {Storage}' });
  await step(view, 'check', { mapping: { brand: { constant: 'Nord' } } });
  await step(view, 'run');
  expect(await products(catalogId)).toMatchObject([
    { sku: 'Skær One 128', attributes: { brand: 'Nord', capacity: '128 GB' } },
    { sku: 'Skær One 256' },
  ]);
});

fullTest('categories go by name, the chosen one takes the rest; without any the row is refused', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const text = 'SKU,Name,Price,Category\nA,One,1,mobile\nB,Two,2,Sofas\n';
  const view = await imported(text, catalogId, { options: { categoryId: undefined } });
  expect(await errors(view)).toEqual([[3, 'category category-not-found']]);
  const chosen = await imported(text, catalogId);
  expect(chosen.counts).toMatchObject({ new: 1, unchanged: 1, errors: 0 });
});

fullTest('a category that is switched off takes no product, and keeps those that it has', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const offId = await givenCategory(t, { name: 'Pagers' });
  const text = 'SKU,Name,Price,Category\nA,One,1,Pagers\n';
  await imported(text, catalogId);
  await t.database.owner.query('update categories set enabled = false where id = $1', [offId]);
  const view = await imported(`${text}B,Two,2,Pagers\nC,Three,3,Mobile\n`, catalogId);
  expect(view.counts).toEqual({ total: 3, new: 1, changed: 0, unchanged: 1, errors: 1 });
  expect(await errors(view)).toEqual([[3, 'category category-not-found']]);
});

fullTest('a correction leaves cells alone whose columns are called like parts of the language', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await step(await upload('SKU,Name,Price,constructor\nA,One,,Williams\n', catalogId), 'check');
  const { status } = await t.call('PATCH', `/supplier/imports/${view.id}/rows/2`, {
    token: supplier.token,
    body: { cells: { Price: '1' } },
  });
  expect(status).toBe(202);
  expect((await rowsOf(view, 'NEW'))[0]?.cells).toEqual(['A', 'One', '1', 'Williams']);
});

test('scenario 74: a price in another currency is refused by name; a word that is none is no price', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await imported(
    [
      'SKU;Name;Price;Retail price',
      'A;One;1234.00 DKK;',
      'B;Two;DKK 1.234,50;',
      'C;Three;99 kr.;1.299,-',
      'D;Four;USD 10;',
      'E;Five;€ 10;',
      'F;Six;x1;',
      'G;Seven;from 99;',
      'H;Eight;10;20 SEK',
      'I;Nine;v2.5;',
      'J;Ten;10;from 99\n',
    ].join('\n'),
    catalogId,
  );
  expect(await errors(view)).toEqual([
    [5, 'price price-in-other-currency'],
    [6, 'price price-in-other-currency'],
    [7, 'price invalid-amount'],
    [8, 'price invalid-amount'],
    [9, 'retailPrice price-in-other-currency'],
    [10, 'price invalid-amount'],
    [11, 'retailPrice invalid-amount'],
  ]);
  expect((await products(catalogId)).map(({ price }) => price)).toEqual([123_400, 123_450, 9_900]);
});

test('a Google product feed is imported like a table without VAT; a bad item is named by its position', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await upload(
    `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
      <item><g:id>A</g:id><g:title>Phone &amp;amp; case</g:title><g:price>7999.00 DKK</g:price>
      <g:color>Blue</g:color></item>
      <item><g:id>B</g:id><g:title>Broken</item>
      <item><g:id>C</g:id><g:title>Elsewhere</g:title><g:price>10.00 EUR</g:price></item></channel></rss>`,
    catalogId,
  );
  expect(view).toMatchObject({ encoding: 'google-feed', delimiter: '', options: { priceIncludesVat: true } });
  await step(view, 'check', { options: { categoryId } });
  const done = await step(view, 'run');
  expect(done.counts).toEqual({ total: 3, new: 1, changed: 0, unchanged: 0, errors: 2 });
  expect(await errors(done)).toEqual([
    [2, 'null item-not-well-formed'],
    [3, 'price price-in-other-currency'],
  ]);
  expect(await products(catalogId)).toMatchObject([
    { sku: 'A', product_name: 'Phone & case', price: 639_920, attributes: { colour: 'Blue' } },
  ]);
});

test('all or nothing: a file with a refused row changes nothing, and is imported once it is corrected', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await upload('SKU;Name;Price\nA;One;1\nA;Two;2\n', catalogId);
  const checked = await step(view, 'check', { options: { categoryId, allOrNothing: true } });
  expect(checked.counts).toMatchObject({ new: 1, errors: 1 });
  expect((await rowsOf(checked))[0]?.reasons).toMatchObject([{ field: 'SKU', key: 'duplicate-sku', otherRow: 2 }]);
  const run = () => t.call('POST', `/supplier/imports/${view.id}/run`, { token: supplier.token, body: {} });
  expect(await run()).toMatchObject({ status: 409, body: { message: 'import-has-errors' } });
  expect(await products(catalogId)).toEqual([]);
  await t.call('PATCH', `/supplier/imports/${view.id}/rows/3`, {
    token: supplier.token,
    body: { cells: { SKU: 'B' } },
  });
  expect((await run()).body.data).toMatchObject({ status: 'DONE', counts: { new: 2, errors: 0 } });
});

fullTest('words of the file are read as what they mean here: colours, and categories by name', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await upload('SKU;Name;Price;Farve;Kategori\nA;One;1;SORT;Smartphones\nB;Two;2;Rød;Mobile\n', catalogId);
  await step(view, 'check', {
    mapping: {
      colour: { column: 'Farve', values: { Sort: 'Black' } },
      category: { column: 'Kategori', values: { smartphones: 'Mobile' } },
    },
  });
  expect((await step(view, 'run')).counts).toMatchObject({ new: 2, errors: 0 });
  expect(await products(catalogId)).toMatchObject([
    { attributes: { colour: 'Black' }, category_id: categoryId },
    { attributes: { colour: 'Rød' }, category_id: categoryId },
  ]);
});
