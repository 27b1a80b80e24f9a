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

const { upload, step, rowsOf, products } = productImports(() => ({ t, supplier, categoryId }));

test('cells are mended on the screen, checked again, and imported', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await upload('SKU,Name,Price\nA,One,x1x\nA,Two,2\nB,Three\n', catalogId);
  await step(view, 'check');
  expect(await rowsOf(view)).toHaveLength(2);
  const fix = (rowNumber: number, cells: object) =>
    t.call('PATCH', `/supplier/imports/${view.id}/rows/${rowNumber}`, { token: supplier.token, body: { cells } });
  expect((await fix(2, { Price: '1,50' })).body.data).toMatchObject({
    status: 'CHECKED',
    counts: { new: 1, errors: 2 },
  });
  expect((await fix(3, { SKU: 'C' })).body.data).toMatchObject({ counts: { new: 2, errors: 1 } });
  expect((await fix(4, { Price: '3' })).body.data).toMatchObject({ counts: { new: 3, errors: 0 } });
  expect((await fix(2, { Nothing: '1' })).status).toBe(400);
  expect((await fix(99, { Price: '1' })).body.message).toBe('items-not-found');
  await step(view, 'run');
  expect((await products(catalogId)).map(({ sku, price }) => [sku, price])).toEqual([
    ['A', 150],
    ['B', 300],
    ['C', 200],
  ]);
  expect((await fix(2, { Price: '9' })).body.message).toBe('import-already-started');
});

test('the file of failed rows is exactly those rows with a reason, and imports when mended', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await upload('SKU;Name;Price\nA;=cmd;x\nB;"To; tre";1\nC;"Fi""re";\nD;for;mange;celler\n', catalogId);
  await step(view, 'check');
  const file = await t.call('GET', `/supplier/imports/${view.id}/failed.csv`, { token: supplier.token });
  expect(file.raw.toString()).toBe(
    '\ufeffSKU;Name;Price;Error\r\nA;\'=cmd;x;"Price ""x"" is not an amount"\r\n' +
      'C;"Fi""re";;Price is missing\r\nD;for;mange;celler;The row has more or fewer columns than the header\r\n',
  );
  const again = await upload(file.raw.toString().replace('cmd;x', 'cmd;7').replace('Fi""re";', 'Fi""re";8'), catalogId);
  await step(again, 'check');
  expect((await step(again, 'run')).counts).toMatchObject({ new: 2, errors: 1 });
  expect((await products(catalogId)).map((row) => row.product_name)).toEqual(['=cmd', 'Fi"re']);
});

test('a mapping that cannot work is refused field by field', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await upload('SKU,Name,Price\nA,One,1\n', catalogId);
  const check = (body: object) => t.call('POST', `/supplier/imports/${view.id}/check`, { token: supplier.token, body });
  const wrong = await check({
    mapping: { SKU: { column: 'Nothing' }, email: { column: 'Name' }, productName: { template: '{Brand}' } },
    options: { categoryId },
  });
  expect(wrong).toMatchObject({
    status: 400,
    body: {
      message: 'column-not-mapped',
      details: [
        { path: 'mapping.SKU' },
        { path: 'mapping.email' },
        { path: 'mapping.productName' },
        { path: 'mapping.price', key: 'required' },
      ],
    },
  });
  expect((await check({ mapping: view.mapping, options: {} })).body.details).toEqual([
    { path: 'options.categoryId', key: 'required' },
  ]);
  expect((await check({ mapping: view.mapping, options: { categoryId: supplier.id } })).status).toBe(404);
  expect(
    (await t.call('POST', `/supplier/imports/${view.id}/run`, { token: supplier.token, body: {} })).body.message,
  ).toBe('column-not-mapped');
});
