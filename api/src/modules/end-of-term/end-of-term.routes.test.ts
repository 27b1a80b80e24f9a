import type { EndingOrder, EndOfTerm } from '@portal/contract/end-of-term';
import type { Home } from '@portal/contract/home';
import type { PayInFullRow } from '@portal/contract/pay-in-full-rows';
import { bind, callSeen } from '../../../test/binding-call.ts';
import { givenShipped, type Shipped } from '../../../test/given-shipped.ts';
import { givenAdmin, type Person } from '../../../test/given.ts';
import { dataOf, testApp, type TestApp } from '../../../test/test-app.ts';
import { testInSteps } from '../../../test/test-in-steps.ts';

let t: TestApp;
let world: Shipped;
let admin: Person;

const start = async () => {
  t = await testApp({ now: '2026-11-20T09:00:00Z' });
  admin = await givenAdmin(t);
  world = await givenShipped(t);
  await t.work();
};
const owner = (sql: string, values: unknown[] = []) => t.database.owner.query(sql, values);
const termOf = async (who: 'anna' | 'bo') =>
  dataOf<EndOfTerm>(
    await t.call('GET', `/employee/orders/${world.orders[who]}/end-of-term`, { token: world[who].token }),
  );
const choose = (who: 'anna' | 'bo', choice: string) =>
  callSeen(t, 'POST', `/employee/orders/${world.orders[who]}/end-of-term`, {
    token: world[who].token,
    body: { choice },
  });
const mailsOf = async (who: 'anna' | 'bo') =>
  (await t.mails(world[who].email)).filter(({ kind }) => kind === 'end-of-term');
const at = async (day: string) => {
  t.clock.moveTo(`${day}T09:00:00Z`);
  const { remindTerms, endTerms, runServicesOn } = await import('./index.ts');
  const { moveDueRequests } = await import('../pay-in-full/index.ts');
  await moveDueRequests(t.services);
  await runServicesOn(t.services);
  await remindTerms(t.services);
  await endTerms(t.services);
  await t.work();
};
const endings = async (portal: 'company' | 'supplier', view: string) =>
  dataOf<EndingOrder[]>(await t.call('GET', `/${portal}/ends-of-term?view=${view}`, { token: world[portal].token }));
const stepsOf = async (orderId: string) =>
  (
    await owner(
      `select detail->>'endOfTerm' as step from order_events where order_id = $1 and detail ? 'endOfTerm'
      order by at, id`,
      [orderId],
    )
  ).rows.map(({ step }) => step);
const waiting = async (token: string, task: string) =>
  dataOf<Home>(await t.call('GET', '/home', { token })).waiting.find((one) => one.task === task)?.count;

describe('from the first reminder to the end', () => {
  beforeAll(start, 60_000);
  afterAll(() => t.close());

  testInSteps('an item is bought, another goes back (scenarios 64, 65 and 66)', (step) => {
    step('91 days before the end nothing is asked, and nothing can be chosen', async () => {
      await at('2028-10-01');
      expect(await termOf('anna')).toMatchObject({ state: null, lastDay: '2028-12-31', daysLeft: 91, choices: [] });
      expect((await choose('anna', 'BUY')).status).toBe(409);
      expect(await mailsOf('anna')).toEqual([]);
    });

    step('90 days before both are asked once, with the price; company and supplier see what comes', async () => {
      await at('2028-10-02');
      await at('2028-10-03');
      const [mail, ...more] = await mailsOf('anna');
      expect(more).toEqual([]);
      expect(mail?.text).toContain('412.40');
      expect(mail?.html).toContain(`/employee/orders/${world.orders.anna}/end-of-term`);
      expect(await waiting(world.anna.token, 'end-of-term-open')).toBe(1);
      expect(await waiting(world.company.token, 'terms-ending')).toBe(2);
      expect((await endings('company', 'COMING')).map(({ state }) => state)).toEqual(['OPEN', 'OPEN']);
      expect(await endings('supplier', 'RETURNS')).toEqual([]);
    });

    step('scenario 64: Anna buys for 329.92 + 82.48 = 412.40, at the price that she saw', async () => {
      const before = await termOf('anna');
      expect(before.buyOut).toEqual({
        goods: { amount: 659_840, currency: 'DKK' },
        scrapPercent: 500,
        value: { amount: 32_992, currency: 'DKK' },
        vatRate: 2_500,
        vat: { amount: 8_248, currency: 'DKK' },
        total: { amount: 41_240, currency: 'DKK' },
      });
      const unseen = await t.call('POST', `/employee/orders/${world.orders.anna}/end-of-term`, {
        token: world.anna.token,
        body: { choice: 'BUY', seen: [{ fact: 'termEnd', of: '', value: '2028-12-31' }] },
      });
      expect([unseen.status, unseen.body.message]).toEqual([409, 'changed-by-someone-else']);
      const bought = dataOf<EndOfTerm>(await choose('anna', 'BUY'));
      expect([bought.state, bought.choices]).toEqual(['BUY', ['RETURN']]);
      expect((await choose('anna', 'BUY')).status).toBe(409);
      const [request] = dataOf<PayInFullRow[]>(
        await t.call('GET', '/employee/pay-in-full', { token: world.anna.token }),
      );
      expect(request).toMatchObject({
        id: bought.requestId,
        status: 'ACCEPTED',
        isEndOfTerm: true,
        isEarly: false,
        monthsRemaining: 0,
        total: { amount: 41_240, currency: 'DKK' },
      });
      expect(await waiting(world.anna.token, 'end-of-term-open')).toBeUndefined();
      expect((await endings('company', 'BUYING')).map(({ orderId }) => orderId)).toEqual([world.orders.anna]);
    });

    step('she may change her mind until it is paid, and back; each request is its own', async () => {
      expect(dataOf<EndOfTerm>(await choose('anna', 'RETURN'))).toMatchObject({
        state: 'RETURN',
        returnBy: '2029-01-14',
        choices: ['BUY'],
        requestId: null,
      });
      expect(dataOf<EndOfTerm>(await choose('anna', 'BUY')).state).toBe('BUY');
      const { rows } = await owner(
        'select status from pay_in_full_requests where order_id = $1 order by created_at, id',
        [world.orders.anna],
      );
      expect(rows.map(({ status }) => status).sort()).toEqual(['ACCEPTED', 'CLOSED']);
    });

    step('paid, the item is hers and the draws of the last months go on', async () => {
      const { requestId } = await termOf('anna');
      const { version } = dataOf<PayInFullRow>(
        await t.call('GET', `/admin/pay-in-full/${requestId}`, { token: admin.token }),
      );
      const paid = await t.call('POST', `/admin/pay-in-full/${requestId}/status`, {
        token: admin.token,
        body: { to: 'PAID', version, transactionId: 'TX-64' },
      });
      expect(paid.status).toBe(200);
      await at('2028-10-05');
      expect(await termOf('anna')).toMatchObject({ state: 'BOUGHT', choices: [] });
      const { rows } = await owner(
        `select count(*)::int as n from salary_draws where order_id = $1 and status <> 'CANCELLED'`,
        [world.orders.anna],
      );
      expect(rows[0].n).toBe(24);
      expect(await stepsOf(world.orders.anna)).toEqual(['ASKED', 'BUY', 'RETURN', 'BUY', 'BOUGHT']);
    });

    step('scenario 66: after a downtime Bo gets one reminder, and without an answer his phone goes back', async () => {
      await at('2028-12-29');
      expect((await mailsOf('bo')).map(({ subject }) => subject)).toHaveLength(2);
      expect(await waiting(world.supplier.token, 'returns-expected')).toBeUndefined();
      await at('2028-12-31');
      expect(await termOf('bo')).toMatchObject({ state: 'OPEN', daysLeft: 0 });
      await at('2029-01-01');
      await at('2029-01-02');
      expect(await termOf('bo')).toMatchObject({ state: 'RETURN', choices: [], returnBy: '2029-01-14' });
      expect((await mailsOf('bo')).at(-1)?.subject).toContain('14 January 2029');
      expect(await mailsOf('bo')).toHaveLength(3);
      expect(await stepsOf(world.orders.bo)).toEqual(['ASKED', 'ASKED', 'TERM_OVER', 'NO_ANSWER']);
      expect(await waiting(world.supplier.token, 'returns-expected')).toBe(1);
    });

    step('scenario 65: the label names the supplier; the supplier notes the return, once', async () => {
      const label = await t.call('GET', `/employee/orders/${world.orders.bo}/return-label`, { token: world.bo.token });
      expect([label.status, label.headers['content-type'], label.raw.subarray(0, 5).toString()]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ]);
      const none = await t.call('GET', `/employee/orders/${world.orders.anna}/return-label`, {
        token: world.anna.token,
      });
      expect([none.status, none.body.message]).toEqual([404, 'file-not-found']);
      expect(await endings('supplier', 'RETURNS')).toMatchObject([
        { orderId: world.orders.bo, mayReceive: true, mayEnd: false },
      ]);
      const receive = () =>
        t.call('POST', `/supplier/orders/${world.orders.bo}/returned`, { token: world.supplier.token });
      expect((await receive()).status).toBe(200);
      expect((await receive()).status).toBe(409);
      expect(await endings('supplier', 'RETURNS')).toEqual([]);
      expect(await endings('supplier', 'SETTLED')).toHaveLength(2);
      expect(await termOf('bo')).toMatchObject({ state: 'RETURNED', returnedOn: '2029-01-02' });
    });

    step('the term closed both orders: event, cover over', async () => {
      const { rows } = await owner(
        `select term_over_at is not null as over, all_risk_expires <= expire_date as uncovered from orders
        where id = $1`,
        [world.orders.anna],
      );
      expect(rows).toEqual([{ over: true, uncovered: true }]);
      expect((await stepsOf(world.orders.anna)).at(-1)).toBe('TERM_OVER');
    });
  });
});

describe('what else ends', () => {
  beforeEach(start, 60_000);
  afterEach(() => t.close());

  test('bought and not paid for 30 days: asked again, and after the term it goes back', async () => {
    await at('2028-11-20');
    await choose('anna', 'BUY');
    await at('2028-12-22');
    expect((await termOf('anna')).state).toBe('OPEN');
    await choose('anna', 'BUY');
    await at('2029-01-10');
    expect((await termOf('anna')).state).toBe('BUY');
    await at('2029-01-23');
    expect(await termOf('anna')).toMatchObject({ state: 'RETURN', returnBy: '2029-02-05' });
    expect(await stepsOf(world.orders.anna)).toContain('NOT_PAID');
  });

  test('scenario 67: a running service goes on month by month at its price until it is ended', async () => {
    await owner('update orders set is_subscription = true where id = $1', [world.orders.bo]);
    await at('2028-12-01');
    expect(await termOf('bo')).toMatchObject({ state: 'RUNS_ON', choices: ['END'], buyOut: null });
    expect(await mailsOf('bo')).toHaveLength(1);
    const draws = async () =>
      (
        await owner(
          `select count(*)::int as n, max(period) as last, min(amount)::int as low, max(amount)::int as high
            from salary_draws where order_id = $1`,
          [world.orders.bo],
        )
      ).rows[0];
    expect(await draws()).toEqual({ n: 24, last: '2028-12', low: 16_663, high: 16_663 });
    await at('2028-12-24');
    await at('2028-12-25');
    expect(await draws()).toEqual({ n: 25, last: '2029-01', low: 16_663, high: 16_663 });
    expect((await termOf('bo')).lastDay).toBe('2029-01-31');
    await at('2029-04-02');
    expect(await draws()).toMatchObject({ n: 28, last: '2029-04' });
    expect(dataOf<EndOfTerm>(await choose('bo', 'END'))).toMatchObject({ state: 'ENDING', lastDay: '2029-04-30' });
    await at('2029-05-01');
    expect(await draws()).toMatchObject({ n: 28 });
    expect((await termOf('bo')).state).toBe('ENDED');
    expect(await stepsOf(world.orders.bo)).toEqual(['RUNS_ON', 'ENDING', 'TERM_OVER']);
  });

  test('a company ends a service; an exit date ends it too', async () => {
    await owner('update orders set is_subscription = true');
    const end = (orderId: string) =>
      t.call('POST', `/company/orders/${orderId}/end-service`, { token: world.company.token });
    expect((await end(world.orders.bo)).status).toBe(200);
    expect((await end(world.orders.bo)).status).toBe(409);
    await owner(`update employees set exit_date = '2029-01-31' where id = $1`, [world.anna.id]);
    await at('2028-12-28');
    const { rows } = await owner('select count(*)::int as n from salary_draws');
    expect(rows[0].n).toBe(48);
  });

  test('an exit before the end takes the place of what was to be bought', async () => {
    await at('2028-10-10');
    await choose('anna', 'BUY');
    const {
      rows: [{ version }],
    } = await owner('select version from employees where id = $1', [world.anna.id]);
    const exit = await bind(t, `/company/employees/${world.anna.id}/exit`, {
      token: world.company.token,
      body: { exitDate: '2028-10-31', exitReason: 'RESIGNATION', send: 'NOW', version },
    });
    expect(exit.status).toBe(200);
    const { rows } = await owner(
      'select status, is_end_of_term, months_remaining from pay_in_full_requests order by is_end_of_term',
    );
    expect(rows).toEqual([
      { status: 'CREATED', is_end_of_term: false, months_remaining: 2 },
      { status: 'CLOSED', is_end_of_term: true, months_remaining: 0 },
    ]);
    expect((await termOf('anna')).choices).toEqual([]);
  });

  test('scenario 68: the company is told 90, 30 and 7 days before a lease ends, each once', async () => {
    const lease = await bind(t, '/company/leasing', {
      token: world.company.token,
      body: {
        name: 'Lease 2027',
        period: 24,
        drawFreq: 'quarterly',
        leasingStart: '2027-01-01',
        partnerId: null,
        orderIds: Object.values(world.orders),
      },
    });
    expect(lease.status).toBeLessThan(300);
    const { remindLeases } = await import('../leasing/index.ts');
    const told = async (day: string) => {
      t.clock.moveTo(`${day}T09:00:00Z`);
      await remindLeases(t.services);
      return (await t.mails(world.company.email)).filter(({ kind }) => kind === 'lease-end').length;
    };
    expect([await told('2028-10-01'), await told('2028-10-02'), await told('2028-10-20')]).toEqual([0, 1, 1]);
    expect([await told('2028-12-26'), await told('2028-12-28'), await told('2029-01-01')]).toEqual([2, 2, 2]);
    t.clock.moveTo('2028-12-28T09:00:00Z');
    expect(await waiting(world.company.token, 'leases-ending')).toBe(1);
  });
});
