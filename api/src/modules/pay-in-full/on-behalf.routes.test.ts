import type { PayInFullDetail, PayInFullOffers } from '@portal/contract/pay-in-full-rows';
import { bind, seenBody } from '../../../test/binding-call.ts';
import { givenShipped, type Shipped } from '../../../test/given-shipped.ts';
import { givenAdmin, givenCompany, type Person } from '../../../test/given.ts';
import { payInFullCalls } from '../../../test/pay-in-full-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { testInSteps } from '../../../test/test-in-steps.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let world: Shipped;
let admin: Person;

beforeAll(async () => {
  admin = await givenAdmin(t);
  world = await givenShipped(t);
  await t.work();
  t.clock.moveTo('2027-10-01T09:00:00Z');
});

const { accept, detail, draws, request, reason, setExit } = payInFullCalls(() => ({ t, world, admin }));
const pathOf = (who: 'anna' | 'bo') => `/company/employees/${world[who].id}/pay-in-full`;
const offers = (who: 'anna' | 'bo', token = world.company.token) => t.call('GET', `${pathOf(who)}/offers`, { token });
const askFor = (who: 'anna' | 'bo', body: object = {}, token = world.company.token) =>
  bind(t, pathOf(who), { token, body: { orderId: world.orders[who], ...body } });

testInSteps('a company admin asks on behalf of an employee', (step) => {
  step('the price is the one that the employee would be shown, though employees may not ask', async () => {
    const shown = dataOf<PayInFullOffers>(await offers('bo'));
    expect(shown).toMatchObject({
      isAllowed: false,
      orders: [{ orderId: world.orders.bo, monthsRemaining: 14, total: { amount: 537_848, currency: 'DKK' } }],
    });
    expect(reason(await request('bo'))[0]).toBe(403);
  });

  step('another price than the one shown, and another person’s order, are refused', async () => {
    const seen = await seenBody(t, pathOf('bo'), world.company.token, { orderId: world.orders.bo });
    const other = seen.seen.map((one) =>
      one.fact === 'total' ? { ...one, value: { amount: 1, currency: 'DKK' } } : one,
    );
    const stale = await t.call('POST', pathOf('bo'), { token: world.company.token, body: { ...seen, seen: other } });
    expect([stale.status, stale.body.message]).toEqual([409, 'changed-by-someone-else']);
    expect(reason(await askFor('bo', { orderId: world.orders.anna }))).toEqual([404, 'order-not-found']);
  });

  step('the request is agreed at once, in log and audit; the employee gets one mail, the company none', async () => {
    const before = (await t.mails(world.company.email)).length;
    const asked = await askFor('bo', { comment: 'You asked me by phone.' });
    expect(asked.status).toBe(201);
    const made = dataOf<PayInFullDetail>(asked);
    expect(made).toMatchObject({
      status: 'APPROVED',
      isEarly: true,
      comment: 'You asked me by phone.',
      total: { amount: 537_848 },
      logs: [{ toStatus: 'CREATED', text: 'You asked me by phone.' }, { toStatus: 'APPROVED' }],
    });
    await t.work();
    const mails = (await t.mails(world.bo.email)).filter(({ kind }) => kind === 'pay-in-full');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Your company asks whether you want to pay the rest');
    expect(await t.mails(world.company.email)).toHaveLength(before);
    const { rows } = await t.database.owner.query<{ action: string }>(
      'select action from audit_log where entity_id = $1 order by id',
      [made.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['pay-in-full.created']);
    expect(reason(await askFor('bo'))).toEqual([409, 'invalid-data-provided']);
    expect(dataOf<PayInFullOffers>(await offers('bo')).orders).toEqual([]);
  });

  step('the employee accepts it as any other; the neighbour’s draws stay', async () => {
    const [{ id }] = dataOf<[PayInFullDetail]>(await t.call('GET', '/employee/pay-in-full', { token: world.bo.token }));
    expect((await accept('bo', id)).body.data).toMatchObject({ status: 'ACCEPTED' });
    expect(await draws(world.orders.bo)).toMatchObject([{ status: 'PLANNED' }, { status: 'SUSPENDED', n: 14 }]);
    expect(await draws(world.orders.anna)).toMatchObject([{ status: 'PLANNED', n: 24 }]);
    expect((await detail('company', id)).actions).toEqual(['CLOSED']);
  });

  step('who is leaving has a request by the exit, and no second one', async () => {
    expect((await setExit('anna', '2027-12-31')).status).toBe(200);
    expect(reason(await askFor('anna'))).toEqual([409, 'invalid-data-provided']);
  });

  step('another company and the employee get nowhere', async () => {
    const other = await givenCompany(t, { name: 'Other' });
    expect((await offers('bo', other.token)).body.message).toBe('employee_not_found');
    expect((await askFor('bo', {}, other.token)).body.message).toBe('employee_not_found');
    expect((await offers('bo', world.bo.token)).status).toBe(403);
    expect((await offers('bo', '')).status).toBe(401);
  });
});
