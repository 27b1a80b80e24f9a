import type { MasterData } from '@portal/contract/master-data';
import { givenCategory } from '../../../test/given-goods.ts';
import { givenAdmin, givenCompany, givenEmployee, givenSupplier } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();

const read = (token: string) => t.call('GET', '/master-data', { token });

test('a supplier and a company read categories and systems, without who uses them (RULES 3.6)', async () => {
  await givenCategory(t, { name: 'Mobile', danish_name: 'Mobiltelefoner', own_tax: 3_800 });
  await givenCategory(t, { name: 'Switched off', enabled: false });
  const owner = t.database.owner;
  await owner.query(
    `insert into hr_systems (name, country, import_kind, enabled) values ('Lessor', 'DK', 'CSV', true)`,
  );
  await owner.query(`update salary_systems set enabled = false where name = 'Danløn'`);
  const company = await givenCompany(t);
  for (const { token } of [await givenSupplier(t), company]) {
    const answer = await read(token);
    expect(answer.status).toBe(200);
    const { categories, hrSystems, salarySystems } = dataOf<MasterData>(answer);
    expect(categories).toEqual([
      {
        id: expect.any(String) as string,
        name: 'Mobile',
        allow_multiple_products: false,
        accessory_limit: 2,
        percentage: 3_000,
        tax: 3_800,
        topTax: null,
        is_present: false,
        is_subscription: false,
      },
    ]);
    expect(hrSystems).toMatchObject([{ name: 'Lessor', country: 'DK', importKind: 'CSV' }]);
    expect(salarySystems.map(({ name }) => name)).not.toContain('Danløn');
    for (const row of [...salarySystems, ...hrSystems]) expect(row).not.toHaveProperty('companies');
  }
  await t.call('POST', '/user/language', { token: company.token, body: { language: 'da-dk' } });
  expect(dataOf<MasterData>(await read(company.token)).categories).toMatchObject([{ name: 'Mobiltelefoner' }]);
});

test('back office has its own lists, and an employee none', async () => {
  const anna = await givenEmployee(t, (await givenCompany(t)).id);
  for (const { token } of [await givenAdmin(t), anna]) expect((await read(token)).status).toBe(403);
});
