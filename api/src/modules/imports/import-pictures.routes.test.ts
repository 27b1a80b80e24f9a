import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ImportRow } from '@portal/contract/import-rows';
import type { ImportView } from '@portal/contract/import-view';
import type { ProductRow } from '@portal/contract/product-rows';
import sharp from 'sharp';
import { givenCatalog, givenCategory, givenProduct } from '../../../test/given-goods.ts';
import { givenSupplier, type GivenSupplier } from '../../../test/given.ts';
import { productImports } from '../../../test/import-calls.ts';
import { dataOf, testApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let supplier: GivenSupplier;
let categoryId: string;
let host: Server;
let asked: string[] = [];
beforeAll(async () => {
  const photo = (background: string) =>
    sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const pictures = new Map([
    ['/a.png', await photo('#a00')],
    ['/b.png', await photo('#0a0')],
    ['/page.html', Buffer.from('<html>')],
  ]);
  host = createServer(({ url = '' }, response) => {
    asked.push(url);
    const found = pictures.get(url);
    response.writeHead(found ? 200 : 404).end(found);
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  t = await testApp({ env: { FETCH_PICTURES: 'true' } });
  t.services.reach = {
    resolve: (_name, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    isAllowed: (address) => address === '127.0.0.1',
    isPort: () => true,
    milliseconds: 2_000,
  };
  supplier = await givenSupplier(t);
  categoryId = await givenCategory(t, { name: 'Mobile' });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await t.close();
  host.close();
});

const { imported } = productImports(() => ({ t, supplier, categoryId }));
const link = (path: string) => `http://shop.example:${(host.address() as AddressInfo).port}${path}`;
const fileOf = (...rows: [sku: string, path: string][]) =>
  ['SKU;Navn;Pris;Billede', ...rows.map(([sku, path]) => `${sku};Phone ${sku};100,00;${link(path)}`), ''].join('\n');
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
  expect(asked.toSorted()).toEqual(['/a.png', '/b.png', '/no.png', '/page.html']);
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

  asked = [];
  await imported(fileOf(['A', '/a.png'], ['B', '/b.png']), catalogId);
  await t.work();
  expect(asked).toEqual([]);
});

test('an import that is undone has its former pictures back, without fetching', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  await imported(fileOf(['A', '/a.png']), catalogId);
  await t.work();
  const before = await shown(catalogId);
  const second = await imported(fileOf(['A', '/b.png']), catalogId);
  await t.work();
  expect(await shown(catalogId)).not.toEqual(before);
  asked = [];
  await t.call('POST', `/supplier/imports/${second.id}/undo`, { token: supplier.token });
  await t.work();
  expect([await shown(catalogId), asked]).toEqual([before, []]);
});

test('another supplier with the same link does not see what was fetched for this one', async () => {
  const other = await givenSupplier(t);
  const where = { supplierId: other.id, catalogId: await givenCatalog(t, other.id), categoryId };
  await givenProduct(t, where, { image: link('/a.png') });
  const list = await t.call('GET', `/supplier/catalogs/${where.catalogId}/products`, { token: other.token });
  expect(dataOf<ProductRow[]>(list)).toMatchObject([{ picture: null }]);
});

test('with FETCH_PICTURES=false the link is kept and nothing is asked for', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  t.services.config.fetchPictures = false;
  await imported(fileOf(['Z', '/b.png?z']), catalogId);
  await t.work();
  t.services.config.fetchPictures = true;
  expect([await shown(catalogId), asked]).toEqual([{ Z: undefined }, []]);
  const { rows } = await t.database.owner.query('select image from products where catalog_id = $1', [catalogId]);
  expect(rows).toEqual([{ image: link('/b.png?z') }]);
});
