import type { ArchiveReport } from '@portal/contract/pictures';
import type { ProductRow } from '@portal/contract/product-rows';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { fullTest } from '../../../test/full-test.ts';
import { givenAccessory, givenCatalog, givenCategory, givenProduct } from '../../../test/given-goods.ts';
import { givenSupplier, type GivenSupplier } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let supplier: GivenSupplier;
let catalogId: string;
beforeEach(async () => {
  supplier = await givenSupplier(t);
  catalogId = await givenCatalog(t, supplier.id);
  const where = { supplierId: supplier.id, catalogId, categoryId: await givenCategory(t) };
  await givenProduct(t, where, { sku: 'PX128', supplier_sku: 'L-1' });
  await givenProduct(t, where, { sku: 'PX-2', supplier_sku: '' });
  await givenAccessory(t, where, { sku: 'CVR-1' });
});

const picture = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
const send = (bytes: Buffer, token = supplier.token) =>
  t.upload(`/supplier/catalogs/${catalogId}/pictures`, { name: 'all.zip', bytes }, { token });
const sendFiles = async (files: Record<string, Uint8Array>) => send(Buffer.from(zipSync(files)));
const shown = async () =>
  Object.fromEntries(
    dataOf<ProductRow[]>(
      await t.call('GET', `/supplier/catalogs/${catalogId}/products`, { token: supplier.token }),
    ).map(({ SKU, picture: main }) => [SKU, main !== null]),
  );
const linesOf = ({ files }: ArchiveReport) =>
  Object.fromEntries(
    files.map(({ name, SKU, fault, added }) => [name, fault ?? `${SKU} ${added ? 'added' : 'there'}`]),
  );

test('each file goes to the product or accessory that its name means, and each has a line in the report', async () => {
  const [red, green, blue] = await Promise.all(['#a00', '#0a0', '#00a'].map(picture));
  const answer = await sendFiles({
    'px128.PNG': red!,
    'shop/PX128_2.png': green!,
    'PX-2/front.png': blue!,
    'L-1 (3).png': blue!,
    'PX128_4.png': red!,
    'nobody.png': red!,
    'readme.txt': Buffer.from('by the supplier'),
    'CVR-1.png': red!,
    'PX-2.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'PX128_5.jpg': (await picture('#fff')).subarray(0, 60),
    '__MACOSX/._PX128.png': Buffer.from('noise'),
    'Thumbs.db': Buffer.from('noise'),
  });
  expect(answer.status).toBe(200);
  const report = dataOf<ArchiveReport>(answer);
  expect(report.added).toBe(5);
  expect(linesOf(report)).toEqual({
    'px128.PNG': 'PX128 added',
    'shop/PX128_2.png': 'PX128 added',
    'PX-2/front.png': 'PX-2 added',
    'L-1 (3).png': 'PX128 added',
    'PX128_4.png': 'PX128 there',
    'nobody.png': 'product-not-found',
    'readme.txt': 'file-type-not-allowed',
    'CVR-1.png': 'CVR-1 added',
    'PX-2.svg': 'file-type-not-allowed',
    'PX128_5.jpg': 'picture-cannot-be-read',
  });
  expect(await shown()).toEqual({ PX128: true, 'PX-2': true });
});

fullTest('a bomb finds no room: 200 MB of nothing is a line of the report, whatever its directory says', async () => {
  const nothing = new Uint8Array(200_000_000);
  nothing.set(await picture('#a00'));
  const bomb = Buffer.from(zipSync({ 'PX128.png': nothing }, { level: 9 }));
  const before = process.memoryUsage().rss;
  expect(linesOf(dataOf(await send(bomb)))).toEqual({ 'PX128.png': 'file-too-large' });
  const directory = bomb.lastIndexOf('PK\u0001\u0002');
  bomb.writeUInt32LE(1_000, directory + 24);
  expect(linesOf(dataOf(await send(bomb)))).toEqual({ 'PX128.png': 'file-too-large' });
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

test('what is no ZIP, one of too many files and one for another catalog are refused', async () => {
  expect((await send(Buffer.from('PK no zip'))).body.message).toBe('file-cannot-be-read');
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`${n}.png`, Buffer.from('x')]));
  expect((await sendFiles(many)).body.message).toBe('too-many-files');
  const other = await givenSupplier(t);
  const zip = Buffer.from(zipSync({ 'PX128.png': await picture('#111') }));
  expect((await send(zip, other.token)).body.message).toBe('catalog-not-found');
});
