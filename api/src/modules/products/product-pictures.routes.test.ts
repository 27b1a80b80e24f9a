import type { Accessory, Product } from '@portal/contract/product-rows';
import sharp from 'sharp';
import { givenCatalog, givenCategory, givenProduct } from '../../../test/given-goods.ts';
import { givenShop } from '../../../test/given-shop.ts';
import { givenSupplier, type GivenSupplier } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let supplier: GivenSupplier;
let path: string;
beforeEach(async () => {
  supplier = await givenSupplier(t);
  const catalogId = await givenCatalog(t, supplier.id);
  const productId = await givenProduct(t, { supplierId: supplier.id, catalogId, categoryId: await givenCategory(t) });
  path = `/supplier/catalogs/${catalogId}/products/${productId}`;
});

const picture = (background: string, width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
const upload = async (bytes: Buffer, token = supplier.token) =>
  t.upload(`${path}/pictures`, { name: 'front.jpg', bytes }, { token });
const added = async (background: string) => {
  const answer = await upload(await picture(background));
  expect(answer.status).toBe(201);
  return dataOf<Product>(answer);
};
const arrange = (body: unknown) => t.call('PUT', `${path}/pictures`, { token: supplier.token, body });
const idsOf = (product: Product) => product.pictures.map(({ id }) => id);

test('pictures are added behind each other, put in order, named and removed; the first is the main one', async () => {
  await added('#a00');
  await added('#0a0');
  const three = await added('#00a');
  const [red, green, blue] = idsOf(three);
  expect(three).toMatchObject({ version: 1, picture: { width: 900, height: 600, alt: '' } });
  const answer = await arrange({
    seen: [red, green, blue],
    pictures: [
      { id: blue, alt: 'From the side' },
      { id: red, alt: '' },
    ],
  });
  expect(answer.status).toBe(200);
  const after = dataOf<Product>(answer);
  expect(idsOf(after)).toEqual([blue, red]);
  expect(after.picture).toMatchObject({ path: three.pictures[2]!.path, alt: 'From the side' });
  const list = await t.call('GET', path.replace(/\/[^/]+$/, ''), { token: supplier.token });
  expect(dataOf<Product[]>(list)[0]!.picture).toMatchObject({ alt: 'From the side' });
});

test('an order of pictures that were not seen is refused and changes nothing', async () => {
  const [red] = idsOf(await added('#a00'));
  const [, green] = idsOf(await added('#0a0'));
  for (const body of [
    { seen: [red], pictures: [] },
    {
      seen: [red, green],
      pictures: [
        { id: red, alt: '' },
        { id: red, alt: '' },
      ],
    },
  ])
    expect(await arrange(body)).toMatchObject({ status: 409, body: { message: 'changed-by-someone-else' } });
  expect(dataOf<Product>(await t.call('GET', path, { token: supplier.token })).pictures).toHaveLength(2);
});

test('an accessory has pictures of its own, and the employee sees the first one', async () => {
  t.clock.moveTo('2026-11-20T09:00:00Z');
  const { telegros, anna, where, phone, subscription, cover } = await givenShop(t);
  const { token } = telegros;
  const pictures = `/supplier/catalogs/${where.catalogId}/accessories/${cover}/pictures`;
  const put = async (background: string) =>
    dataOf<Accessory>(await t.upload(pictures, { name: 'a.jpg', bytes: await picture(background) }, { token }));
  await put('#a00');
  const [red, green] = (await put('#0a0')).pictures;
  const answer = await t.call('PUT', pictures, {
    token,
    body: { seen: [red!.id, green!.id], pictures: [{ id: green!.id, alt: 'Open' }] },
  });
  expect(dataOf<Accessory>(answer)).toMatchObject({ version: 1, picture: { path: green!.path, alt: 'Open' } });
  const shop = await t.call('GET', `/employee/products/${phone}?subscriptionId=${subscription}`, { token: anna.token });
  expect(shop.body.data).toMatchObject({ pictures: [], offer: { accessories: [{ image: `${green!.path}/640` }] } });
  expect((await t.upload(pictures, { name: 'a.jpg', bytes: await picture('#00a') }, supplier)).body.message).toBe(
    'catalog-not-found',
  );
});

test('a twenty-first picture, no picture and a picture of 10 MB and one byte are refused', async () => {
  const one = await picture('#123');
  for (let n = 0; n < 20; n += 1) expect((await upload(one)).status).toBe(201);
  expect((await upload(one)).body.message).toBe('too-many-pictures');
  expect((await upload(Buffer.from('<svg/>'))).body.message).toBe('file-type-not-allowed');
  expect(await upload(Buffer.alloc(10 * 1_048_576 + 1))).toMatchObject({
    status: 413,
    body: { message: 'file-too-large' },
  });
  expect((await upload(one, (await givenSupplier(t)).token)).body.message).toBe('catalog-not-found');
});

test('a picture is served without a token in the best format, never wider than it is, and for good', async () => {
  const { picture: main } = await added('#a0a');
  const get = (width: number, accept: string) =>
    t.call('GET', `${main!.path.replace('/api', '')}/${width}`, { headers: { accept } });
  const avif = await get(640, 'image/avif,image/webp,*/*');
  expect(avif.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: expect.stringContaining('accept'),
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const webp = await get(3_840, 'image/webp');
  expect(webp.headers['content-type']).toBe('image/webp');
  const widths = await Promise.all([avif, webp].map(async ({ raw }) => (await sharp(raw).metadata()).width));
  expect(widths).toEqual([640, 900]);
  const again = await get(640, 'image/avif');
  expect(again.raw.equals(avif.raw)).toBe(true);
  expect((await get(641, 'image/webp')).body.message).toBe('invalid-data-provided');
  expect((await t.call('GET', `/pictures/${'0'.repeat(64)}/640`)).body.message).toBe('file-not-found');
});

test('the same picture is stored once, no matter who uploads it', async () => {
  const count = async () => {
    let files = 0;
    for await (const { path: file } of t.services.files.list('pictures')) if (!file.includes('-')) files += 1;
    return files;
  };
  await added('#abc');
  const before = await count();
  await added('#abc');
  expect(await count()).toBe(before);
});

test('a drawing stands behind every kind of product', async () => {
  const drawing = await t.call('GET', '/illustrations/phone');
  expect(drawing.headers['content-type']).toBe('image/svg+xml');
  expect((await t.call('GET', '/illustrations/..%2fsecret')).status).toBe(400);
});

test('the employee sees the pictures in the shop and never the link of the file', async () => {
  t.clock.moveTo('2026-11-20T09:00:00Z');
  const { anna, where, phone, subscription } = await givenShop(t);
  await t.database.owner.query("update products set image = 'https://elsewhere.example/x.jpg' where id = $1", [phone]);
  const shop = async () =>
    dataOf<{ image: string; pictures: { path: string }[] }>(
      await t.call('GET', `/employee/products/${phone}?subscriptionId=${subscription}`, { token: anna.token }),
    );
  expect(await shop()).toMatchObject({ image: '', pictures: [] });
  await t.database.owner.query(
    `insert into product_pictures (catalog_id, supplier_id, product_id, sha256, width, height, position)
      values ($1, $2, $3, $4, 900, 600, 1)`,
    [where.catalogId, where.supplierId, phone, 'f'.repeat(64)],
  );
  expect(await shop()).toMatchObject({
    image: `/api/pictures/${'f'.repeat(64)}/640`,
    pictures: [{ width: 900, height: 600 }],
  });
});
