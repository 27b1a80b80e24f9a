import type { ImportView } from '@portal/contract/import-view';
import { isFullRun } from '../../../../shared-ui/presets/full-run.ts';
import { givenAccessory, givenCatalog, givenCategory, givenProduct } from '../../../test/given-goods.ts';
import { givenPerson, givenSupplier, type GivenSupplier } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let telegros: GivenSupplier;
let catalogId: string;
let danish: string;

beforeAll(async () => {
  telegros = await givenSupplier(t, { isReseller: true });
  danish = (await givenPerson(t, { role: 'supplier', supplier_id: telegros.id }, { language: 'da-dk' })).token;
  catalogId = await givenCatalog(t, telegros.id);
  const where = { supplierId: telegros.id, catalogId, categoryId: await givenCategory(t, { name: 'Mobile' }) };
  const attributes = JSON.stringify({
    brand: 'Skær',
    model: 'One',
    colour: 'Blå',
    capacity: '256 GB',
    // In the spelling in which values are kept: another one would be read as a change, once.
    screenSize: '6.4"',
    weight: '0.172 kg',
    os: 'Linux',
    dualSim: 'Yes',
    network: '5G',
    wifi: 'WiFi 6',
    GTIN: '5711045000012',
    width: '7 cm',
  });
  const phone = await givenProduct(t, where, {
    product_name: '=Skær "One"; 5G',
    attributes,
    description: 'To linjer:\n- hurtig, let',
    mandatory: true,
    featured: true,
    image: 'https://shop.example/one.jpg',
    product_link: 'https://shop.example/one?a=1&b=2',
    billing_period: 12,
  });
  const other = await givenProduct(t, where, {
    product_name: '-Rabat',
    price: 0,
    retail_price: null,
    supplier_sku: '',
  });
  await givenProduct(t, where, { product_name: 'Hidden', hidden: true, price: 123_456_789 });
  await givenAccessory(t, { supplierId: telegros.id, catalogId, productIds: [phone, other] }, { mandatory: true });
  await givenAccessory(t, { supplierId: telegros.id, catalogId }, { product_name: 'For all', featured: true });
});

const languages = [
  ['en-us', () => telegros.token],
  ['da-dk', () => danish],
] as const;
const files = languages.flatMap(([locale, token]) =>
  (['products', 'accessories'] as const).flatMap((kind) =>
    (['csv', 'xlsx'] as const).map((format) => ({ locale, token, kind, format })),
  ),
);

test.each(files.filter(({ format }) => isFullRun || format === 'csv'))(
  'a $format of $kind in $locale is imported again and changes nothing (DECISIONS 16)',
  async ({ token, kind, format }) => {
    const file = await t.call('GET', `/supplier/catalogs/${catalogId}/${kind}/export?format=${format}`, {
      token: token(),
    });
    expect(file.status).toBe(200);
    expect(file.headers['content-disposition']).toMatch(new RegExp(`filename="[a-z_]+\\.${format}"`));
    const uploaded = await t.upload(
      `/supplier/catalogs/${catalogId}/imports`,
      { name: `products.${format}`, bytes: file.raw },
      { token: token(), fields: { kind: kind.toUpperCase() } },
    );
    const { id, mapping, options } = dataOf<ImportView>(uploaded);
    await t.call('POST', `/supplier/imports/${id}/check`, { token: token(), body: { mapping, options } });
    await t.work();
    const { body } = await t.call('GET', `/supplier/imports/${id}`, { token: token() });
    const { counts }: ImportView = body.data!;
    expect(counts).toMatchObject({ new: 0, changed: 0, unchanged: kind === 'products' ? 3 : 2, errors: 0 });
  },
);

test('an export holds what the filter leaves, with money in the reader’s own decimals', async () => {
  const file = await t.call('GET', `/supplier/catalogs/${catalogId}/products/export?hidden=true`, { token: danish });
  const [header, ...rows] = file.raw.toString('utf8').trim().split('\r\n');
  expect(header).toContain('Pris ekskl. moms');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(';1234567,89;');
});
