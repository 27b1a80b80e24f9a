import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { givenSalarySystem } from '../../test/given-draws.ts';
import { givenMarket, givenOrder, type Market } from '../../test/given-orders.ts';
import { givenShipped, type Shipped } from '../../test/given-shipped.ts';
import { givenEmployee } from '../../test/given.ts';
import { apiSuite, dataOf } from '../../test/test-app.ts';
import { brokenInvariants } from '../invariants/broken-invariants.ts';
import { columnClasses } from './column-classes.ts';
import { keepRetention, previewRetention } from './retention.ts';

const t = apiSuite({ now: '2026-11-20T08:00:00Z' });
let market: Market;
beforeAll(async () => {
  market = await givenMarket(t);
});
const owner = (text: string, values: unknown[] = []) => t.database.owner.query(text, values);

test('T18: every column of every table says what it holds of a person', async () => {
  const { rows } =
    await owner(`select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely_%'`);
  const classified = Object.entries(columnClasses).flatMap(([table, classes]) =>
    Object.values(classes)
      .flatMap((names) => names.split(/\s+/))
      .map((name) => `${table}.${name}`),
  );
  expect(classified.toSorted()).toEqual(rows.map(({ name }) => name as string).toSorted());
});

const archiveOf = async (path: string, token: string) => {
  const answer = await t.call('GET', path, { token });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  return Object.fromEntries(Object.entries(unzipSync(answer.raw)).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

test('T18: an employee and the company get everything of one person, and nothing of another', async () => {
  const { anna, bo, company } = market;
  await owner(
    `update employees set note = 'CANARY-NOTE', phone_private = 'CANARY-PHONE', department = '=1+1' where id = $1`,
    [anna.id],
  );
  await givenOrder(t, market);
  await givenOrder(t, market, { for: bo, phoneOnly: true });
  for (const files of [
    await archiveOf('/employee/personal-data', anna.token),
    await archiveOf(`/company/employees/${anna.id}/personal-data`, company.token),
  ]) {
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['personal-data.json', 'employees.csv', 'orders.csv', 'order_lines.csv']),
    );
    const all = Object.values(files).join('');
    for (const held of ['Anna Holm', 'CANARY-NOTE', 'CANARY-PHONE', 'Phone X', 'Havnegade 1'])
      expect(all).toContain(held);
    expect(all).not.toContain('Bo Dahl');
    expect(files['employees.csv']).toContain("'=1+1");
    expect((JSON.parse(files['personal-data.json'] ?? '{}') as { orders: unknown[] }).orders).toHaveLength(1);
  }
});

test('T18: before an erasure it says what goes and what law keeps', async () => {
  const { company, anna } = market;
  const preview = await t.call('GET', `/company/employees/${anna.id}/erasure`, { token: company.token });
  expect(preview.body.data).toMatchObject({
    mayErase: false,
    erased: expect.arrayContaining(['phone_private', 'note', 'birthday']),
    kept: [{ kind: 'orders', count: 1, until: '2031-12-31' }],
  });
});

/** A day of the portal's clock, as the retention of that day leaves the database. */
const keepOn = async (moment: string) => {
  t.clock.moveTo(moment);
  await keepRetention(t.services);
};

test('T18: what has outlived its purpose is counted before, removed once a day, and a line says how much', async () => {
  const { anna } = market;
  t.clock.moveTo('2026-12-02T08:00:00Z');
  await owner(
    `insert into sessions (user_id, membership_id, created_at, ip)
      values ($1, $2, now() - interval '13 months', 'OLD-IP'), ($1, $2, now() - interval '11 months', 'KEPT-IP')`,
    [anna.userId, anna.membershipId],
  );
  expect(await previewRetention(t.services)).toMatchObject({ sessions: 1, orders: 0, files: 0 });
  expect((await owner(`select ip from sessions where ip <> '' order by ip`)).rows).toHaveLength(2);
  await keepRetention(t.services);
  await keepRetention(t.services);
  expect((await owner(`select ip from sessions where ip <> ''`)).rows).toEqual([{ ip: 'KEPT-IP' }]);
  expect(
    (await owner(`select detail->>'sessions' as sessions from audit_log where action = 'retention.done'`)).rows,
  ).toEqual([{ sessions: '1' }]);
});

test('T18: an uploaded file and a replaced picture stay for 30 days; a file without a row goes', async () => {
  const { company, supplier } = market;
  const { files } = t.services;
  const all = async (folder: string) => {
    const paths: string[] = [];
    for await (const { path } of files.list(folder)) paths.push(path);
    return paths;
  };
  const people = dataOf<{ id: string }>(
    await t.upload(
      '/company/imports',
      { name: 'CANARY-FILE.csv', bytes: Buffer.from('employNo,name,email\n77,CANARY-NAME,canary@import.example\n') },
      { token: company.token },
    ),
  );
  const picture = async (d: string) =>
    dataOf<{ draft: { logo: string } }>(
      await t.upload(
        '/supplier/branding/logo',
        { name: 'logo.svg', bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${d}"/></svg>`) },
        { token: supplier.token },
      ),
    ).draft.logo.replace('/api/brand/', 'branding/');
  const [former, current] = [await picture('M0 0h9'), await picture('M0 0v9')];
  await files.write('salary-files/0192-left-behind/pay.csv', Buffer.from('by a killed process'));
  await keepOn('2026-12-03T08:00:00Z');
  expect(await all('imports')).toHaveLength(1);
  expect((await all('branding')).sort()).toEqual([former, current].sort());
  // A file's age is its disk's, however far the portal's clock has moved.
  await keepOn('2028-01-10T08:00:00Z');
  expect([await all('salary-files'), (await all('branding')).sort()]).toEqual([
    ['salary-files/0192-left-behind/pay.csv'],
    [former, current].sort(),
  ]);
  const old = new Date(Date.now() - 40 * 86_400_000);
  for (const path of ['salary-files/0192-left-behind/pay.csv', former, current])
    await utimes(join(t.services.config.dataDir, 'files', path), old, old);
  await keepOn('2028-01-11T08:00:00Z');
  expect([await all('imports'), await all('salary-files'), await all('branding')]).toEqual([[], [], [current]]);
  expect(
    (await owner('select path, file_name, samples, status, error from imports where id = $1', [people.id])).rows,
  ).toEqual([{ path: '', file_name: '', samples: [], status: 'FAILED', error: 'file-not-found' }]);
});

test('T18: five years after the financial year (seven in Sweden) orders keep figures and lose people', async () => {
  const shipped = await givenShippedIn2026();
  const { company, anna, orders } = shipped;
  const names = () =>
    owner(
      `select employee_name as name, delivery_address1 as street, monthly_price as draw, addendum_path as addendum
        from orders where id = $1`,
      [orders.anna],
    ).then(({ rows }) => rows[0] as { name: string; street: string; draw: number; addendum: string | null });
  // The last draw falls in December 2028, so 2028 is the year that counts: kept to the end of 2033, in Sweden of 2035.
  await owner(
    `update salary_draws set status = 'SENT',
      salary_file_id = (select id from salary_files where company_id = $1 limit 1)
      where company_id = $1 and status = 'PLANNED'`,
    [company.id],
  );
  await owner(
    `update salary_files f set total = (select sum(amount) from salary_draws d where d.salary_file_id = f.id)
      where company_id = $1`,
    [company.id],
  );
  const [addendum] = (await owner('select addendum_path as path from orders where id = $1', [orders.anna])).rows as {
    path: string;
  }[];
  await owner(`update companies set country = 'SE' where id = $1`, [company.id]);
  await keepOn('2034-01-02T08:00:00Z');
  expect(await names()).toMatchObject({ name: 'Anna Holm', street: 'Havnegade 1' });
  await owner(`update companies set country = 'DK' where id = $1`, [company.id]);
  t.clock.moveTo('2033-12-31T08:00:00Z');
  expect(await previewRetention(t.services)).toMatchObject({ orders: 0 });
  t.clock.moveTo('2034-01-03T08:00:00Z');
  expect(await previewRetention(t.services)).toMatchObject({ orders: expect.any(Number), people: expect.any(Number) });
  expect(await names()).toMatchObject({ name: 'Anna Holm' });
  await keepRetention(t.services);
  expect(await names()).toEqual({
    name: `Former employee #${anna.id.replaceAll('-', '').slice(-8)}`,
    street: '',
    draw: 22_893,
    addendum: null,
  });
  await expect(t.services.files.read(addendum?.path ?? '')).rejects.toThrow();
  // Anna still works there: her own row is hers. Who has left goes with the last order.
  expect((await owner('select name from employees where id = $1', [anna.id])).rows).toEqual([{ name: 'Anna Holm' }]);
  await owner(`update employees set exit_date = '2027-10-31' where id = $1`, [anna.id]);
  await keepOn('2034-01-04T08:00:00Z');
  const canaries = await owner(
    `select count(*)::int as n from (select o::text as t from orders o where company_id = $1 union all
      select e::text from employees e where id = $2 union all select e::text from order_events e
      where company_id = $1 and actor_role <> 'system'
    union all select m::text from memberships m where employee_id = $2) x
    where t ilike '%Anna Holm%' or t like '%Havnegade%' and t like '%' || $2 || '%'`,
    [company.id, anna.id],
  );
  expect(canaries.rows).toEqual([{ n: 0 }]);
  expect((await owner('select name, email, employ_no, user_id from employees where id = $1', [anna.id])).rows).toEqual([
    {
      name: `Former employee #${anna.id.replaceAll('-', '').slice(-8)}`,
      email: expect.stringMatching(/@forgotten\.invalid$/),
      employ_no: null,
      user_id: null,
    },
  ]);
  expect(await brokenInvariants(t.database.owner, t.clock.now())).toEqual([]);
});

test('T18: a person who left half a year ago without an order is erased; texts of an RMA after two years', async () => {
  const { company } = market;
  const [leaver, recent] = [
    await givenEmployee(t, company.id, { name: 'CANARY-LEAVER' }),
    await givenEmployee(t, company.id, { name: 'CANARY-RECENT' }),
  ];
  t.clock.moveTo('2034-08-01T08:00:00Z');
  await owner(
    `update employees set exit_date = case id when $1::uuid then '2034-01-15'::date else '2034-07-15' end,
      exit_reason = 'RESIGNATION' where id in ($1, $2)`,
    [leaver.id, recent.id],
  );
  await owner(`insert into rma_requests (company_id, employee_id, order_id, supplier_id, status, kind,
    incident_date, what_happened, covered, currency, created_at)
    select company_id, employee_id, id, supplier_id, 'CLOSED', 'DAMAGED', '2032-01-01', 'CANARY-TEXT', true,
    currency, '2032-01-02' from orders limit 1`);
  await keepRetention(t.services);
  expect(
    (await owner(`select name from employees where id in ($1, $2) order by name`, [leaver.id, recent.id])).rows,
  ).toEqual([{ name: 'CANARY-RECENT' }, { name: expect.stringMatching(/^Former employee #/) }]);
  expect((await owner(`select count(*)::int as n from memberships where employee_id = $1`, [leaver.id])).rows).toEqual([
    { n: 0 },
  ]);
  expect((await owner(`select count(*)::int as n from rma_requests where what_happened like '%CANARY%'`)).rows).toEqual(
    [{ n: 0 }],
  );
});

async function givenShippedIn2026(): Promise<Shipped> {
  t.clock.moveTo('2026-11-20T09:00:00Z');
  const shipped = await givenShipped(t);
  await t.runScheduledJobs();
  await owner(`update companies set salary_system_id = $1 where id = $2`, [
    await givenSalarySystem(t),
    shipped.company.id,
  ]);
  t.clock.moveTo('2027-01-20T09:00:00Z');
  await t.runScheduledJobs();
  return shipped;
}
