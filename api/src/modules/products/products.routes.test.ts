import type { Accessory, Product, ProductRow } from '@portal/contract/product-rows';
import { givenAccessory, givenCatalog, givenCategory, givenProduct } from '../../../test/given-goods.ts';
import { givenMarket, givenOrder } from '../../../test/given-orders.ts';
import { givenAdmin, givenSupplier, type GivenSupplier } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let telegros: GivenSupplier;
let other: GivenSupplier;
let catalogId: string;
let otherCatalogId: string;
let categoryId: string;
let foreignProductId: string;
let foreignAccessoryId: string;
const unknownId = '00000000-0000-7000-8000-000000000000';

beforeAll(async () => {
  telegros = await givenSupplier(t, { name: 'TeleGros', isReseller: true });
  other = await givenSupplier(t, { name: 'Bordværk' });
  catalogId = await givenCatalog(t, telegros.id);
  otherCatalogId = await givenCatalog(t, other.id);
  categoryId = await givenCategory(t, { name: 'Mobile' });
  foreignProductId = await givenProduct(t, { supplierId: other.id, catalogId: otherCatalogId, categoryId });
  foreignAccessoryId = await givenAccessory(t, { supplierId: other.id, catalogId: otherCatalogId });
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const ask = (method: Method, path: string, body?: unknown, token = telegros.token) =>
  t.call(method, `/supplier/catalogs/${catalogId}${path}`, { token, body });
const data = async <T>(answer: ReturnType<typeof ask>) => dataOf<T>(await answer);
const refusal = async (answer: ReturnType<typeof ask>) => {
  const { status, body } = await answer;
  return [status, body.message];
};
const same = async (answers: ReturnType<typeof ask>[]) => {
  const [first, second] = await Promise.all(answers);
  expect({ ...first!.body, requestId: '' }).toEqual({ ...second!.body, requestId: '' });
  return [first!.status, first!.body.message];
};
const draft = (SKU: string, change: object = {}) => ({
  productName: 'Phone X',
  SKU,
  categoryId,
  price: 639_920,
  ...change,
});
const kr = (amount: number) => ({ amount, currency: 'DKK' });

test('a product is added with all its fields, or with the few that it needs', async () => {
  const full = draft('PX128', {
    supplierSKU: 'S-PX128',
    retailPrice: 799_900,
    productLink: 'https://shop.example/px',
    image: 'https://shop.example/px.jpg',
    description: 'A phone.\nWith two lines.',
    mandatory: true,
    featured: true,
    attributes: { colour: 'Fjord', dualSim: 'Yes', 'Charging time': '38 min' },
    billingPeriod: 1,
    allRisk: 3_900,
    employeeIns: 1_500,
  });
  const product = await data<Product>(ask('POST', '/products', full));
  expect(product).toMatchObject({
    productName: 'Phone X',
    SKU: 'PX128',
    price: kr(639_920),
    retailPrice: kr(799_900),
    allRisk: kr(3_900),
    employeeIns: kr(1_500),
    categoryName: 'Mobile',
    hidden: false,
    version: 1,
    accessories: [],
    attributes: { colour: 'Fjord', dualSim: 'Yes', 'Charging time': '38 min' },
  });
  expect(await data<Product>(ask('POST', '/products', draft('PX-FEW')))).toMatchObject({
    supplierSKU: '',
    retailPrice: null,
    allRisk: null,
    billingPeriod: 1,
    attributes: {},
    mandatory: false,
  });
});

test('a product and an accessory of one catalog share no SKU and no supplier SKU', async () => {
  const cover = (SKU: string, change: object = {}) => ({
    productName: 'Cover',
    SKU,
    price: 100,
    wholeCatalog: false,
    ...change,
  });
  const shared = [409, 'duplicate-sku'];
  await ask('POST', '/products', draft('ONE-P', { supplierSKU: 'ONE-S' }));
  expect(await refusal(ask('POST', '/accessories', cover('ONE-P')))).toEqual(shared);
  expect(await refusal(ask('POST', '/accessories', cover('ONE-A', { supplierSKU: 'ONE-S' })))).toEqual(shared);
  const accessory = await data<Accessory>(ask('POST', '/accessories', cover('ONE-A')));
  expect(await refusal(ask('POST', '/products', draft('ONE-A')))).toEqual(shared);
  expect(
    await refusal(ask('PATCH', `/accessories/${accessory.id}`, { version: accessory.version, SKU: 'ONE-P' })),
  ).toEqual(shared);
  const elsewhere = { token: other.token, body: cover('ONE-P') };
  expect((await t.call('POST', `/supplier/catalogs/${otherCatalogId}/accessories`, elsewhere)).status).toBe(201);
});

test('a repeated SKU or supplier SKU, a link that is no web address and an unknown category are refused', async () => {
  await ask('POST', '/products', draft('TWICE', { supplierSKU: 'S-TWICE' }));
  expect(await refusal(ask('POST', '/products', draft('TWICE')))).toEqual([409, 'duplicate-sku']);
  expect(await refusal(ask('POST', '/products', draft('TWICE-2', { supplierSKU: 'S-TWICE' })))).toEqual([
    409,
    'duplicate-sku',
  ]);
  expect(
    (await ask('POST', '/products', draft('TWICE-3', { image: 'javascript:alert(1)', price: -1 }))).body,
  ).toMatchObject({
    message: 'invalid-data-provided',
    details: [
      { path: 'price', key: 'invalid-amount' },
      { path: 'image', key: 'invalid-link' },
    ],
  });
  expect(await refusal(ask('POST', '/products', draft('TWICE-4', { categoryId: unknownId })))).toEqual([
    404,
    'category-not-found',
  ]);
  expect(await refusal(ask('POST', '/products', draft('TWICE-5', { colour: 'red' })))).toEqual([
    400,
    'invalid-data-provided',
  ]);
});

test('the list is searched, filtered by category and flag, sorted and paged', async () => {
  const id = await givenCatalog(t, telegros.id);
  const tablets = await givenCategory(t, { name: 'Tablets' });
  const where = { supplierId: telegros.id, catalogId: id, categoryId };
  await givenProduct(t, where, { product_name: 'Alder', sku: 'A-1', price: 300 });
  await givenProduct(
    t,
    { ...where, categoryId: tablets },
    { product_name: 'Birk 100%', sku: 'B-1', price: 100, featured: true },
  );
  await givenProduct(t, where, { product_name: 'Cedar', sku: 'C-1', price: 200, hidden: true });
  const names = async (query: string) =>
    (
      await data<ProductRow[]>(t.call('GET', `/supplier/catalogs/${id}/products?${query}`, { token: telegros.token }))
    ).map(({ productName }) => productName);
  expect(await names('')).toEqual(['Alder', 'Birk 100%', 'Cedar']);
  expect(await names('sort=-price')).toEqual(['Alder', 'Cedar', 'Birk 100%']);
  expect(await names('q=100%25')).toEqual(['Birk 100%']);
  expect(await names('q=c-1')).toEqual(['Cedar']);
  expect(await names(`categoryId=${tablets}`)).toEqual(['Birk 100%']);
  expect(await names('hidden=true')).toEqual(['Cedar']);
  expect(await names('featured=false&hidden=false')).toEqual(['Alder']);
  expect(await names('page=2&pageSize=2')).toEqual(['Cedar']);
});

test('a change touches only what it names, for the version seen', async () => {
  const { id } = await data<Product>(ask('POST', '/products', draft('CHANGE', { allRisk: 3_900 })));
  const changed = await data<Product>(
    ask('PATCH', `/products/${id}`, { version: 1, price: 699_900, allRisk: null, featured: true }),
  );
  expect(changed).toMatchObject({ price: kr(699_900), allRisk: null, featured: true, SKU: 'CHANGE', version: 2 });
  expect(await refusal(ask('PATCH', `/products/${id}`, { version: 1, price: 1 }))).toEqual([
    409,
    'changed-by-someone-else',
  ]);
  const { rows } = await t.database.owner.query(
    `select detail from audit_log where action = 'product.changed' and entity_id = $1`,
    [id],
  );
  expect(rows).toEqual([
    {
      detail: {
        catalogId,
        currency: 'DKK',
        fields: ['price', 'featured', 'allRisk'],
        price: { before: 639_920, after: 699_900 },
        featured: { before: false, after: true },
        allRisk: { before: 3_900, after: null },
      },
    },
  ]);
});

test('a removed product leaves the catalog and frees its SKU; several are removed together or not at all', async () => {
  const [one, two, three] = await Promise.all(
    ['R-1', 'R-2', 'R-3'].map((sku) => data<Product>(ask('POST', '/products', draft(sku)))),
  );
  expect((await ask('DELETE', `/products/${one!.id}`)).status).toBe(200);
  expect(await refusal(ask('DELETE', `/products/${one!.id}`))).toEqual([404, 'product-not-found']);
  expect((await ask('POST', '/products', draft('R-1'))).status).toBe(201);
  expect(await refusal(ask('POST', '/products/remove', { productIds: [two!.id, one!.id] }))).toEqual([
    400,
    'remove-product-from-catalog-failed',
  ]);
  expect((await ask('POST', '/products/remove', { productIds: [] })).body).toMatchObject({
    details: [{ key: 'the-catalog-id-and-product-id-are-required' }],
  });
  expect(await data(ask('POST', '/products/remove', { productIds: [two!.id, three!.id] }))).toEqual({ removed: 2 });
});

test('orders are frozen: neither a new price (scenario 20) nor a removed product changes one', async () => {
  const market = await givenMarket(t);
  const orderId = await givenOrder(t, market);
  const order = () => t.call('GET', `/employee/orders/${orderId}`, { token: market.anna.token });
  const before = (await order()).body.data;
  expect(before).toMatchObject({ monthlyPrice: kr(22_893) });
  const product = (method: Method, body?: unknown) =>
    t.call(method, `/supplier/catalogs/${market.catalogId}/products/${market.productId}`, {
      token: market.supplier.token,
      body,
    });
  expect((await product('PATCH', { version: 1, price: 699_900, productName: 'Phone Y' })).status).toBe(200);
  expect((await order()).body.data).toEqual(before);
  expect((await product('DELETE')).status).toBe(200);
  expect((await order()).body.data).toEqual(before);
});

test('an accessory belongs to the whole catalog or to products of it', async () => {
  const phone = await data<Product>(ask('POST', '/products', draft('PHONE-7')));
  const cover = { productName: 'Cover', SKU: 'COVER', price: 19_920, wholeCatalog: false };
  const created = await data<Accessory>(ask('POST', '/accessories', { ...cover, productIds: [phone.id] }));
  expect(created).toMatchObject({
    wholeCatalog: false,
    productCount: 1,
    products: [{ id: phone.id, SKU: 'PHONE-7' }],
    price: kr(19_920),
  });
  expect((await data<Product>(ask('GET', `/products/${phone.id}`))).accessories).toMatchObject([
    { id: created.id, wholeCatalog: false },
  ]);
  expect(await data<ProductRow[]>(ask('GET', '/products?q=PHONE-7'))).toMatchObject([{ accessoryCount: 1 }]);
  expect(await data(ask('GET', `/accessories?productId=${phone.id}`))).toMatchObject([{ id: created.id }]);
  const whole = await data<Accessory>(
    ask('PATCH', `/accessories/${created.id}`, { version: 1, wholeCatalog: true, mandatory: true }),
  );
  expect(whole).toMatchObject({ wholeCatalog: true, mandatory: true, products: [], version: 2 });
  expect(
    await same(
      [foreignProductId, unknownId].map((id) =>
        ask('PATCH', `/accessories/${created.id}`, { version: 2, wholeCatalog: false, productIds: [phone.id, id] }),
      ),
    ),
  ).toEqual([404, 'product-not-found']);
  expect(await data<Accessory>(ask('GET', `/accessories/${created.id}`))).toMatchObject({
    wholeCatalog: true,
    version: 2,
  });
  expect(await refusal(ask('POST', '/accessories', cover))).toEqual([409, 'duplicate-sku']);
  expect((await ask('DELETE', `/accessories/${created.id}`)).status).toBe(200);
  expect(await refusal(ask('GET', `/accessories/${created.id}`))).toEqual([404, 'accessory-not-found']);
});

test('what belongs to another supplier answers like what is not there', async () => {
  for (const [method, kind, foreignId, body] of [
    ['GET', 'products', foreignProductId, undefined],
    ['PATCH', 'products', foreignProductId, { version: 1, price: 1 }],
    ['DELETE', 'products', foreignProductId, undefined],
    ['GET', 'accessories', foreignAccessoryId, undefined],
    ['PATCH', 'accessories', foreignAccessoryId, { version: 1, price: 1 }],
    ['DELETE', 'accessories', foreignAccessoryId, undefined],
  ] as const) {
    const key = kind === 'products' ? 'product-not-found' : 'accessory-not-found';
    expect(await same([foreignId, unknownId].map((id) => ask(method, `/${kind}/${id}`, body)))).toEqual([404, key]);
    const inCatalog = (id: string) =>
      t.call(method, `/supplier/catalogs/${id}/${kind}/${foreignId}`, { token: telegros.token, body });
    expect(await same([otherCatalogId, unknownId].map(inCatalog))).toEqual([404, 'catalog-not-found']);
  }
  for (const path of ['products', 'accessories', 'products/export', 'accessories/export']) {
    expect(
      await same(
        [otherCatalogId, unknownId].map((id) =>
          t.call('GET', `/supplier/catalogs/${id}/${path}`, { token: telegros.token }),
        ),
      ),
    ).toEqual([404, 'catalog-not-found']);
  }
  expect(
    await same([foreignProductId, unknownId].map((id) => ask('POST', '/products/remove', { productIds: [id] }))),
  ).toEqual([400, 'remove-product-from-catalog-failed']);
});

test('back office keeps the products of every supplier', async () => {
  const backOffice = await givenAdmin(t);
  const base = `/admin/suppliers/${other.id}/catalogs/${otherCatalogId}`;
  const created = await t.call('POST', `${base}/products`, { token: backOffice.token, body: draft('BO-1') });
  expect(created.status).toBe(201);
  expect((await t.call('GET', `${base}/products?q=BO-1`, { token: backOffice.token })).body.data).toMatchObject([
    { SKU: 'BO-1' },
  ]);
  expect(
    await refusal(
      t.call('GET', `/admin/suppliers/${telegros.id}/catalogs/${otherCatalogId}/products`, { token: backOffice.token }),
    ),
  ).toEqual([404, 'catalog-not-found']);
  const ofSupplier = await refusal(t.call('GET', `${base}/products`, { token: telegros.token }));
  expect(ofSupplier).toEqual([403, 'you-do-not-have-permission-to-do-this-action']);
});
