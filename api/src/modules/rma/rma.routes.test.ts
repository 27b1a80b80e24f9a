import type { RmaDetail, RmaRow } from '@portal/contract/rma';
import { excessFacts } from '@portal/contract/seen-acts';
import { callSeen } from '../../../test/binding-call.ts';
import { givenMarket, imei } from '../../../test/given-orders.ts';
import { givenShipped, type Shipped } from '../../../test/given-shipped.ts';
import { givenAdmin, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { testInSteps } from '../../../test/test-in-steps.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let world: Shipped;
let admin: Person;

beforeAll(async () => {
  admin = await givenAdmin(t);
  world = await givenShipped(t);
  await t.work();
  t.clock.moveTo('2027-05-04T09:00:00Z');
});

type Who = 'anna' | 'bo' | 'company' | 'supplier' | 'admin';
const tokenOf = (who: Who) => (who === 'admin' ? admin.token : world[who].token);
const portalOf = (who: Who) => (who === 'anna' || who === 'bo' ? 'employee' : who);
const ask = (who: Who, method: 'GET' | 'POST', path: string, body?: unknown) =>
  callSeen(t, method, `/${portalOf(who)}/rma${path}`, { token: tokenOf(who), ...(body === undefined ? {} : { body }) });
const detail = async (who: Who, id: string) => dataOf<RmaDetail>(await ask(who, 'GET', `/${id}`));
const move = async (who: Who, id: string, to: string, values: object = {}) =>
  ask(who, 'POST', `/${id}/status`, { to, version: (await detail('admin', id)).version, ...values });
const report = (who: 'anna' | 'bo', values: object = {}) =>
  ask(who, 'POST', '', {
    orderId: world.orders[who],
    kind: 'DAMAGED',
    incidentDate: '2027-05-03',
    whatHappened: 'The screen broke.',
    ...values,
  });
const reported = async (who: 'anna' | 'bo') => dataOf<RmaDetail>(await report(who)).id;
const reason = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [
  status,
  body.message,
  ...((body as { details?: { path: string; key: string }[] }).details ?? []).map(({ path, key }) => `${path} ${key}`),
];

testInSteps('requests from the report to their end', (step) => {
  step(
    'scenario 47: an incident before dispatch is refused; 3 May 2027 is CREATED, company and supplier are mailed',
    async () => {
      for (const incidentDate of ['2026-12-09', '2027-05-05'])
        expect(reason(await report('bo', { incidentDate }))).toEqual([
          400,
          'invalid-data-provided',
          'incidentDate invalid-day',
        ]);
      expect(reason(await report('bo', { whatHappened: ' ' }))).toEqual([
        400,
        'invalid-data-provided',
        'whatHappened required',
      ]);
      expect(reason(await report('bo', { orderId: world.orders.anna }))).toEqual([404, 'order-not-found']);
      const created = await report('bo');
      expect([created.status, created.body.data]).toMatchObject([
        201,
        { status: 'CREATED', covered: false, kind: 'DAMAGED', actions: ['UPDATED'] },
      ]);
      await t.work();
      const {
        rows: [{ email }],
      } = await t.database.owner.query('select email from suppliers where id = $1', [world.supplier.id]);
      for (const to of [world.company.email, email])
        expect((await t.mails(to)).filter(({ kind }) => kind === 'rma')).toHaveLength(1);
    },
  );

  step(
    'scenario 48: the supplier approves REPLACE: the new serial number is stored, the old kept, draws stay 166.63',
    async () => {
      const [{ id }] = dataOf<[RmaRow]>(await ask('supplier', 'GET', '?queue=NEW'));
      expect((await detail('supplier', id)).logs[0]!.actorName).toBe('');
      expect(reason(await move('supplier', id, 'APPROVED', { outcome: 'REPLACE', serialNumber: imei(50) }))).toEqual([
        409,
        'invalid-data-provided',
      ]);
      await move('supplier', id, 'PENDING');
      expect(reason(await move('supplier', id, 'APPROVED'))).toEqual([
        400,
        'invalid-data-provided',
        'outcome required',
      ]);
      expect(reason(await move('supplier', id, 'APPROVED', { outcome: 'REPLACE' }))[1]).toBe('serial-number-required');
      expect(reason(await move('supplier', id, 'APPROVED', { outcome: 'REPLACE', serialNumber: imei(1) }))[1]).toBe(
        'serial-number-already-used',
      );
      // Nor does the broken one come instead of itself.
      expect(reason(await move('supplier', id, 'APPROVED', { outcome: 'REPLACE', serialNumber: imei(2) }))[1]).toBe(
        'serial-number-already-used',
      );
      const approved = await move('supplier', id, 'APPROVED', { outcome: 'REPLACE', serialNumber: imei(50) });
      expect(approved.body.data).toMatchObject({
        status: 'APPROVED',
        outcome: 'REPLACE',
        serialNumber: imei(50),
        oldSerialNumber: imei(2),
        newSerialNumber: imei(50),
      });
      const { rows } = await t.database.owner.query(
        'select distinct amount::int, status from salary_draws where order_id = $1',
        [world.orders.bo],
      );
      expect(rows).toEqual([{ amount: 16_663, status: 'PLANNED' }]);
      const {
        rows: [event],
      } = await t.database.owner.query(
        "select detail from order_events where order_id = $1 and kind = 'SERIAL_NUMBER' and reason = 'RMA'",
        [world.orders.bo],
      );
      expect(event.detail).toEqual({ previousSerialNumber: imei(2), serialNumber: imei(50) });
      expect((await move('supplier', id, 'CLOSED')).status).toBe(200);
    },
  );

  step('rejected with a reason; one more word opens it once; covered while all-risk runs', async () => {
    const id = await reported('anna');
    expect((await detail('anna', id)).covered).toBe(true);
    const inform = async () =>
      ask('anna', 'POST', `/${id}/information`, {
        version: (await detail('anna', id)).version,
        text: 'There is a witness.',
      });
    await move('admin', id, 'PENDING');
    expect(reason(await move('supplier', id, 'REJECTED'))).toEqual([400, 'invalid-data-provided', 'reason required']);
    await move('supplier', id, 'REJECTED', { reason: 'No picture.' });
    expect((await inform()).body.data).toMatchObject({ status: 'UPDATED' });
    await move('supplier', id, 'PENDING');
    await move('supplier', id, 'REJECTED', { reason: 'Still none.' });
    expect(reason(await inform())).toEqual([409, 'invalid-data-provided']);
    expect((await ask('company', 'POST', `/${id}/comments`, { text: 'We pay the repair.' })).body.data).toMatchObject({
      status: 'REJECTED',
      actions: [],
    });
    expect((await detail('anna', id)).logs.at(-1)).toMatchObject({ text: 'We pay the repair.', toStatus: null });
  });

  step('an excess is accepted by the employee and paid before it closes', async () => {
    const id = await reported('anna');
    await move('supplier', id, 'PENDING');
    await move('supplier', id, 'APPROVED', { outcome: 'REPAIR', excess: 50_000 });
    expect(reason(await move('supplier', id, 'CLOSED'))).toEqual([409, 'invalid-data-provided']);
    const before = await detail('anna', id);
    const outdated = {
      version: before.version,
      to: 'ACCEPTED',
      seen: excessFacts({ excess: { amount: 40_000, currency: 'DKK' } }),
    };
    expect(await ask('anna', 'POST', `/${id}/answer`, outdated)).toMatchObject({
      status: 409,
      body: {
        message: 'changed-by-someone-else',
        details: [
          { path: 'excess', seen: { amount: 40_000, currency: 'DKK' }, current: { amount: 50_000, currency: 'DKK' } },
        ],
      },
    });
    expect(await detail('anna', id)).toEqual(before);
    expect(
      (await ask('anna', 'POST', `/${id}/answer`, { version: (await detail('anna', id)).version, to: 'ACCEPTED' })).body
        .data,
    ).toMatchObject({ status: 'ACCEPTED', excess: { amount: 50_000, currency: 'DKK' } });
    for (const to of ['PAID', 'CLOSED']) expect((await move('supplier', id, to)).status).toBe(200);
  });

  step('a return: back office closes it, the order is deleted and its draws are cancelled', async () => {
    const id = await reported('anna');
    await move('supplier', id, 'PENDING');
    await move('supplier', id, 'APPROVED', { outcome: 'RETURN' });
    expect(reason(await move('supplier', id, 'CLOSED'))).toEqual([403, 'you-do-not-have-permission-to-do-this-action']);
    expect((await move('admin', id, 'CLOSED')).body.data).toMatchObject({ status: 'CLOSED' });
    const { rows } = await t.database.owner.query(
      `select o.status, d.status as draw, count(*)::int as n from orders o join salary_draws d on d.order_id = o.id
        where o.id = $1 group by 1, 2`,
      [world.orders.anna],
    );
    expect(rows).toEqual([{ status: 'DELETED', draw: 'CANCELLED', n: 24 }]);
  });

  step('what supplier and back office decided is in the log of the company', async () => {
    const { rows } = await t.database.owner.query(
      `select actor_role, company_id from audit_log where action = 'rma.moved' group by 1, 2 order by 1`,
    );
    expect(rows).toEqual(['admin', 'supplier'].map((role) => ({ actor_role: role, company_id: world.company.id })));
  });

  step('another’s RMA request is not found, and there is no salary data for the supplier', async () => {
    const [{ id }] = dataOf<[RmaRow]>(await ask('company', 'GET', ''));
    const other = await givenMarket(t);
    for (const [portal, token] of [
      ['company', other.company.token],
      ['supplier', other.supplier.token],
      ['employee', world.bo.token],
    ] as const) {
      expect((await t.call('GET', `/${portal}/rma/${id}`, { token })).body.message).toBe('rma-request-not-found');
    }
    expect((await ask('admin', 'GET', `?companyId=${world.company.id}`)).body.meta).toMatchObject({ total: 4 });
    expect((await ask('supplier', 'GET', '')).raw.toString()).not.toMatch(/monthlyPrice|employeeId/);
  });
});
