import type { Employee } from '@portal/contract/employee-rows';
import type { PayInFullDetail, PayInFullOffers, PayInFullRow } from '@portal/contract/pay-in-full-rows';
import { bind } from '../../../test/binding-call.ts';
import { givenShipped, type Shipped } from '../../../test/given-shipped.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let world: Shipped;

beforeAll(async () => {
  world = await givenShipped(t);
  t.clock.moveTo('2027-10-01T09:00:00Z');
  await t.database.owner.query('update company_settings set allow_early_pif = true');
});

const own = <T>(path: string) =>
  t.call('GET', `/employee/pay-in-full${path}`, { token: world.anna.token }).then((answer) => dataOf<T>(answer));

test('scenario 63: with all-risk 6,218.68, without it 5,536.18: chosen when asking, and when accepting', async () => {
  const [offer] = (await own<PayInFullOffers>('/offers')).orders;
  expect([offer!.total.amount, offer!.withoutAllRisk!.total.amount]).toEqual([621_868, 553_618]);
  const asked = await bind(t, '/employee/pay-in-full', {
    token: world.anna.token,
    body: { orderId: world.orders.anna, exitDate: '2027-10-31', confirmed: true, keepAllRisk: false },
  });
  expect(asked.body.data).toMatchObject({ total: { amount: 553_618 }, allRiskMonths: 0 });
  const { id, version } = dataOf<PayInFullDetail>(asked);
  await t.call('POST', `/employee/pay-in-full/${id}/decline`, { token: world.anna.token, body: { version } });
  await t.call('POST', `/company/pay-in-full/${id}/status`, {
    token: world.company.token,
    body: { to: 'CLOSED', version: version + 1 },
  });

  await t.call('PUT', '/company/payment-details', {
    token: world.company.token,
    body: { currency: 'DKK', bank: '', account: '1234 567', iban: '', bic: '', cardLink: '' },
  });
  const path = `/company/employees/${world.anna.id}`;
  const employee = dataOf<Employee>(await t.call('GET', path, { token: world.company.token }));
  await bind(t, `${path}/exit`, {
    token: world.company.token,
    body: { version: employee.version, exitDate: '2027-10-31', exitReason: 'DISMISSAL', send: 'NOW' },
  });
  const [open] = await own<PayInFullRow[]>('?view=OPEN');
  const request = await own<PayInFullDetail>(`/${open!.id}`);
  expect(request.options).toMatchObject([
    { kind: 'INVOICE', total: { amount: 621_868 }, withoutAllRisk: { total: { amount: 553_618 } } },
  ]);
  const accept = (keepAllRisk: boolean, seen?: unknown) => {
    const body = { version: request.version, confirmed: true, paymentKind: 'INVOICE', keepAllRisk };
    const at = `/employee/pay-in-full/${open!.id}/accept`;
    return seen
      ? t.call('POST', at, { token: world.anna.token, body: { ...body, seen } })
      : bind(t, at, { token: world.anna.token, body });
  };
  // What was seen with all-risk is no consent to a price without it.
  expect((await accept(false, [{ name: 'total', value: { amount: 621_868, currency: 'DKK' } }])).status).not.toBe(200);
  expect((await accept(false)).body.data).toMatchObject({
    status: 'ACCEPTED',
    total: { amount: 553_618 },
    priceExVat: { amount: 442_894 },
    allRiskMonths: 0,
  });
});
