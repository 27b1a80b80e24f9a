import { bind } from '../../../test/binding-call.ts';
import { givenCategory, givenProduct } from '../../../test/given-goods.ts';
import { givenShop, type GivenShop } from '../../../test/given-shop.ts';
import { givenSession } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

type Outcome = { netPerMonth: { amount: number }; taxableCost: { amount: number } };
type Column = { level: string; rate: number; netCost: { amount: number }; chosen: Outcome };
type Quote = {
  monthlyPrice: { amount: number };
  netDraw: { amount: number };
  estimate: { mine: string; columns: Column[]; olderTaxYear: number | null } | null;
};

const t = apiSuite({ now: '2026-11-17T09:00:00Z' });
let shop: GivenShop;
beforeEach(async () => {
  t.clock.moveTo('2026-11-17T09:00:00Z');
  shop = await givenShop(t);
});
const owner = (text: string, values: unknown[] = []) => t.database.owner.query(text, values);
const quote = async (change: object = {}, token = shop.anna.token) =>
  dataOf<Quote>(await t.call('POST', '/employee/quote', { token, body: { ...shop.choice, ...change } }));
const choose = (body: object, token = shop.anna.token) => t.call('PUT', '/employee/tax-rate', { token, body });
const columnOf = ({ estimate }: Quote, level: string) => estimate?.columns.find((column) => column.level === level);
const figures = (column: Column | undefined) => [
  column?.rate,
  column?.netCost.amount,
  column?.chosen.taxableCost.amount,
  column?.chosen.netPerMonth.amount,
];

test('scenario 51: an own rate of 38 % is remembered and changes estimates, not the draw', async () => {
  expect(dataOf(await t.call('GET', '/employee/tax-rate', { token: shop.anna.token }))).toEqual({
    level: 'tax',
    ownRate: null,
    rates: [
      { level: 'tax', rate: 4_205 },
      { level: 'middleTax', rate: 4_895 },
      { level: 'topTax', rate: 5_585 },
      { level: 'topTopTax', rate: 6_045 },
    ],
    amRate: 800,
  });
  expect((await choose({ level: 'own', ownRate: 3_800 })).status).toBe(200);
  const own = await quote();
  expect(own.estimate?.mine).toBe('own');
  expect(figures(columnOf(own, 'own'))).toEqual([3_800, 14_194, 11_083, 25_277]);
  expect(figures(columnOf(own, 'tax'))).toEqual([4_205, 13_266, 12_265, 25_531]);
  expect(own.monthlyPrice.amount).toBe(22_893);
  const cards = dataOf<{ net: { rate: number } }[]>(
    await t.call('GET', '/employee/products', { token: shop.anna.token }),
  );
  expect(cards.map(({ net }) => net.rate)).toEqual([3_800]);
  expect((await quote({}, shop.bo.token)).estimate?.mine).toBe('tax');
});

test('an own rate is a percentage between nothing and everything', async () => {
  for (const [ownRate, key] of [
    [null, 'required'],
    [0, 'invalid-number'],
    [10_000, 'invalid-number'],
    [12.5, 'invalid-number'],
  ])
    expect((await choose({ level: 'own', ownRate })).body).toMatchObject({
      message: 'invalid-data-provided',
      details: [{ path: 'ownRate', key }],
    });
  expect((await choose({ level: 'lowest', ownRate: null })).status).toBe(400);
});

test('scenario 52: an order is frozen without the own rate, and read at today’s rate, the highest too', async () => {
  await choose({ level: 'own', ownRate: 3_800 });
  const body = { ...shop.choice, acceptedRules: true };
  const { id } = dataOf<{ id: string }>(await bind(t, '/employee/orders', { token: shop.anna.token, body }));
  const { rows } = await owner('select pricing::text as pricing from orders where id = $1', [id]);
  expect(rows[0].pricing).not.toContain('"own"');
  expect(rows[0].pricing).not.toContain('3800');
  const read = async () =>
    dataOf<{ netPerMonth: { amount: number }; quote: Quote }>(
      await t.call('GET', `/employee/orders/${id}`, { token: shop.anna.token }),
    );
  expect((await read()).netPerMonth.amount).toBe(25_277);
  await choose({ level: 'topTopTax', ownRate: 3_800 });
  const highest = await read();
  expect(figures(columnOf(highest.quote, 'topTopTax'))).toEqual([6_045, 9_054, 17_631, 26_685]);
  expect(highest.netPerMonth.amount).toBe(26_685);
  expect(highest.quote.monthlyPrice.amount).toBe(22_893);
});

test('nobody else reads the rate, and it leaves with the person', async () => {
  await choose({ level: 'own', ownRate: 3_800 });
  const archive = async (path: string, token: string) =>
    (await t.call('GET', path, { token })).raw.includes('employee_tax_rates');
  expect(await archive('/employee/personal-data', shop.anna.token)).toBe(true);
  expect(await archive(`/company/employees/${shop.anna.id}/personal-data`, shop.nordlys.token)).toBe(false);
  for (const token of [shop.nordlys.token, ''])
    expect([401, 403]).toContain((await t.call('GET', '/employee/tax-rate', { token })).status);
  const rows = async () =>
    (await owner('select from employee_tax_rates where employee_id = $1', [shop.anna.id])).rowCount;
  expect(await rows()).toBe(1);
  await t.call('DELETE', `/company/employees/${shop.anna.id}`, { token: shop.nordlys.token });
  expect(await rows()).toBe(0);
});

test('scenario 53: a Swedish bicycle is taxed above 3,000.00 a year, at the Swedish rates', async () => {
  await owner("update companies set country = 'SE' where id = $1", [shop.nordlys.id]);
  await owner("update catalogs set currency = 'SEK' where id = $1", [shop.where.catalogId]);
  const categoryId = await givenCategory(t, {
    require_multimedia_tax: false,
    taxable_mode: 'MARKET_RENT',
    free_yearly: 'BICYCLE',
    deductible_vat_percent: 0,
  });
  const productId = await givenProduct(t, { ...shop.where, categoryId }, { price: 2_000_000 });
  await owner('update subscriptions set periods = $1 where id = $2', [[36], shop.subscription]);
  await owner('update subscription_catalogs set subsidy_yearly = 0 where subscription_id = $1', [shop.subscription]);
  const bike = { productId, accessoryIds: [], months: 36, allRisk: false, employeeIns: false };
  const priced = await quote(bike);
  expect(priced.monthlyPrice.amount).toBe(69_444);
  expect(priced.estimate?.columns.map(({ level }) => level)).toEqual(['tax', 'topTax']);
  expect(figures(columnOf(priced, 'tax'))).toEqual([3_240, 46_944, 14_400, 61_344]);
  expect(figures(columnOf(priced, 'topTax'))).toEqual([5_240, 33_055, 23_289, 56_344]);
});

test('scenario 54: a Norwegian PC is drawn net with VAT, and no estimate is shown', async () => {
  await owner("update companies set country = 'NO' where id = $1", [shop.nordlys.id]);
  await owner("update catalogs set currency = 'NOK' where id = $1", [shop.where.catalogId]);
  const categoryId = await givenCategory(t, { require_multimedia_tax: false, taxable_mode: 'NONE' });
  const productId = await givenProduct(t, { ...shop.where, categoryId }, { price: 960_000 });
  await owner('update subscriptions set gross_draw = false, net_draw = true where id = $1', [shop.subscription]);
  await owner('update subscription_catalogs set subsidy_yearly = 0 where subscription_id = $1', [shop.subscription]);
  const priced = await quote({ productId, accessoryIds: [], allRisk: false, employeeIns: false });
  expect(priced).toMatchObject({ monthlyPrice: { amount: 50_000 }, netDraw: { amount: 50_000 }, estimate: null });
});

test('scenario 55: the table of 2027 makes other estimates from its first day on', async () => {
  await owner(`insert into tax_rates (country, year, valid_from, code, basis_points, amount, currency) values
    ('DK', 2027, '2027-01-01', 'tax', 4230, null, null),
    ('DK', 2027, '2027-01-01', 'phoneYearly', null, 360000, 'DKK')`);
  await owner("update subscriptions set end_date = '2027-01-31' where id = $1", [shop.subscription]);
  await owner("update tax_rates set valid_from = '2027-01-15' where country = 'DK' and year = 2027 and code = 'tax'");
  t.clock.moveTo('2027-01-10T09:00:00Z');
  expect((await quote()).estimate?.olderTaxYear).toBe(2_026);
  await owner("update tax_rates set valid_from = '2027-01-01' where country = 'DK' and year = 2027 and code = 'tax'");
  t.clock.moveTo('2026-12-31T09:00:00Z');
  expect((await quote()).estimate?.olderTaxYear).toBeNull();
  expect(figures(columnOf(await quote(), 'tax'))).toEqual([4_205, 13_266, 12_265, 25_531]);
  t.clock.moveTo('2027-01-01T09:00:00Z');
  const priced = await quote();
  expect(priced.estimate?.olderTaxYear).toBeNull();
  expect(figures(columnOf(priced, 'tax'))).toEqual([4_230, 13_209, 12_690, 25_899]);
  expect(priced.monthlyPrice.amount).toBe(22_893);
  const own = await givenCategory(t, { own_tax: 4_000 });
  await owner('update products set category_id = $1 where id = $2', [own, shop.phone]);
  expect(columnOf(await quote(), 'tax')?.rate).toBe(4_000);
  await owner("delete from tax_rates where country = 'DK' and year = 2027");
});

test('RULES 2.2: the private address of a former employee neither reads nor changes the own rate', async () => {
  expect((await choose({ level: 'own', ownRate: 2_911 })).status).toBe(200);
  await owner(`update employees set exit_date = '2026-11-16' where id = $1`, [shop.anna.id]);
  const token = await givenSession(t, shop.anna, { way: 'PRIVATE', only_membership_id: shop.anna.membershipId });
  const seen = await t.call('GET', '/employee/tax-rate', { token });
  expect([seen.status, JSON.stringify(seen.body).includes('2911')]).toEqual([200, false]);
  for (const path of ['/employee/orders', '/employee/products'])
    expect(JSON.stringify((await t.call('GET', path, { token })).body)).not.toContain('"own"');
  expect(await choose({ level: 'tax', ownRate: null }, token)).toMatchObject({
    status: 403,
    body: { message: 'confirm-it-is-you' },
  });
  const { rows } = await owner('select level, own_rate from employee_tax_rates where employee_id = $1', [shop.anna.id]);
  expect(rows).toEqual([{ level: 'own', own_rate: 2_911 }]);
});
