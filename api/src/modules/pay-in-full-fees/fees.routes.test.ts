import type { PayInFullFee } from '@portal/contract/pay-in-full-fees';
import type { PayInFullDetail, PayInFullOffers } from '@portal/contract/pay-in-full-rows';
import { bind } from '../../../test/binding-call.ts';
import { givenShipped, type Shipped } from '../../../test/given-shipped.ts';
import { givenAdmin, givenCompany, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' }, { perTest: true });
let world: Shipped;
let admin: Person;

beforeEach(async () => {
  admin = await givenAdmin(t);
  world = await givenShipped(t);
  await t.database.owner.query('update company_settings set allow_early_pif = true');
  t.clock.moveTo('2027-10-20T09:00:00Z');
});

const at = () => `/admin/companies/${world.company.id}/pay-in-full-fees`;
const set = (validFrom: string, amount: number | null, token = admin.token) =>
  t.call('PUT', at(), { token, body: { validFrom, amount } });
const offered = async () =>
  dataOf<PayInFullOffers>(await t.call('GET', '/employee/pay-in-full/offers', { token: world.anna.token })).orders[0]!;

test('scenario 62: 300.00 from 25 Oct 2027: asked on the 20th 6,218.68, on the 25th 6,281.18', async () => {
  const { rows } = await t.database.owner.query(
    'select count(*)::int as n from pay_in_full_fees where company_id is null',
  );
  const answer = await set('2027-10-25', 30_000);
  expect(dataOf<PayInFullFee[]>(answer)).toEqual([
    { validFrom: '2027-10-25', fee: { amount: 30_000, currency: 'DKK' }, isOwn: true, state: 'COMING' },
    { validFrom: '2020-01-01', fee: { amount: 25_000, currency: 'DKK' }, isOwn: false, state: 'CURRENT' },
  ]);
  const asked = await bind(t, '/employee/pay-in-full', {
    token: world.anna.token,
    body: { orderId: world.orders.anna, exitDate: '2027-10-31', confirmed: true },
  });
  const { id, total } = dataOf<PayInFullDetail>(asked);
  expect(total.amount).toBe(621_868);
  t.clock.moveTo('2027-10-24T22:30:00Z');
  expect(
    dataOf<PayInFullDetail>(await t.call('GET', `/admin/pay-in-full/${id}`, { token: admin.token })),
  ).toMatchObject({ pifFee: { amount: 25_000 }, total: { amount: 621_868 } });
  const bo = dataOf<PayInFullOffers>(await t.call('GET', '/employee/pay-in-full/offers', { token: world.bo.token }));
  expect(bo.orders[0]!.lines.find(({ key }) => key === 'fee')!.amount.amount).toBe(30_000);
  const { version } = dataOf<PayInFullDetail>(
    await t.call('GET', `/company/pay-in-full/${id}`, { token: world.company.token }),
  );
  await t.call('POST', `/company/pay-in-full/${id}/status`, {
    token: world.company.token,
    body: { to: 'REJECTED', reason: 'Later.', version },
  });
  await t.call('POST', `/company/pay-in-full/${id}/status`, {
    token: world.company.token,
    body: { to: 'CLOSED', version: version + 1 },
  });
  expect((await offered()).total.amount).toBe(628_118);
  expect(
    (await t.database.owner.query('select count(*)::int as n from pay_in_full_fees where company_id is null')).rows,
  ).toEqual(rows);
});

test('a past day is refused, today is corrected, a coming fee is taken back; the company only looks', async () => {
  await set('2027-10-25', 30_000);
  t.clock.moveTo('2027-12-01T09:00:00Z');
  expect((await set('2027-11-30', 1)).body).toMatchObject({
    message: 'invalid-data-provided',
    details: [{ path: 'validFrom', key: 'must-be-in-the-future' }],
  });
  expect((await set('2027-12-01', 0)).status).toBe(200);
  expect((await set('2027-12-01', null)).status).toBe(400);
  expect((await set('2028-01-01', 10_000)).status).toBe(200);
  expect(dataOf<PayInFullFee[]>(await set('2028-01-01', null))[0]).toMatchObject({
    validFrom: '2027-12-01',
    fee: { amount: 0 },
    state: 'CURRENT',
  });
  const own = await t.call('GET', '/company/pay-in-full-fees', { token: world.company.token });
  expect(dataOf<PayInFullFee[]>(own).map(({ state }) => state)).toEqual(['CURRENT', 'PAST', 'PAST']);
  expect((await set('2028-02-01', 1, world.company.token)).status).toBe(403);
  const other = await givenCompany(t);
  expect(
    dataOf<PayInFullFee[]>(await t.call('GET', '/company/pay-in-full-fees', { token: other.token })),
  ).toMatchObject([{ isOwn: false }]);
  const { rows } = await t.database.owner.query(
    `select detail from audit_log where action = 'pay-in-full-fee.changed' order by at, id`,
  );
  expect(rows.at(-1).detail).toMatchObject({ validFrom: '2028-01-01', currency: 'DKK', amount: { after: null } });
});
