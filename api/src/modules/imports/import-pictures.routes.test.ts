import type { ImportRow } from '@portal/contract/import-rows';
import type { ImportView } from '@portal/contract/import-view';
import type { ProductRow } from '@portal/contract/product-rows';
import { fullTest } from '../../../test/full-test.ts';
import { givenCatalog, givenCategory, givenProduct } from '../../../test/given-goods.ts';
import { givenSupplier, type GivenSupplier } from '../../../test/given.ts';
import { goodsFiles } from '../../../test/goods-files.ts';
import { productImports } from '../../../test/import-calls.ts';
import { photo, pictureHost } from '../../../test/picture-host.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ env: { FETCH_PICTURES: 'true' } });
let supplier: GivenSupplier;
let categoryId: string;
let host: Awaited<ReturnType<typeof pictureHost>>;
beforeAll(async () => {
  const [red, green] = await Promise.all([photo('#a00'), photo('#0a0')]);
  host = await pictureHost(t, { '/a.png': red, '/b.png': green, '/page.html': Buffer.from('<html>') });
  t.onClose(() => host.close());
  supplier = await givenSupplier(t);
  categoryId = await givenCategory(t, { name: 'Mobile' });
});
beforeEach(() => {
  host.asked.length = 0;
});

const { imported, errors } = productImports(() => ({ t, supplier, categoryId }));
const fileOf = (...rows: [sku: string, path: string][]) =>
  ['SKU;Navn;Pris;Billede', ...rows.map(([sku, path]) => `${sku};Phone ${sku};100,00;${host.link(path)}`), ''].join(
    '\n',
  );
const shown = async (catalogId: string) => {
  const rows = dataOf<ProductRow[]>(
    await t.call('GET', `/supplier/catalogs/${catalogId}/products`, { token: supplier.token }),
  );
  return Object.fromEntries(rows.map(({ SKU, picture }) => [SKU, picture?.path]));
};
const view = async ({ id }: ImportView) =>
  dataOf<ImportView>(await t.call('GET', `/supplier/imports/${id}`, { token: supplier.token }));
const warnings = async ({ id }: ImportView) =>
  dataOf<ImportRow[]>(
    await t.call('GET', `/supplier/imports/${id}/rows?outcome=NEW`, { token: supplier.token }),
  ).flatMap((row) => row.warnings.map(({ key, field }) => [row.rowNumber, field, key]));

test('each link is fetched once; what gives no picture is a warning of its row and never a lost row', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const done = await imported(
    fileOf(['A', '/a.png'], ['A2', '/a.png'], ['B', '/b.png'], ['C', '/page.html'], ['D', '/no.png']),
    catalogId,
  );
  await t.work();
  expect(done.counts).toMatchObject({ new: 5, errors: 0 });
  expect(host.asked.toSorted()).toEqual(['/a.png', '/b.png', '/no.png', '/page.html']);
  const pictures = await shown(catalogId);
  expect(pictures['A']).toMatch(/^\/api\/pictures\/[0-9a-f]{64}$/);
  expect(pictures['A2']).toBe(pictures['A']);
  expect(pictures['B']).not.toBe(pictures['A']);
  expect([pictures['C'], pictures['D']]).toEqual([undefined, undefined]);
  expect(await warnings(done)).toEqual([
    [5, 'image', 'picture-not-fetched'],
    [6, 'image', 'picture-not-fetched'],
  ]);
  expect((await view(done)).summary.warnings).toContainEqual({ key: 'picture-not-fetched', count: 2 });

  host.asked.length = 0;
  await imported(fileOf(['A', '/a.png'], ['B', '/b.png']), catalogId);
  await t.work();
  expect(host.asked).toEqual([]);
});

test.each(['csv', 'google', 'bmecat'] as const)(
  'of a %s file every good row lands with its picture, and a bad one is named',
  async (format) => {
    const catalogId = await givenCatalog(t, supplier.id);
    const row = { brand: 'Acme & Sons', price: '1234.50', image: host.link('/a.png') };
    const file = goodsFiles[format]([
      { ...row, SKU: 'G-1', name: 'Bord "160" & stol' },
      { ...row, SKU: 'G-2', name: 'Skærm', price: '' },
      { ...row, SKU: 'G-3', name: 'Kabel <2 m>', image: host.link('/b.png') },
      { ...row, SKU: 'G-1', name: 'Once more' },
    ]);
    const done = await imported(file, catalogId);
    await t.work();
    // A table's first row is its header; a feed of Google has prices with VAT.
    const first = format === 'csv' ? 2 : 1;
    const amount = format === 'google' ? 98_760 : 123_450;
    expect(await errors(done)).toEqual([
      [first + 1, 'price price-is-missing'],
      [first + 3, 'SKU duplicate-sku'],
    ]);
    const rows = dataOf<ProductRow[]>(
      await t.call('GET', `/supplier/catalogs/${catalogId}/products`, { token: supplier.token }),
    );
    expect(rows).toMatchObject([
      { SKU: 'G-1', productName: 'Bord "160" & stol', price: { amount }, picture: { width: 30, height: 20 } },
      { SKU: 'G-3', productName: 'Kabel <2 m>', price: { amount }, picture: { width: 30, height: 20 } },
    ]);
  },
);

fullTest('an import that is undone has its former pictures back, without fetching', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  await imported(fileOf(['A', '/a.png']), catalogId);
  await t.work();
  const before = await shown(catalogId);
  const second = await imported(fileOf(['A', '/b.png']), catalogId);
  await t.work();
  expect(await shown(catalogId)).not.toEqual(before);
  host.asked.length = 0;
  await t.call('POST', `/supplier/imports/${second.id}/undo`, { token: supplier.token });
  await t.work();
  expect([await shown(catalogId), host.asked]).toEqual([before, []]);
});

test('another supplier with the same link does not see what was fetched for this one', async () => {
  const other = await givenSupplier(t);
  const where = { supplierId: other.id, catalogId: await givenCatalog(t, other.id), categoryId };
  await givenProduct(t, where, { image: host.link('/a.png') });
  const list = await t.call('GET', `/supplier/catalogs/${where.catalogId}/products`, { token: other.token });
  expect(dataOf<ProductRow[]>(list)).toMatchObject([{ picture: null }]);
});

fullTest('with FETCH_PICTURES=false the link is kept and nothing is asked for', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  t.services.config.fetchPictures = false;
  await imported(fileOf(['Z', '/b.png?z']), catalogId);
  await t.work();
  t.services.config.fetchPictures = true;
  expect([await shown(catalogId), host.asked]).toEqual([{ Z: undefined }, []]);
  const { rows } = await t.database.owner.query('select image from products where catalog_id = $1', [catalogId]);
  expect(rows).toEqual([{ image: host.link('/b.png?z') }]);
});
