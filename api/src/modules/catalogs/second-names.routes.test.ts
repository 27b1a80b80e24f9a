import { newCategory } from '@portal/contract/categories';
import { givenCatalog } from '../../../test/given-goods.ts';
import { givenShop, type GivenShop } from '../../../test/given-shop.ts';
import { givenAdmin, type Person } from '../../../test/given.ts';
import { productImports } from '../../../test/import-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

describe('categories and catalogs with a second name (DECISIONS 44)', () => {
  const t = apiSuite({ now: '2026-11-17T09:00:00Z' });
  let shop: GivenShop;
  let admin: Person;
  let supplierToken: string;

  beforeAll(async () => {
    shop = await givenShop(t);
    admin = await givenAdmin(t);
    supplierToken = shop.telegros.token;
    const { catalogId, categoryId } = shop.where;
    const change = async (path: string, token: string, names: object) =>
      expect(await t.call('PATCH', path, { token, body: { version: 1, ...names } })).toMatchObject({ status: 200 });
    await change(`/admin/categories/${categoryId}`, admin.token, { name: 'Mobile', danishName: 'Mobiltelefoner' });
    await change(`/supplier/catalogs/${catalogId}`, supplierToken, { displayName: 'Phones', danishName: 'Telefoner' });
    await givenCatalog(t, shop.where.supplierId, [shop.nordlys.id]);
  });

  const reads = (token: string, language: string) => t.call('POST', '/user/language', { token, body: { language } });
  /** What an answer shows, without what only a form edits. */
  const answer = async (token: string, path: string) => {
    const { body } = await t.call('GET', path, { token });
    return JSON.stringify(body, (key, value: unknown) =>
      key === 'originalName' || key === 'danishName' ? undefined : value,
    );
  };
  const everyone = () => [shop.anna.token, shop.nordlys.token, supplierToken, admin.token];

  const lists: [string, () => string, () => string, ('category' | 'catalog')[]][] = [
    ['the shop', () => shop.anna.token, () => '/employee/products', ['category']],
    ['its filters', () => shop.anna.token, () => '/employee/products/facets', ['category']],
    ['its catalogs', () => shop.anna.token, () => '/employee/catalogs', ['catalog']],
    ['the choice of a category', () => shop.nordlys.token, () => '/categories', ['category']],
    ['the company’s catalogs', () => shop.nordlys.token, () => '/company/catalogs', ['category', 'catalog']],
    [
      'the company’s products',
      () => shop.nordlys.token,
      () => `/company/catalogs/${shop.where.catalogId}/products`,
      ['category'],
    ],
    ['a subscription', () => shop.nordlys.token, () => `/company/subscriptions/${shop.subscription}`, ['catalog']],
    ['subscriptions', () => shop.nordlys.token, () => '/company/subscriptions', ['catalog']],
    ['the supplier’s catalogs', () => supplierToken, () => '/supplier/catalogs', ['category', 'catalog']],
    [
      'the supplier’s products',
      () => supplierToken,
      () => `/supplier/catalogs/${shop.where.catalogId}/products`,
      ['category'],
    ],
    [
      'catalogs that a company can get',
      () => supplierToken,
      () => `/supplier/companies/${shop.nordlys.id}/catalogs`,
      ['catalog'],
    ],
    ['back office’s categories', () => admin.token, () => '/admin/categories?q=mobil', ['category']],
    [
      'back office’s catalogs',
      () => admin.token,
      () => `/admin/suppliers/${shop.where.supplierId}/catalogs`,
      ['category', 'catalog'],
    ],
    ['a company', () => admin.token, () => `/admin/companies/${shop.nordlys.id}`, ['catalog']],
    ['the search', () => admin.token, () => '/search?q=telefon', ['category', 'catalog']],
  ];

  test.each(lists)('%s is in the reader’s language', async (_name, token, path, kinds) => {
    const [danish, english] = [
      { category: 'Mobiltelefoner', catalog: 'Telefoner' },
      { category: 'Mobile', catalog: 'Phones' },
    ];
    for (const [language, names] of [
      ['da-dk', danish],
      ['en-us', english],
    ] as const) {
      await reads(token(), language);
      for (const kind of kinds) expect(await answer(token(), path())).toContain(`"${names[kind]}"`);
    }
  });

  test('the form has both names in either language, and an empty one shows the first to everybody', async () => {
    for (const token of everyone()) await reads(token, 'da-dk');
    const at = `/admin/categories/${shop.where.categoryId}`;
    const category = await t.call('GET', at, { token: admin.token });
    expect(category.body.data).toMatchObject({
      name: 'Mobiltelefoner',
      originalName: 'Mobile',
      danishName: 'Mobiltelefoner',
    });
    const none = dataOf<{ id: string }>(
      await t.call('POST', '/admin/categories', { token: admin.token, body: { ...newCategory, name: 'Bikes' } }),
    );
    expect((await t.call('GET', `/admin/categories/${none.id}`, { token: admin.token })).body.data).toMatchObject({
      name: 'Bikes',
      danishName: '',
    });
    const catalogs = dataOf<{ displayName: string }[]>(
      await t.call('GET', '/supplier/catalogs', { token: supplierToken }),
    );
    expect(catalogs.map(({ displayName }) => displayName)).toEqual([expect.stringMatching(/^Catalog /), 'Telefoner']);
  });

  test('the shop is searched and a file is read in either language', async () => {
    for (const q of ['mobiltelefoner', 'mobile'])
      expect(await t.call('GET', `/employee/products?q=${q}`, { token: shop.anna.token })).toMatchObject({
        body: { meta: { total: 1 } },
      });
    const { catalogId, categoryId } = shop.where;
    const { imported, products } = productImports(() => ({ t, supplier: shop.telegros, categoryId }));
    await imported('SKU;Name;Price;Kategori\nA;One;1;Mobiltelefoner\nB;Two;2;Mobile\n', catalogId, {
      options: { categoryId: undefined },
    });
    expect((await products(catalogId)).map((row) => [row['sku'], row['category_id']])).toEqual([
      ['A', categoryId],
      ['B', categoryId],
      ['PX128', categoryId],
    ]);
  });
});
