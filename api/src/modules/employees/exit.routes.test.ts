import type { EmployeeExit, ExitPreview } from '@portal/contract/employee-exit';
import type { Employee } from '@portal/contract/employee-rows';
import { bind, callSeen, seenBody } from '../../../test/binding-call.ts';
import { givenMarket, imei, type Market } from '../../../test/given-orders.ts';
import { givenEmployee, type GivenEmployee } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { testInSteps } from '../../../test/test-in-steps.ts';

/**
 * Anna has phone and cover with both insurances, Bo the phone only; both shipped on 10 Dec 2026, first draw Jan 2027
 * (RULES 7).
 */
const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let market: Market;
let orders: { anna: string; bo: string };

beforeAll(async () => {
  market = await givenMarket(t);
  const { anna, bo, company, supplier, subscriptionId, productId, coverId } = market;
  const order = async (who: GivenEmployee, accessoryIds: string[], insured: boolean) => {
    const body = {
      subscriptionId,
      productId,
      accessoryIds,
      months: 24,
      allRisk: insured,
      employeeIns: insured,
      acceptedRules: true,
    };
    return dataOf<{ id: string }>(await bind(t, '/employee/orders', { token: who.token, body })).id;
  };
  orders = { anna: await order(anna, [coverId], true), bo: await order(bo, [], false) };
  const orderIds = Object.values(orders);
  await bind(t, '/company/orders/process', { token: company.token, body: { orderIds, binding: true } });
  t.clock.moveTo('2026-12-10T09:00:00Z');
  for (const [position, id] of orderIds.entries())
    await t.call('POST', `/supplier/orders/${id}/dispatch`, {
      token: supplier.token,
      body: { serialNumber: imei(position + 1) },
    });
  t.clock.moveTo('2027-10-01T09:00:00Z');
});

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, token = market.company.token) =>
  callSeen(t, method, `/company/employees/${path}`, { token, ...(body === undefined ? {} : { body }) });
const data = async <T>(answer: ReturnType<typeof ask>) => dataOf<T>(await answer);
const versionOf = async (id: string) => (await data<Employee>(ask('GET', id))).version;
const set = async (id: string, values: object) =>
  ask('POST', `${id}/exit`, { version: await versionOf(id), exitReason: 'DISMISSAL', send: 'LATER', ...values });
const withdraw = async (id: string) => ask('POST', `${id}/exit/withdraw`, { version: await versionOf(id) });
const draws = async (orderId: string) =>
  (
    await t.database.owner.query<{ status: string; n: number; first: string }>(
      `select status, count(*)::int as n, min(period) as first from salary_draws where order_id = $1
        group by status order by status`,
      [orderId],
    )
  ).rows;
const requests = async (id: string) =>
  (await data<EmployeeExit>(ask('GET', `${id}/exit`))).requests.map(({ status, total }) => [status, total.amount]);

testInSteps('an exit from its preview to the deletion', (step) => {
  for (const exitDate of ['2027-09-30', '2027-10-01'])
    step(`scenario 38: ${exitDate} is not in the future`, async () => {
      const { anna } = market;
      for (const answer of [
        await ask('GET', `${anna.id}/exit/preview?exitDate=${exitDate}`),
        await set(anna.id, { exitDate }),
      ]) {
        expect([answer.status, answer.body.message]).toEqual([400, 'must-be-in-the-future']);
      }
      expect((await data<Employee>(ask('GET', anna.id))).exitDate).toBeNull();
    });

  const preview = (id: string, query: string) =>
    data<ExitPreview>(ask('GET', `${id}/exit/preview?exitDate=2027-10-31${query}`));

  step('scenario 39: 31 Oct 2027 leaves 14 months and costs 6,218.68', async () => {
    const {
      orders: [order],
      ...rest
    } = await preview(market.anna.id, '&exitReason=DISMISSAL');
    expect(order).toMatchObject({
      orderId: orders.anna,
      drawn: 10,
      monthsRemaining: 14,
      allRiskMonths: 14,
      covered: false,
      status: null,
      priceExVat: { amount: 497_494, currency: 'DKK' },
      vat: { amount: 124_374 },
      total: { amount: 621_868 },
    });
    expect(order!.lines.map(({ key, amount }) => [key, amount.amount])).toEqual([
      ['goods', 384_902],
      ['allRisk', 54_600],
      ['scrap', 32_992],
      ['fee', 25_000],
    ]);
    expect(rest).toEqual({ exitDate: '2027-10-31', suspendedDraws: 14, notShipped: 0, lastDraw: '2027-10-20' });
  });

  step('scenario 40: covered by termination insurance 724.90', async () => {
    expect((await preview(market.anna.id, '&exitReason=REDUNDANCY')).orders).toMatchObject([
      { covered: true, monthsRemaining: 14, total: { amount: 72_490 } },
    ]);
  });

  step('scenario 41: Bo, phone only, 5,378.48; without insurance no reason covers', async () => {
    expect((await preview(market.bo.id, '&exitReason=REDUNDANCY')).orders).toMatchObject([
      { covered: false, priceExVat: { amount: 430_278 }, vat: { amount: 107_570 }, total: { amount: 537_848 } },
    ]);
  });

  step('looking changes nothing', async () => {
    expect([await draws(orders.anna), await requests(market.anna.id)]).toEqual([
      [{ status: 'PLANNED', n: 24, first: '2027-01' }],
      [],
    ]);
  });

  step('later: the request waits unsent, the draws after the exit month wait too', async () => {
    const { anna } = market;
    expect((await set(anna.id, { exitDate: '2027-10-31' })).body.data).toMatchObject({
      exitDate: '2027-10-31',
      exitReason: 'DISMISSAL',
    });
    expect(await requests(anna.id)).toEqual([['PENDING', 621_868]]);
    expect(await draws(orders.anna)).toEqual([
      { status: 'PLANNED', n: 10, first: '2027-01' },
      { status: 'SUSPENDED', n: 14, first: '2027-11' },
    ]);
    expect((await t.mails()).filter(({ kind }) => kind === 'pay-in-full')).toEqual([]);
  });

  step('send now: CREATED, mailed to the work and the private address, once', async () => {
    const { anna } = market;
    await ask('PATCH', anna.id, { version: await versionOf(anna.id), emailPrivate: 'anna@home.example' });
    expect((await ask('POST', `${anna.id}/exit/send`)).status).toBe(200);
    expect(await requests(anna.id)).toEqual([['CREATED', 621_868]]);
    const again = await ask('POST', `${anna.id}/exit/send`);
    expect([again.status, again.body.message]).toEqual([409, 'invalid-data-provided']);
    await t.work();
    const mails = (await t.mails()).filter(({ kind }) => kind === 'pay-in-full');
    expect(mails.map(({ to }) => to).toSorted()).toEqual([anna.email, 'anna@home.example'].toSorted());
    expect(mails[0]!.text).toContain('6,218.68');
  });

  step('another date: new figures, UPDATED, and the draws between go on', async () => {
    const { anna } = market;
    await set(anna.id, { exitDate: '2027-11-15' });
    expect(await requests(anna.id)).toEqual([['UPDATED', 582_626]]);
    expect(await draws(orders.anna)).toEqual([
      { status: 'PLANNED', n: 11, first: '2027-01' },
      { status: 'SUSPENDED', n: 13, first: '2027-12' },
    ]);
  });

  step('an open draw cannot be deleted away (scenario 46, Bo)', async () => {
    const answer = await ask('DELETE', market.bo.id);
    expect([answer.status, answer.body.message]).toEqual([409, 'employee-has-active-subscriptions']);
  });

  step('withdrawn: closed, every draw planned again; a second time is refused', async () => {
    const { anna } = market;
    expect((await withdraw(anna.id)).body.data).toMatchObject({ exitDate: null, exitReason: null });
    expect(await requests(anna.id)).toEqual([['CLOSED', 582_626]]);
    expect(await draws(orders.anna)).toEqual([{ status: 'PLANNED', n: 24, first: '2027-01' }]);
    expect((await withdraw(anna.id)).body.message).toBe('invalid-data-provided');
    const { rows } = await t.database.owner.query(
      'select from_status, to_status, actor_role from pay_in_full_logs where employee_id = $1 order by at, id',
      [anna.id],
    );
    expect(rows.map(({ from_status: from, to_status: to }) => `${from}>${to}`)).toEqual([
      'null>PENDING',
      'PENDING>CREATED',
      'CREATED>UPDATED',
      'UPDATED>CLOSED',
    ]);
  });

  step('what the employee has accepted keeps its price and its waiting draws, whatever the date does', async () => {
    const { bo } = market;
    await set(bo.id, { exitDate: '2027-10-31', send: 'NOW' });
    expect(await requests(bo.id)).toEqual([['CREATED', 537_848]]);
    await t.database.owner.query("update pay_in_full_requests set status = 'ACCEPTED' where employee_id = $1", [bo.id]);
    await set(bo.id, { exitDate: '2027-12-31' });
    expect(await requests(bo.id)).toEqual([['ACCEPTED', 537_848]]);
    expect(await draws(orders.bo)).toMatchObject([
      { status: 'PLANNED', n: 10 },
      { status: 'SUSPENDED', n: 14 },
    ]);
    await withdraw(bo.id);
    expect([await requests(bo.id), await draws(orders.bo)]).toMatchObject([
      [['CLOSED', 537_848]],
      [{ status: 'PLANNED', n: 24 }],
    ]);
  });

  step('two at once make one request', async () => {
    const { bo } = market;
    const version = await versionOf(bo.id);
    const body = await seenBody(t, `/company/employees/${bo.id}/exit`, market.company.token, {
      version,
      exitDate: '2027-10-31',
      exitReason: 'DISMISSAL',
      send: 'NOW',
    });
    const answers = await Promise.all([1, 2].map(() => ask('POST', `${bo.id}/exit`, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await requests(bo.id)).filter(([status]) => status !== 'CLOSED')).toEqual([['CREATED', 537_848]]);
    await withdraw(bo.id);
  });

  step('a reason is asked for; a foreign employee is not found', async () => {
    expect((await set(market.bo.id, { exitDate: '2027-10-31', exitReason: '' })).body).toMatchObject({
      message: 'invalid-data-provided',
      details: [{ path: 'exitReason', key: 'required' }],
    });
    const other = await givenMarket(t);
    const foreign = await givenEmployee(t, other.company.id);
    expect((await ask('GET', `${foreign.id}/exit`)).body.message).toBe('employee_not_found');
    expect((await ask('GET', `${foreign.id}/exit/preview?exitDate=2027-10-31`)).body.message).toBe(
      'employee_not_found',
    );
  });

  step('an imported exit date: later draws wait and a request waits to be sent, once', async () => {
    const { bo } = market;
    await t.database.owner.query("update employees set exit_date = '2027-10-31' where id = $1", [bo.id]);
    for (let times = 0; times < 2; times += 1) await t.runScheduledJobs();
    expect((await requests(bo.id)).filter(([status]) => status !== 'CLOSED')).toEqual([['PENDING', 537_848]]);
    expect((await draws(orders.bo)).find(({ status }) => status === 'SUSPENDED')).toMatchObject({
      n: 14,
      first: '2027-11',
    });
  });

  step('access ends 90 days after the exit and the last closed request, not before', async () => {
    const { bo } = market;
    const statusAt = async (now: string) => {
      t.clock.moveTo(now);
      await t.runScheduledJobs();
      return (await t.database.owner.query('select status from employees where id = $1', [bo.id])).rows[0].status;
    };
    expect(await statusAt('2028-03-01T09:00:00Z')).toBe('ACTIVE');
    await t.database.owner.query("update pay_in_full_requests set status = 'CLOSED' where employee_id = $1", [bo.id]);
    await t.database.owner.query('update orders set paid_in_full_at = now() where id = $1', [orders.bo]);
    expect(await statusAt('2028-03-01T09:00:00Z')).toBe('BLOCKED');
  });

  step(
    'scenario 46: paid in full, Anna is deleted: what identifies her goes, orders and draws stay under her number',
    async () => {
      const { anna } = market;
      await t.database.owner.query("update salary_draws set status = 'CANCELLED' where order_id = $1", [orders.anna]);
      await t.database.owner.query('update orders set paid_in_full_at = now() where id = $1', [orders.anna]);
      expect((await ask('DELETE', anna.id)).status).toBe(200);
      expect((await ask('GET', anna.id)).body.message).toBe('employee_not_found');
      const {
        rows: [row],
      } = await t.database.owner.query(
        `select employ_no, phone, email_private, address_line1, user_id, deleted_at is not null as deleted
          from employees where id = $1`,
        [anna.id],
      );
      expect(row).toMatchObject({ phone: '', email_private: '', address_line1: '', user_id: null, deleted: true });
      expect(row.employ_no).not.toBeNull();
      expect((await draws(orders.anna))[0]).toMatchObject({ n: 24 });
      expect((await t.call('GET', '/auth/check-session', { token: anna.token })).status).toBe(401);
    },
  );
});
