import { givenCompany, givenSupplier, type GivenCompany } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let nordlys: GivenCompany;
let vindebro: GivenCompany;

beforeAll(async () => {
  const telegros = await givenSupplier(t, { name: 'TeleGros', isReseller: true });
  nordlys = await givenCompany(t, { name: 'Nordlys A/S', supplierId: telegros.id });
  vindebro = await givenCompany(t, { name: 'Vindebro' });
});

const ask = async (method: 'GET' | 'PATCH', token: string, body?: unknown) => {
  const { status, body: answer } = await t.call(method, '/company/profile', { token, ...(body ? { body } : {}) });
  return {
    status,
    message: answer.message,
    data: answer.data as unknown,
    details: (answer as { details?: unknown }).details,
  };
};
const supportSeenBy = async (token: string) =>
  dataOf<{ company: { branding: { supportEmail: string | null } } }>(
    await t.call('GET', '/auth/check-session', { token }),
  ).company.branding.supportEmail;

test('a company reads its profile with what back office decides, and changes its own part', async () => {
  expect((await ask('GET', nordlys.token)).data).toMatchObject({
    company_name: 'Nordlys A/S',
    currency: 'DKK',
    supplierName: 'TeleGros',
    isReseller: true,
    supportEmail: '',
    version: 1,
  });
  const changed = await ask('PATCH', nordlys.token, {
    version: 1,
    phone_number: '+45 12345678',
    city: 'Aarhus',
    supportEmail: 'Help@Nordlys.example',
  });
  expect(changed).toMatchObject({
    status: 200,
    data: { phone_number: '+45 12345678', city: 'Aarhus', supportEmail: 'help@nordlys.example', version: 2 },
  });
  expect(await supportSeenBy(nordlys.token)).toBe('help@nordlys.example');
  expect(await ask('PATCH', nordlys.token, { version: 1, city: 'X' })).toMatchObject({
    status: 409,
    message: 'changed-by-someone-else',
  });
  const { rows } = await t.database.owner.query(
    `select detail from audit_log where company_id = $1 and action = 'company.changed'`,
    [nordlys.id],
  );
  expect(rows).toEqual([{ detail: { fields: ['phone_number', 'city', 'supportEmail'] } }]);
});

test('name, VAT number and currency are not a company’s to change', async () => {
  for (const change of [
    { company_name: 'Other' },
    { vat_no: '1' },
    { currency: 'SEK' },
    { supplierId: null },
    { status: 'BLOCKED' },
  ]) {
    expect(await ask('PATCH', nordlys.token, { version: 2, ...change })).toMatchObject({
      status: 400,
      message: 'invalid-data-provided',
    });
  }
  expect(await ask('PATCH', nordlys.token, { version: 2, supportEmail: 'nobody' })).toMatchObject({
    status: 400,
    details: [{ path: 'supportEmail', key: 'invalid-email' }],
  });
});

test('the support address counts without a reseller too, and goes when it is emptied', async () => {
  expect((await ask('PATCH', vindebro.token, { version: 1, supportEmail: 'it@vindebro.example' })).status).toBe(200);
  expect(await supportSeenBy(vindebro.token)).toBe('it@vindebro.example');
  expect((await ask('PATCH', vindebro.token, { version: 2, supportEmail: '' })).data).toMatchObject({
    supportEmail: '',
    supplierName: null,
    isReseller: false,
  });
  expect(await supportSeenBy(vindebro.token)).toBeNull();
});
