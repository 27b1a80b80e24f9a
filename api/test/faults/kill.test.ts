import { setTimeout as pause } from 'node:timers/promises';
import { isFullRun } from '../../../shared-ui/presets/full-run.ts';
import { withSystem } from '../../src/db/tenant.ts';
import { seenBody } from '../binding-call.ts';
import { fullTest } from '../full-test.ts';
import { givenDispatchedOrder, givenSalarySystem } from '../given-draws.ts';
import { givenCatalog, givenCategory, givenProduct, givenSubscription } from '../given-goods.ts';
import { givenCompany, givenEmployee, givenSupplier, type GivenCompany, type GivenEmployee } from '../given.ts';
import { apiSuite, dataOf } from '../test-app.ts';
import { until } from '../until.ts';
import { brokenInvariants } from './invariants.ts';
import { startKillable, type Killable } from './killable-server.ts';

/** kill -9 of the server while it works; then a start, and nothing may be lost or doubled. */
const rounds = isFullRun ? 100 : 4;
const t = apiSuite({}, { perTest: true });
let company: GivenCompany;
let employees: GivenEmployee[];
let where: { subscriptionId: string; supplierId: string; catalogId: string; categoryId: string };
let productId: string;

beforeEach(async () => {
  const supplier = await givenSupplier(t, { isReseller: true });
  company = await givenCompany(t, { supplierId: supplier.id, salarySystemId: await givenSalarySystem(t) });
  employees = [];
  for (let index = 0; index < 12; index += 1) employees.push(await givenEmployee(t, company.id));
  const [catalogId, categoryId] = [await givenCatalog(t, supplier.id, [company.id]), await givenCategory(t)];
  productId = await givenProduct(t, { supplierId: supplier.id, catalogId, categoryId });
  where = {
    catalogId,
    categoryId,
    supplierId: supplier.id,
    subscriptionId: await givenSubscription(t, {
      companyId: company.id,
      catalogId,
      employeeIds: employees.map(({ id }) => id),
    }),
  };
});

const start = (now: string): Promise<Killable> =>
  startKillable({
    databaseUrl: t.database.url,
    dataDir: t.services.config.dataDir,
    secret: t.services.config.jwtSecret,
    now,
  });
const ask = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await t.database.owner.query(text, values)).rows as T[];

test('process action: each order once, and the repeated request gets the first answer', async () => {
  let bites = 0;
  // In the short run until one has hit.
  for (let round = 0; isFullRun ? round < rounds : bites === 0 && round < 50; round += 1) {
    const orderIds = await ordered(8);
    const server = await start('2026-12-01T09:00:00Z');
    const key = `process-round-${round}`;
    const body = await seenBody(t, '/company/orders/process', company.token, { orderIds, binding: true });
    const first = server.call('POST', '/company/orders/process', { token: company.token, body, key });
    await pause(Math.random() * 60);
    await server.kill();
    if ((await first) === 'no answer') bites += 1;
    const again = await start('2026-12-01T09:00:00Z');
    const answer = await again.call('POST', '/company/orders/process', { token: company.token, body, key });
    expect(answer).toMatchObject({ status: 200 });
    await again.stop();
    const rows = await ask<{ status: string; files: number; events: number }>(
      `select status, (select count(*)::int from order_file_orders f where f.order_id = o.id) as files,
      (select count(*)::int from order_events e where e.order_id = o.id and e.to_status = 'PROCESSING') as events
      from orders o where id = any($1)`,
      [orderIds],
    );
    expect(rows).toEqual(orderIds.map(() => ({ status: 'PROCESSING', files: 1, events: 1 })));
  }
  console.info(`process action: ${bites} kills hit a request without an answer`);
  expect(bites).toBeGreaterThan(0);
  expect(await brokenInvariants(t.database.owner)).toEqual([]);
}, 300_000);

fullTest(
  'salary file run: one file, every draw in it once',
  async () => {
    for (const employee of employees) await givenDispatchedOrder(t, company, employee, where, { monthly: 10_001 });
    for (let round = 0; round < rounds; round += 1) {
      const server = await start('2027-01-20T05:00:00Z');
      await pause(Math.random() * 400);
      await server.kill();
    }
    const last = await start('2027-01-20T05:00:00Z');
    await until(
      async () => (await ask<{ sent: boolean }>('select is_sent as sent from salary_files'))[0]?.sent === true,
    );
    await last.stop();
    expect(await ask('select count(*)::int as files, sum(total)::int as total from salary_files')).toEqual([
      { files: 1, total: 120_012 },
    ]);
    expect(
      await ask(
        `select count(*)::int as draws from salary_draws where salary_file_id is not null and period = '2027-01'`,
      ),
    ).toEqual([{ draws: 12 }]);
    expect(await ask(`select count(*)::int as mails from outbox where kind = 'salary-file'`)).toEqual([{ mails: 1 }]);
    expect(await brokenInvariants(t.database.owner)).toEqual([]);
  },
  300_000,
);

fullTest(
  'salary night of many companies on two servers: one file each, whichever is killed',
  async () => {
    const salarySystemId = await givenSalarySystem(t);
    for (let n = 0; n < 24; n += 1) {
      const own = await givenCompany(t, { supplierId: where.supplierId, salarySystemId });
      const employee = await givenEmployee(t, own.id);
      const subscriptionId = await givenSubscription(t, {
        companyId: own.id,
        catalogId: where.catalogId,
        employeeIds: [employee.id],
      });
      await givenDispatchedOrder(t, own, employee, { ...where, subscriptionId }, { monthly: 10_001 });
    }
    for (let round = 0; round < rounds; round += 1) {
      const [one, other] = await Promise.all([start('2027-01-20T05:00:00Z'), start('2027-01-20T05:00:00Z')]);
      await pause(Math.random() * 300);
      await one.kill();
      await other.kill();
    }
    const last = await Promise.all([start('2027-01-20T05:00:00Z'), start('2027-01-20T05:00:00Z')]);
    await until(async () => (await ask(`select from salary_files where is_sent`)).length === 24);
    await Promise.all(last.map((server) => server.stop()));
    expect(
      await ask(`select count(*)::int as files, count(distinct company_id)::int as companies, sum(total)::int as total,
      (select count(*)::int from outbox where kind = 'salary-file') as mails from salary_files`),
    ).toEqual([{ files: 24, companies: 24, total: 24 * 10_001, mails: 24 }]);
    expect(await brokenInvariants(t.database.owner)).toEqual([]);
  },
  300_000,
);

fullTest(
  'import: every good row once, and the job ends by itself after the start',
  async () => {
    const lines = Array.from(
      { length: 4_000 },
      (_, index) => `${50_000 + index},Person ${index},person${index}@import.example`,
    );
    const bytes = Buffer.from(['employNo,name,email', ...lines, '50000,Twice,twice@import.example'].join('\n'));
    const uploaded = dataOf<{ id: string; mapping: object }>(
      await t.upload('/company/imports', { name: 'people.csv', bytes }, { token: company.token }),
    );
    await t.call('POST', `/company/imports/${uploaded.id}/check`, {
      token: company.token,
      body: { mapping: uploaded.mapping },
    });
    await t.work();
    const server = await start('2026-11-20T09:00:00Z');
    expect(
      await server.call('POST', `/company/imports/${uploaded.id}/run`, { token: company.token, body: {} }),
    ).toMatchObject({ status: 202 });
    await pause(150 + Math.random() * 500);
    await server.kill();
    const again = await start('2026-11-20T09:00:00Z');
    await until(
      async () =>
        (await ask<{ status: string }>('select status from imports where id = $1', [uploaded.id]))[0]?.status ===
        'DONE',
    );
    await again.stop();
    expect(await ask('select new_rows, error_rows, total from imports where id = $1', [uploaded.id])).toEqual([
      { new_rows: 4_000, error_rows: 1, total: 4_001 },
    ]);
    expect(await ask(`select count(*)::int as n from employees where email like '%@import.example'`)).toEqual([
      { n: 4_000 },
    ]);
    expect(await brokenInvariants(t.database.owner)).toEqual([]);
  },
  300_000,
);

fullTest(
  'undo of an import: people go whole, changed ones are as before, and no row is left behind',
  async () => {
    const lines = Array.from(
      { length: 2_200 },
      (_, index) => `${50_000 + index},Person ${index},person${index}@import.example`,
    );
    const before = await ask(`select id, name, department, phone from employees where company_id = $1 order by id`, [
      company.id,
    ]);
    const {
      rows: [changed],
    } = await t.database.owner.query<{ number: string; email: string }>(
      'select employ_no as number, email from employees where id = $1',
      [employees[0]!.id],
    );
    const bytes = Buffer.from(
      ['employNo,name,email', ...lines, `${changed?.number},Another Name,${changed?.email}`].join('\n'),
    );
    // Once while people are taken out, once while their rows are removed.
    for (const state of ['UNDOING', 'UNDONE']) {
      const uploaded = dataOf<{ id: string; mapping: object }>(
        await t.upload('/company/imports', { name: 'people.csv', bytes }, { token: company.token }),
      );
      await t.call('POST', `/company/imports/${uploaded.id}/check`, {
        token: company.token,
        body: { mapping: uploaded.mapping },
      });
      await t.work();
      await t.call('POST', `/company/imports/${uploaded.id}/run`, { token: company.token, body: {} });
      await t.work();
      // One of them is being worked on.
      await ask(
        `update employees set department = 'Salg', version = 2 where email = 'person7@import.example'
        and deleted_at is null`,
      );
      const status = async () =>
        (await ask<{ status: string }>('select status from imports where id = $1', [uploaded.id]))[0]?.status;
      const left = async () =>
        (await ask<{ n: number }>('select count(*)::int as n from employees where import_id = $1', [uploaded.id]))[0]
          ?.n;
      const server = await start('2026-11-03T09:00:00Z');
      expect(await server.call('POST', `/company/imports/${uploaded.id}/undo`, { token: company.token })).toMatchObject(
        { status: 202 },
      );
      await until(async () => (await status()) === state, { everyMs: 5 });
      if (state === 'UNDOING') await pause(Math.random() * 200);
      await server.kill();
      const leftThen = await left();
      console.info(`undo of an import: killed while ${await status()}, ${leftThen} rows left`);
      expect([
        leftThen! > 1,
        await ask(
          `select count(*)::int in (1, 2200) as whole from employees where import_id = $1 and deleted_at is null`,
          [uploaded.id],
        ),
      ]).toEqual([true, [{ whole: true }]]);
      const again = await start('2026-11-03T09:00:00Z');
      await until(async () => (await status()) === 'UNDONE' && (await left()) === 1);
      await until(async () => (await ask(`select from jobs where status in ('WAITING', 'RUNNING')`)).length === 0);
      await again.stop();
      expect(
        await ask(
          `select summary->'undone'->>'removed' as removed, summary->'undone'->>'restored' as restored,
          summary->'undone'->'kept'->0->>'reason' as kept from imports where id = $1`,
          [uploaded.id],
        ),
      ).toEqual([{ removed: '2199', restored: '1', kept: 'CHANGED' }]);
      expect(
        await ask(
          `select id, name, department, phone from employees where company_id = $1 and import_id is null order by id`,
          [company.id],
        ),
      ).toEqual(before);
      await ask('delete from employees where import_id = $1', [uploaded.id]);
    }
    expect(await brokenInvariants(t.database.owner)).toEqual([]);
  },
  300_000,
);

async function ordered(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push(await givenDispatchedOrder(t, company, employees[index % employees.length]!, where));
  for (const text of [
    'delete from salary_draws where order_id = any($1)',
    'delete from order_file_orders where order_id = any($1)',
    "delete from order_events where order_id = any($1) and to_status <> 'ORDERED'",
    'update orders set order_file_id = null where id = any($1)',
    'delete from order_files f where not exists (select from order_file_orders o where o.order_file_id = f.id)',
  ])
    await ask(text, text.includes('$1') ? [ids] : []);
  await ask(
    `insert into order_lines (order_id, line_no, company_id, supplier_id, employee_id, is_accessory, product_id,
      product_name, sku, price_ex_vat, gross_month)
    select id, 1, company_id, supplier_id, employee_id, false, $2, product_name, 'PX128', price_ex_vat, goods_month
    from orders where id = any($1)`,
    [ids, productId],
  );
  await withSystem(t.services.pool, async (db) => {
    await db
      .updateTable('orders')
      .set({
        status: 'ORDERED',
        dispatched_on: null,
        expire_date: null,
        delivery_address1: 'Havnegade 1',
        delivery_zip: '8000',
        delivery_city: 'Aarhus',
        delivery_country: 'DK',
      })
      .where('id', 'in', ids)
      .execute();
  });
  return ids.sort();
}
