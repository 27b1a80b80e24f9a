import { givenMarket, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, givenCompany, givenEmployee, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let market: Market;
let admin: Person;
beforeAll(async () => {
  market = await givenMarket(t);
  admin = await givenAdmin(t);
});

const get = (path: string, token = admin.token) => t.call('GET', path, { token });
const pages = ['employees', 'addresses', 'salaryfiles'] as const;

test('back office sees the people, addresses and salary files of one company and of no other', async () => {
  const other = await givenCompany(t);
  const theirs = await givenEmployee(t, other.id);
  for (const [companyId, name] of [
    [market.company.id, 'Here'],
    [other.id, 'There'],
  ] as const) {
    await t.database.owner.query(
      `insert into company_addresses (company_id, name, display_name, address_line1, zip_code, city, country)
       values ($1, $2, $2, 'Havnegade 12', '8000', 'Aarhus C', 'DK')`,
      [companyId, name],
    );
    await t.database.owner.query(
      `insert into salary_files (company_id, batch, period, file_day, type, file_name, currency, total, row_count,
         sha256, layout, path, created_at)
       values ($1, 1, '2026-11', '2026-11-20', 'AUTOMATIC', $2, 'DKK', 12063, 1, '', '{}', '', now())`,
      [companyId, `${name}.csv`],
    );
  }
  const of = async (page: string) =>
    dataOf<{ id: string; displayName?: string; fileName?: string; total?: object }[]>(
      await get(`/admin/companies/${other.id}/${page}`),
    );
  expect((await of('employees')).map(({ id }) => id)).toEqual([theirs.id]);
  expect((await of('addresses')).map(({ displayName }) => displayName)).toEqual(['There']);
  expect(await of('salaryfiles')).toMatchObject([
    { fileName: 'There.csv', period: '2026-11', total: { amount: 12063, currency: 'DKK' }, isSent: false },
  ]);
});

test('it changes none of them, and the bytes of a salary file stay with the company', async () => {
  const { rows } = await t.database.owner.query('select id from salary_files limit 1');
  for (const [method, path] of [
    ['GET', `/company/salaryfiles/${rows[0].id}/download`],
    ['GET', `/company/employees/${market.anna.id}`],
    ['DELETE', `/company/employees/${market.anna.id}`],
    ['GET', '/company/addresses'],
  ] as const)
    expect((await t.call(method, path, { token: admin.token })).status).toBe(403);
});

test.each(pages)('%s: a company that is not there is missing, and no other role may ask', async (page) => {
  expect(await get(`/admin/companies/00000000-0000-7000-8000-000000000000/${page}`)).toMatchObject({
    status: 404,
    body: { message: 'company-not-found' },
  });
  for (const token of [market.company.token, market.supplier.token, market.anna.token])
    expect((await get(`/admin/companies/${market.company.id}/${page}`, token)).status).toBe(403);
});
