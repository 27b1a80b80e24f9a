import type { RmaDetail } from '@portal/contract/rma';
import { bind } from '../../../test/binding-call.ts';
import { givenSalarySystem } from '../../../test/given-draws.ts';
import { givenShipped, type Shipped } from '../../../test/given-shipped.ts';
import { givenAdmin, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' }, { perTest: true });
let world: Shipped;
let admin: Person;

beforeEach(async () => {
  admin = await givenAdmin(t);
  world = await givenShipped(t);
  await t.database.owner.query('update company_settings set catch_up_max = 12');
  await t.database.owner.query('update companies set salary_system_id = $1 where id = $2', [
    await givenSalarySystem(t),
    world.company.id,
  ]);
  // Five months are with payroll.
  t.clock.moveTo('2027-05-20T04:30:00Z');
  await t.runScheduledJobs();
  t.clock.moveTo('2027-05-25T09:00:00Z');
});

type Who = 'anna' | 'bo';
async function returned(who: Who): Promise<void> {
  const { id } = dataOf<RmaDetail>(
    await t.call('POST', '/employee/rma', {
      token: world[who].token,
      body: { orderId: world.orders[who], kind: 'FAULTY', incidentDate: '2027-04-30', whatHappened: 'It is dead.' },
    }),
  );
  const move = async (token: string, portal: string, body: object) => {
    const { version } = dataOf<RmaDetail>(await t.call('GET', `/admin/rma/${id}`, { token: admin.token }));
    return bind(t, `/${portal}/rma/${id}/status`, { token, body: { version, ...body } });
  };
  await move(world.supplier.token, 'supplier', { to: 'PENDING' });
  await move(world.supplier.token, 'supplier', { to: 'APPROVED', outcome: 'RETURN' });
  expect((await move(admin.token, 'admin', { to: 'CLOSED' })).status).toBe(200);
}
const drawsOf = async (who: Who) =>
  (
    await t.database.owner.query(
      `select kind, status, count(*)::int as n, sum(amount)::int as amount, min(credit_from) as first,
        max(credit_to) as last from salary_draws where order_id = $1 group by kind, status order by kind, status`,
      [world.orders[who]],
    )
  ).rows;
const credit = (who: Who, from: string, token = admin.token) =>
  t.call('POST', `/admin/orders/${world.orders[who]}/credit`, { token, body: { from } });

test('scenario 60: returned for 30 Apr 2027, April and May are given back, 457.86; March by hand', async () => {
  expect((await credit('anna', '2027-03')).status).toBe(409);
  await returned('anna');
  expect(await drawsOf('anna')).toEqual([
    { kind: 'correction', status: 'PLANNED', n: 1, amount: -45_786, first: '2027-04', last: '2027-05' },
    { kind: 'planned', status: 'CANCELLED', n: 19, amount: 19 * 22_893, first: null, last: null },
    { kind: 'planned', status: 'SENT', n: 5, amount: 5 * 22_893, first: null, last: null },
  ]);
  expect((await credit('anna', '2027-03')).status).toBe(200);
  expect((await drawsOf('anna'))[0]).toMatchObject({ n: 1, amount: -68_679, first: '2027-03', last: '2027-05' });
  expect((await credit('anna', '2027-03')).body.message).toBe('nothing-to-draw');
  expect((await credit('anna', '2027-01', world.company.token)).status).toBe(403);
  t.clock.moveTo('2027-06-20T04:30:00Z');
  await t.runScheduledJobs();
  expect((await drawsOf('anna'))[0]).toMatchObject({ status: 'SENT', amount: -68_679 });
  expect((await credit('anna', '2027-01')).status).toBe(200);
  const { rows } = await t.database.owner.query(
    'select sum(amount)::int as left from salary_draws where order_id = $1 and status <> $2',
    [world.orders.anna, 'CANCELLED'],
  );
  expect(rows).toEqual([{ left: 0 }]);
  expect((await drawsOf('bo'))[0]).toMatchObject({ kind: 'planned', status: 'PLANNED', n: 18 });
});

test('a credit that a file of several months already holds stays as it is; more follows beside it', async () => {
  await returned('anna');
  const made = await bind(t, '/company/salaryfiles', {
    token: world.company.token,
    body: { mode: 'RANGE', from: '2027-05-25', to: '2027-08-31' },
  });
  expect(made.status).toBe(201);
  expect((await credit('anna', '2027-03')).status).toBe(200);
  expect((await drawsOf('anna')).slice(0, 2)).toEqual([
    { kind: 'correction', status: 'IN_FILE', n: 1, amount: -45_786, first: '2027-04', last: '2027-05' },
    { kind: 'correction', status: 'PLANNED', n: 1, amount: -22_893, first: '2027-03', last: '2027-03' },
  ]);
});

test('a file by hand that was made after the order was deleted can be discarded with its credit', async () => {
  await returned('anna');
  const { token } = world.company;
  t.clock.moveTo('2027-05-26T09:00:00Z');
  const made = await bind(t, '/company/salaryfiles', {
    token,
    body: { mode: 'RANGE', from: '2027-05-25', to: '2027-06-30' },
  });
  const { id } = dataOf<[{ id: string }]>(made)[0];
  const discarded = await t.call('DELETE', `/company/salaryfiles/${id}`, { token });
  expect([discarded.status, discarded.body.message]).toEqual([200, undefined]);
  expect((await drawsOf('anna'))[0]).toMatchObject({ kind: 'correction', status: 'PLANNED', amount: -45_786 });
});

test('a credit that joins while its file is written is not taken with an amount that is not in the file', async () => {
  await returned('anna');
  t.clock.moveTo('2027-06-20T04:30:00Z');
  const { files } = t.services;
  const write = files.write.bind(files);
  let joined = 0;
  files.write = async (...given) => {
    if (joined === 0 && given[0].startsWith('salary-files/')) joined = (await credit('anna', '2027-03')).status;
    return write(...given);
  };
  await t.runScheduledJobs().catch(() => undefined);
  files.write = write;
  expect(joined).toBe(200);
  t.clock.moveTo('2027-06-20T05:30:00Z');
  await t.runScheduledJobs();
  const { rows } = await t.database.owner.query(
    `select f.total::int as said, (select sum(amount)::int from salary_draws d where d.salary_file_id = f.id) as taken
      from salary_files f where period = '2027-06'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].said).toBe(rows[0].taken);
  expect((await drawsOf('anna'))[0]).toMatchObject({ kind: 'correction', status: 'SENT', amount: -68_679 });
});

test('scenario 60: where returns are charged nothing is given back by itself', async () => {
  await t.database.owner.query("update company_settings set return_policy = 'CHARGE'");
  await returned('bo');
  expect(await drawsOf('bo')).toMatchObject([
    { kind: 'planned', status: 'CANCELLED', n: 19 },
    { kind: 'planned', status: 'SENT', n: 5 },
  ]);
  expect((await credit('bo', '2027-05')).status).toBe(200);
  expect((await drawsOf('bo'))[0]).toMatchObject({ kind: 'correction', amount: -16_663 });
});
