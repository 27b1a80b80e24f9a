import { bind } from '../../../test/binding-call.ts';
import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { givenCompany } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({}, { perTest: true });
let company: GivenPayroll['company'];
let bo: GivenPayroll['bo'];

beforeEach(async () => {
  ({ company, bo } = await givenPayroll(t));
});

type Preview = { fileName: string; encoding: string; text: string; hex: string; isWhole: boolean };
const lines = '12345678;1042;45;100;22893;22893\r\n12345678;1043;45;100;16663;16663\r\n';
const call = (path: string, token = company.token) => t.call('GET', `/company/salaryfiles${path}`, { token });
const runText = async () => dataOf<Preview[]>(await call('/runs/2027-01/text'));
const idsOf = async (query: string) => dataOf<{ id: string }[]>(await call(query)).map(({ id }) => id);

test('a coming file is shown as it will be made; what stops it hides it', async () => {
  t.clock.moveTo('2027-01-18T09:00:00Z');
  const [shown, ...others] = await runText();
  expect(others).toEqual([]);
  expect(shown).toMatchObject({ text: lines, hex: Buffer.from(lines).toString('hex'), isWhole: true });
  await t.database.owner.query('update employees set employ_no = null where id = $1', [bo.id]);
  expect(await runText()).toEqual([]);
  await t.database.owner.query(`update employees set employ_no = '1043' where id = $1`, [bo.id]);
  t.clock.moveTo('2027-01-20T05:00:00Z');
  await t.runScheduledJobs();
  const [id] = await idsOf('');
  expect(dataOf<Preview>(await call(`/${id}/text`))).toEqual(shown);
  expect((await call('/runs/2027-01/text')).status).toBe(404);
});

test('looking at a file by hand does not make it final, and another company finds none', async () => {
  t.clock.moveTo('2027-01-25T09:00:00Z');
  const [file] = dataOf<{ id: string }[]>(
    await bind(t, '/company/salaryfiles', { token: company.token, body: { mode: 'ALL' } }),
  );
  expect(dataOf<Preview>(await call(`/${file!.id}/text`)).text).toBe(lines);
  const other = await givenCompany(t, { name: 'Company B' });
  expect((await call(`/${file!.id}/text`, other.token)).status).toBe(404);
  const gone = await t.call('DELETE', `/company/salaryfiles/${file!.id}`, { token: company.token });
  expect(gone.status).toBe(200);
});

test('files are found by where they stand and by their day', async () => {
  t.clock.moveTo('2027-01-20T05:00:00Z');
  await t.runScheduledJobs();
  const [sent] = await idsOf('');
  t.clock.moveTo('2027-02-19T09:00:00Z');
  const body = { mode: 'RANGE', from: '2027-02-01', to: '2027-02-28' };
  await bind(t, '/company/salaryfiles', { token: company.token, body });
  const [manual] = await idsOf('?type=MANUAL');
  expect(await idsOf('?state=SENT')).toEqual([sent]);
  expect(await idsOf('?state=TO_APPROVE')).toEqual([manual]);
  await bind(t, `/company/salaryfiles/${manual}/approve`, { token: company.token });
  expect(await idsOf('?state=NOT_SENT')).toEqual([manual]);
  await t.database.owner.query('update salary_files set send_failed_at = now() where id = $1', [manual]);
  expect(await idsOf('?state=FAILED')).toEqual([manual]);
  expect(await idsOf('?from=2027-02-01')).toEqual([manual]);
  expect(await idsOf('?from=2027-01-01&to=2027-01-31')).toEqual([sent]);
});
