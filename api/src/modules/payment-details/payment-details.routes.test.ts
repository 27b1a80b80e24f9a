import type { PaymentDetails } from '@portal/contract/payment-details';
import { givenAdmin, givenCompany, givenEmployee, type GivenCompany } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let nordlys: GivenCompany;
beforeEach(async () => {
  nordlys = await givenCompany(t, { name: 'Nordlys A/S' });
});

const path = '/company/payment-details';
const account = {
  bank: 'Nordbank',
  account: '1234 0001234567',
  iban: 'dk50 0040 0440 1162 43',
  bic: 'dabadkkk',
  cardLink: 'https://pay.nordlys.example/?a={amount}&c={currency}&r={reference}',
};
const save = (body: object, token = nordlys.token) =>
  t.call('PUT', path, { token, body: { currency: 'DKK', ...account, ...body } });
const read = async (token = nordlys.token) => dataOf<PaymentDetails[]>(await t.call('GET', path, { token }));

test('entered once for the company’s currency, changed by its version, audited with old and new values', async () => {
  expect(await read()).toEqual([
    { currency: 'DKK', bank: '', account: '', iban: '', bic: '', cardLink: '', version: 0 },
  ]);
  const stored = { currency: 'DKK', ...account, iban: 'DK5000400440116243', bic: 'DABADKKK' };
  expect(dataOf(await save({}))).toEqual([{ ...stored, version: 1 }]);
  expect((await save({})).body.message).toBe('changed-by-someone-else');
  expect((await save({ version: 1, bank: 'Sydbank' })).status).toBe(200);
  expect((await save({ version: 1 })).body.message).toBe('changed-by-someone-else');
  const { rows } = await t.database.owner.query(
    `select detail from audit_log where action = 'payment-details.changed' and company_id = $1 order by at, id`,
    [nordlys.id],
  );
  expect(rows.map(({ detail }) => [detail.from.bank, detail.to.bank])).toEqual([
    ['', 'Nordbank'],
    ['Nordbank', 'Sydbank'],
  ]);
  const admin = await givenAdmin(t);
  expect(
    dataOf(await t.call('GET', `/admin/companies/${nordlys.id}/payment-details`, { token: admin.token })),
  ).toMatchObject([{ bank: 'Sydbank', version: 2 }]);
});

test.each([
  ['cardLink', 'http://pay.nordlys.example/{amount}', 'invalid-card-link'],
  ['cardLink', 'https://{reference}.example/', 'invalid-card-link'],
  ['cardLink', 'https://pay.nordlys.example/{order}', 'invalid-card-link'],
  ['cardLink', 'https://me:secret@pay.nordlys.example/', 'invalid-card-link'],
  ['cardLink', 'javascript:alert(1)', 'invalid-card-link'],
  ['iban', 'DK5000400440116244', 'invalid-iban'],
  ['bic', 'DABA', 'invalid-bic'],
  ['account', '1234;1', 'invalid-account'],
])('%s %s is refused', async (field, value, key) => {
  expect((await save({ [field]: value })).body).toMatchObject({
    message: 'invalid-data-provided',
    details: [{ path: field, key }],
  });
});

test('a currency that the company does not have, another company and an employee', async () => {
  expect((await save({ currency: 'SEK' })).body.message).toBe('currency-not-found');
  await save({});
  const other = await givenCompany(t);
  expect(await read(other.token)).toMatchObject([{ version: 0 }]);
  const employee = await givenEmployee(t, nordlys.id);
  expect((await save({ version: 1 }, employee.token)).status).toBe(403);
});
