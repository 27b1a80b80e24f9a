import type { Employee } from '@portal/contract/employee-rows';
import type { PayInFullDetail, PayInFullRow } from '@portal/contract/pay-in-full-rows';
import { bind } from '../../../test/binding-call.ts';
import { givenShipped, type Shipped } from '../../../test/given-shipped.ts';
import { givenAdmin, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' }, { perTest: true });
let world: Shipped;
let admin: Person;

beforeEach(async () => {
  admin = await givenAdmin(t);
  world = await givenShipped(t);
  t.clock.moveTo('2027-10-20T09:00:00Z');
});

type Who = 'anna' | 'bo';
const details = {
  currency: 'DKK',
  bank: 'Nordbank',
  account: '1234 0001234567',
  iban: 'DK5000400440116243',
  bic: '',
  cardLink: 'https://pay.nordlys.example/?sum={amount}&in={currency}&order={reference}',
};
const enterDetails = () => t.call('PUT', '/company/payment-details', { token: world.company.token, body: details });
const leave = async (who: Who) => {
  const path = `/company/employees/${world[who].id}`;
  const { version } = dataOf<Employee>(await t.call('GET', path, { token: world.company.token }));
  await bind(t, `${path}/exit`, {
    token: world.company.token,
    body: { version, exitDate: '2027-10-31', exitReason: 'DISMISSAL', send: 'NOW' },
  });
  return dataOf<[PayInFullRow]>(await t.call('GET', '/employee/pay-in-full', { token: world[who].token }))[0].id;
};
const read = async (who: Who, id: string) =>
  dataOf<PayInFullDetail>(await t.call('GET', `/employee/pay-in-full/${id}`, { token: world[who].token }));
const accept = async (who: Who, id: string, paymentKind?: string) =>
  bind(t, `/employee/pay-in-full/${id}/accept`, {
    token: world[who].token,
    body: {
      version: (await read(who, id)).version,
      confirmed: true,
      ...(paymentKind === undefined ? {} : { paymentKind }),
    },
  });
const mailOf = async (who: Who) => {
  await t.work();
  return (await t.mails(world[who].email)).findLast(({ subject }) => subject.endsWith('accepted'))!;
};

test('scenario 61: accepted on 20 Oct 2027 it is due on 3 Nov, by card or to the account', async () => {
  await enterDetails();
  const anna = await leave('anna');
  const before = await read('anna', anna);
  const reference = String(before.orderNumber);
  expect(before.options.map(({ kind, total }) => [kind, total.amount])).toEqual([
    ['CARD', 621_868],
    ['INVOICE', 621_868],
  ]);
  expect(before.payment).toMatchObject({ dueOn: null, account: null, link: null });
  expect((await accept('anna', anna, 'CARD')).body.data).toMatchObject({
    status: 'ACCEPTED',
    paymentKind: 'CARD',
    validUntil: '2027-11-19',
    payment: {
      reference,
      dueOn: '2027-11-03',
      account: null,
      link: `https://pay.nordlys.example/?sum=6218.68&in=DKK&order=${reference}`,
    },
  });
  const mail = await mailOf('anna');
  for (const words of ['DKK 6,218.68', reference, '3 November 2027', 'https://pay.nordlys.example/?sum=6218.68'])
    expect(mail.text).toContain(words);

  const bo = await leave('bo');
  await accept('bo', bo, 'INVOICE');
  const { payment } = await read('bo', bo);
  expect(payment).toMatchObject({ dueOn: '2027-11-03', link: null, account: { account: '1234 0001234567' } });
  expect((await mailOf('bo')).text).toContain('DK5000400440116243');
  expect(
    dataOf<PayInFullDetail>(await t.call('GET', `/admin/pay-in-full/${bo}`, { token: admin.token })).payment,
  ).toEqual(payment);
});

test('without payment details neither is offered, and the employee is told whom to ask', async () => {
  const id = await leave('anna');
  const { options, payment } = await read('anna', id);
  expect(options).toEqual([]);
  expect(payment.contacts).toEqual([{ name: expect.any(String), email: world.company.email }]);
  const refused = await accept('anna', id, 'CARD');
  expect([refused.status, refused.body.message]).toEqual([409, 'payment-details-missing']);
  expect((await accept('anna', id)).body.data).toMatchObject({ status: 'ACCEPTED', payment: { account: null } });
  expect((await mailOf('anna')).text).toContain(world.company.email);
  const toCompany = (await t.mails(world.company.email)).map(({ text }) => text);
  expect(toCompany.some((text) => text.includes('enter payment details in the settings'))).toBe(true);
  await enterDetails();
  expect((await read('anna', id)).payment).toMatchObject({ dueOn: '2027-11-03', account: { bank: 'Nordbank' } });
});

test('letters: how to pay once accepted, whose the item is once closed; who leases it is told', async () => {
  await enterDetails();
  const id = await leave('anna');
  const letter = (token: string, portal: string) => t.call('GET', `/${portal}/pay-in-full/${id}/letter`, { token });
  expect((await letter(world.anna.token, 'employee')).body.message).toBe('file-not-found');
  await t.database.owner.query(
    `with partner as (
      insert into leasing_partners (name, email) values ('Lessor', 'lessor@lease.example') returning id),
      agreement as (insert into leasing_agreements (company_id, name, period, draw_freq, leasing_start, leasing_end,
        partner_id, contract_id, currency, product_sum, accessory_sum, total_salary_draw, total_leasing_value,
        created_at)
        select $1::uuid, 'Lease 2027', 24, 'MONTHLY', '2027-01-01', '2028-12-31', id, 'L-77', 'DKK', 0, 0, 0, 0, now()
        from partner returning id)
      insert into leasing_agreement_orders (leasing_agreement_id, order_id, company_id)
        select id, $2::uuid, $1::uuid from agreement`,
    [world.company.id, world.orders.anna],
  );
  await accept('anna', id, 'INVOICE');
  expect(await read('anna', id)).toMatchObject({ letter: 'PAYMENT' });
  const payment = await letter(world.anna.token, 'employee');
  expect([payment.status, payment.headers['content-type'], payment.raw.subarray(0, 4).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF',
  ]);
  const { version } = await read('anna', id);
  const move = (to: string, at: number) =>
    t.call('POST', `/admin/pay-in-full/${id}/status`, {
      token: admin.token,
      body: { to, version: at, transactionId: 'TX-9' },
    });
  await move('PAID', version);
  expect((await letter(admin.token, 'admin')).status).toBe(404);
  expect((await move('CLOSED', version + 1)).body.data).toMatchObject({ letter: 'OWNERSHIP' });
  for (const [token, portal] of [
    [world.anna.token, 'employee'],
    [world.company.token, 'company'],
    [admin.token, 'admin'],
  ] as const)
    expect((await letter(token, portal)).raw.subarray(0, 4).toString()).toBe('%PDF');
  expect((await letter(world.bo.token, 'employee')).body.message).toBe('pay-in-full-request-not-found');
  await t.work();
  const [toLessor] = await t.mails('lessor@lease.example');
  expect(toLessor!.text).toContain('L-77');
  expect(toLessor!.text).not.toContain('6,218.68');
  const toAnna = (await t.mails(world.anna.email)).find(({ subject }) => subject.endsWith('closed'))!;
  expect(toAnna.text).toContain(`/employee/pif?request=${id}`);
  expect(toAnna.text).toContain('as PDF');
});
