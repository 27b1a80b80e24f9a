import { givenCatalog } from '../../../test/given-goods.ts';
import { givenAdmin, givenCompany, givenSupplier, type GivenSupplier, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { testInSteps } from '../../../test/test-in-steps.ts';

const t = apiSuite();
let admin: Person;
let teleGros: GivenSupplier;
let danlon: string;
beforeAll(async () => {
  admin = await givenAdmin(t);
  teleGros = await givenSupplier(t, { name: 'TeleGros', isReseller: true });
  const { rows } = await t.database.owner.query(
    `insert into salary_systems (name, kind, layout) values ('Danløn', 'CSV', '{}') returning id`,
  );
  danlon = rows[0].id;
});

const mette = { name: 'Mette Krag', email: 'mette@nordlys.example', language: 'da-dk' };
const nordlys = () => ({
  company_name: 'Nordlys A/S',
  invoice_mail: 'faktura@nordlys.example',
  vat_no: 'DK 12 34 56 78',
  currency: 'DKK',
  country: 'DK',
  language: 'da-dk',
  supplierId: teleGros.id,
  salarySystemId: danlon,
  salaryDay: 20,
  salaryFileMethod: 'AUTOMATIC',
  wageCodeGross: '45',
  admin: mette,
});
const call = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, body?: object, token = admin.token) =>
  t.call(method, path, { token, body });
const nowhere = '00000000-0000-7000-8000-000000000000';

testInSteps('a company, its first login, two more, and the list', (step) => {
  step('scenario 5: Nordlys is created, its admin is PENDING and gets an invitation', async () => {
    const created = await call('POST', '/admin/companies', nordlys());
    expect(created.status).toBe(201);
    expect(created.body.data).toMatchObject({
      company_name: 'Nordlys A/S',
      vat_no: '12345678',
      currency: 'DKK',
      status: 'ACTIVE',
      is_active: true,
      isReseller: true,
      salaryDay: 20,
      salaryFileMethod: 'AUTOMATIC',
      supplier: { id: teleGros.id, name: 'TeleGros' },
      salarySystem: { id: danlon, name: 'Danløn' },
      vatNoWarning: 'check-digit',
      catalogs: [],
    });
    await t.work();
    const { id } = dataOf<{ id: string }>(created);
    expect((await call('GET', `/admin/companies/${id}/admins`)).body.data).toMatchObject([
      { email: 'mette@nordlys.example', status: 'PENDING' },
    ]);
    expect(await t.mails('mette@nordlys.example')).toMatchObject([
      { kind: 'invitation', subject: 'Nordlys A/S har inviteret dig til Benefits' },
    ]);
  });

  step('scenario 6: the admin logs in by the link and is ACTIVE; the link works once', async () => {
    const [mail] = await t.mails('mette@nordlys.example');
    const token = /validate-token\/([\w-]{43})/.exec(mail!.text)![1]!;
    const use = () => t.call('POST', '/auth/validate-token', { body: { token, confirmed: true } });
    expect(await use()).toMatchObject({
      status: 200,
      body: { user: { role: 'company', companyName: 'Nordlys A/S', status: 'ACTIVE' } },
    });
    expect((await use()).status).toBe(401);
  });

  step(
    'T24: a temporary password works after the mailed invitation and must be replaced; a known login keeps its own',
    async () => {
      const password = 'Kaptajn-lampe-77';
      await call('POST', '/admin/companies', {
        ...nordlys(),
        company_name: 'Fjord',
        vat_no: '11111111',
        admin: { name: 'Ny', email: 'ny@fjord.example', language: 'en-us', password },
      });
      const device = 'd'.repeat(40);
      const login = (email: string) => t.call('POST', '/auth/login', { body: { email, password, device } });
      expect((await login('ny@fjord.example')).status).toBe(401);
      const token = /validate-token\/([\w-]+)/.exec((await t.mails('ny@fjord.example'))[0]?.text ?? '')?.[1];
      expect((await t.call('POST', '/auth/validate-token', { body: { token, device } })).body).toMatchObject({
        user: { mustChangePassword: true },
      });
      expect(await login('ny@fjord.example')).toMatchObject({
        status: 200,
        body: { user: { mustChangePassword: true } },
      });
      await call('POST', '/admin/companies', {
        ...nordlys(),
        company_name: 'Fjord 2',
        vat_no: '22222222',
        admin: { ...mette, password },
      });
      expect((await login(mette.email)).status).toBe(401);
    },
  );

  step('the list filters by supplier, status and text', async () => {
    const names = async (query: string) =>
      dataOf<{ company_name: string }[]>(await call('GET', `/admin/companies?${query}`)).map((row) => row.company_name);
    await givenCompany(t, { name: 'Elsewhere' });
    expect(await names(`supplierId=${teleGros.id}&sort=-company_name`)).toEqual(['Nordlys A/S', 'Fjord 2', 'Fjord']);
    expect(await names('q=12345678')).toEqual(['Nordlys A/S']);
    expect(await names('status=BLOCKED')).toEqual([]);
  });

  step('a country without VAT in the tax table of the day has no companies, at its field (DECISIONS 31)', async () => {
    const inGermany = {
      ...nordlys(),
      company_name: 'Uta GmbH',
      country: 'DE',
      vat_no: '123456789',
      admin: { name: 'Uta', email: 'uta@example.de', language: 'en-us' },
    };
    const refused = await call('POST', '/admin/companies', inGermany);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { message: 'tax-table-missing', details: [{ path: 'country', key: 'tax-table-missing' }] },
    ]);
    const publish = async (validFrom: string, isEnded: boolean) => {
      const draft = dataOf<{ id: string }>(await call('POST', '/admin/taxtables/drafts', { country: 'DE', validFrom }));
      const vat = { code: 'vat', basisPoints: isEnded ? null : 1900, amount: null, currency: null, isEnded };
      const path = `/admin/taxtables/drafts/${draft.id}`;
      await call('PUT', path, { version: 1, reason: 'The law', rates: [vat] });
      expect((await call('POST', `${path}/publish`, { version: 2 })).status).toBe(200);
    };
    const create = async () => (await call('POST', '/admin/companies', inGermany)).body.message;
    await publish('2030-01-01', false);
    expect(await create()).toBe('tax-table-missing');
    await publish(t.clock.today(), false);
    await publish('2029-12-01', true);
    expect(await create()).toBe('tax-table-missing');
    await call('POST', '/admin/taxtables/withdraw', { country: 'DE', validFrom: '2029-12-01' });
    expect((await call('POST', '/admin/companies', inGermany)).status).toBe(201);
  });
});

test.each([
  [
    'a short CVR',
    { vat_no: '1234567' },
    400,
    { message: 'invalid-data-provided', details: [{ path: 'vat_no', key: 'invalid-vat-number' }] },
  ],
  [
    'salary day 31',
    { vat_no: '87654321', salaryDay: 31 },
    400,
    { details: [{ path: 'salaryDay', key: 'invalid-day-of-month' }] },
  ],
  ['a currency that is not offered', { vat_no: '87654321', currency: 'XXX' }, 404, { message: 'currency-not-found' }],
  ['a supplier that is not there', { vat_no: '87654321', supplierId: nowhere }, 404, { message: 'supplier-not-found' }],
  [
    'a salary system that is not there',
    { vat_no: '87654321', salarySystemId: nowhere },
    404,
    { message: 'salary-system-not-found' },
  ],
  [
    'a common temporary password',
    { vat_no: '87654321', admin: { ...mette, password: 'Sommer2026!' } },
    400,
    { details: [{ path: 'admin.password', key: 'common-password' }] },
  ],
  [
    'a temporary password with the name of the person',
    { vat_no: '87654321', admin: { ...mette, password: 'Mette-lampe-Trappe-9' } },
    400,
    { details: [{ path: 'admin.password', key: 'password-contains-own-words' }] },
  ],
  [
    'a temporary password with the name of the company',
    { vat_no: '87654321', company_name: 'Vindebro A/S', admin: { ...mette, password: 'Vindebro-lampe-Trappe-9' } },
    400,
    { details: [{ path: 'admin.password', key: 'password-contains-own-words' }] },
  ],
  ['read-only fields', { vat_no: '87654321', is_active: false }, 400, { message: 'invalid-data-provided' }],
] as const)('%s is refused and sends no invitation', async (_name, change, status, body) => {
  const before = (await t.mails()).length;
  expect(await call('POST', '/admin/companies', { ...nordlys(), ...change })).toMatchObject({ status, body });
  expect(await t.mails()).toHaveLength(before);
});

test('changing: version, blocking, and the currency only while nothing has a price', async () => {
  const company = await givenCompany(t, { supplierId: teleGros.id });
  const path = `/admin/companies/${company.id}`;
  expect(
    (await call('PATCH', path, { version: 1, currency: 'SEK', salaryDay: 30, salaryFileMethod: 'MANUAL' })).body.data,
  ).toMatchObject({ currency: 'SEK', salaryDay: 30, salaryFileMethod: 'MANUAL', version: 2 });
  await givenCatalog(t, teleGros.id, [company.id]);
  expect(await call('PATCH', path, { version: 2, currency: 'DKK' })).toMatchObject({
    status: 409,
    body: { message: 'in-use' },
  });
  expect(await call('PATCH', path, { version: 1, note: 'x' })).toMatchObject({
    status: 409,
    body: { message: 'changed-by-someone-else' },
  });
  expect((await call('PATCH', path, { version: 2, status: 'BLOCKED' })).body.data).toMatchObject({
    status: 'BLOCKED',
    is_active: false,
  });
  expect(await call('GET', '/currencies', undefined, company.token)).toMatchObject({
    status: 401,
    body: { message: 'this-account-is-not-allowed' },
  });
  expect(await call('PATCH', `/admin/companies/${nowhere}`, { version: 1, note: 'x' })).toMatchObject({
    status: 404,
    body: { message: 'company-not-found' },
  });
});

describe('a supplier and its companies', () => {
  const form = (vat_no: string) => ({
    company_name: `Own ${vat_no}`,
    vat_no,
    currency: 'DKK',
    country: 'DK',
    language: 'en-us',
    admin: { name: 'Chef', email: `chef@${vat_no}.example`, language: 'en-us' },
  });

  test('creates one with settings and an invited admin, and it is its own', async () => {
    const created = await call('POST', '/supplier/companies', form('33333333'), teleGros.token);
    expect(created.status).toBe(201);
    expect(created.body.data).toMatchObject({ company_name: 'Own 33333333', isReseller: true });
    expect(created.body.data).not.toHaveProperty('wageCodeGross');
    const { id } = dataOf<{ id: string }>(created);
    expect((await call('GET', `/admin/companies/${id}`)).body.data).toMatchObject({
      supplier: { id: teleGros.id },
      salaryDay: 20,
    });
    await t.work();
    expect(await t.mails('chef@33333333.example')).toHaveLength(1);
    expect(
      (await call('PATCH', `/supplier/companies/${id}`, { version: 1, city: 'Vejle' }, teleGros.token)).body.data,
    ).toMatchObject({ city: 'Vejle', version: 2 });
    expect(
      (await call('PATCH', `/supplier/companies/${id}`, { version: 2, status: 'BLOCKED' }, teleGros.token)).status,
    ).toBe(400);
  });

  test('another supplier’s company and a missing one answer alike', async () => {
    const foreign = await givenCompany(t, { supplierId: (await givenSupplier(t)).id });
    for (const id of [foreign.id, nowhere]) {
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['PATCH', '', { version: 1, city: 'X' }],
        ['GET', '/admins', undefined],
        ['POST', '/admins', { name: 'T', email: 'thief@else.example', language: 'en-us' }],
        ['GET', `/admins/${foreign.userId}`, undefined],
      ] as const) {
        expect(await call(method, `/supplier/companies/${id}${path}`, body, teleGros.token)).toMatchObject({
          status: 404,
          body: { message: 'company-not-found' },
        });
      }
    }
    const listed = dataOf<{ id: string }[]>(
      await call('GET', '/supplier/companies?pageSize=200', undefined, teleGros.token),
    );
    expect(listed.map(({ id }) => id)).not.toContain(foreign.id);
  });
});
