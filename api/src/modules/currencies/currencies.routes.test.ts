import { givenAdmin, givenCompany, givenEmployee, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let admin: Person;
type Listed = { id: string; isoCode: string; symbol: string; orderNumber: number; version: number };
const list = async (token: string) => dataOf<Listed[]>(await t.call('GET', '/currencies', { token }));

beforeAll(async () => {
  admin = await givenAdmin(t);
});

test('every install has five, in their order, for everybody (DECISIONS 28)', async () => {
  const company = await givenCompany(t);
  const anna = await givenEmployee(t, company.id);
  for (const { token } of [admin, company, anna])
    expect((await list(token)).map(({ isoCode }) => isoCode)).toEqual(['DKK', 'SEK', 'NOK', 'EUR', 'USD']);
});

test('back office adds, moves and deletes one; what is in use stays', async () => {
  const call = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    t.call(method, `/admin/currencies${path}`, { token: admin.token, body });
  const created = await call('POST', '', { isoCode: 'gbp', symbol: '£', orderNumber: 0 });
  expect(created.status).toBe(201);
  const pound = dataOf<Listed>(created);
  expect((await list(admin.token))[0]).toEqual(pound);
  expect(await call('POST', '', { isoCode: 'GBP', symbol: '£', orderNumber: 9 })).toMatchObject({
    status: 409,
    body: { message: 'name-already-exists' },
  });
  expect((await call('PATCH', `/${pound.id}`, { version: 1, orderNumber: 9 })).body.data).toMatchObject({
    orderNumber: 9,
    version: 2,
  });
  expect(await call('PATCH', `/${pound.id}`, { version: 1, symbol: 'p' })).toMatchObject({
    status: 409,
    body: { message: 'changed-by-someone-else' },
  });
  expect((await call('PATCH', `/${pound.id}`, { version: 2, isoCode: 'XXX' })).status).toBe(400);
  expect((await call('DELETE', `/${pound.id}`)).status).toBe(200);
  const [krone] = await list(admin.token);
  expect(await call('DELETE', `/${krone?.id}`)).toMatchObject({ status: 409, body: { message: 'in-use' } });
  expect(await call('DELETE', `/${pound.id}`)).toMatchObject({ status: 404, body: { message: 'currency-not-found' } });
});
