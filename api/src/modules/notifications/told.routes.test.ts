import { listNotifications, type Notification, type NotificationPage } from '@portal/contract/notifications';
import { bind, callSeen } from '../../../test/binding-call.ts';
import { givenShipped, type Shipped } from '../../../test/given-shipped.ts';
import { givenAdmin, givenPerson, insert, type Person } from '../../../test/given.ts';
import { employeeImports, threePeople } from '../../../test/import-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { testInSteps } from '../../../test/test-in-steps.ts';
import { recordOrderEvent } from '../order-events/index.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let world: Shipped;
let admin: Person;
let lise: Person;
const sql = (text: string, values: unknown[] = []) => t.database.owner.query(text, values);
const told = async ({ token }: { token: string }) =>
  dataOf<NotificationPage>(await t.call('GET', listNotifications.path, { token })).notifications;
const read = async (...people: Person[]) => {
  for (const { token } of people) await t.call('POST', '/user/notifications/read', { token, body: {} });
};
/** what is unread, newest first */
const kinds = async (person: { token: string }) =>
  (await told(person)).filter(({ isRead }) => !isRead).map(({ kind }) => kind);

beforeAll(async () => {
  admin = await givenAdmin(t);
  world = await givenShipped(t);
  lise = await givenPerson(t, { role: 'company', company_id: world.company.id }, { name: 'Lise Lund' });
});

testInSteps('what happens is told once to those whom it concerns, and not to who did it', (step) => {
  step('orders: to the admins when ordered, to the supplier in the file, to the employee when shipped', async () => {
    await t.runScheduledJobs();
    const { company, supplier, anna, orders } = world;
    expect(await kinds(company)).toEqual(['order-to-process', 'order-to-process']);
    expect((await told(company)).find(({ path }) => path.includes(orders.anna))).toMatchObject({
      person: 'Anna Holm',
      product: 'Phone X',
      isToDo: false,
      path: `/company/orders?order=${orders.anna}`,
    });
    expect(await told(supplier)).toMatchObject([{ kind: 'orders-received', count: 2, path: '/supplier/orders' }]);
    expect(await told(anna)).toMatchObject([
      { kind: 'order-shipped', person: null, product: 'Phone X', path: `/employee/orders/${orders.anna}` },
    ]);
    // She became an admin later.
    expect(await kinds(lise)).toEqual([]);
    await read(company, supplier, anna, world.bo);
    expect(await kinds(company)).toEqual([]);
  });

  step('an event that is rolled back tells nothing', async () => {
    const { company, supplier, bo, orders } = world;
    const lost = insert(t, async (db) => {
      await recordOrderEvent(db, {
        orderId: orders.bo,
        companyId: company.id,
        supplierId: supplier.id,
        employeeId: bo.id,
        at: t.clock.now(),
        kind: 'STATUS',
        fromStatus: 'NEW',
        toStatus: 'ORDERED',
        actor: { id: null, name: '', role: 'system' },
      });
      const unread = db.selectFrom('notifications').selectAll().where('read_at', 'is', null);
      // Back office heard of the next year's missing table as the world went through December.
      expect((await unread.where('kind', '<>', 'tax-year-missing').execute()).length).toBe(2);
      throw new Error('lost');
    });
    await expect(lost).rejects.toThrow('lost');
    expect([await kinds(company), await kinds(lise)]).toEqual([[], []]);
  });

  step('a proposal: to the employee, and its refusal to every admin', async () => {
    const { company, bo, subscriptionId, productId } = world;
    t.clock.moveTo('2026-11-20T10:00:00Z');
    await sql(`update orders set status = 'DELETED', deleted_at = now() where id = $1`, [world.orders.bo]);
    const body = { employeeId: bo.id, subscriptionId, productId, accessoryIds: [], months: 24 };
    const choice = { ...body, allRisk: false, employeeIns: false };
    const { id } = dataOf<{ id: string }>(await bind(t, '/company/proposals', { token: company.token, body: choice }));
    expect((await told(bo)).at(0)).toMatchObject({ kind: 'order-shipped' });
    expect((await told(bo)).at(1)).toMatchObject({ kind: 'proposal-received', isToDo: true, isRead: false });
    expect((await t.call('DELETE', `/employee/orders/${id}`, { token: bo.token })).status).toBe(200);
    expect([await kinds(company), await kinds(lise)]).toEqual([['proposal-declined'], ['proposal-declined']]);
    expect((await told(bo)).at(1)).toMatchObject({ isToDo: false });
    await sql(`update orders set status = 'DISPATCHED', deleted_at = null where id = $1`, [world.orders.bo]);
    await read(company, lise, bo);
  });

  step('an RMA: asked at company and supplier, answered at the employee; no message to the company', async () => {
    const { company, supplier, bo, orders } = world;
    t.clock.moveTo('2027-05-04T09:00:00Z');
    const report = { orderId: orders.bo, kind: 'DAMAGED', incidentDate: '2027-05-03', whatHappened: 'It broke.' };
    const { id } = dataOf<{ id: string }>(await t.call('POST', '/employee/rma', { token: bo.token, body: report }));
    expect([await kinds(company), await kinds(lise), await kinds(supplier), await kinds(bo)]).toEqual([
      ['rma-asked'],
      ['rma-asked'],
      ['rma-asked'],
      [],
    ]);
    await read(company, lise, supplier);
    const answer = await callSeen(t, 'POST', `/supplier/rma/${id}/messages`, {
      token: supplier.token,
      body: { text: 'Send it to us.' },
    });
    expect(answer.status).toBeLessThan(300);
    expect([await kinds(company), await kinds(supplier), await kinds(bo)]).toEqual([[], [], ['rma-answered']]);
    await read(bo);
  });

  step('paying in full: asked at the company, answered at the employee', async () => {
    const { company, anna } = world;
    await sql('update company_settings set allow_early_pif = true');
    const body = { orderId: world.orders.anna, exitDate: '2027-10-31', confirmed: true };
    await callSeen(t, 'POST', '/employee/pay-in-full', { token: anna.token, body });
    expect((await told(company)).at(0)).toMatchObject({ kind: 'pay-in-full-asked', person: 'Anna Holm' });
    const log = `insert into pay_in_full_logs (request_id, company_id, employee_id, at, from_status, to_status,
      actor_role) select id, company_id, employee_id, $1, status, 'REJECTED', 'company' from pay_in_full_requests`;
    await sql(log, [t.clock.now()]);
    expect((await told(anna)).at(0)).toMatchObject({ kind: 'pay-in-full-answered', isRead: false });
    await read(company, lise, anna);
  });

  step('salary files: made, failed, with a problem; a stop is told to the others', async () => {
    const { company } = world;
    await sql(
      `insert into salary_files (company_id, batch, period, file_day, type, file_name, currency, layout, path, sha256,
        row_count, total, created_at) values ($1, 900, '2027-06', '2027-06-20', 'AUTOMATIC', 'a.csv', 'DKK', '{}',
        'x', 'x', 1, 1, $2)`,
      [company.id, '2027-05-05T06:00:00Z'],
    );
    const fail = (at: string) => sql('update salary_files set send_failed_at = $1 where batch = 900', [at]);
    await fail('2027-05-05T06:01:00Z');
    await fail('2027-05-05T06:02:00Z');
    const problem = `insert into outbox (kind, to_address, company_id, subject, html, text, locale, dedupe_key,
      created_at) values ('salary-file-problem', $1, $2, 's', 'h', 't', 'en-us', $3, '2027-05-05T06:03:00Z')`;
    for (const { email } of [company, lise])
      await sql(problem, [email, company.id, `salary-problem:${company.id}:2027-06:x:${email}`]);
    await sql(`insert into salary_runs (company_id, period, stopped_by, stopped_at) values ($1, '2027-07', $2, $3)`, [
      company.id,
      lise.userId,
      '2027-05-05T06:04:00Z',
    ]);
    const one = ['salary-file-problem', 'salary-file-failed', 'salary-file-made'];
    expect([await kinds(company), await kinds(lise)]).toEqual([['salary-run-stopped', ...one], one]);
    expect((await told(company)).map(({ period, isToDo }) => [period, isToDo]).slice(0, 4)).toEqual([
      ['2027-07', false],
      ['2027-06', false],
      ['2027-06', true],
      ['2027-06', false],
    ]);
    await read(company, lise);
  });

  step('an invitation that could not be delivered, once until it was', async () => {
    const failed = (at: string | null) =>
      sql('update subscription_employees set invite_failed_at = $1 where employee_id = $2', [at, world.bo.id]);
    await failed('2027-05-06T06:00:00Z');
    await failed('2027-05-06T07:00:00Z');
    expect((await told(world.company)).filter(({ isRead }) => !isRead)).toMatchObject([
      { kind: 'invitation-undelivered', path: `/company/subscription/edit/${world.subscriptionId}` },
    ]);
    await read(world.company, lise);
  });

  step('an import that ended: to who started it', async () => {
    const { upload, step: go } = employeeImports(() => ({ t, company: world.company }));
    await go(await go(await upload(threePeople), 'check'), 'run');
    const [told1, ...others] = (await told(world.company)).filter(({ isRead }) => !isRead);
    expect(others).toEqual([]);
    expect(told1).toMatchObject({ kind: 'import-ended', name: 'staff.csv', hasFailed: false });
    expect(await kinds(lise)).toEqual([]);
  });

  step('back office hears of jobs and mails that failed for good, the supplier of pictures', async () => {
    await sql(`insert into jobs (kind, status) values ('x', 'RUNNING')`);
    await sql(`update jobs set status = 'FAILED', finished_at = '2027-05-06T08:00:00Z' where kind = 'x'`);
    await sql(`update outbox set status = 'FAILED', send_after = '2027-05-06T08:01:00Z'
      where id = (select id from outbox where status <> 'FAILED' limit 1)`);
    expect(await kinds(admin)).toEqual(['mail-failed', 'job-failed', 'tax-year-missing']);
    await sql(
      `insert into imports (kind, supplier_id, catalog_id, file_name, path, byte_size, sha256, encoding, delimiter,
        header, fingerprint) values ('PRODUCTS', $1, $2, 'p.csv', 'p', 1, 'x', 'utf-8', ';', '{}', 'x')`,
      [world.supplier.id, world.catalogId],
    );
    await sql(
      `insert into jobs (kind, status, supplier_id, payload)
        select 'fetch-pictures', 'RUNNING', $1, jsonb_build_object('importId', id)
        from imports where file_name = 'p.csv'`,
      [world.supplier.id],
    );
    await sql(`update jobs set status = 'DONE', result = '{"failed": 3}', finished_at = '2027-05-06T08:00:00Z'
      where kind = 'fetch-pictures'`);
    const [pictures] = await told(world.supplier);
    expect(pictures).toMatchObject({ kind: 'pictures-failed', name: 'p.csv' } satisfies Partial<Notification>);
    expect(pictures?.path).toMatch(/^\/supplier\/catalogs\/.+\/products\/import\?importId=/);
  });
});
