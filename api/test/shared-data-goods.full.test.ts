import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportView } from '@portal/contract/import-view';
import type { ArchiveReport } from '@portal/contract/pictures';
import type { ProductCard } from '@portal/contract/shop-products';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { openTable } from '../src/tabular/open-table.ts';
import { givenCatalog, givenCategory, givenSubscription } from './given-goods.ts';
import { asked } from './given-shop.ts';
import { givenCompany, givenEmployee, givenSession, givenSupplier, type GivenSupplier } from './given.ts';
import { goodsFiles, type Good } from './goods-files.ts';
import { productImports } from './import-calls.ts';
import { photo, pictureHost } from './picture-host.ts';
import { apiSuite, dataOf } from './test-app.ts';

/** Real goods kept beside a checkout; without them these tests are reported as skipped. */
const folder = join(import.meta.dirname, '../../../shared/data');
const testWithData = existsSync(folder) ? test : test.skip;
const bytesOf = (name: string) => readFileSync(join(folder, name));

const t = apiSuite({ now: '2026-11-20T09:00:00Z', env: { FETCH_PICTURES: 'true' } });
let supplier: GivenSupplier;
let categoryId: string;
let host: Awaited<ReturnType<typeof pictureHost>>;
beforeAll(async () => {
  const colours = ['#a00', '#0a0', '#00a', '#aa0', '#0aa'];
  const photos = await Promise.all(colours.map((colour) => photo(colour, 800)));
  host = await pictureHost(t, Object.fromEntries(photos.map((bytes, n) => [`/${n}.png`, bytes])));
  t.onClose(() => host.close());
  supplier = await givenSupplier(t);
  categoryId = await givenCategory(t);
});
const { upload, step, errors } = productImports(() => ({ t, supplier, categoryId }));

type Row = Record<string, string>;
async function rowsOf(name: string): Promise<Row[]> {
  const { header, rows } = await openTable(bytesOf(name));
  const found: Row[] = [];
  for await (const { cells } of rows)
    found.push(Object.fromEntries(header.map((column, n) => [column, cells[n] ?? ''])));
  return found;
}

/** The same goods as another system would send them, with pictures at the test's own server. */
const goodsOf = async (name: string, toGood: (row: Row) => Omit<Good, 'image'>): Promise<Good[]> =>
  (await rowsOf(name)).map((row, n) => ({ ...toGood(row), image: host.link(`/${n % 5}.png`) }));

/** Rows whose key stood in an earlier row, numbered from `first`: the first one is kept. */
function repeated(keys: readonly string[], first: number): number[] {
  const seen = new Set<string>(['']);
  return keys.flatMap((key, n) => (seen.size === seen.add(key.trim()).size && key.trim() !== '' ? [n + first] : []));
}

type File = {
  name: string;
  read: () => Promise<string | Buffer>;
  refused: () => Promise<(readonly [number, string])[]>;
};
const furniture = 'furniture-ikea-office.csv';
const electronics = 'products-electronics.csv';
const bikes = 'bikes-adventureworks.csv';
const column = async (name: string, header: string) => (await rowsOf(name)).map((row) => row[header] ?? '');
const twice = async (name: string, header: string, field: string, first: number) =>
  repeated(await column(name, header), first).map((row) => [row, `${field} duplicate-sku`] as const);

const files: File[] = [
  {
    name: electronics,
    read: async () => bytesOf(electronics),
    refused: () => twice(electronics, 'modelno', 'supplierSKU', 2),
  },
  {
    name: furniture,
    read: async () => bytesOf(furniture),
    // The former prices are in riyal, which the catalog's currency is not.
    refused: async () => {
      const rows = await rowsOf(furniture);
      const foreign = rows.flatMap(({ old_price }, n) => (/\d/.test(old_price ?? '') ? [n + 2] : []));
      const kept = rows.map(({ item_id = '' }, n) => (foreign.includes(n + 2) ? '' : item_id));
      return [
        ...foreign.map((row) => [row, 'retailPrice price-in-other-currency'] as const),
        ...repeated(kept, 2).map((row) => [row, 'SKU duplicate-sku'] as const),
      ].toSorted(([a], [b]) => a - b);
    },
  },
  { name: bikes, read: async () => bytesOf(bikes), refused: async () => [] },
  {
    name: 'a Google product feed of the furniture',
    read: async () =>
      goodsFiles.google(
        await goodsOf(furniture, ({ item_id = '', name = '', price = '', designer = '' }) => ({
          SKU: item_id,
          name,
          price: price.replace(',', '.'),
          brand: designer.slice(0, 100),
        })),
      ),
    refused: () => twice(furniture, 'item_id', 'SKU', 1),
  },
  {
    name: 'a BMEcat of the electronics',
    read: async () =>
      goodsFiles.bmecat(
        await goodsOf(electronics, ({ id = '', title = '', price = '', brand = '' }) => ({
          SKU: `E-${id}`,
          name: title,
          price,
          brand,
        })),
      ),
    refused: async () => [],
  },
];

/** The catalog as an employee of a company sees it. */
async function shopOf(catalogId: string) {
  const company = await givenCompany(t, { supplierId: supplier.id });
  const anna = await givenEmployee(t, company.id);
  await t.database.owner.query(
    'insert into catalog_assignments (catalog_id, supplier_id, company_id) values ($1, $2, $3)',
    [catalogId, supplier.id, company.id],
  );
  await givenSubscription(t, { companyId: company.id, catalogId, employeeIds: [anna.id] });
  await givenSession(t, anna);
  const answer = await t.call('GET', '/employee/products?pageSize=200&count=exact', { token: anna.token });
  return { total: asked(answer).meta.total, cards: dataOf<ProductCard[]>(answer) };
}

/** What a browser gets that takes AVIF, and one that takes WebP. */
async function served(path: string) {
  const widthOf = async (accept: string) => {
    const { raw, headers } = await t.call('GET', `${path.replace('/api', '')}/640`, { headers: { accept } });
    return [headers['content-type'], (await sharp(raw).metadata()).width];
  };
  return [await widthOf('image/avif,image/webp'), await widthOf('image/webp')];
}

async function addAsZip(catalogId: string, SKUs: readonly string[]): Promise<void> {
  const bytes = await photo('#333', 800);
  const zip = Buffer.from(zipSync(Object.fromEntries(SKUs.map((SKU) => [`${SKU}/front.png`, bytes]))));
  const path = `/supplier/catalogs/${catalogId}/pictures`;
  const answer = await t.upload(path, { name: 'all.zip', bytes: zip }, { token: supplier.token });
  expect(dataOf<ArchiveReport>(answer).added).toBe(SKUs.length);
}

testWithData.each(files)(
  '$name: every good row is in the shop, every bad one is named, and pictures come from the portal',
  async ({ read, refused }) => {
    const catalogId = await givenCatalog(t, supplier.id);
    const view = await upload(await read(), catalogId);
    for (const name of ['check', 'run'] as const) {
      await step(view, name);
      await t.work();
    }
    const done = dataOf<ImportView>(await t.call('GET', `/supplier/imports/${view.id}`, { token: supplier.token }));
    const bad = await refused();
    expect(done.counts).toMatchObject({ new: done.counts.total - bad.length, errors: bad.length });
    expect(await errors(done)).toEqual(bad.slice(0, 50));
    const before = await shopOf(catalogId);
    expect(before.total).toBe(done.counts.new);
    if (before.cards.every(({ picture }) => picture === null)) {
      const { rows } = await t.database.owner.query<{ sku: string }>(
        'select sku from products where catalog_id = $1 order by product_name, id limit 20',
        [catalogId],
      );
      await addAsZip(
        catalogId,
        rows.map(({ sku }) => sku),
      );
    }
    const shown = (await shopOf(catalogId)).cards.flatMap(({ picture }) => picture ?? []);
    expect(shown.length).toBeGreaterThanOrEqual(20);
    expect(shown[0]).toMatchObject({ width: 800, height: 20 });
    expect(await served(shown[0]!.path)).toEqual([
      ['image/avif', 640],
      ['image/webp', 640],
    ]);
  },
  300_000,
);
