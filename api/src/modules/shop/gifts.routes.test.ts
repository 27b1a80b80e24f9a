import { bind } from '../../../test/binding-call.ts';
import { givenCategory, givenProduct } from '../../../test/given-goods.ts';
import { givenShop, type GivenShop } from '../../../test/given-shop.ts';
import { givenAdmin } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-17T09:00:00Z' });
let shop: GivenShop;
let categoryId: string;
beforeEach(async () => {
  t.clock.moveTo('2026-11-17T09:00:00Z');
  shop = await givenShop(t);
  categoryId = await givenCategory(t, { is_present: true, allow_multiple_products: true, requires_serial: false });
});
type Gift = { kind: string; limit: number; given: number } | null;
const giftOf = async (productId: string) => {
  const answer = await t.call('GET', `/employee/products/${productId}`, { token: shop.anna.token });
  return dataOf<{ offer: { terms: { gift: Gift } } }>(answer).offer.terms.gift;
};
const gift = (values: object) => givenProduct(t, { ...shop.where, categoryId }, { all_risk: null, ...values });
const order = (productId: string) =>
  bind(t, '/employee/orders', {
    token: shop.anna.token,
    body: { ...shop.choice, productId, accessoryIds: [], allRisk: false, employeeIns: false, acceptedRules: true },
  });

test('scenario 56: a gift above 1,400.00 is ordered with a warning, and the year adds them up', async () => {
  const basket = await gift({ price: 150_000, retail_price: null });
  expect(await giftOf(basket)).toEqual({ kind: 'SMALL', limit: 140_000, given: 0 });
  expect((await order(basket)).status).toBe(201);
  // 1,500.00 and VAT
  expect(await giftOf(basket)).toEqual({ kind: 'SMALL', limit: 140_000, given: 187_500 });
  t.clock.moveTo('2027-01-02T09:00:00Z');
  await t.database.owner.query("update subscriptions set end_date = '2027-01-31' where id = $1", [shop.subscription]);
  expect(await giftOf(basket)).toMatchObject({ given: 0 });
});

test('Christmas gifts and what serves the work have limits of their own, and no gift has none', async () => {
  const basket = await gift({ price: 80_000 });
  const kind = (value: string) =>
    t.database.owner.query('update categories set gift_kind = $1 where id = $2', [value, categoryId]);
  await kind('CHRISTMAS');
  expect(await giftOf(basket)).toMatchObject({ limit: 100_000 });
  await kind('WORK');
  expect(await giftOf(basket)).toMatchObject({ limit: 760_000 });
  expect(await giftOf(shop.phone)).toBeNull();
});

test('a Christmas gift counts towards the year of the small ones, and they do not count towards its own', async () => {
  const small = await gift({ price: 60_000, retail_price: 75_000 });
  expect((await order(small)).status).toBe(201);
  categoryId = await givenCategory(t, {
    is_present: true,
    allow_multiple_products: true,
    requires_serial: false,
    gift_kind: 'CHRISTMAS',
  });
  const christmas = await gift({ price: 80_000, retail_price: 100_000 });
  expect(await giftOf(christmas)).toEqual({
    kind: 'CHRISTMAS',
    limit: 100_000,
    given: 0,
    year: { limit: 140_000, given: 75_000 },
  });
  expect((await order(christmas)).status).toBe(201);
  expect(await giftOf(small)).toEqual({ kind: 'SMALL', limit: 140_000, given: 175_000 });
});

test('who sets a price or proposes a gift is told the limit', async () => {
  const basket = await gift({ price: 150_000 });
  type Choice = { id: string; giftLimits: object[] };
  const [admin, { rows }] = [
    await givenAdmin(t),
    await t.database.owner.query('select id from categories where id = $1', [shop.where.categoryId]),
  ];
  for (const token of [admin.token, shop.nordlys.token]) {
    const choices = dataOf<Choice[]>(await t.call('GET', '/categories', { token }));
    const limitsOf = (id: string) => choices.find((choice) => choice.id === id)?.giftLimits;
    expect(limitsOf(categoryId)).toEqual([{ country: 'DK', currency: 'DKK', limit: 140_000, vatRate: 2_500 }]);
    expect(limitsOf(rows[0].id)).toEqual([]);
  }
  const path = `/company/subscriptions/${shop.subscription}/employees/${shop.anna.id}/products/${basket}`;
  expect((await t.call('GET', path, { token: shop.nordlys.token })).body.data).toMatchObject({
    offer: { terms: { gift: { limit: 140_000, given: 0 } } },
  });
});
