import { bind } from '../../../test/binding-call.ts';
import { givenAccessory, givenCatalog, givenProduct, givenSubscription } from '../../../test/given-goods.ts';
import { asked, givenShop, type GivenShop } from '../../../test/given-shop.ts';
import { givenSupplier } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const during = '2026-11-17T09:00:00Z';

describe('the shop of an invited employee (RULES 7, scenarios 12 to 15)', () => {
  const t = apiSuite({ now: during });
  let nordlys: GivenShop['nordlys'];
  let anna: GivenShop['anna'];
  let where: GivenShop['where'];
  let phone: GivenShop['phone'];
  let subscription: GivenShop['subscription'];
  let choice: GivenShop['choice'];

  beforeEach(async () => {
    t.clock.moveTo(during);
    ({ nordlys, anna, where, phone, subscription, choice } = await givenShop(t));
  });

  const quote = (changes: Record<string, unknown> = {}, token = anna.token) =>
    t.call('POST', '/employee/quote', { token, body: { ...choice, ...changes } });
  const order = (changes: Record<string, unknown> = {}, token = anna.token, headers: Record<string, string> = {}) =>
    bind(t, '/employee/orders', { token, body: { ...choice, acceptedRules: true, ...changes }, headers });

  test('12 to 15: quotes Phone X with cover and both insurances to the øre', async () => {
    const answer = await quote();
    const data = dataOf<{
      monthlyBeforeSubsidy: object;
      monthlyPrice: object;
      estimate: {
        columns: Record<string, { amount: number } & { netPerMonth: { amount: number }; saving: { amount: number } }>[];
      };
    }>(answer);
    expect(answer.status).toBe(200);
    expect(data.monthlyBeforeSubsidy).toEqual({ amount: 32_893, currency: 'DKK' });
    expect(data.monthlyPrice).toEqual({ amount: 22_893, currency: 'DKK' });
    const [tax, , topTax] = data.estimate.columns;
    expect([tax?.netCost?.amount, topTax?.netCost?.amount]).toEqual([13_266, 10_107]);
    expect(tax?.notAlreadyTaxed?.netPerMonth.amount).toBe(25_531);
    expect([tax?.alreadyTaxed?.saving.amount, tax?.notAlreadyTaxed?.saving.amount]).toEqual([540_272, 245_912]);
    const told = dataOf<typeof data>(await quote({ alreadyTaxed: true }));
    expect(told.estimate.columns[0]?.chosen?.netPerMonth.amount).toBe(13_266);
  });

  test('products outside the currency of the yearly phone amount are priced and not estimated', async () => {
    await t.database.owner.query("update catalogs set currency = 'EUR' where id = $1", [where.catalogId]);
    const data = dataOf<{ monthlyPrice: object; estimate: unknown }>(await quote());
    expect(data).toMatchObject({ monthlyPrice: { amount: 22_893, currency: 'EUR' }, estimate: null });
    // Sweden has no such amount, so nothing is missing there.
    await t.database.owner.query("update companies set country = 'SE' where id = $1", [nordlys.id]);
    expect(dataOf<typeof data>(await quote()).estimate).toMatchObject({
      columns: [{ notAlreadyTaxed: { taxableCost: { amount: 0, currency: 'EUR' } } }, {}],
    });
  });

  test('shows running subscriptions, catalogs and cards, and marks them as seen once', async () => {
    const subscriptions = dataOf<object[]>(await t.call('GET', '/employee/subscriptions', { token: anna.token }));
    expect(subscriptions).toMatchObject([{ id: subscription, state: 'active', periods: [24], firstPeriod: '2027-01' }]);
    expect(asked(await t.call('POST', '/employee/subscriptions/opened', { token: anna.token })).data).toEqual({
      opened: 1,
    });
    expect(asked(await t.call('POST', '/employee/subscriptions/opened', { token: anna.token })).data).toEqual({
      opened: 0,
    });
    const catalogs = dataOf<object[]>(await t.call('GET', '/employee/catalogs', { token: anna.token }));
    expect(catalogs).toMatchObject([
      { id: where.catalogId, subscriptionId: subscription, subsidy: { left: { amount: 10_000 } } },
    ]);
    await givenProduct(t, where, { product_name: 'A featured one', featured: true });
    await givenProduct(t, where, { product_name: 'The employer chose it', mandatory: true });
    await givenProduct(t, where, { product_name: 'Hidden', hidden: true });
    await givenProduct(t, where, { product_name: 'No price yet', price: 0 });
    const list = await t.call('GET', `/employee/products?subscriptionId=${subscription}`, { token: anna.token });
    const cards = dataOf<{ productName: string; orderable: boolean }[]>(list);
    expect(cards.map(({ productName }) => productName)).toEqual([
      'The employer chose it',
      'A featured one',
      'No price yet',
      'Phone X',
    ]);
    expect(cards.map(({ orderable }) => orderable)).toEqual([true, true, false, true]);
    expect(cards[3]).toMatchObject({
      monthlyPrice: { amount: 16_663 },
      monthlyBeforeSubsidy: { amount: 26_663 },
      net: {
        netPerMonth: { amount: 21_921 },
        taxableCost: { amount: 12_265 },
        alreadyTaxedNetPerMonth: { amount: 9_656 },
      },
    });
    const found = asked(await t.call('GET', '/employee/products?q=phone', { token: anna.token }));
    expect(found.meta.total).toBe(1);
  });

  test("one product is shown with its own and the catalog's accessories, limits, rates and rules", async () => {
    await givenAccessory(t, where, { product_name: 'For all' });
    await givenAccessory(t, { ...where, productIds: [await givenProduct(t, where)] }, { product_name: 'Of another' });
    const answer = await t.call('GET', `/employee/products/${phone}?subscriptionId=${subscription}`, {
      token: anna.token,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      SKU: 'PX128',
      refusal: null,
      rules: { version: 1, text: { 'da-dk': 'Du har kun brugsret til telefonen.' } },
      offer: {
        price: { amount: 639_920 },
        allRisk: { amount: 3_900 },
        subsidy: { left: { amount: 10_000 } },
        terms: { vatRate: 2_500, amRate: 800, taxable: { mode: 'FIXED_YEARLY', yearly: 350_000 } },
      },
    });
    const { offer } = dataOf<{ offer: { accessories: { productName: string }[] } }>(answer);
    expect(offer.accessories.map(({ productName }) => productName)).toEqual(['Cover', 'For all']);
  });

  test('what is not offered answers like what is not there', async () => {
    const other = await givenSupplier(t);
    const otherCatalog = await givenCatalog(t, other.id, [nordlys.id]);
    const foreign = await givenProduct(t, {
      supplierId: other.id,
      catalogId: otherCatalog,
      categoryId: where.categoryId,
    });
    const missing = '00000000-0000-4000-8000-000000000000';
    for (const id of [foreign, missing]) {
      expect(asked(await order({ productId: id })).message).toBe('product-not-found');
      expect(asked(await t.call('GET', `/employee/products/${id}`, { token: anna.token })).message).toBe(
        'product-not-found',
      );
      expect(asked(await order({ subscriptionId: id })).message).toBe('subscription-not-found');
      expect(asked(await order({ accessoryIds: [id] })).message).toBe('accessory-not-found');
    }
    expect(asked(await t.call('GET', '/employee/products', { token: anna.token })).data).toHaveLength(1);
    for (const id of [
      await givenSubscription(t, { companyId: nordlys.id, catalogId: otherCatalog, employeeIds: [] }),
      missing,
    ])
      expect(asked(await t.call('GET', `/employee/products?subscriptionId=${id}`, { token: anna.token })).data).toEqual(
        [],
      );
  });

  test('after the exit date nothing can be ordered', async () => {
    await t.database.owner.query("update employees set exit_date = '2026-11-16' where id = $1", [anna.id]);
    expect((await order()).status).toBe(403);
    expect(asked(await t.call('GET', '/employee/catalogs', { token: anna.token })).data).toEqual([]);
  });
});
