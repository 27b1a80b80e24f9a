import { givenCatalog, givenCategory, givenProduct, givenSubscription } from '../../../test/given-goods.ts';
import { givenShop, type GivenShop } from '../../../test/given-shop.ts';
import { givenSupplier } from '../../../test/given.ts';
import { apiSuite, bodyOf } from '../../../test/test-app.ts';

const during = '2026-11-17T09:00:00Z';

describe('one shop over all open rounds (RULES 7, scenario 71)', () => {
  const t = apiSuite({ now: during });
  let shop: GivenShop;
  let bikes: { supplierId: string; catalogId: string; categoryId: string };

  beforeAll(async () => {
    shop = await givenShop(t);
    const { nordlys, anna, where } = shop;
    const cycles = await givenSupplier(t);
    const catalogId = await givenCatalog(t, cycles.id, [nordlys.id]);
    const bikeCategory = { name: 'Bikes', require_multimedia_tax: false, taxable_mode: 'MARKET_RENT' };
    bikes = { supplierId: cycles.id, catalogId, categoryId: await givenCategory(t, bikeCategory) };
    await givenSubscription(
      t,
      { companyId: nordlys.id, catalogId, employeeIds: [anna.id] },
      { end_date: '2026-12-20', periods: [12, 36], default_months: 36 },
    );
    const brand = (name: string) => ({ attributes: JSON.stringify({ brand: name }) });
    await givenProduct(t, bikes, { product_name: 'Strand City E', price: 1_600_000, ...brand('Strand') });
    await givenProduct(t, where, { product_name: 'Skær One 5G', price: 319_920, ...brand('Skær') });
    await givenProduct(t, where, { product_name: 'Holm 12 Pro', price: 0, ...brand('Holm') });
  });

  type Card = { productName: string; months: number; monthlyPrice: { amount: number } };
  const list = async (query: Record<string, string | string[]>, token = shop.anna.token) => {
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
    );
    const answer = await t.call('GET', `/employee/products?${search}`, { token });
    expect(answer.status).toBe(200);
    return bodyOf<{ data: Card[]; meta: { total: number }; isClose: boolean }>(answer);
  };
  const names = async (query: Record<string, string | string[]>, token?: string) =>
    (await list(query, token)).data.map(({ productName }) => productName);

  test('lists the products of every round of this employee, each in the term that its company suggests', async () => {
    const { data } = await list({});
    expect(data.map(({ productName, months }) => [productName, months])).toEqual([
      ['Holm 12 Pro', 24],
      ['Phone X', 24],
      ['Skær One 5G', 24],
      ['Strand City E', 36],
    ]);
    expect(await names({}, shop.bo.token)).not.toContain('Strand City E');
    expect((await list({ months: '12', q: 'strand' })).data[0]?.months).toBe(12);
  });

  test.each([
    ['words in another order', '5g skær', ['Skær One 5G'], false],
    ['the beginning of a word', 'stra', ['Strand City E'], false],
    ['a name with other letters', 'skar', ['Skær One 5G'], false],
    ['a name as it sounds', 'skear fone', ['Skær One 5G'], true],
    ['letters that changed places', 'stradn', ['Strand City E'], true],
    ['its category', 'bikes', ['Strand City E'], false],
    ['a sign of patterns', '%', [], true],
    ['nothing alike', 'unicorn', [], true],
  ])('finds by %s', async (_what, q, found, isClose) => {
    const answer = await list({ q });
    expect([answer.data.map(({ productName }) => productName), answer.isClose]).toEqual([found, isClose]);
  });

  test('limits and sorts by the price a month of this employee, gross and net', async () => {
    expect(await names({ sort: 'price' })).toEqual(['Skær One 5G', 'Phone X', 'Strand City E', 'Holm 12 Pro']);
    expect(await names({ sort: '-price', pageSize: '1', page: '2' })).toEqual(['Phone X']);
    // Phone X: 166.63 gross after subsidy, 219.21 net with phone tax and 96.56 without.
    expect(await names({ minPrice: '16663', maxPrice: '16663', show: 'gross' })).toEqual(['Phone X']);
    expect(await names({ minPrice: '21921', maxPrice: '21921' })).toEqual(['Phone X']);
    expect(await names({ minPrice: '9656', maxPrice: '9656', taxed: 'yes' })).toEqual(['Phone X']);
  });

  test('narrows by brand and category, and counts each without its own choice', async () => {
    expect(await names({ brand: ['Skær', 'Strand'] })).toEqual(['Skær One 5G', 'Strand City E']);
    expect(await names({ categoryId: bikes.categoryId })).toEqual(['Strand City E']);
    expect(await names({ orderable: 'yes' })).not.toContain('Holm 12 Pro');
    const { body } = await t.call('GET', `/employee/products/facets?categoryId=${bikes.categoryId}&brand=Strand`, {
      token: shop.anna.token,
    });
    expect(body.data).toEqual({
      categories: [{ id: bikes.categoryId, name: 'Bikes', products: 1 }],
      brands: [{ name: 'Strand', products: 1 }],
      attributes: [],
    });
    const all = await t.call('GET', '/employee/products/facets', { token: shop.anna.token });
    expect(all.body.data).toMatchObject({ categories: [{ products: 1 }, { products: 3 }] });
  });
});
