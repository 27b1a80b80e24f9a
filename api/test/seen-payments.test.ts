import type { ErrorDetail } from '@portal/contract/errors';
import type { PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import { bind, seenBody } from './binding-call.ts';
import { givenSalarySystem } from './given-draws.ts';
import { givenMarket, givenOrder, type Market } from './given-orders.ts';
import { changed, dkk, seenCalls } from './seen-calls.ts';
import { apiSuite, bodyOf, dataOf } from './test-app.ts';

/** Acts about what was shipped bind only to what was seen (DECISIONS 48). */
const t = apiSuite({ now: '2026-11-17T09:00:00Z' }, { perTest: true });
let market: Market;
beforeEach(async () => {
  market = await givenMarket(t);
});

const { owner, rows, refusedThenBound, shipped } = seenCalls(() => ({ t, market }));

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
  const { details } = bodyOf<{ details: ErrorDetail[] }>(refused);
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
