import type { PayInFullDetail, PayInFullOffers, PayInFullRow } from '@portal/contract/pay-in-full-rows';
import { givenMarket } from '../../../test/given-orders.ts';
import { givenShipped, type Shipped } from '../../../test/given-shipped.ts';
import { givenAdmin, type Person } from '../../../test/given.ts';
import { payInFullCalls, paymentSecret } from '../../../test/pay-in-full-calls.ts';
import { apiSuite, bodyOf, dataOf } from '../../../test/test-app.ts';
import { testInSteps } from '../../../test/test-in-steps.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z', env: { PAYMENT_SECRET: paymentSecret } });
let world: Shipped;
let admin: Person;

beforeAll(async () => {
  admin = await givenAdmin(t);
  world = await givenShipped(t);
  await t.work();
  t.clock.moveTo('2027-10-01T09:00:00Z');
});

const { ask, detail, move, accept, request, pay, setEarly, setExit, draws, reason } = payInFullCalls(() => ({
  t,
  world,
  admin,
}));

/** A payment is taken of an accepted request alone, so none is there to give back once it is declined (RULES 3.2). */
const notPayable = [409, 'invalid-data-provided'];

testInSteps('early requests, then the exits of the same people', (step) => {
  step('scenario 42: AllowEarlyPIF is off, so Bo cannot ask while employed', async () => {
    expect(dataOf<PayInFullOffers>(await ask('bo', 'GET', '/offers')).isAllowed).toBe(false);
    expect(reason(await request('bo'))).toEqual([403, 'you-do-not-have-permission-to-do-this-action']);
  });

  step('confirmation, last work day after the order date and not past, an own order', async () => {
    await setEarly(true);
    expect(reason(await request('bo', { confirmed: false }))).toEqual([
      400,
      'invalid-data-provided',
      'confirmed required',
    ]);
    expect(reason(await request('bo', { exitDate: '2026-11-20' }))).toEqual([
      400,
      'invalid-data-provided',
      'exitDate invalid-day',
    ]);
    expect(reason(await request('bo', { exitDate: '2027-09-30' }))).toEqual([
      400,
      'invalid-data-provided',
      'exitDate must-be-in-the-future',
    ]);
    expect(reason(await request('bo', { orderId: world.orders.anna }))).toEqual([404, 'order-not-found']);
  });

  step(
    "today's month counts: the offer is what the request says; the company is told; a second one is refused",
    async () => {
      const { orders } = dataOf<PayInFullOffers>(await ask('bo', 'GET', '/offers'));
      expect(orders).toMatchObject([
        { orderId: world.orders.bo, monthsRemaining: 14, total: { amount: 537_848, currency: 'DKK' } },
      ]);
      const asked = await request('bo', { comment: 'I like it.' });
      expect(asked.status).toBe(201);
      expect(asked.body.data).toMatchObject({
        status: 'CREATED',
        isEarly: true,
        total: { amount: 537_848 },
        actions: ['DECLINED'],
        logs: [{ toStatus: 'CREATED', text: 'I like it.' }],
      });
      await t.work();
      expect((await t.mails(world.company.email)).filter(({ kind }) => kind === 'pay-in-full')).toHaveLength(1);
      expect(reason(await request('bo'))).toEqual([409, 'invalid-data-provided']);
      expect(dataOf<PayInFullOffers>(await ask('bo', 'GET', '/offers')).orders).toEqual([]);
    },
  );

  step('it needs approval; a rejection needs a reason and leaves the draws alone', async () => {
    const [{ id }] = dataOf<[PayInFullRow]>(await ask('bo', 'GET', ''));
    expect(reason(await accept('bo', id))).toEqual([409, 'invalid-data-provided']);
    expect(reason(await move('company', id, 'REJECTED'))).toEqual([400, 'invalid-data-provided', 'reason required']);
    expect((await move('company', id, 'REJECTED', { reason: 'Not this year.' })).body.data).toMatchObject({
      status: 'REJECTED',
      actions: ['CLOSED'],
    });
    expect((await move('company', id, 'CLOSED')).status).toBe(200);
    expect(await draws(world.orders.bo)).toMatchObject([{ status: 'PLANNED', n: 24 }]);
  });

  step(
    'an accepted request without all-risk suspends the later draws; after 30 days the price is asked again',
    async () => {
      const { id } = dataOf<PayInFullDetail>(await request('anna'));
      expect(await detail('company', id)).toMatchObject({
        total: { amount: 621_868 },
        actions: ['UPDATED', 'CLOSED', 'APPROVED', 'REJECTED'],
      });
      const seen = await ask('company', 'POST', `/${id}/preview`, { version: 1, keepAllRisk: false });
      expect(seen.body.data).toMatchObject({ total: { amount: 553_618 }, allRiskMonths: 0 });
      expect(reason(await ask('company', 'POST', `/${id}/preview`, { version: 9 }))).toEqual([
        409,
        'changed-by-someone-else',
      ]);
      expect(await detail('company', id)).toMatchObject({ version: 1, total: { amount: 621_868 } });
      const changed = await ask('company', 'PATCH', `/${id}`, { version: 1, keepAllRisk: false });
      expect(changed.body.data).toMatchObject({ status: 'UPDATED', total: { amount: 553_618 }, allRiskMonths: 0 });
      await move('company', id, 'APPROVED');
      expect((await accept('anna', id)).body.data).toMatchObject({
        status: 'ACCEPTED',
        validUntil: '2027-10-31',
        actions: [],
      });
      expect(await draws(world.orders.anna)).toEqual([
        { status: 'PLANNED', n: 10, first: '2027-01' },
        { status: 'SUSPENDED', n: 14, first: '2027-11' },
      ]);
      t.clock.moveTo('2027-11-02T09:00:00Z');
      await t.runScheduledJobs();
      // November counts now: 13 months of goods and all-risk remain.
      expect(await detail('anna', id)).toMatchObject({
        status: 'UPDATED',
        exitDate: '2027-11-02',
        monthsRemaining: 13,
        total: { amount: 582_626 },
      });
      expect((await draws(world.orders.anna)).some(({ status }) => status === 'SUSPENDED')).toBe(false);
      expect(
        (await ask('anna', 'POST', `/${id}/decline`, { version: (await detail('anna', id)).version })).body.data,
      ).toMatchObject({ status: 'DECLINED' });
      expect(reason(await pay({ requestId: id, transactionId: 'TX-0', amount: 582_626 }))).toEqual(notPayable);
      expect((await move('company', id, 'CLOSED')).body.data).toMatchObject({ transactionId: null });
      expect((await draws(world.orders.anna)).every(({ status }) => status !== 'CANCELLED')).toBe(true);
      t.clock.moveTo('2027-10-01T09:00:00Z');
    },
  );

  let id: string;

  step('scenario 39: Anna is asked for 6,218.68 = 4,974.94 + 1,243.74 and may answer only', async () => {
    await setExit('anna', '2027-10-31');
    id = dataOf<[PayInFullRow]>(await ask('anna', 'GET', '?view=OPEN'))[0].id;
    expect(await detail('anna', id)).toMatchObject({
      status: 'CREATED',
      isEarly: false,
      exitDate: '2027-10-31',
      monthsRemaining: 14,
      allRiskMonths: 14,
      contractStartDate: '2026-12-10',
      firstSalaryDraw: '2027-01-01',
      priceExVat: { amount: 497_494 },
      vat: { amount: 124_374 },
      total: { amount: 621_868 },
      pifFee: { amount: 25_000 },
      hasLeft: false,
      actions: ['ACCEPTED', 'DECLINED'],
    });
    expect(reason(await move('company', id, 'APPROVED'))).toEqual([409, 'invalid-data-provided']);
    expect(reason(await move('company', id, 'PAID'))).toEqual(notPayable);
    expect(reason(await pay({ requestId: id, transactionId: 'TX-0', amount: 621_868 }))).toEqual(notPayable);
  });

  step('scenario 43: after leaving she cannot accept without a contact phone', async () => {
    t.clock.moveTo('2027-11-03T09:00:00Z');
    expect(reason(await accept('anna', id, { contactEmail: 'anna@home.example' }))).toEqual([
      400,
      'invalid-data-provided',
      'contactPhone required',
    ]);
    expect(reason(await accept('anna', id))).toEqual([
      400,
      'invalid-data-provided',
      'contactPhone required',
      'contactEmail required',
    ]);
    expect(
      (await accept('anna', id, { contactEmail: 'anna@home.example', contactPhone: '+45 12345678', confirmed: false }))
        .status,
    ).toBe(400);
  });

  step('scenario 44: accepted; TX-1 pays it; the same callback twice changes nothing', async () => {
    expect(
      (await accept('anna', id, { contactEmail: 'anna@home.example', contactPhone: '+45 12345678' })).body.data,
    ).toMatchObject({ status: 'ACCEPTED', contactPhone: '+45 12345678', validUntil: '2027-12-03' });
    const payment = { requestId: id, transactionId: 'TX-1', amount: 621_868 };
    expect(reason(await pay(payment, 'somebody else has another secret than we'))).toEqual([403, 'not-authorized']);
    expect(reason(await t.call('POST', '/payments/callback', { body: payment }))).toEqual([403, 'not-authorized']);
    expect(reason(await pay({ ...payment, amount: 1 }))).toEqual([
      400,
      'invalid-data-provided',
      'amount invalid-amount',
    ]);
    expect((await pay(payment)).body.data).toEqual({ requestId: id, status: 'PAID' });
    const before = await detail('admin', id);
    expect((await pay(payment)).body.data).toEqual({ requestId: id, status: 'PAID' });
    expect(await detail('admin', id)).toEqual(before);
    expect(before).toMatchObject({ status: 'PAID', transactionId: 'TX-1' });
    expect(reason(await pay({ ...payment, transactionId: 'TX-2' }))).toEqual([409, 'invalid-data-provided']);
    // The same transaction with another amount: the one who pays, or the service, is mistaken.
    expect(reason(await pay({ ...payment, amount: 2 }))).toEqual([
      400,
      'invalid-data-provided',
      'amount invalid-amount',
    ]);
    expect(await detail('admin', id)).toEqual(before);
    const { rows } = await t.database.owner.query(
      `select entity_id, detail from audit_log where action = 'pay-in-full.amount-differs' order by id`,
    );
    expect(rows).toEqual(
      [1, 2].map((amount) => ({ entity_id: id, detail: { transactionId: 'TX-1', amount, expected: 621_868 } })),
    );
  });

  step('many callbacks at once pay once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => pay({ requestId: id, transactionId: 'TX-1', amount: 621_868 })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await detail('admin', id)).logs.filter(({ toStatus }) => toStatus === 'PAID')).toHaveLength(1);
  });

  step(
    'scenario 45: closed by itself: November-and-later draws are cancelled, paid_in_full is true, everybody is told',
    async () => {
      await t.runScheduledJobs();
      expect((await detail('company', id)).status).toBe('CLOSED');
      expect(await draws(world.orders.anna)).toMatchObject([
        { n: 10, first: '2027-01' },
        { status: 'CANCELLED', n: 14, first: '2027-11' },
      ]);
      const {
        rows: [row],
      } = await t.database.owner.query(
        `select e.paid_in_full, o.paid_in_full_at is not null as settled from employees e
          join orders o on o.employee_id = e.id where o.id = $1`,
        [world.orders.anna],
      );
      expect(row).toEqual({ paid_in_full: true, settled: true });
      const {
        rows: [{ email }],
      } = await t.database.owner.query('select email from suppliers where id = $1', [world.supplier.id]);
      const toSupplier = (await t.mails(email)).filter(({ kind }) => kind === 'pay-in-full');
      expect(toSupplier).toHaveLength(1);
      expect(toSupplier[0]!.text).not.toContain('6,218.68');
      expect(
        (await t.mails(world.anna.email)).filter(({ subject }) => /paid|closed/.test(subject)).length,
      ).toBeGreaterThanOrEqual(2);
      expect(reason(await move('admin', id, 'CLOSED'))).toEqual([409, 'invalid-data-provided']);
      await t.runScheduledJobs();
      expect((await ask('anna', 'GET', '?view=OPEN')).body.data).toEqual([]);
    },
  );

  step(
    'declined while leaving: closed after the return, the rest is charged in one row where the company charges',
    async () => {
      t.clock.moveTo('2027-11-10T09:00:00Z');
      await setExit('bo', '2027-11-30');
      await t.database.owner.query("update company_settings set return_policy = 'CHARGE' where company_id = $1", [
        world.company.id,
      ]);
      const [{ id: request }] = dataOf<[PayInFullRow]>(await ask('bo', 'GET', '?view=OPEN'));
      await ask('bo', 'POST', `/${request}/decline`, {
        version: (await detail('bo', request)).version,
        comment: 'I return it.',
      });
      expect((await move('company', request, 'CLOSED')).status).toBe(200);
      const { rows } = await t.database.owner.query(
        `select kind, amount::int from salary_draws where order_id = $1
          and (kind = 'correction' or status = 'SUSPENDED')`,
        [world.orders.bo],
      );
      expect(rows).toEqual([{ kind: 'correction', amount: 13 * 16_663 }]);
    },
  );

  step('lists: filters, back office over all, no foreign request', async () => {
    const all = bodyOf<{ data: PayInFullRow[]; meta: { total: number } }>(
      await ask('company', 'GET', '?sort=-createdAt'),
    );
    expect(all.meta.total).toBe(4);
    expect(dataOf<PayInFullRow[]>(await ask('company', 'GET', '?view=OPEN'))).toEqual([]);
    expect(
      dataOf<PayInFullRow[]>(await ask('company', 'GET', `?q=${encodeURIComponent(all.data[0]!.employeeName)}`)).length,
    ).toBe(2);
    expect(dataOf<PayInFullRow[]>(await ask('admin', 'GET', `?companyId=${world.company.id}`)).length).toBe(4);
    const other = await givenMarket(t);
    expect((await t.call('GET', `/company/pay-in-full/${id}`, { token: other.company.token })).body.message).toBe(
      'pay-in-full-request-not-found',
    );
    expect((await t.call('GET', `/employee/pay-in-full/${id}`, { token: world.bo.token })).body.message).toBe(
      'pay-in-full-request-not-found',
    );
  });
});
