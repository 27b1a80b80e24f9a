import { newHrSystem } from '@portal/contract/hr-systems';
import { givenAdmin, givenCompany, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let admin: Person;
beforeAll(async () => {
  admin = await givenAdmin(t);
});

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  t.call(method, `/admin/hrsystems${path}`, { token: admin.token, body });
const form = (name: string) => ({
  ...newHrSystem,
  name,
  mapping: { employNo: 'Lønnr', name: 'Navn', email: 'E-mail', exitDate: 'Fratrådt' },
});
const create = async (name: string) => dataOf<{ id: string }>(await call('POST', '', form(name)));

test('an HR system keeps every field it was created with', async () => {
  const { id } = await create('Emply');
  expect((await call('GET', `/${id}`)).body.data).toEqual({ ...form('Emply'), id, companies: 0, version: 1 });
  expect((await call('POST', '', form('emply'))).body).toMatchObject({ message: 'name-already-exists' });
});

test('a mapping without the employee number, or of a field we do not know, is refused', async () => {
  expect((await call('POST', '', { ...form('No number'), mapping: { name: 'Navn' } })).body).toMatchObject({
    details: [{ path: 'mapping.employNo', key: 'required' }],
  });
  expect((await call('POST', '', { ...form('Pay'), mapping: { employNo: 'Nr', salary: 'Løn' } })).status).toBe(400);
});

test('a company uses one; while it does, it stays', async () => {
  const { id } = await create('HR-ON');
  const company = await givenCompany(t);
  const read = dataOf<{ version: number }>(
    await t.call('GET', `/admin/companies/${company.id}`, { token: admin.token }),
  );
  const linked = await t.call('PATCH', `/admin/companies/${company.id}`, {
    token: admin.token,
    body: { version: read.version, hrSystemId: id },
  });
  expect(linked.body.data).toMatchObject({ hrSystem: { id, name: 'HR-ON' } });
  expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 409, body: { message: 'in-use' } });
  expect((await call('PATCH', `/${id}`, { version: 1, onMissing: 'FLAG' })).body.data).toMatchObject({
    onMissing: 'FLAG',
    companies: 1,
    version: 2,
    mapping: form('x').mapping,
  });
  expect(await call('PATCH', `/${id}`, { version: 1, enabled: false })).toMatchObject({
    status: 409,
    body: { message: 'changed-by-someone-else' },
  });
  const missing = '00000000-0000-7000-8000-000000000000';
  expect(
    await t.call('PATCH', `/admin/companies/${company.id}`, {
      token: admin.token,
      body: { version: read.version + 1, hrSystemId: missing },
    }),
  ).toMatchObject({ status: 404, body: { message: 'hr-system-not-found' } });
  const unused = await create('Unused');
  expect((await call('DELETE', `/${unused.id}`)).status).toBe(200);
  expect(await call('GET', `/${unused.id}`)).toMatchObject({ status: 404, body: { message: 'hr-system-not-found' } });
});
