import { locales } from '@portal/contract/constants';
import { statedLanguages } from '@portal/contract/employee-fields';
import type { EmployeeRow } from '@portal/contract/employee-rows';
import type { MailPreview } from '@portal/contract/mail-preview';
import { personLanguage } from '@portal/contract/person-language';
import { bind } from '../../../test/binding-call.ts';
import { givenCompany, givenEmployee, type GivenCompany } from '../../../test/given.ts';
import { employeeImports } from '../../../test/import-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let company: GivenCompany;
beforeEach(async () => {
  company = await givenCompany(t);
  await owner(`update companies set language = 'da-dk' where id = $1`, [company.id]);
});

const owner = (text: string, values: unknown[]) => t.database.owner.query(text, values);
const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown, token = company.token) =>
  t.call(method, path, { token, ...(body === undefined ? {} : { body }) });
const add = async (values: object) =>
  dataOf<EmployeeRow>(await call('POST', '/company/employees', { name: 'Ane Tofte', ...values }));
const { imported, employees } = employeeImports(() => ({ t, company }));
const mailsTo = async (address: string) =>
  (await owner('select kind, locale from outbox where to_address = $1 order by created_at, id', [address])).rows;
const languageOf = async (token: string) =>
  (await call('GET', '/user/language', undefined, token)).body['userLanguage'];

test('the database and the contract follow one rule', async () => {
  for (const own of [null, ...locales])
    for (const stated of statedLanguages)
      for (const organisation of [null, ...locales]) {
        const { rows } = await owner('select person_language($1, $2, $3) as language', [own, stated, organisation]);
        expect(rows[0].language).toBe(personLanguage({ own, stated, organisation }));
      }
});

test('an invitation is counted and written in the stated language, else in the company’s', async () => {
  const stated = await add({ email: 'stated@nordlys.example', language: 'en-us' });
  const unstated = await add({ email: 'unstated@nordlys.example' });
  const chosen = await givenEmployee(t, company.id, { email: 'chosen@nordlys.example' });
  const body = { employeeIds: [stated.id, unstated.id, chosen.id] };
  const path = '/company/employees/invitations';
  const preview = dataOf<MailPreview>(await call('POST', `${path}/preview`, body));
  expect(preview.mails.map(({ locale, count }) => [locale, count])).toEqual([
    ['da-dk', 1],
    ['en-us', 2],
  ]);
  await bind(t, path, { token: company.token, body });
  const localeOf = async (address: string) => (await mailsTo(address)).map(({ locale }) => locale);
  expect(await localeOf('stated@nordlys.example')).toEqual(['en-us']);
  expect(await localeOf('unstated@nordlys.example')).toEqual(['da-dk']);
  expect(await localeOf('chosen@nordlys.example')).toEqual(['en-us']);
});

test('a login link comes in the language of the person, not of the page that asked for it', async () => {
  await add({ email: 'link@nordlys.example' });
  await bind(t, '/company/employees/invitations', {
    token: company.token,
    body: { employeeIds: [(await dataOf<EmployeeRow[]>(await call('GET', '/company/employees')))[0]?.id] },
  });
  await t.call('POST', '/auth/magiclink', { body: { email: 'link@nordlys.example', locale: 'en-us' } });
  expect((await mailsTo('link@nordlys.example')).map(({ kind, locale }) => [kind, locale])).toEqual([
    ['invitation', 'da-dk'],
    ['login-link', 'da-dk'],
  ]);
});

test('what an administrator changes moves the pages of who has not chosen, and never a choice', async () => {
  const anna = await givenEmployee(t, company.id);
  await owner('update users set own_language = null where id = $1', [anna.userId]);
  expect(await languageOf(anna.token)).toBe('da-dk');
  const patch = async (language: string) => {
    const { version } = dataOf<EmployeeRow>(await call('GET', `/company/employees/${anna.id}`));
    expect((await call('PATCH', `/company/employees/${anna.id}`, { language, version })).status).toBe(200);
  };
  await patch('en-us');
  expect(await languageOf(anna.token)).toBe('en-us');
  await patch('');
  await call('POST', '/user/language', { language: 'da-dk' }, anna.token);
  await patch('en-us');
  await owner(`update companies set language = 'en-us' where id = $1`, [company.id]);
  expect(await languageOf(anna.token)).toBe('da-dk');
});

test('a staff file states languages in words of both, and says what it cannot read', async () => {
  const view = await imported(
    'Nr;Navn;E-mail;Sprog\n1;A;a@x.example;Engelsk\n2;B;b@x.example;danish\n3;C;c@x.example;en-GB\n' +
      '4;D;d@x.example;\n5;E;e@x.example;Swahili\n',
  );
  expect(view.counts).toMatchObject({ new: 5, errors: 0 });
  expect((await employees()).map(({ language }) => language)).toEqual(['en-us', 'da-dk', 'en-us', '', '']);
  const listed = async (condition: string) =>
    dataOf<EmployeeRow[]>(await call('GET', `/company/employees?sort=name&filter=${encodeURIComponent(condition)}`));
  const conditions = JSON.stringify({ join: 'all', groups: [[['language', 'any', 'en-us']]] });
  expect((await listed(conditions)).map(({ name, language }) => [name, language])).toEqual([
    ['A', 'en-us'],
    ['C', 'en-us'],
  ]);
  const csv = (await call('GET', '/company/employees/export?format=csv')).raw.toString();
  expect(csv.split('\n')[0]).toContain('Language');
});
