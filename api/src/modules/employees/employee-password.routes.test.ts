import type { Employee } from '@portal/contract/employee-rows';
import { bind } from '../../../test/binding-call.ts';
import { givenCompany, type GivenCompany } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let company: GivenCompany;
beforeAll(async () => {
  company = await givenCompany(t, { name: 'Nordlys A/S' });
});

const add = (values: object) =>
  t.call('POST', '/company/employees', { token: company.token, body: { name: 'Ane Tofte', ...values } });
const logIn = (email: string, word: string) =>
  t.call('POST', '/auth/login', { body: { email, password: word, device } });
const device = 'd'.repeat(40);
const password = 'Fjord-4471-hval';

test('a temporary password opens nothing before the mailed invitation, and is replaced then', async () => {
  const email = 'temporary@nordlys.example';
  const { id } = dataOf<Employee>(await add({ email, password }));
  expect((await logIn(email, password)).status).toBe(401);
  await bind(t, '/company/employees/invitations', { token: company.token, body: { employeeIds: [id] } });
  expect((await logIn(email, password)).status).toBe(401);
  const [mail] = await t.mails(email);
  const token = /validate-token\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const opened = await t.call('POST', '/auth/validate-token', { body: { token, device } });
  expect(opened.status).toBe(200);
  const { body } = await logIn(email, password);
  expect(body).toMatchObject({ user: { mustChangePassword: true } });
});

test('a password that is easy to guess is refused at its field, and nobody is added', async () => {
  const { status, body } = await add({ email: 'weak@nordlys.example', password: 'Nordlys-2026' });
  expect([status, body['details']]).toMatchObject([400, [{ path: 'password' }]]);
  const { rows } = await t.database.owner.query(`select from employees where email = 'weak@nordlys.example'`);
  expect(rows).toEqual([]);
});
