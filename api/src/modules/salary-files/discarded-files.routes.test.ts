import { bind } from '../../../test/binding-call.ts';
import { givenSalarySystem } from '../../../test/given-draws.ts';
import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { untilSomeoneWaits } from '../../../test/until.ts';
import { companyScopeForJob } from '../../access/scope.ts';
import { withSystem } from '../../db/tenant.ts';
import { discardSalaryFile } from './send/approve.service.ts';

const t = apiSuite({}, { perTest: true });
let company: GivenPayroll['company'];
let bo: GivenPayroll['bo'];

beforeEach(async () => {
  ({ company, bo } = await givenPayroll(t));
});

const create = (body: unknown) => bind(t, '/company/salaryfiles', { token: company.token, body });

test('draws of a file that is discarded wait for the salary day of now', async () => {
  t.clock.moveTo('2027-01-25T09:00:00Z');
  const { id } = dataOf<{ id: string }[]>(await create({ mode: 'ALL' }))[0]!;
  const { version } = dataOf<{ version: number }>(await t.call('GET', '/company/settings', { token: company.token }));
  const changed = await t.call('PATCH', '/company/settings', {
    token: company.token,
    body: { version, salaryDay: 30 },
  });
  expect(changed.status).toBe(200);
  expect((await t.call('DELETE', `/company/salaryfiles/${id}`, { token: company.token })).status).toBe(200);
  const { rows } = await t.database.owner.query<{ day: string }>(
    `select distinct effect_date::text as day from salary_draws where company_id = $1 and period = '2027-01'`,
    [company.id],
  );
  expect(rows).toEqual([{ day: '2027-01-30' }]);
});

test('an order paid in full since the file was made holds its discarding, one paid before does not', async () => {
  t.clock.moveTo('2027-01-25T09:00:00Z');
  const make = async () => dataOf<{ id: string }[]>(await create({ mode: 'ALL' }))[0]!.id;
  const discard = (id: string) => t.call('DELETE', `/company/salaryfiles/${id}`, { token: company.token });
  const settled = (at: string) =>
    withSystem(t.services.pool, (db) =>
      db
        .updateTable('orders')
        .set({ paid_in_full_at: new Date(at) })
        .where('employee_id', '=', bo.id)
        .execute(),
    );
  const first = await make();
  await settled('2027-01-24T12:00:00Z');
  expect((await discard(first)).status).toBe(200);
  const second = await make();
  await settled('2027-01-25T12:00:00Z');
  expect(await discard(second)).toMatchObject({ status: 409, body: { message: 'invalid-data-provided' } });
  const left = await t.call('GET', '/company/salaryfiles', { token: company.token });
  expect(dataOf<unknown[]>(left)).toHaveLength(1);
});

test('a layout that cannot take a file makes it not final', async () => {
  t.clock.moveTo('2027-01-25T09:00:00Z');
  const { id } = dataOf<{ id: string }[]>(await create({ mode: 'ALL' }))[0]!;
  const salarySystemId = await givenSalarySystem(t);
  await t.database.owner.query(`update companies set wage_code_gross = '' where id = $1`, [company.id]);
  const path = `/company/salaryfiles/${id}`;
  const other = await t.call('GET', `${path}/download?salarySystemId=${salarySystemId}`, { token: company.token });
  expect(other).toMatchObject({ status: 409, body: { message: 'wage-code-missing' } });
  expect((await t.call('DELETE', path, { token: company.token })).status).toBe(200);
});

test('a file that is discarded while it is downloaded is not handed out', async () => {
  t.clock.moveTo('2027-01-25T09:00:00Z');
  const { id } = dataOf<{ id: string }[]>(await create({ mode: 'ALL' }))[0]!;
  const { download } = await withSystem(t.services.pool, async (db) => {
    await discardSalaryFile(db, companyScopeForJob(company.id, ''), id, t.clock.now());
    const taken = t.call('GET', `/company/salaryfiles/${id}/download?format=original`, { token: company.token });
    await untilSomeoneWaits(t.database.owner);
    return { download: taken };
  });
  expect(await download).toMatchObject({ status: 404, body: { message: 'salary_file_not_found' } });
});
