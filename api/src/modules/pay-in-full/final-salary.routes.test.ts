import type { Employee } from '@portal/contract/employee-rows';
import type { PayInFullDetail, PayInFullRow } from '@portal/contract/pay-in-full-rows';
import type { RmaDetail } from '@portal/contract/rma';
import { bind } from '../../../test/binding-call.ts';
import { givenFinalSalary } from '../../../test/given-final-salary.ts';
import type { Shipped } from '../../../test/given-shipped.ts';
import type { Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' }, { perTest: true });
let world: Shipped;
let admin: Person;

beforeEach(async () => {
  ({ admin, world } = await givenFinalSalary(t));
});

type Who = 'anna' | 'bo';
const setExit = async (who: Who, exitDate: string | null) => {
  const path = `/company/employees/${world[who].id}`;
  const { version } = dataOf<Employee>(await t.call('GET', path, { token: world.company.token }));
  if (exitDate === null)
    return t.call('POST', `${path}/exit/withdraw`, { token: world.company.token, body: { version } });
  return bind(t, `${path}/exit`, {
    token: world.company.token,
    body: { version, exitDate, exitReason: 'DISMISSAL', send: 'NOW' },
  });
};
const leave = async (who: Who) => {
  await setExit(who, '2027-10-31');
  return dataOf<[PayInFullRow]>(await t.call('GET', '/employee/pay-in-full', { token: world[who].token }))[0].id;
};
const read = async (who: Who, id: string) =>
  dataOf<PayInFullDetail>(await t.call('GET', `/employee/pay-in-full/${id}`, { token: world[who].token }));
const accept = async (who: Who, id: string, paymentKind: string) =>
  bind(t, `/employee/pay-in-full/${id}/accept`, {
    token: world[who].token,
    body: { version: (await read(who, id)).version, confirmed: true, paymentKind },
  });
const changeKind = async (portal: 'company' | 'admin', id: string, paymentKind: string) => {
  const token = portal === 'admin' ? admin.token : world.company.token;
  const { version } = dataOf<PayInFullDetail>(await t.call('GET', `/${portal}/pay-in-full/${id}`, { token }));
  return t.call('POST', `/${portal}/pay-in-full/${id}/payment-kind`, { token, body: { version, paymentKind } });
};
const finals = async () =>
  (
    await t.database.owner.query(
      `select period, status, gross_amount::int as gross, net_amount::int as net from salary_draws
        where kind = 'final' order by id`,
    )
  ).rows;
const runAt = async (instant: string) => {
  t.clock.moveTo(instant);
  await t.runScheduledJobs();
};
const octoberFile = async () => {
  const token = world.company.token;
  const files = dataOf<{ id: string; period: string }[]>(await t.call('GET', '/company/salaryfiles', { token }));
  const october = files.filter(({ period }) => period === '2027-10');
  expect(october).toHaveLength(1);
  return (await t.call('GET', `/company/salaryfiles/${october[0]!.id}/download`, { token })).raw.toString();
};

test('scenario 57: net, 6,218.68 is a row of October’s file with its own code, then paid and closed', async () => {
  const id = await leave('anna');
  expect((await read('anna', id)).options.map(({ kind, total, salary }) => [kind, total.amount, salary])).toEqual([
    ['FINAL_SALARY_NET', 621_868, { period: '2027-10', isInstruction: false }],
    ['FINAL_SALARY_GROSS', 497_494, { period: '2027-10', isInstruction: false }],
  ]);
  const both = await Promise.all([accept('anna', id, 'FINAL_SALARY_NET'), accept('anna', id, 'FINAL_SALARY_NET')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const accepted = await read('anna', id);
  expect(accepted).toMatchObject({
    status: 'ACCEPTED',
    total: { amount: 621_868 },
    finalSalary: { period: '2027-10', state: 'PLANNED' },
    // The salary of the 20th takes it: no other day is due.
    payment: { reference: `12345678-2027-10-${accepted.orderNumber}`, account: null, dueOn: null },
  });
  await runAt('2027-10-20T04:30:00Z');
  expect(await octoberFile()).toContain(';1042;48;100;621868;621868');
  await runAt('2027-10-20T04:32:00Z');
  await runAt('2027-10-20T04:33:00Z');
  expect(await read('anna', id)).toMatchObject({
    status: 'CLOSED',
    transactionId: accepted.payment.reference,
    logs: [{}, { toStatus: 'ACCEPTED' }, { toStatus: 'PAID', actorRole: 'system' }, { toStatus: 'CLOSED' }],
  });
  await runAt('2027-11-20T05:30:00Z');
  expect(await finals()).toEqual([{ period: '2027-10', status: 'SENT', gross: 0, net: 621_868 }]);
});

test('scenario 58: gross, 4,974.94 without VAT; the kind and its row change until the file is made', async () => {
  const id = await leave('anna');
  await accept('anna', id, 'FINAL_SALARY_GROSS');
  expect(await finals()).toEqual([{ period: '2027-10', status: 'PLANNED', gross: 497_494, net: 0 }]);
  expect((await changeKind('admin', id, 'CARD')).body.message).toBe('payment-details-missing');
  expect((await changeKind('admin', id, 'FINAL_SALARY_NET')).body.data).toMatchObject({ vat: { amount: 124_374 } });
  expect(await finals()).toEqual([{ period: '2027-10', status: 'PLANNED', gross: 0, net: 621_868 }]);
  expect((await changeKind('company', id, 'FINAL_SALARY_GROSS')).body.data).toMatchObject({
    status: 'ACCEPTED',
    vat: { amount: 0 },
    total: { amount: 497_494 },
  });
  const { rows } = await t.database.owner.query(
    `select distinct company_id from audit_log where action = 'pay-in-full.changed'`,
  );
  expect(rows).toEqual([{ company_id: world.company.id }]);
  await t.work();
  expect((await t.mails(world.anna.email)).some(({ text }) => text.includes('way to pay was changed'))).toBe(true);
  await runAt('2027-10-20T04:30:00Z');
  expect(await octoberFile()).toContain(';1042;47;100;497494;497494');
  expect((await changeKind('company', id, 'FINAL_SALARY_NET')).status).toBe(409);
  expect(await finals()).toMatchObject([{ gross: 497_494, net: 0 }]);
});

test('scenario 59: too late for the file, payroll is told by mail and confirms; no file holds it', async () => {
  await runAt('2027-10-20T04:30:00Z');
  const id = await leave('bo');
  expect((await read('bo', id)).options[0]).toMatchObject({ salary: { period: '2027-10', isInstruction: true } });
  expect((await accept('bo', id, 'FINAL_SALARY_NET')).body.data).toMatchObject({
    finalSalary: { period: '2027-10', state: 'INSTRUCTED' },
  });
  await t.work();
  const { orderNumber, payment } = await read('bo', id);
  const mail = (await t.mails(world.company.email)).find(({ subject }) => subject.startsWith('Deduct from'))!;
  for (const words of [payment.reference, 'DKK 5,378.48', '1043', '48']) expect(mail.text).toContain(words);
  const detail = async () =>
    dataOf<PayInFullDetail>(await t.call('GET', `/company/pay-in-full/${id}`, { token: world.company.token }));
  expect((await detail()).actions).toEqual(['PAID']);
  expect(
    (
      await t.call('POST', `/company/pay-in-full/${id}/status`, {
        token: world.company.token,
        body: { to: 'PAID', version: (await detail()).version },
      })
    ).body.data,
  ).toMatchObject({ status: 'PAID', transactionId: `12345678-2027-10-${orderNumber}` });
  await runAt('2027-11-20T05:30:00Z');
  expect(await finals()).toEqual([]);
});

test('an exit that is withdrawn takes its row along: planned it is cancelled, in a file it is given back', async () => {
  const anna = await leave('anna');
  await accept('anna', anna, 'FINAL_SALARY_NET');
  expect((await setExit('anna', null)).status).toBe(200);
  expect(await finals()).toMatchObject([{ status: 'CANCELLED' }]);
  const again = await leave('anna');
  await accept('anna', again, 'FINAL_SALARY_GROSS');
  expect(await finals()).toEqual([{ period: '2027-10', status: 'PLANNED', gross: 497_494, net: 0 }]);
  await t.database.owner.query('update company_settings set auto_send_salary_file = false');
  await runAt('2027-10-20T04:30:00Z');
  expect(await finals()).toMatchObject([{ status: 'IN_FILE' }]);
  expect((await setExit('anna', null)).status).toBe(200);
  const { rows } = await t.database.owner.query(
    "select period, amount::int from salary_draws where kind = 'correction'",
  );
  expect(rows).toEqual([{ period: '2027-11', amount: -497_494 }]);
});

test('a return that is charged joins what a withdrawn exit gives back in the same month', async () => {
  await t.database.owner.query("update company_settings set auto_send_salary_file = false, return_policy = 'CHARGE'");
  await accept('anna', await leave('anna'), 'FINAL_SALARY_NET');
  await runAt('2027-10-20T04:30:00Z');
  await setExit('anna', null);
  expect((await setExit('anna', '2027-11-10')).status).toBe(200);
  const id = dataOf<PayInFullRow[]>(await t.call('GET', '/employee/pay-in-full', { token: world.anna.token })).find(
    ({ status }) => status === 'CREATED',
  )!.id;
  const { version } = await read('anna', id);
  const declined = await t.call('POST', `/employee/pay-in-full/${id}/decline`, {
    token: world.anna.token,
    body: { version },
  });
  expect([declined.status, declined.body.message]).toEqual([200, undefined]);
  const detail = await t.call('GET', `/company/pay-in-full/${id}`, { token: world.company.token });
  const closed = await t.call('POST', `/company/pay-in-full/${id}/status`, {
    token: world.company.token,
    body: { to: 'CLOSED', version: dataOf<PayInFullDetail>(detail).version },
  });
  expect([closed.status, closed.body.message]).toEqual([200, undefined]);
  const { rows } = await t.database.owner.query(
    `select period, amount::int, (select sum(amount)::int from salary_draws where order_id = d.order_id
      and kind = 'planned' and period > '2027-11') as rest from salary_draws d where kind = 'correction'`,
  );
  expect(rows).toEqual([{ period: '2027-11', amount: rows[0].rest - 621_868, rest: expect.any(Number) }]);
});

test.each([
  // The credit of the final salary has gone to payroll: October's own draw is still to be given back.
  { incidentDate: '2027-10-05', isInFile: true, credits: -621_868 - 2 * 22_893 },
  // It still waits, and the incident lies behind it: it stays, and only November is added.
  { incidentDate: '2027-11-05', isInFile: false, credits: -621_868 },
])('a return after a withdrawn exit gives back all that was drawn, incident $incidentDate', async (one) => {
  await t.database.owner.query('update company_settings set auto_send_salary_file = false');
  await accept('anna', await leave('anna'), 'FINAL_SALARY_NET');
  await runAt('2027-10-20T04:30:00Z');
  await setExit('anna', null);
  if (one.isInFile) await runAt('2027-11-20T05:30:00Z');
  else t.clock.moveTo('2027-11-06T09:00:00Z');
  const opened = await t.call('POST', '/employee/rma', {
    token: world.anna.token,
    body: { orderId: world.orders.anna, kind: 'FAULTY', incidentDate: one.incidentDate, whatHappened: 'It is dead.' },
  });
  const { id } = dataOf<RmaDetail>(opened);
  const move = async (token: string, portal: string, body: object) => {
    const { version } = dataOf<RmaDetail>(await t.call('GET', `/admin/rma/${id}`, { token: admin.token }));
    return bind(t, `/${portal}/rma/${id}/status`, { token, body: { version, ...body } });
  };
  await move(world.supplier.token, 'supplier', { to: 'PENDING' });
  await move(world.supplier.token, 'supplier', { to: 'APPROVED', outcome: 'RETURN' });
  expect((await move(admin.token, 'admin', { to: 'CLOSED' })).status).toBe(200);
  const { rows } = await t.database.owner.query(
    `select kind, status, period, amount::int from salary_draws where order_id = $1
      and (kind <> 'planned' or period between '2027-10' and '2027-11') order by kind, period`,
    [world.orders.anna],
  );
  const credits = rows.filter(({ kind, status }) => kind === 'correction' && status !== 'CANCELLED');
  expect([credits.reduce((all, { amount }) => all + amount, 0), rows]).toEqual([one.credits, rows]);

  // The rest by hand, pressed twice at once: all that was drawn is given back, and nothing twice.
  const byHand = () =>
    t.call('POST', `/admin/orders/${world.orders.anna}/credit`, { token: admin.token, body: { from: '2026-01' } });
  expect((await Promise.all([byHand(), byHand(), byHand()])).map(({ status }) => status).sort()).toEqual([
    200, 409, 409,
  ]);
  expect((await byHand()).body.message).toBe('nothing-to-draw');
  const left = await t.database.owner.query(
    `select sum(amount)::int as amount from salary_draws where order_id = $1 and status <> 'CANCELLED'`,
    [world.orders.anna],
  );
  expect(left.rows).toEqual([{ amount: 0 }]);
});

test('a file by hand stays once its final salary was given back: payroll gives back what it takes', async () => {
  await accept('anna', await leave('anna'), 'FINAL_SALARY_NET');
  t.clock.moveTo('2027-10-25T09:00:00Z');
  const { token } = world.company;
  const [file] = dataOf<{ id: string }[]>(await bind(t, '/company/salaryfiles', { token, body: { mode: 'ALL' } }));
  expect(await finals()).toMatchObject([{ status: 'IN_FILE' }]);
  expect((await setExit('anna', null)).status).toBe(200);
  expect(await t.call('DELETE', `/company/salaryfiles/${file!.id}`, { token })).toMatchObject({
    status: 409,
    body: { message: 'invalid-data-provided' },
  });
  expect(await finals()).toMatchObject([{ status: 'IN_FILE' }]);
});

test('a final salary that a return gave back is not given back again when the exit is withdrawn', async () => {
  await t.database.owner.query('update company_settings set auto_send_salary_file = false');
  await accept('anna', await leave('anna'), 'FINAL_SALARY_NET');
  await runAt('2027-10-20T04:30:00Z');
  const opened = await t.call('POST', '/employee/rma', {
    token: world.anna.token,
    body: { orderId: world.orders.anna, kind: 'FAULTY', incidentDate: '2027-10-05', whatHappened: 'It is dead.' },
  });
  const { id } = dataOf<RmaDetail>(opened);
  const move = async (token: string, portal: string, body: object) => {
    const { version } = dataOf<RmaDetail>(await t.call('GET', `/admin/rma/${id}`, { token: admin.token }));
    return bind(t, `/${portal}/rma/${id}/status`, { token, body: { version, ...body } });
  };
  await move(world.supplier.token, 'supplier', { to: 'PENDING' });
  await move(world.supplier.token, 'supplier', { to: 'APPROVED', outcome: 'RETURN' });
  expect((await move(admin.token, 'admin', { to: 'CLOSED' })).status).toBe(200);
  const credits = async () =>
    (
      await t.database.owner.query(
        `select sum(amount)::int as amount from salary_draws where order_id = $1 and kind = 'correction'`,
        [world.orders.anna],
      )
    ).rows;
  expect(await credits()).toEqual([{ amount: -621_868 - 22_893 }]);
  expect((await setExit('anna', null)).status).toBe(200);
  expect(await credits()).toEqual([{ amount: -621_868 - 22_893 }]);
});

test('what the company does not allow, has no code for, or what is early, is not offered', async () => {
  await t.database.owner.query(
    `update company_settings set final_salary = '{NET}', allow_early_pif = true;
    update companies set wage_code_final_net = ' '`,
  );
  expect((await read('anna', await leave('anna'))).options).toEqual([]);
  await t.database.owner.query("update companies set wage_code_final_net = '48'");
  const asked = await bind(t, '/employee/pay-in-full', {
    token: world.bo.token,
    body: { orderId: world.orders.bo, exitDate: '2027-10-31', confirmed: true },
  });
  expect(dataOf<PayInFullDetail>(asked).options).toEqual([]);
});
