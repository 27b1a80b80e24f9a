import { doWork } from '../../src/jobs/work.ts';
import { confirmOrders } from '../../src/modules/order-confirmation/confirm-orders.job.ts';
import { sendOrderFiles } from '../../src/modules/order-files/send-order-files.job.ts';
import { tellRequests } from '../../src/modules/request-mails/tell-requests.job.ts';
import { makeAutomaticFiles } from '../../src/modules/salary-files/make/automatic-files.job.ts';
import { startSubscriptions } from '../../src/modules/subscriptions/invite-participants.job.ts';
import { givenSalarySystem } from '../given-draws.ts';
import { givenMarket, imei, type Market } from '../given-orders.ts';
import { givenAdmin, givenEmployee } from '../given.ts';
import { apiSuite } from '../test-app.ts';
import { brokenInvariants } from './invariants.ts';
import { messageCuts, type MessageCuts } from './message-cuts.ts';

/**
 * Everything that writes more than one row, with the connection cut before its first message, its second, and so on
 * until it goes through: after each cut of a request the database is exactly as it was before, and what the clock does
 * is done once in the end.
 */
const t = apiSuite({ now: '2026-11-20T09:00:00Z', env: { PROCESS_HOLD_SECONDS: '0' } });
let market: Market;
let cuts: MessageCuts;
beforeAll(async () => {
  market = await givenMarket(t);
  await t.database.owner.query(
    `update companies set salary_system_id = $1, payroll_recipients = '{payroll@nordlys.example}' where id = $2`,
    [await givenSalarySystem(t), market.company.id],
  );
  cuts = messageCuts(t);
});

test('orders, proposals, shipping, agreements, salary files and exits: each whole or not at all', async () => {
  const { mutation, part, bites } = cuts;
  const { company, supplier, anna, bo, subscriptionId, productId, coverId } = market;
  const order = { subscriptionId, productId, months: 24, acceptedRules: true };
  const annas = (
    await mutation('POST', '/employee/orders', anna.token, {
      ...order,
      accessoryIds: [coverId],
      allRisk: true,
      employeeIns: true,
    })
  ).id as string;
  const bos = (
    await mutation('POST', '/company/proposals', company.token, {
      ...order,
      acceptedRules: undefined,
      employeeId: bo.id,
      accessoryIds: [],
      allRisk: false,
      employeeIns: false,
    })
  ).id as string;
  await mutation('POST', `/employee/orders/${bos}/accept`, bo.token, { acceptedRules: true });
  await part(() => confirmOrders(t.services));
  await mutation('POST', '/company/orders/process', company.token, { orderIds: [annas, bos], binding: true });
  await part(() => sendOrderFiles(t.services));
  t.clock.moveTo('2026-12-10T09:00:00Z');
  await mutation('POST', '/supplier/orders/dispatch', supplier.token, {
    items: [
      { orderId: annas, serialNumber: imei(1) },
      { orderId: bos, serialNumber: imei(2) },
    ],
  });
  await mutation('POST', '/company/leasing', company.token, {
    name: 'Phones',
    period: 24,
    drawFreq: 'monthly',
    leasingStart: '2027-01-01',
    partnerId: null,
    contractId: '',
    note: '',
    orderIds: [annas],
  });
  t.clock.moveTo('2027-01-20T09:00:00Z');
  await t.work();
  await part(() => makeAutomaticFiles(t.services));
  const {
    rows: [file],
  } = await t.database.owner.query<{ id: string }>('select id from salary_files');
  await t.database.owner.query(`update outbox set status = 'FAILED', attempts = 10 where salary_file_id is not null`);
  await mutation('POST', `/company/salaryfiles/${file?.id}/send`, company.token, {});
  await part(() => doWork(t.services, { kind: 'deliver-mail' }));
  await mutation('POST', `/company/employees/${bo.id}/exit`, company.token, {
    version: 1,
    exitDate: '2027-10-31',
    exitReason: 'DISMISSAL',
    send: 'NOW',
  });
  console.info(`cut before each message: ${bites()} bites`);
  expect(bites()).toBeGreaterThan(40);
  expect(await brokenInvariants(t.database.owner)).toEqual([]);
}, 240_000);

/** The row's version as it is now, for a change of it. */
const versionOf = async (table: string, id: string): Promise<number> =>
  (await t.database.owner.query<{ version: number }>(`select version from ${table} where id = $1`, [id])).rows[0]
    ?.version ?? 0;

test('RMA and buy-out decisions, a subscription start and a deletion happen completely or not at all', async () => {
  const { mutation, part, bites } = cuts;
  const { company, supplier, anna, bo, catalogId } = market;
  const admin = await givenAdmin(t);
  const before = bites();
  const orderOf = async (employeeId: string) =>
    (await t.database.owner.query<{ id: string }>(`select id from orders where employee_id = $1`, [employeeId])).rows[0]
      ?.id ?? '';

  const damaged = (
    await mutation('POST', '/employee/rma', anna.token, {
      orderId: await orderOf(anna.id),
      kind: 'DAMAGED',
      incidentDate: '2027-01-15',
      whatHappened: 'The screen broke.',
    })
  ).id as string;
  const decide = async (to: string, more: object = {}) =>
    mutation('POST', `/supplier/rma/${damaged}/status`, supplier.token, {
      to,
      version: await versionOf('rma_requests', damaged),
      ...more,
    });
  await decide('PENDING');
  await decide('APPROVED', { outcome: 'REPLACE', serialNumber: imei(50) });
  await part(() => tellRequests(t.services));

  const {
    rows: [leaving],
  } = await t.database.owner.query<{ id: string }>('select id from pay_in_full_requests where employee_id = $1', [
    bo.id,
  ]);
  const bought = leaving?.id ?? '';
  const move = async (portal: string, to: string, token: string, more: object = {}) =>
    mutation('POST', `/${portal}/pay-in-full/${bought}/status`, token, {
      to,
      version: await versionOf('pay_in_full_requests', bought),
      reason: '',
      ...more,
    });
  await mutation('PATCH', `/company/pay-in-full/${bought}`, company.token, {
    version: await versionOf('pay_in_full_requests', bought),
    pifFee: 30_000,
  });
  await mutation('POST', `/employee/pay-in-full/${bought}/accept`, bo.token, {
    version: await versionOf('pay_in_full_requests', bought),
    confirmed: true,
  });
  await move('admin', 'PAID', admin.token, { transactionId: 'payment-1' });
  await move('admin', 'CLOSED', admin.token);
  await part(() => tellRequests(t.services));

  const carl = await givenEmployee(t, company.id, { name: 'Carl Lund' });
  const offer = {
    subscriptionName: 'Phones 2027',
    startDate: '2027-01-21',
    endDate: '2027-02-28',
    effectDate: '2027-03-01',
    deliveryMethod: 'USER_ADDRESS',
    grossDraw: true,
    netDraw: false,
    periods: [24],
    allRisk: true,
    employeeIns: true,
    catalogs: [{ catalogId, subsidyYearly: 120_000 }],
    employees: { employeeIds: [anna.id, carl.id] },
  };
  await mutation('POST', '/company/subscriptions', company.token, offer);
  t.clock.moveTo('2027-01-21T09:00:00Z');
  await part(() => startSubscriptions(t.services));
  const { rows: invited } = await t.database.owner.query(
    `select to_address, count(*)::int as mails from outbox where kind = 'subscription-invitation'
      and to_address in ($1, $2) group by 1 order by 1`,
    [anna.email, carl.email],
  );
  expect(invited).toEqual([anna.email, carl.email].sort().map((to) => ({ to_address: to, mails: 1 })));

  await mutation('DELETE', `/company/employees/${carl.id}`, company.token);
  const { rows: erased } = await t.database.owner.query(
    `select deleted_at is not null as gone, phone from employees where id = $1`,
    [carl.id],
  );
  expect(erased).toEqual([{ gone: true, phone: '' }]);
  console.info(`decisions, start and deletion: ${bites() - before} bites`);
  expect(bites() - before).toBeGreaterThan(40);
  expect(await brokenInvariants(t.database.owner)).toEqual([]);
}, 240_000);
