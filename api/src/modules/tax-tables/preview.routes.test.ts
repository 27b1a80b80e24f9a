import type { TaxPreview } from '@portal/contract/tax-preview';
import { givenCategory, givenProduct } from '../../../test/given-goods.ts';
import { givenShop } from '../../../test/given-shop.ts';
import { givenAdmin, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-17T09:00:00Z' });
let admin: Person;
let shop: Awaited<ReturnType<typeof givenShop>>;
beforeAll(async () => {
  admin = await givenAdmin(t);
  shop = await givenShop(t);
  await givenProduct(
    t,
    {
      ...shop.where,
      categoryId: await givenCategory(t, { own_tax: 4_000, taxable_mode: 'NONE', require_multimedia_tax: false }),
    },
    { product_name: 'Desk', price: 480_000 },
  );
  await givenProduct(t, { ...shop.where, categoryId: await givenCategory(t, { is_present: true }) });
  await t.database.owner.query(`insert into tax_rates (country, year, valid_from, code, basis_points, amount, currency)
    values ('DK', 2027, '2027-01-01', 'tax', 4230, null, null),
      ('DK', 2027, '2027-01-01', 'phoneYearly', null, 360000, 'DKK')`);
});
const preview = async (asOf: string, country = 'DK') =>
  dataOf<TaxPreview>(
    await t.call('GET', `/admin/taxtables/preview?country=${country}&asOf=${asOf}`, { token: admin.token }),
  );

test('a table that does not count yet says which estimates it changes, with old and new amount', async () => {
  const next = await preview('2027-01-01');
  expect(next).toMatchObject({ estimates: 2, less: 0, same: 1, more: 1, isCut: false, ordersKept: 0 });
  // 166.63 a month: 96.56 and 122.65 at 42.05 %, 96.15 and 126.90 at 42.30 %
  expect(next.changes).toEqual([
    {
      productId: shop.phone,
      productName: 'Phone X',
      companyName: expect.any(String),
      subscriptionName: expect.any(String),
      level: 'tax',
      before: { amount: 21_921, currency: 'DKK' },
      after: { amount: 22_305, currency: 'DKK' },
    },
  ]);
  expect(next.distribution.map(({ count }) => count)).toEqual([0, 0, 0, 1, 0, 1, 0]);
  expect(next.companies).toMatchObject([{ id: shop.nordlys.id, estimates: 2, more: 1 }]);
});

test('each rate says how many offers read it; an override reads none', async () => {
  expect((await preview('2027-01-01')).uses).toEqual({
    vat: 3,
    tax: 1,
    middleTax: 2,
    topTax: 2,
    topTopTax: 2,
    phoneYearly: 1,
    giftLimit: 1,
  });
});

test('today changes nothing, and another country has no estimates here', async () => {
  expect(await preview('2026-11-17')).toMatchObject({ estimates: 2, same: 2, changes: [] });
  expect(await preview('2027-01-01', 'SE')).toMatchObject({ estimates: 0, changes: [], companies: [] });
  for (const token of [shop.nordlys.token, shop.anna.token])
    expect((await t.call('GET', '/admin/taxtables/preview?country=DK&asOf=2027-01-01', { token })).status).toBe(403);
});

test('rates that are typed are compared as if they were published, and nothing is kept', async () => {
  const rate = { code: 'tax', basisPoints: 5_000, amount: null, currency: null, isEnded: false };
  const typed = await t.call('POST', '/admin/taxtables/preview', {
    token: admin.token,
    body: { country: 'DK', asOf: '2026-12-01', rates: [rate] },
  });
  expect(dataOf<TaxPreview>(typed)).toMatchObject({ asOf: '2026-12-01', more: 1, companiesInCountry: 1 });
  const without = { ...rate, code: 'vat', basisPoints: null, isEnded: true };
  const none = await t.call('POST', '/admin/taxtables/preview', {
    token: admin.token,
    body: { country: 'DK', asOf: '2026-12-01', rates: [without] },
  });
  expect(dataOf<TaxPreview>(none)).toMatchObject({ estimates: 0, companies: [] });
  expect(await preview('2026-12-01')).toMatchObject({ same: 2, changes: [] });
});
