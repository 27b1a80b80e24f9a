import { givenCompany, type GivenCompany } from '../../../test/given.ts';
import { apiSuite } from '../../../test/test-app.ts';

const t = apiSuite();
let mette: GivenCompany;
let other: GivenCompany;
beforeAll(async () => {
  [mette, other] = [await givenCompany(t), await givenCompany(t)];
});

const read = async ({ token }: GivenCompany) => (await t.call('GET', '/user/columns/employees', { token })).body.data;
const save = (columns: unknown, list = 'employees') =>
  t.call('PUT', `/user/columns/${list}`, { token: mette.token, body: { columns } });

test('columns are kept in their order, for the person alone, until taken back', async () => {
  expect(await read(mette)).toEqual({ columns: null, views: [] });
  await save(['name', 'exit', 'phone']);
  await save(['name', 'phone']);
  expect([await read(mette), await read(other)]).toMatchObject([{ columns: ['name', 'phone'] }, { columns: null }]);
  await save(null);
  expect(await read(mette)).toMatchObject({ columns: null });
});

test('a column twice, too many, or no list name is refused', async () => {
  for (const columns of [['name', 'name'], Array.from({ length: 41 }, (_, n) => `c${n}`), 'name'])
    expect((await save(columns)).body.message).toBe('invalid-data-provided');
  expect((await save(['name'], 'Employees!')).status).toBe(400);
});
