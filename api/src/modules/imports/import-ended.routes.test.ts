import { givenCompany, type GivenCompany } from '../../../test/given.ts';
import { employeeImports, threePeople } from '../../../test/import-calls.ts';
import { apiSuite } from '../../../test/test-app.ts';

const t = apiSuite();
let company: GivenCompany;
beforeEach(async () => {
  company = await givenCompany(t);
});

const { upload, step } = employeeImports(() => ({ t, company }));
const ended = async () => (await t.mails(company.email)).filter(({ kind }) => kind === 'import-ended');
const people = Array.from({ length: 2_001 }, (_, n) => `${n};Person ${n};p${n}@x.example`);
const many = `Nr;Navn;E-mail\n${people.join('\n')}`;

test('an import that a worker does is told by mail when it has ended, once, with its counts and its page', async () => {
  const checked = await step(await upload(many), 'check');
  await t.work();
  expect(await ended()).toEqual([]);
  await step(checked, 'run');
  await t.work();
  const [mail, ...others] = await ended();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('staff.csv is imported');
  expect(mail?.text).toContain('2,001');
  expect(mail?.text).toContain(`/company/employees/import?importId=${checked.id}`);
});

test('a short one, which its person has seen end, is not', async () => {
  await step(await step(await upload(threePeople), 'check'), 'run');
  await t.work();
  expect(await ended()).toEqual([]);
});
