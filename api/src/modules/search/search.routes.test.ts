import { givenAdmin, givenCompany, givenEmployee, givenSupplier } from '../../../test/given.ts';
import { dataOf, testApp, type TestApp } from '../../../test/test-app.ts';
import type { Identity } from '../../db/identity.ts';
import { withTenant } from '../../db/tenant.ts';

let t: TestApp;
beforeAll(async () => { t = await testApp(); });
afterAll(() => t.close());

type Found = { employees: { name: string; employNo: string | null; companyName: string }[]; orders: unknown[] };
const find = async (token: string, q: string) => dataOf<Found>(await t.call('GET', `/search?q=${encodeURIComponent(q)}`, { token }));

test('T23: the best first, only in the own company, nothing for a supplier', async () => {
  const [company, other, supplier, admin] = [await givenCompany(t, { name: 'Nordlys' }), await givenCompany(t, { name: 'Other' }), await givenSupplier(t), await givenAdmin(t)];
  await givenEmployee(t, company.id, { name: 'Bo Søndergård', employNo: '77' });
  await givenEmployee(t, company.id, { name: 'Søren Bo', employNo: '4477' });
  await givenEmployee(t, other.id, { name: 'Søs Elsewhere', employNo: '977' });
  expect((await find(company.token, 'sø')).employees.map(({ name }) => name)).toEqual(['Søren Bo', 'Bo Søndergård']);
  expect((await find(company.token, '77')).employees.map(({ name }) => name)).toEqual(['Bo Søndergård', 'Søren Bo']);
  expect((await find(admin.token, 'søs')).employees).toEqual([expect.objectContaining({ name: 'Søs Elsewhere', companyName: 'Other' })]);
  expect(await find(company.token, 'elsewhere')).toEqual(await find(company.token, 'nobody at all'));
  expect((await find(supplier.token, 'sø')).employees).toEqual([]);
});

test('signs that mean something to a pattern mean themselves; one letter is too short', async () => {
  const company = await givenCompany(t);
  await givenEmployee(t, company.id, { name: 'Plain Name' });
  expect((await find(company.token, '%%')).employees).toEqual([]);
  expect((await find(company.token, '__')).employees).toEqual([]);
  expect((await t.call('GET', '/search?q=a', { token: company.token })).status).toBe(400);
});

test('inside a tenant the search index is used', async () => {
  const company = await givenCompany(t);
  await t.database.owner.query(`insert into employees (company_id, name, email, employ_no)
    select $1, 'Person ' || n || ' ' || md5(n::text), n || '@many.example', n::text from generate_series(1, 20000) n`, [company.id]);
  await t.database.owner.query('vacuum analyze employees');
  const identity: Identity = { role: 'company', userId: null, companyId: company.id, supplierId: null, employeeId: null };
  const { rows } = await withTenant(t.services.pool, identity, (_db, statements) => statements.query<{ 'QUERY PLAN': string }>({
    text: `explain select id from employees e where e.company_id = $1 and e.deleted_at is null and e.search_text ilike '%c4ca42%' limit 200`, values: [company.id],
  }));
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('employees_search_idx');
});
