import { givenCompany, givenEmployee, givenSupplier, type GivenCompany } from '../../../test/given.ts';
import { employeeImports, threePeople } from '../../../test/import-calls.ts';
import { apiSuite } from '../../../test/test-app.ts';
import { removeUndone } from './undo/remove-undone.job.ts';

const t = apiSuite();
let company: GivenCompany;
beforeEach(async () => {
  company = await givenCompany(t);
});

const { upload, step, imported, rowsOf } = employeeImports(() => ({ t, company }));
const report = (id: string, query = '', token = company.token) =>
  t.call('GET', `/company/imports/${id}/report${query}`, { token });
const linesOf = ({ raw }: { raw: Buffer }) =>
  raw
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n');

test('the whole report has every row in the delimiter of the file, with what becomes of it and why', async () => {
  await givenEmployee(t, company.id, { employNo: '1043', email: 'other1@nordlys.example', name: 'Berit Lund' });
  const text = threePeople.split('\r\n');
  const checked = await step(await upload(threePeople), 'check');
  const before = linesOf(await report(checked.id));
  expect(before[0]).toBe(`Row;What happens;Why;${text[0]}`);
  expect(before.slice(1)).toEqual([
    `2;will be created;;${text[1]}`,
    `3;will be left out;"Employee number ""1043"" is used by another employee (Berit Lund)";${text[2]}`,
    `4;will be created;;${text[3]}`,
  ]);
  await step(checked, 'run');
  expect(linesOf(await report(checked.id)).map((line) => line.split(';')[1])).toEqual([
    'What happens',
    'created',
    'left out',
    'created',
  ]);
  const again = await imported(threePeople.replace('Cæcilie', 'Cecilie'));
  expect(linesOf(await report(again.id)).map((line) => line.split(';')[1])).toEqual([
    'What happens',
    'unchanged',
    'left out',
    'updated',
  ]);
});

test('a row that is refused for a taken number names who has it', async () => {
  await givenEmployee(t, company.id, { employNo: '1043', email: 'other2@nordlys.example', name: 'Berit Lund' });
  const [row] = await rowsOf(await step(await upload(threePeople), 'check'));
  expect(row?.reasons).toEqual([
    { field: 'employNo', key: 'employeenumber-already-exists', value: '1043', owner: 'Berit Lund' },
  ]);
});

test('as a workbook too; before a check there is none, and it is nobody else’s', async () => {
  const view = await upload(threePeople);
  expect(await report(view.id)).toMatchObject({ status: 409, body: { message: 'invalid-data-provided' } });
  const checked = await step(view, 'check');
  const workbook = await report(checked.id, '?format=xlsx');
  expect(workbook.headers['content-type']).toContain('spreadsheetml');
  expect(workbook.raw.subarray(0, 2).toString()).toBe('PK');
  const [other, supplier] = [await givenCompany(t), await givenSupplier(t)];
  expect(await report(checked.id, '', other.token)).toMatchObject({
    status: 404,
    body: { message: 'import-not-found' },
  });
  expect((await report(checked.id, '', supplier.token)).status).toBe(403);
});

test('a file that is not kept any more has no report, and says so', async () => {
  const done = await imported(threePeople);
  await t.call('POST', `/company/imports/${done.id}/undo`, { token: company.token });
  await removeUndone(t.services);
  expect(await report(done.id)).toMatchObject({ status: 404, body: { message: 'file-not-found' } });
});

test('refused rows come back in the delimiter of their file', async () => {
  await givenEmployee(t, company.id, { employNo: '1043', email: 'other3@nordlys.example' });
  const checked = await step(await upload(threePeople), 'check');
  const { raw } = await t.call('GET', `/company/imports/${checked.id}/failed.csv`, { token: company.token });
  expect(raw.toString('utf8')).toContain(`${threePeople.split('\r\n')[2]};`);
});
