import type { Employee } from '@portal/contract/employee-rows';
import type { PayInFullDetail, PayInFullRow } from '@portal/contract/pay-in-full-rows';
import { bind } from '../../../test/binding-call.ts';
import { givenFinalSalary } from '../../../test/given-final-salary.ts';
import type { Shipped } from '../../../test/given-shipped.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' }, { perTest: true });
let world: Shipped;
let id: string;

const person = async () =>
  dataOf<Employee>(await t.call('GET', `/company/employees/${world.bo.id}`, { token: world.company.token }));

const withdraw = async () =>
  expect(
    await t.call('POST', `/company/employees/${world.bo.id}/exit/withdraw`, {
      token: world.company.token,
      body: { version: (await person()).version },
    }),
  ).toMatchObject({ status: 200 });

/** What payroll was told to do, in order. */
const told = async () =>
  (await t.mails(world.company.email)).flatMap(
    ({ subject }) => /^(Deduct|Do not deduct) from the final salary of October 2027/.exec(subject)?.[1] ?? [],
  );

/** October's file is made before bo leaves and accepts to pay with the final salary (DECISIONS 38). */
beforeEach(async () => {
  ({ world } = await givenFinalSalary(t));
  t.clock.moveTo('2027-10-20T04:30:00Z');
  await t.runScheduledJobs();
  await bind(t, `/company/employees/${world.bo.id}/exit`, {
    token: world.company.token,
    body: { version: (await person()).version, exitDate: '2027-10-31', exitReason: 'DISMISSAL', send: 'NOW' },
  });
  ({ id } = dataOf<[PayInFullRow]>(await t.call('GET', '/employee/pay-in-full', { token: world.bo.token }))[0]);
  const { version } = dataOf<PayInFullDetail>(
    await t.call('GET', `/employee/pay-in-full/${id}`, { token: world.bo.token }),
  );
  await bind(t, `/employee/pay-in-full/${id}/accept`, {
    token: world.bo.token,
    body: { version, confirmed: true, paymentKind: 'FINAL_SALARY_NET' },
  });
});

test('another way to pay, then a withdrawn exit: payroll is told each time what no longer counts', async () => {
  await t.work();
  expect(await told()).toEqual(['Deduct']);
  t.clock.moveTo('2027-10-21T08:00:00Z');
  const { version } = dataOf<PayInFullDetail>(
    await t.call('GET', `/company/pay-in-full/${id}`, { token: world.company.token }),
  );
  const changed = await t.call('POST', `/company/pay-in-full/${id}/payment-kind`, {
    token: world.company.token,
    body: { version, paymentKind: 'FINAL_SALARY_GROSS' },
  });
  expect(changed.status).toBe(200);
  await t.work();
  expect(await told()).toEqual(['Deduct', 'Do not deduct', 'Deduct']);
  t.clock.moveTo('2027-10-22T08:00:00Z');
  await withdraw();
  await t.runScheduledJobs();
  await t.runScheduledJobs();
  expect(await told()).toEqual(['Deduct', 'Do not deduct', 'Deduct', 'Do not deduct']);
  const last = (await t.mails(world.company.email)).findLast(({ subject }) => subject.startsWith('Do not'))!;
  for (const words of ['1043', '12345678-2027-10-']) expect(last.text).toContain(words);
  expect((await t.mails(world.bo.email)).at(-1)?.text).toContain('The request is closed.');
});

test('taken back before payroll was told anything: the last word is not to deduct', async () => {
  await withdraw();
  await t.runScheduledJobs();
  expect(await told()).toEqual(['Deduct', 'Do not deduct']);
});

test('what was confirmed as deducted is not taken back', async () => {
  await t.work();
  const { version } = dataOf<PayInFullDetail>(
    await t.call('GET', `/company/pay-in-full/${id}`, { token: world.company.token }),
  );
  const paid = await t.call('POST', `/company/pay-in-full/${id}/status`, {
    token: world.company.token,
    body: { to: 'PAID', version },
  });
  expect(paid.status).toBe(200);
  await withdraw();
  await t.runScheduledJobs();
  expect(await told()).toEqual(['Deduct']);
});
