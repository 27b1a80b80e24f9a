import type { ErrorDetail } from '@portal/contract/errors';
import type { PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import { bind, seenBody } from './binding-call.ts';
import { givenSalarySystem } from './given-draws.ts';
import { givenMarket, givenOrder, imei, type Market } from './given-orders.ts';
import { givenAdmin } from './given.ts';
import { dataOf, testApp, type TestApp } from './test-app.ts';

/** Acts that bind a person beside ordering itself: only to what was seen (DECISIONS 48). */
let t: TestApp;
let market: Market;
const dkk = (amount: number) => ({ amount, currency: 'DKK' });
const owner = (sql: string, values: unknown[] = []) => t.database.owner.query(sql, values);
const changed = (path: string, seen: unknown, current: unknown, of?: string) => ({
  path,
  key: 'changed-by-someone-else',
  ...(of === undefined ? {} : { of }),
  seen,
  current,
});

beforeEach(async () => {
  t = await testApp({ now: '2026-11-17T09:00:00Z' });
  market = await givenMarket(t);
});
afterEach(() => t.close());

/** Everything that an act could write, without what a refused request leaves by itself. */
async function rows(): Promise<unknown> {
  const tables = [
    'orders',
    'order_events',
    'order_files',
    'order_file_orders',
    'pay_in_full_requests',
    'pay_in_full_logs',
    'salary_files',
    'salary_draws',
    'leasing_agreements',
    'leasing_agreement_orders',
    'employees',
    'outbox',
    'audit_log',
    'idempotency_keys',
  ];
  return Promise.all(
    tables.map(async (table) => [
      table,
      (await owner(`select md5(string_agg(r::text, chr(10) order by r::text)) as hash from ${table} r`)).rows[0].hash,
    ]),
  );
}

type Act = {
  path: string;
  token: string;
  body?: object;
  changes: readonly { sql: string; values?: unknown[]; expected: object }[];
};

/**
 * Looks, lets something change, presses: refused with both values and nothing written; looks and presses again: done.
 * Answers the last call.
 */
async function refusedThenBound({ path, token, body = {}, changes }: Act) {
  for (const { sql, values, expected } of changes) {
    const seen = await seenBody(t, path, token, body);
    await owner(sql, values);
    const before = await rows();
    const answer = await t.call('POST', path, {
      token,
      body: seen,
      headers: { 'idempotency-key': `press-${Math.random()}` },
    });
    expect([path, sql, answer.status, answer.body.message]).toEqual([path, sql, 409, 'changed-by-someone-else']);
    expect((answer.body as unknown as { details: ErrorDetail[] }).details).toContainEqual(expected);
    expect(await rows()).toEqual(before);
  }
  const silent = await t.call('POST', path, { token, body });
  expect([path, silent.status]).toEqual([path, 400]);
  const done = await bind(t, path, { token, body });
  expect([path, done.status < 300, done.body.message]).toEqual([path, true, undefined]);
  return done;
}

async function shipped(...ids: string[]): Promise<void> {
  await bind(t, '/company/orders/process', { token: market.company.token, body: { orderIds: ids, binding: true } });
  t.clock.moveTo('2026-12-10T09:00:00Z');
  for (const [n, id] of ids.entries())
    await t.call('POST', `/supplier/orders/${id}/dispatch`, {
      token: market.supplier.token,
      body: { serialNumber: imei(n + 1) },
    });
  await t.work();
}

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
  expect(kept.pricing.terms).toMatchObject({ locale: 'da-dk', effectDate: '2027-02-01', addendumVersion: 2 });
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

test('paying in full: the fee and every line of the request, and the offer before it is asked for', async () => {
  const [annas, bos] = [await givenOrder(t, market), await givenOrder(t, market, { for: market.bo, phoneOnly: true })];
  await shipped(annas, bos);
  t.clock.moveTo('2027-10-01T09:00:00Z');
  await owner('update company_settings set allow_early_pif = true');
  await refusedThenBound({
    path: '/employee/pay-in-full',
    token: market.bo.token,
    body: { orderId: bos, exitDate: '2027-10-31', confirmed: true },
    changes: [
      {
        sql: 'update categories set scrap_percent = 1000',
        expected: expect.objectContaining({ path: 'total', key: 'changed-by-someone-else' }),
      },
    ],
  });
  await bind(t, `/company/employees/${market.anna.id}/exit`, {
    token: market.company.token,
    body: { version: 1, exitDate: '2027-10-31', exitReason: 'DISMISSAL', send: 'NOW' },
  });
  const [{ id, version }] = dataOf<[{ id: string; version: number }]>(
    await t.call('GET', '/employee/pay-in-full', { token: market.anna.token }),
  );
  const request = dataOf<PayInFullDetail>(
    await t.call('GET', `/employee/pay-in-full/${id}`, { token: market.anna.token }),
  );
  const path = `/employee/pay-in-full/${id}/accept`;
  const seen = await seenBody(t, path, market.anna.token, { version, confirmed: true });
  const repriced = await t.call('PATCH', `/company/pay-in-full/${id}`, {
    token: market.company.token,
    body: { version, pifFee: request.pifFee.amount + 10_000 },
  });
  expect(repriced.status).toBe(200);
  const before = await rows();
  const refused = await t.call('POST', path, { token: market.anna.token, body: seen });
  expect([refused.status, refused.body.message]).toEqual([409, 'changed-by-someone-else']);
  const { details } = refused.body as unknown as { details: ErrorDetail[] };
  expect(details).toContainEqual(
    changed('fee', request.pifFee.amount === 0 ? null : request.pifFee, dkk(request.pifFee.amount + 10_000)),
  );
  expect(details).toContainEqual(changed('total', request.total, dkk(request.total.amount + 12_500)));
  expect(await rows()).toEqual(before);
  const again = await bind(t, path, { token: market.anna.token, body: { version: version + 1, confirmed: true } });
  expect(dataOf<PayInFullDetail>(again)).toMatchObject({
    status: 'ACCEPTED',
    total: dkk(request.total.amount + 12_500),
  });
});

test('setting an exit and sending its requests: what each order costs, and what waits', async () => {
  const [annas] = [await givenOrder(t, market)];
  await shipped(annas);
  const path = `/company/employees/${market.anna.id}/exit`;
  const number = String((await owner('select order_number from orders where id = $1', [annas])).rows[0].order_number);
  await refusedThenBound({
    path,
    token: market.company.token,
    body: { version: 1, exitDate: '2027-10-31', exitReason: 'DISMISSAL', send: 'LATER' },
    changes: [
      {
        sql: 'update categories set scrap_percent = 1000',
        expected: expect.objectContaining({ path: 'requestTotal', of: number }),
      },
      {
        sql: `update salary_draws set status = 'CANCELLED' where period = '2028-12'`,
        expected: expect.objectContaining({ path: 'waitingDraws' }),
      },
    ],
  });
  await refusedThenBound({
    path: `${path}/send`,
    token: market.company.token,
    changes: [
      {
        sql: 'update pay_in_full_requests set total = total + 100, vat = vat + 100',
        expected: expect.objectContaining({ path: 'requestTotal', of: number }),
      },
    ],
  });
});

test("leasing: an order's amounts and its currency's sums", async () => {
  const [annas, bos] = [await givenOrder(t, market), await givenOrder(t, market, { for: market.bo, phoneOnly: true })];
  await shipped(annas, bos);
  const number = String((await owner('select order_number from orders where id = $1', [bos])).rows[0].order_number);
  const made = await refusedThenBound({
    path: '/company/leasing',
    token: market.company.token,
    body: {
      name: 'Phones',
      period: 24,
      drawFreq: 'monthly',
      leasingStart: '2027-01-01',
      partnerId: null,
      contractId: '',
      note: '',
      orderIds: [annas, bos],
    },
    changes: [
      {
        sql: 'update order_lines set price_ex_vat = 600000 where order_id = $1 and line_no = 1',
        values: [bos],
        expected: changed('productPrice', dkk(639_920), dkk(600_000), number),
      },
      {
        sql: 'update orders set monthly_price = 20000, gross_draw = 20000 where id = $1',
        values: [bos],
        expected: changed('leasingDraw', dkk((22_893 + 16_663) * 24), dkk((22_893 + 20_000) * 24)),
      },
    ],
  });
  expect(made.body.data).toMatchObject({ totalLeasingValue: dkk(639_920 + 19_920 + 600_000) });
});

test('a salary file is created as previewed, approved as read, and sent to the named recipients', async () => {
  await owner(
    `update companies set salary_system_id = $1, payroll_recipients = '{payroll@nordlys.example}',
      wage_code_gross = '45' where id = $2`,
    [await givenSalarySystem(t), market.company.id],
  );
  await owner(`update employees set employ_no = '10' || right(id::text, 4)`);
  const [annas, bos] = [await givenOrder(t, market), await givenOrder(t, market, { for: market.bo, phoneOnly: true })];
  await shipped(annas, bos);
  t.clock.moveTo('2027-01-10T09:00:00Z');
  const { token } = market.company;
  const made = await refusedThenBound({
    path: '/company/salaryfiles',
    token,
    body: { mode: 'RANGE', from: '2027-01-01', to: '2027-01-31' },
    changes: [
      {
        sql: `update salary_draws set status = 'SUSPENDED' where order_id = $1 and period = '2027-01'`,
        values: [bos],
        expected: changed('fileDraws', 2, 1),
      },
    ],
  });
  const [{ id }] = dataOf<[{ id: string }]>(made);
  const path = `/company/salaryfiles/${id}`;
  const read = await seenBody(t, `${path}/approve`, token);
  const other = read.seen.map((each) => (each.fact === 'fileTotal' ? { ...each, value: dkk(1) } : each));
  expect(await t.call('POST', `${path}/approve`, { token, body: { seen: other } })).toMatchObject({
    status: 409,
    body: { details: [changed('fileTotal', dkk(1), dkk(22_893))] },
  });
  expect((await t.call('POST', `${path}/approve`, { token, body: read })).status).toBe(200);
  await refusedThenBound({
    path: `${path}/send`,
    token,
    changes: [
      {
        sql: `update companies set payroll_recipients = '{stranger@elsewhere.example}' where id = $1`,
        values: [market.company.id],
        expected: changed('recipients', 'payroll@nordlys.example', 'stranger@elsewhere.example'),
      },
    ],
  });
});
