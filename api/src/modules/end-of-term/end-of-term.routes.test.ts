import type { EndOfTerm } from '@portal/contract/end-of-term';
import type { PayInFullRow } from '@portal/contract/pay-in-full-rows';
import { givenEndOfTerm } from '../../../test/given-end-of-term.ts';
import { dataOf } from '../../../test/test-app.ts';
import { testInSteps } from '../../../test/test-in-steps.ts';

type Given = Awaited<ReturnType<typeof givenEndOfTerm>>;
let t: Given['t'];
let world: Given['world'];
let admin: Given['admin'];
let owner: Given['owner'];
let termOf: Given['termOf'];
let choose: Given['choose'];
let mailsOf: Given['mailsOf'];
let at: Given['at'];
let endings: Given['endings'];
let stepsOf: Given['stepsOf'];
let waiting: Given['waiting'];
const start = async () => {
  ({ t, world, admin, owner, termOf, choose, mailsOf, at, endings, stepsOf, waiting } = await givenEndOfTerm());
};

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
      // Paid and not closed yet: there is nothing left to choose.
      expect(await termOf('anna')).toMatchObject({ state: 'BUY', choices: [] });
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
