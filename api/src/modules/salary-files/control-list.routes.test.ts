import { bind } from '../../../test/binding-call.ts';
import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { givenCompany } from '../../../test/given.ts';
import { wordsOf } from '../../../test/pdf-words.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { withSystem } from '../../db/tenant.ts';
import { unknownFiles } from '../../privacy/forgotten-files.ts';

const t = apiSuite({}, { perTest: true });
let company: GivenPayroll['company'];

beforeEach(async () => {
  ({ company } = await givenPayroll(t));
  await t.database.owner.query(`update orders set department = 'Salg' where employee_name = 'Bo Lund'`);
});

type File = { id: string; fileName: string; sha256: string };
const made = async () => {
  t.clock.moveTo('2027-01-20T05:00:00Z');
  await t.runScheduledJobs();
  return dataOf<File[]>(await t.call('GET', '/company/salaryfiles', { token: company.token }))[0]!;
};
const listOf = (id: string, token = company.token) =>
  t.app.inject({ url: `/api/company/salaryfiles/${id}/control-list`, headers: { authorization: `Bearer ${token}` } });

test('the control list says rows, sums by kind and department, and the hash of the bytes', async () => {
  const file = await made();
  const answer = await listOf(file.id);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('-control.pdf'),
  });
  const words = wordsOf(answer.rawPayload);
  for (const said of [company.name, file.fileName, file.sha256, 'January 2027', '2 draws · DKK 395.56'])
    expect(words).toContain(said);
  expect(words).toMatch(/By kindMonthly draws2 draws/);
  expect(words).toMatch(/Without a department1 draw · DKK 228\.93Salg1 draw · DKK 166\.63/);
});

test('goes with the file in the mail, whose figures are the same', async () => {
  const file = await made();
  const mail = (await t.mails(company.email)).find(({ kind }) => kind === 'salary-file')!;
  expect(mail.attachments.map(({ fileName }) => fileName)).toEqual([
    file.fileName,
    file.fileName.replace('.csv', '-control.pdf'),
  ]);
  expect(mail.text).toContain(`Draws: 2\nSum of the draws: DKK 395.56\nSHA-256: ${file.sha256}`);
  const pdf = await t.services.files.read(mail.attachments[1]!.path);
  expect(wordsOf(pdf)).toContain(file.sha256);
});

test('is there before a file by hand is approved, and is as long kept as its file', async () => {
  t.clock.moveTo('2027-01-25T09:00:00Z');
  const [file] = dataOf<File[]>(await bind(t, '/company/salaryfiles', { token: company.token, body: { mode: 'ALL' } }));
  expect((await listOf(file!.id)).statusCode).toBe(200);
  await bind(t, `/company/salaryfiles/${file!.id}/approve`, { token: company.token });
  await bind(t, `/company/salaryfiles/${file!.id}/send`, { token: company.token });
  const [{ path }] = (await t.database.owner.query('select path from salary_files')).rows;
  const beside = path.replace(/[^/]+$/, 'control-list.pdf');
  expect((await t.services.files.read(beside)).length).toBeGreaterThan(1_000);
  const unknown = () =>
    withSystem(t.services.pool, (db) => unknownFiles(db, 'salary-files', [path, beside]), { readOnly: true });
  expect(await unknown()).toEqual([]);
  await t.database.owner.query(`update salary_files set path = ''`);
  expect((await unknown()).sort()).toEqual([path, beside].sort());
});

test('of another company it is missing', async () => {
  const file = await made();
  const other = await givenCompany(t, { name: 'Company B' });
  expect((await listOf(file.id, other.token)).statusCode).toBe(404);
});
