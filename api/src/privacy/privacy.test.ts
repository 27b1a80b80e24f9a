import { strFromU8, unzipSync } from 'fflate';
import { brokenInvariants } from '../../test/faults/invariants.ts';
import { givenMarket, givenOrder, type Market } from '../../test/given-orders.ts';
import { givenEmployee } from '../../test/given.ts';
import { testApp, type TestApp } from '../../test/test-app.ts';
import { columnClasses, columnsOf } from './column-classes.ts';
import { keepRetention } from './retention.ts';

let t: TestApp;
let market: Market;
beforeAll(async () => {
  t = await testApp();
  market = await givenMarket(t);
});
afterAll(() => t.close());
const owner = (text: string, values: unknown[] = []) => t.database.owner.query(text, values);

test('T18: every column of every table says what it holds of a person', async () => {
  const { rows } = await owner(`select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely_%'`);
  const classified = Object.entries(columnClasses).flatMap(([table, classes]) => Object.values(classes).flatMap((names) => names.split(' ')).map((name) => `${table}.${name}`));
  expect(classified.toSorted()).toEqual(rows.map(({ name }) => name as string).toSorted());
});

const archiveOf = async (path: string, token: string) => {
  const answer = await t.call('GET', path, { token });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  return Object.fromEntries(Object.entries(unzipSync(answer.raw)).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

test('T18: an employee and the company get everything of one person, and nothing of another', async () => {
  const { anna, bo, company } = market;
  await owner(`update employees set note = 'CANARY-NOTE', phone_private = 'CANARY-PHONE', department = '=1+1' where id = $1`, [anna.id]);
  await givenOrder(t, market);
  await givenOrder(t, market, { for: bo, phoneOnly: true });
  for (const files of [await archiveOf('/employee/personal-data', anna.token), await archiveOf(`/company/employees/${anna.id}/personal-data`, company.token)]) {
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['personal-data.json', 'employees.csv', 'orders.csv', 'order_lines.csv']));
    const all = Object.values(files).join('');
    for (const held of ['Anna Holm', 'CANARY-NOTE', 'CANARY-PHONE', 'Phone X', 'Havnegade 1']) expect(all).toContain(held);
    expect(all).not.toContain('Bo Dahl');
    expect(files['employees.csv']).toContain("'=1+1");
    expect((JSON.parse(files['personal-data.json'] ?? '{}') as { orders: unknown[] }).orders).toHaveLength(1);
  }
});

test('T18: before an erasure it says what goes and what law keeps; afterwards nothing erased is left', async () => {
  const { company, anna } = market;
  const preview = await t.call('GET', `/company/employees/${anna.id}/erasure`, { token: company.token });
  expect(preview.body.data).toMatchObject({ mayErase: false, erased: expect.arrayContaining(['phone_private', 'note', 'birthday']), kept: [{ kind: 'orders', count: 1, until: '2031-12-31' }] });
  const leaver = await givenEmployee(t, company.id);
  await owner(`update employees set note = 'GONE-1', phone = 'GONE-2', phone_private = 'GONE-3', email_private = 'gone@private.example', birthday = '1980-01-01', gender = 'OTHER', address_line2 = 'GONE-4' where id = $1`, [leaver.id]);
  expect((await t.call('DELETE', `/company/employees/${leaver.id}`, { token: company.token })).status).toBe(200);
  const { rows } = await owner(`select ${columnsOf('employees', ['erased']).join(', ')} from employees where id = $1`, [leaver.id]);
  expect(Object.values(rows[0] as object).filter((value) => value !== '' && value !== null)).toEqual([]);
  expect(await brokenInvariants(t.database.owner)).toEqual([]);
});

test('T18: what has outlived its purpose is removed once a day, with a line about it', async () => {
  const { anna } = market;
  await owner(`insert into sessions (user_id, membership_id, created_at, ip) values ($1, $2, now() - interval '13 months', 'OLD-IP'), ($1, $2, now() - interval '11 months', 'KEPT-IP')`, [anna.userId, anna.membershipId]);
  await keepRetention(t.services);
  await keepRetention(t.services);
  expect((await owner(`select ip from sessions where ip <> ''`)).rows).toEqual([{ ip: 'KEPT-IP' }]);
  expect((await owner(`select detail->>'sessions' as sessions from audit_log where action = 'retention.done'`)).rows).toEqual([{ sessions: '1' }]);
});
