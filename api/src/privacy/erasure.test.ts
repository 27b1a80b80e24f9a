import type { Erasure } from '@portal/contract/privacy';
import { bind } from '../../test/binding-call.ts';
import { canariesOf, canaryCalls, header, lineOf } from '../../test/canary-calls.ts';
import { fullTest } from '../../test/full-test.ts';
import { givenMarket, givenOrder, type Market } from '../../test/given-orders.ts';
import { givenEmployee, type GivenEmployee } from '../../test/given.ts';
import { apiSuite, dataOf } from '../../test/test-app.ts';
import { brokenInvariants } from '../invariants/broken-invariants.ts';
import { columnsOf } from './column-classes.ts';
import { keepRetention } from './retention.ts';

const t = apiSuite({ now: '2026-11-20T08:00:00Z' });
let market: Market;
beforeAll(async () => {
  market = await givenMarket(t);
});

const { owner, call, idOf, imported, hitsOf, livedHere } = canaryCalls(() => ({ t, market }));

const anna = canariesOf('Annavogel');
const lasse = canariesOf('Lassevogel');
const mia = canariesOf('Miavogelx');
const orla = canariesOf('Orlavogelxx');

test('T18: a person deleted without an order is left in no row of any table and in no file', async () => {
  const neighbour = await givenEmployee(t, market.company.id, { name: 'Kanarie Neighbour' });
  const id = await livedHere(anna);
  const login = (await owner('select user_id from employees where id = $1', [id])).rows[0].user_id as string;
  const before = await hitsOf(anna);
  for (const place of [
    'employees.name',
    'employees.search_text',
    'users.email',
    'outbox.to_address',
    'outbox.text',
    'outbox.html',
    'import_rows.cells',
    'import_rows.changes',
    'import_undo.before',
    'imports.proposal',
    'idempotency_keys.body',
    'sessions.user_agent',
    'imports:',
  ]) {
    expect(before.filter((hit) => hit.startsWith(place)).length).toBeGreaterThan(0);
  }
  const preview = dataOf<Erasure>(await call('GET', `/company/employees/${id}/erasure`));
  expect(preview).toMatchObject({
    mayErase: true,
    kept: [],
    erased: expect.arrayContaining(['name', 'email', 'department', 'search_text']),
  });
  expect((await call('DELETE', `/company/employees/${id}`)).status).toBe(200);
  expect(await hitsOf(anna)).toEqual([]);
  expect((await owner('select name, email, employ_no, department from employees where id = $1', [id])).rows).toEqual([
    {
      name: expect.stringMatching(/^Former employee #/),
      email: expect.stringMatching(/@forgotten\.invalid$/),
      employ_no: null,
      department: '',
    },
  ]);
  expect(
    (await owner('select name, password_hash, deleted_at is not null as closed from users where id = $1', [login]))
      .rows,
  ).toEqual([{ name: expect.stringMatching(/^Former user #/), password_hash: null, closed: true }]);
  // A mail that a colleague got says the same of a former employee; neighbours and their sessions stay.
  expect((await owner(`select to_address, text from outbox where to_address = 'boss@company.example'`)).rows).toEqual([
    { to_address: 'boss@company.example', text: expect.stringMatching(/^Former employee #\w+ has ordered$/) },
  ]);
  expect(dataOf<{ name: string }>(await call('GET', `/company/employees/${neighbour.id}`)).name).toBe(
    'Kanarie Neighbour',
  );
  expect((await t.call('GET', '/employee/profile', { token: neighbour.token })).status).not.toBe(401);
  expect(await brokenInvariants(t.database.owner)).toEqual([]);
});

fullTest('the address of an erased person can be invited anew, as another person', async () => {
  expect(
    (
      await call('POST', '/company/employees', {
        employNo: anna.employNo,
        name: 'Kanarie Second',
        email: anna.email,
        role: 'EMPLOYEE',
      })
    ).status,
  ).toBe(201);
  const id = await idOf(anna);
  expect(
    (await bind(t, '/company/employees/invitations', { token: market.company.token, body: { employeeIds: [id] } }))
      .status,
  ).toBe(200);
  const { rows } = await owner('select name, email, user_id from memberships where employee_id = $1', [id]);
  expect(rows).toEqual([{ name: 'Kanarie Second', email: anna.email, user_id: null }]);
  expect((await call('DELETE', `/company/employees/${id}`)).status).toBe(200);
});

test('T18: who has ordered leaves figures and the employee number, and what the preview names', async () => {
  const id = await livedHere(lasse);
  const person = (await owner('select id, company_id as "companyId", name, email from employees where id = $1', [id]))
    .rows[0] as GivenEmployee;
  const orderId = await givenOrder(
    t,
    market,
    { for: person },
    {
      status: 'DELETED',
      deleted_at: t.clock.now(),
      department: lasse.department,
      delivery_att: lasse.name,
      delivery_address1: lasse.addressLine1,
      delivery_phone: lasse.phonePrivate,
      delivery_email: lasse.email,
      note: lasse.note,
      pricing: JSON.stringify({ terms: { employNo: lasse.employNo } }),
      addendum_path: 'addenda/lasse/addendum.pdf',
    },
  );
  await t.services.files.write('addenda/lasse/addendum.pdf', Buffer.from(`signed by ${lasse.name}`));
  await owner(
    `update order_events set actor_name = $2, reason = $3,
      actor_id = (select user_id from employees where id = employee_id) where order_id = $1`,
    [orderId, lasse.name, lasse.note],
  );
  const preview = dataOf<Erasure>(await call('GET', `/company/employees/${id}/erasure`));
  expect(preview.kept).toEqual([
    { kind: 'orders', count: 1, until: '2031-12-31' },
    { kind: 'addenda', count: 1, until: '2031-12-31' },
  ]);
  expect((await call('DELETE', `/company/employees/${id}`)).status).toBe(200);
  const named = [
    `employees.employ_no: ${lasse.employNo}`,
    `employees.search_text: ${lasse.employNo}`,
    `orders.pricing: ${lasse.employNo}`,
    `addenda: ${lasse.name}`,
  ].map((hit) => hit.toLowerCase());
  expect((await hitsOf(lasse)).toSorted()).toEqual(named.toSorted());
  const former = `Former employee #${id.replaceAll('-', '').slice(-8)}`;
  expect(
    (
      await owner(
        'select employee_name, delivery_phone, delivery_email, monthly_price::int from orders where id = $1',
        [orderId],
      )
    ).rows,
  ).toEqual([{ employee_name: former, delivery_phone: '', delivery_email: '', monthly_price: 22_893 }]);
  // At the end of the years that are kept the number goes too.
  t.clock.moveTo('2033-01-02T08:00:00Z');
  await keepRetention(t.services);
  expect(await hitsOf(lasse)).toEqual([]);
  t.clock.moveTo('2026-11-20T08:00:00Z');
});

fullTest('T18: the retention leaves as little behind as an erasure', async () => {
  const id = await livedHere(mia);
  await owner(`update employees set exit_date = '2026-04-30', exit_reason = 'RESIGNATION' where id = $1`, [id]);
  t.clock.moveTo('2026-11-21T08:00:00Z');
  await keepRetention(t.services);
  expect(await hitsOf(mia)).toEqual([]);
});

fullTest('T18: people of an import that was undone are gone with it, with its rows and its file', async () => {
  const view = await imported(header + lineOf(orla));
  expect((await hitsOf(orla)).length).toBeGreaterThan(10);
  expect((await t.call('POST', `/company/imports/${view.id}/undo`, { token: market.company.token })).status).toBe(202);
  await t.runScheduledJobs();
  expect(await hitsOf(orla)).toEqual([]);
});

fullTest('what an erasure says it takes is what it takes', async () => {
  const leaver = await givenEmployee(t, market.company.id, { name: 'Some Leaver', employNo: null });
  await owner(
    `update employees set note = 'GONE', phone_private = 'GONE', email_private = 'gone@private.example',
      birthday = '1980-01-01', gender = 'OTHER', address_line2 = 'GONE' where id = $1`,
    [leaver.id],
  );
  expect((await call('DELETE', `/company/employees/${leaver.id}`)).status).toBe(200);
  const row = (
    await owner(`select ${columnsOf('employees', ['erased']).join(', ')} from employees where id = $1`, [leaver.id])
  ).rows[0] as Record<string, unknown>;
  const left = Object.entries(row)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name]) => name);
  expect(left.toSorted()).toEqual(['email', 'name', 'search_text']);
  expect(JSON.stringify(row)).not.toMatch(/GONE|Leaver|company\.example/i);
});

test('a company cannot erase an employee of another one, whatever statement it finds', async () => {
  const other = await givenMarket(t);
  const { status } = await call('DELETE', `/company/employees/${other.anna.id}`);
  expect(status).toBe(404);
  const client = await t.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.role', 'company', true), set_config('app.company', $1, true)`, [
      market.company.id,
    ]);
    await expect(client.query('select erase_employee($1, now())', [other.anna.id])).rejects.toMatchObject({
      code: '42501',
    });
  } finally {
    await client.query('rollback');
    client.release();
  }
});
