import type { ErrorDetail } from '@portal/contract/errors';
import { bind, seenBody } from '../../../test/binding-call.ts';
import { givenAccessory } from '../../../test/given-goods.ts';
import { asked, givenShop, type GivenShop } from '../../../test/given-shop.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

/** What a change between seeing and pressing does to one fact of the page, in the values that are told. */
type Row = [name: string, sql: string, expected: { path: string; of?: string; seen: unknown; current: unknown }];
const dkk = (amount: number) => ({ amount, currency: 'DKK' });

const t = apiSuite({ now: '2026-11-17T09:00:00Z' });
let shop: GivenShop;
let body: Record<string, unknown>;
beforeEach(async () => {
  shop = await givenShop(t);
  body = { ...shop.choice, acceptedRules: true };
});

const change = (sql: string) =>
  t.database.owner.query(
    sql
      .replaceAll(':company', `'${shop.nordlys.id}'`)
      .replaceAll(':phone', `'${shop.phone}'`)
      .replaceAll(':cover', `'${shop.cover}'`)
      .replaceAll(':anna', `'${shop.anna.id}'`)
      .replaceAll(':subscription', `'${shop.subscription}'`)
      .replaceAll(':category', `'${shop.where.categoryId}'`)
      .replaceAll(':catalog', `'${shop.where.catalogId}'`),
  );
const detailsOf = (answer: { body: object }) => (answer.body as { details: ErrorDetail[] }).details;
const rows = async () =>
  (
    await t.database.owner.query(
      `select (select count(*)::int from orders) as orders,
        (select count(*)::int from order_lines) as lines,
        (select count(*)::int from order_events) as events,
        (select count(*)::int from outbox) as mails`,
    )
  ).rows;
const press = (sent: unknown, token = shop.anna.token) => t.call('POST', '/employee/orders', { token, body: sent });

const changes: Row[] = [
  [
    'the price',
    'update products set price = 719920 where id = :phone',
    { path: 'monthlyPrice', seen: dkk(22_893), current: dkk(26_227) },
  ],
  [
    'the price of an accessory',
    'update accessories set price = 24000 where id = :cover',
    { path: 'price', of: 'Cover', seen: dkk(19_920), current: dkk(24_000) },
  ],
  [
    'the tax rate',
    'update categories set own_tax = 4000 where id = :category',
    { path: 'taxRate', of: 'tax', seen: 4_205, current: 4_000 },
  ],
  [
    'the subsidy',
    'update subscription_catalogs set subsidy_yearly = 60000 where subscription_id = :subscription',
    { path: 'subsidy', seen: dkk(10_000), current: dkk(5_000) },
  ],
  [
    'the price of an insurance',
    'update products set all_risk = 4900 where id = :phone',
    { path: 'allRisk', seen: dkk(3_900), current: dkk(4_900) },
  ],
  [
    'an insurance that is no longer offered',
    'update subscriptions set employee_ins = false where id = :subscription',
    { path: 'employeeIns', seen: dkk(1_500), current: null },
  ],
  [
    'the rules',
    `update categories set rules = jsonb_set(rules, '{en-us}', '"Return it."'), rules_version = 2 where id = :category`,
    { path: 'rules', seen: 'You have use of the phone only.', current: 'Return it.' },
  ],
  [
    'the delivery address',
    `update employees set address_line1 = 'Nygade 2' where id = :anna`,
    { path: 'delivery', seen: 'Anna, Havnegade 1, 8000 Aarhus', current: 'Anna, Nygade 2, 8000 Aarhus' },
  ],
  [
    'the periods',
    `update subscriptions set periods = '{12,24}' where id = :subscription`,
    { path: 'periods', seen: '24', current: '12, 24' },
  ],
  [
    'the day from which it counts',
    `update subscriptions set effect_date = '2027-03-01' where id = :subscription`,
    { path: 'effectDate', seen: '2027-01-01', current: '2027-03-01' },
  ],
  [
    'the last day to order',
    `update subscriptions set end_date = '2026-11-25' where id = :subscription`,
    { path: 'endDate', seen: '2026-11-30', current: '2026-11-25' },
  ],
];

test.each(changes)(
  'an order is refused with both values when %s changed since it was seen; pressed again it binds',
  async (_name, sql, expected) => {
    const seen = await seenBody(t, '/employee/orders', shop.anna.token, body);
    await change(sql);
    const before = await rows();
    const refused = await press(seen);
    expect([refused.status, refused.body.message]).toEqual([409, 'changed-by-someone-else']);
    expect(detailsOf(refused)).toContainEqual({ ...expected, key: 'changed-by-someone-else' });
    expect(await rows()).toEqual(before);
    const withoutLost = expected.path === 'employeeIns' ? { ...body, employeeIns: false } : body;
    const again = await bind(t, '/employee/orders', { token: shop.anna.token, body: withoutLost });
    expect(again.status).toBe(201);
    const { data } = asked(
      await t.call('GET', `/employee/orders/${dataOf<{ id: string }>(again).id}`, { token: shop.anna.token }),
    );
    if (expected.path === 'monthlyPrice') expect(data).toMatchObject({ monthlyPrice: expected.current });
    if (expected.path === 'rules') expect(data).toMatchObject({ rules: { text: expected.current, version: 2 } });
    if (expected.path === 'effectDate') expect(data).toMatchObject({ effectDate: expected.current });
  },
);

test('an accessory that became mandatory or was removed is named with its old or new value', async () => {
  const seen = await seenBody(t, '/employee/orders', shop.anna.token, body);
  await givenAccessory(t, { ...shop.where, productIds: [shop.phone] }, { product_name: 'Charger', mandatory: true });
  const added = detailsOf(await press(seen));
  expect(added).toContainEqual(expect.objectContaining({ path: 'line', of: 'Charger', seen: null }));
  await change('update accessories set hidden = true where id = :cover');
  expect(detailsOf(await press(seen))).toContainEqual({
    path: 'line',
    of: 'Cover',
    key: 'changed-by-someone-else',
    seen: dkk(830),
    current: null,
  });
});

test('an order without seen facts is refused at the field, one with too few with what is missing', async () => {
  const { seen: _none, ...silent } = await seenBody(t, '/employee/orders', shop.anna.token, body);
  const without = await press(silent);
  expect([without.status, detailsOf(without).map(({ path }) => path)]).toEqual([400, [expect.stringMatching(/seen$/)]]);
  const empty = await press({ ...silent, seen: [] });
  expect(empty.status).toBe(409);
  expect(detailsOf(empty)).toContainEqual({
    path: 'monthlyPrice',
    key: 'changed-by-someone-else',
    seen: null,
    current: dkk(22_893),
  });
  const { language: _language, ...speechless } = { ...silent, seen: [] } as Record<string, unknown>;
  expect((await press(speechless)).status).toBe(400);
  expect((await press({ ...silent, seen: [], language: 'sv-se' })).status).toBe(400);
});

test('rules and addendum are frozen in the language of the page, not of the profile', async () => {
  const placed = await bind(t, '/employee/orders', { token: shop.anna.token, body: { ...body, language: 'da-dk' } });
  await t.work();
  const { id, orderNumber } = dataOf<{ id: string; orderNumber: number }>(placed);
  const { data } = asked(await t.call('GET', `/employee/orders/${id}`, { token: shop.anna.token }));
  expect(data).toMatchObject({ rules: { text: 'Du har kun brugsret til telefonen.', language: 'da-dk' } });
  expect((await t.mails(shop.anna.email)).at(-1)).toMatchObject({
    attachments: [{ fileName: `tillaeg-${orderNumber}.pdf` }],
  });
});
