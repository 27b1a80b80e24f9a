import { bind } from './binding-call.ts';
import { givenMarket, givenOrder, type Market } from './given-orders.ts';
import { givenAdmin } from './given.ts';
import { changed, dkk, seenCalls } from './seen-calls.ts';
import { apiSuite, dataOf } from './test-app.ts';

/** Acts that bind a person beside ordering itself: only to what was seen (DECISIONS 48). */
const t = apiSuite({ now: '2026-11-17T09:00:00Z' }, { perTest: true });
let market: Market;
beforeEach(async () => {
  market = await givenMarket(t);
});

const { owner, refusedThenBound } = seenCalls(() => ({ t, market }));

test('making a proposal: price, subsidy, insurance and periods', async () => {
  const { productId, coverId, subscriptionId, anna, company } = market;
  await refusedThenBound({
    path: '/company/proposals',
    token: company.token,
    body: {
      employeeId: anna.id,
      subscriptionId,
      productId,
      accessoryIds: [coverId],
      months: 24,
      allRisk: true,
      employeeIns: true,
    },
    changes: [
      { sql: 'update products set price = 719920', expected: changed('monthlyPrice', dkk(22_893), dkk(26_227)) },
      { sql: 'update subscription_catalogs set subsidy_yearly = 0', expected: changed('subsidy', dkk(10_000), dkk(0)) },
      { sql: 'update products set employee_ins = 2500', expected: changed('employeeIns', dkk(1_500), dkk(2_500)) },
      { sql: `update subscriptions set periods = '{24,36}'`, expected: changed('periods', '24', '24, 36') },
    ],
  });
});

test('accepting a proposal: term, address and rules; it becomes an order in the language of the page', async () => {
  const { productId, subscriptionId, anna, company } = market;
  const proposed = await bind(t, '/company/proposals', {
    token: company.token,
    body: {
      employeeId: anna.id,
      subscriptionId,
      productId,
      accessoryIds: [],
      months: 24,
      allRisk: false,
      employeeIns: false,
    },
  });
  const { id } = dataOf<{ id: string }>(proposed);
  const shown = await t.call('GET', `/employee/orders/${id}`, { token: anna.token });
  expect(shown.body.data).toMatchObject({
    rules: { texts: { 'en-us': 'You have use of the phone only.', 'da-dk': 'Du har kun brugsret til telefonen.' } },
  });
  await refusedThenBound({
    path: `/employee/orders/${id}/accept`,
    token: anna.token,
    body: { acceptedRules: true, language: 'da-dk' },
    changes: [
      {
        sql: `update subscriptions set effect_date = '2027-02-01'`,
        expected: changed('effectDate', '2027-01-01', '2027-02-01'),
      },
      {
        sql: `update subscriptions set end_date = '2026-11-20'`,
        expected: changed('endDate', '2026-11-30', '2026-11-20'),
      },
      {
        sql: `update orders set delivery_address1 = 'Nygade 2'`,
        expected: changed('delivery', 'Anna Holm, Havnegade 1, 8000 Aarhus', 'Anna Holm, Nygade 2, 8000 Aarhus'),
      },
      { sql: `update orders set rules_version = 2`, expected: changed('rulesVersion', 1, 2) },
    ],
  });
  const order = (await t.call('GET', `/employee/orders/${id}`, { token: anna.token })).body.data;
  expect(order).toMatchObject({
    isProposal: false,
    rules: { text: 'Du har kun brugsret til telefonen.', language: 'da-dk', texts: null },
  });
  const {
    rows: [kept],
  } = await owner('select pricing from orders where id = $1', [id]);
  expect(kept.pricing.terms).toMatchObject({ locale: 'da-dk', effectDate: '2027-02-01', addendumVersion: 3 });
  await t.work();
  expect((await t.mails(anna.email)).at(-1)).toMatchObject({
    kind: 'order-confirmation',
    attachments: [{ fileName: expect.stringMatching(/^tillaeg-/) }],
  });
});

test('company and back office process what they saw: amounts, addresses, orders that left or can go', async () => {
  const { company, anna, bo } = market;
  const orderIds = [
    await givenOrder(t, market),
    await givenOrder(t, market, { for: bo, phoneOnly: true }),
    await givenOrder(t, market, { for: anna }, { delivery_address1: '' }),
  ];
  const numbers = new Map(
    (await owner('select id, order_number from orders')).rows.map(({ id, order_number: number }) => [
      id,
      String(number),
    ]),
  );
  const [first, second, homeless] = orderIds as [string, string, string];
  const to = (
    await owner(
      `select c.company_name || ' → ' || s.name as text from companies c, suppliers s where c.id = $1 and s.id = $2`,
      [company.id, market.supplier.id],
    )
  ).rows[0].text;
  const done = await refusedThenBound({
    path: '/company/orders/process',
    token: company.token,
    body: { orderIds, binding: true },
    changes: [
      {
        sql: 'update orders set monthly_price = 25000, gross_draw = 25000 where id = $1',
        values: [first],
        expected: changed('order', dkk(22_893), dkk(25_000), numbers.get(first)),
      },
      {
        sql: `update orders set delivery_address1 = 'Nygade 2' where id = $1`,
        values: [first],
        expected: changed('address', null, 1, 'Nygade 2, 8000 Aarhus'),
      },
      {
        sql: `update orders set delivery_address1 = 'Hjemvej 3' where id = $1`,
        values: [homeless],
        expected: changed('order', null, dkk(22_893), numbers.get(homeless)),
      },
      {
        sql: `update orders set status = 'DELETED', deleted_at = now() where id = $1`,
        values: [second],
        expected: changed('orderCount', 3, 2, to),
      },
    ],
  });
  expect(dataOf<{ results: { done: boolean }[] }>(done).results.filter(({ done: isDone }) => isDone)).toHaveLength(2);
  const admin = await givenAdmin(t);
  const other = await givenOrder(t, market);
  await refusedThenBound({
    path: '/admin/orders/process',
    token: admin.token,
    body: { orderIds: [other], binding: true },
    changes: [
      {
        sql: 'update orders set price_ex_vat = 1 where id = $1',
        values: [other],
        expected: changed('ordersPrice', dkk(659_840), dkk(1), to),
      },
    ],
  });
});
