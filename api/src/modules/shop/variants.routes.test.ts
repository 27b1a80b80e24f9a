import type { ProductCard, ProductDetail, ShopFacets } from '@portal/contract/shop-products';
import { givenProduct } from '../../../test/given-goods.ts';
import { givenShop, type GivenShop } from '../../../test/given-shop.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let shop: GivenShop;
let dearest: string;
beforeAll(async () => {
  shop = await givenShop(t);
  const variant = (sku: string, price: number, colour: string, capacity: string, group_key = 'PX') =>
    givenProduct(t, shop.where, { sku, price, group_key, attributes: JSON.stringify({ colour, capacity }) });
  await variant('V1', 300_000, 'Blue', '64 GB');
  await variant('V2', 200_000, 'Blue', '128 GB');
  await variant('V3', 0, 'Red', '64 GB');
  dearest = await variant('V4', 900_000, 'Sand', '1000 GB');
  await variant('ONE', 250_000, 'Blue', '64 GB', '');
});

const get = async <T>(path: string) => dataOf<T>(await t.call('GET', `/employee/${path}`, { token: shop.anna.token }));
const skus = async (query = '') =>
  (await get<(ProductCard & { price: { amount: number } })[]>(`products?sort=productName${query}`)).map(
    ({ price, variants }) => [price.amount, variants.count, variants.colours],
  );

test('variants are one card: the cheapest that can be ordered, with how many colours there are', async () => {
  expect((await skus()).toSorted()).toEqual([
    [200_000, 4, 3],
    [250_000, 1, 1],
    [639_920, 1, 1],
  ]);
});

test('a card names the colours and the storage that its product comes in, smallest first', async () => {
  const cards = await get<ProductCard[]>('products?sort=productName');
  expect(cards.map(({ variants }) => variants)).toContainEqual({
    count: 4,
    colours: 3,
    colourNames: ['Blue', 'Red', 'Sand'],
    capacities: ['64 GB', '128 GB', '1000 GB'],
  });
  expect(cards.map(({ variants }) => variants)).toContainEqual({
    count: 1,
    colours: 1,
    colourNames: [],
    capacities: [],
  });
});

test('a filtered card is a variant that passes; each attribute is counted without its own choice', async () => {
  expect((await skus('&attribute=capacity:64 GB')).toSorted()).toEqual([
    [250_000, 1, 1],
    [300_000, 4, 3],
  ]);
  expect(await skus('&attribute=capacity:64 GB&attribute=capacity:1000 GB&attribute=colour:Sand')).toEqual([
    [900_000, 4, 3],
  ]);
  const { attributes, categories } = await get<ShopFacets>('products/facets?attribute=capacity:64 GB');
  expect(attributes.find(({ name }) => name === 'capacity')).toEqual({
    name: 'capacity',
    kind: 'NUMBER',
    unit: 'GB',
    values: [
      { value: '64 GB', products: 2 },
      { value: '128 GB', products: 1 },
      { value: '1000 GB', products: 1 },
    ],
  });
  expect(attributes.find(({ name }) => name === 'colour')?.values).toEqual([
    { value: 'Blue', products: 2 },
    { value: 'Red', products: 1 },
  ]);
  expect(categories[0]?.products).toBe(2);
});

test('the page of a product names its variants; one alone has none', async () => {
  const page = (id: string) => get<ProductDetail>(`products/${id}?subscriptionId=${shop.subscription}`);
  expect(
    (await page(dearest)).variants.map(({ attributes, orderable }) => [attributes['capacity'], orderable]),
  ).toEqual([
    ['64 GB', false],
    ['128 GB', true],
    ['64 GB', true],
    ['1000 GB', true],
  ]);
  expect((await page(shop.phone)).variants).toEqual([]);
});
