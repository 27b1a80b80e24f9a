import { givenCatalog } from '../../../test/given-goods.ts';
import { givenAdmin, givenCompany, givenSupplier, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let admin: Person;
beforeAll(async () => {
  admin = await givenAdmin(t);
});

const teleGros = {
  name: 'TeleGros',
  email: 'orders@telegros.example',
  phone: '+45 70 10 20 30',
  language: 'da-dk',
  isReseller: true,
  city: 'Aarhus',
  admin: { name: 'Thomas Lund', email: 'thomas@telegros.example', language: 'da-dk' },
};
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, token = admin.token) =>
  t.call(method, path, { token, body });
const nowhere = '00000000-0000-7000-8000-000000000000';

test('a supplier is created with its first administrator, who is invited', async () => {
  const created = await call('POST', '/admin/suppliers', teleGros);
  expect(created.status).toBe(201);
  expect(created.body.data).toMatchObject({
    name: 'TeleGros',
    isReseller: true,
    status: 'ACTIVE',
    companies: 0,
    catalogs: 0,
  });
  await t.work();
  expect(await t.mails('thomas@telegros.example')).toMatchObject([
    { kind: 'invitation', subject: 'TeleGros har inviteret dig til Benefits' },
  ]);
  const { id } = dataOf<{ id: string }>(created);
  expect((await call('GET', `/admin/suppliers/${id}/admins`)).body.data).toMatchObject([
    { name: 'Thomas Lund', status: 'PENDING', lastSuccessfulLogin: null },
  ]);
});

test('the list searches, filters and sorts', async () => {
  const own = ['Alfa', 'Beta', 'Gamma'];
  for (const name of own) await givenSupplier(t, { name, isReseller: name !== 'Alfa' });
  const names = async (query: string) =>
    dataOf<{ name: string }[]>(await call('GET', `/admin/suppliers?${query}`)).map(({ name }) => name);
  expect(await names('q=ALF')).toEqual(['Alfa']);
  const resellers = await names('isReseller=true&sort=-name');
  expect(resellers.filter((name) => own.includes(name))).toEqual(['Gamma', 'Beta']);
  expect(await names('q=100%25')).toEqual([]);
});

test('change needs the version; missing, deleted and foreign answer alike', async () => {
  const supplier = await givenSupplier(t);
  const path = `/admin/suppliers/${supplier.id}`;
  expect(
    (await call('PATCH', path, { version: 1, isReseller: true, note: 'Framework agreement' })).body.data,
  ).toMatchObject({ isReseller: true, note: 'Framework agreement', version: 2 });
  expect(await call('PATCH', path, { version: 1, isReseller: false })).toMatchObject({
    status: 409,
    body: { message: 'changed-by-someone-else' },
  });
  expect(await call('PATCH', `/admin/suppliers/${nowhere}`, { version: 1, isReseller: false })).toMatchObject({
    status: 404,
    body: { message: 'supplier-not-found' },
  });
  expect((await call('GET', path, undefined, supplier.token)).status).toBe(403);
});

test('deleting signs its users out and ends its offers; a company of it keeps working', async () => {
  const supplier = await givenSupplier(t);
  const company = await givenCompany(t, { supplierId: supplier.id });
  await givenCatalog(t, supplier.id, [company.id]);
  expect((await call('DELETE', `/admin/suppliers/${supplier.id}`)).status).toBe(200);
  expect(await call('GET', '/supplier/profile', undefined, supplier.token)).toMatchObject({
    status: 401,
    body: { message: 'invalid token' },
  });
  expect((await call('GET', '/currencies', undefined, company.token)).status).toBe(200);
  const { rows } = await t.database.owner.query(
    'select count(*)::int as assigned from catalog_assignments where supplier_id = $1',
    [supplier.id],
  );
  expect(rows).toEqual([{ assigned: 0 }]);
  expect(await call('DELETE', `/admin/suppliers/${supplier.id}`)).toMatchObject({
    status: 404,
    body: { message: 'supplier-not-found' },
  });
});

test('a deleted supplier is listed where back office asks for it, says so, and cannot be changed', async () => {
  const { id } = await givenSupplier(t, { name: 'Gone for good' });
  await givenSupplier(t, { name: 'Gone not at all' });
  await call('DELETE', `/admin/suppliers/${id}`);
  const listed = async (query: string) =>
    dataOf<{ name: string; deleted: boolean }[]>(await call('GET', `/admin/suppliers?q=Gone&${query}`)).map(
      ({ name, deleted }) => [name, deleted],
    );
  expect(await listed('')).toEqual([['Gone not at all', false]]);
  expect(await listed('deleted=true')).toEqual([
    ['Gone for good', true],
    ['Gone not at all', false],
  ]);
  expect((await call('GET', `/admin/suppliers/${id}`)).body.data).toMatchObject({ deleted: true });
  expect((await call('PATCH', `/admin/suppliers/${id}`, { version: 1, note: 'x' })).status).toBe(404);
});

test('T8: a supplier sees and changes its own profile, never its flags or the note', async () => {
  const supplier = await givenSupplier(t, { name: 'Own profile' });
  const profile = dataOf<object>(await call('GET', '/supplier/profile', undefined, supplier.token));
  expect(profile).toMatchObject({ name: 'Own profile', isReseller: false });
  expect(profile).not.toHaveProperty('note');
  expect(
    (await call('PATCH', '/supplier/profile', { version: 1, city: 'Odense' }, supplier.token)).body.data,
  ).toMatchObject({ city: 'Odense', version: 2 });
  expect((await call('PATCH', '/supplier/profile', { version: 2, isReseller: true }, supplier.token)).status).toBe(400);
});

test('back office chooses UBL order files with their ids; the supplier sees it and cannot change it', async () => {
  const supplier = await givenSupplier(t);
  const path = `/admin/suppliers/${supplier.id}`;
  expect((await call('GET', path)).body.data).toMatchObject({
    orderFileFormat: 'CSV',
    ublCustomizationId: 'urn:fdc:peppol.eu:poacc:trns:order:3',
    ublProfileId: 'urn:fdc:peppol.eu:poacc:bis:order_only:3',
    ublEndpoint: '',
  });
  expect(await call('PATCH', path, { version: 1, orderFileFormat: 'UBL' })).toMatchObject({
    status: 400,
    body: { message: 'invalid-data-provided', details: [{ path: 'ublEndpoint', key: 'required' }] },
  });
  expect((await call('PATCH', path, { version: 1, ublEndpoint: 'no scheme' })).status).toBe(400);
  const chosen = { orderFileFormat: 'UBL', ublCustomizationId: 'OIOUBL-2.1', ublEndpoint: '0184:DK12345678' };
  expect((await call('PATCH', path, { version: 1, ...chosen })).body.data).toMatchObject({ ...chosen, version: 2 });
  expect((await call('GET', '/supplier/profile', undefined, supplier.token)).body.data).toMatchObject(chosen);
  expect(
    (await call('PATCH', '/supplier/profile', { version: 2, orderFileFormat: 'CSV' }, supplier.token)).status,
  ).toBe(400);
});
