import type { ImportRow } from '@portal/contract/import-rows';
import type { ImportView } from '@portal/contract/import-view';
import { withSystem } from '../../db/tenant.ts';
import { removeUndone } from './remove-undone.ts';
import { givenCompany, givenEmployee, type GivenCompany } from '../../../test/given.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let company: GivenCompany;
beforeAll(async () => { t = await testApp(); });
beforeEach(async () => { company = await givenCompany(t); });
afterAll(() => t.close());

async function upload(text: string | Buffer): Promise<ImportView> {
  const answer = await t.upload('/company/imports', { name: 'staff.csv', bytes: Buffer.from(text) }, { token: company.token });
  expect([answer.status, answer.body.message]).toEqual([201, undefined]);
  return answer.body.data!;
}

async function step(view: ImportView, name: 'check' | 'run', options: object = {}): Promise<ImportView> {
  const body = name === 'check' ? { mapping: view.mapping, options: { ...view.options, ...options } } : {};
  const answer = await t.call('POST', `/company/imports/${view.id}/${name}`, { token: company.token, body });
  expect([answer.status, answer.body.message]).toEqual([202, undefined]);
  return answer.body.data!;
}

async function imported(text: string | Buffer, options: object = {}): Promise<ImportView> {
  const view = await upload(text);
  await step(view, 'check', options);
  return step(view, 'run');
}

async function errors(view: ImportView): Promise<unknown[]> {
  const { body } = await t.call('GET', `/company/imports/${view.id}/rows?outcome=ERROR`, { token: company.token });
  return (body.data! as ImportRow[]).map(({ rowNumber, reasons }) => [rowNumber, ...reasons.map(({ field, key }) => `${field} ${key}`)]);
}

async function employees(): Promise<Record<string, unknown>[]> {
  return (await t.database.owner.query('select * from employees where company_id = $1 and deleted_at is null order by employ_no', [company.id])).rows;
}

const three = 'Medarbejdernr.;Fornavn;Mellemnavn;Efternavn;E-mail;Fødselsdato;Køn\r\n1042;Anna;;Ågård;anna@nordlys.example;01-02-1990;Kvinde\r\n1043;Bo;K.;Sørensen;bo@nordlys.example;03-04-1985;Mand\r\n1044;Cæcilie;;Holm;caecilie@nordlys.example;;\r\n';

test('scenario 7: a used employee number is refused for that row only', async () => {
  await givenEmployee(t, company.id, { employNo: '1043', email: 'other@nordlys.example' });
  const view = await imported(three);
  expect(view.counts).toEqual({ total: 3, new: 2, changed: 0, unchanged: 0, errors: 1 });
  expect(await errors(view)).toEqual([[3, 'employNo employeenumber-already-exists']]);
  expect((await employees()).map(({ name }) => name)).toEqual(['Anna Ågård', expect.any(String), 'Cæcilie Holm']);
});

const bytesOf = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-8 with mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'windows-1252': (text: string) => Buffer.from(text, 'latin1'),
  'utf-16le': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'utf-16be': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
};

test.each(Object.entries(bytesOf))('æøå arrive whole from %s, with every delimiter', async (_name, encode) => {
  for (const delimiter of [';', ',', '\t', '|']) {
    const view = await imported(encode(three.replaceAll(';', delimiter)));
    expect(view.counts).toMatchObject({ total: 3, errors: 0 });
    expect((await employees()).map(({ name }) => name)).toEqual(['Anna Ågård', 'Bo K. Sørensen', 'Cæcilie Holm']);
  }
});

test('birthday and gender are kept only when the company allows it, and it says so', async () => {
  expect((await imported(three)).summary.notKept).toEqual(['birthday', 'gender']);
  expect(await employees()).toMatchObject([{ birthday: null, gender: '' }, {}, {}]);
  await t.database.owner.query('update company_settings set employee_birthday = true, employee_gender = true where company_id = $1', [company.id]);
  const view = await imported(three);
  expect(view).toMatchObject({ counts: { changed: 2, unchanged: 1 }, summary: { notKept: [] } });
  expect(await employees()).toMatchObject([{ birthday: '1990-02-01', gender: 'FEMALE' }, { birthday: '1985-04-03', gender: 'MALE' }, { birthday: null }]);
});

test('missing and wrong values are named; duplicates in the file keep the first row', async () => {
  const view = await imported('Employee no,Name,E-mail,Phone\n1,A,a@x.example,\n,B,b@x.example,\n3,,c@x.example,\n4,D,,\n5,E,not-an-address,\n1,F,f@x.example,\n7,G,A@X.example,\n8,H,h@x.example,call me\n9,I,i@x.example,-\n1E+05,J,j@x.example,\n');
  expect(view.counts).toMatchObject({ total: 10, new: 2, errors: 8 });
  expect(await errors(view)).toEqual([
    [3, 'employNo required'], [4, 'name required'], [5, 'email required'], [6, 'email invalid-email'], [7, 'employNo employeenumber-already-exists'],
    [8, 'email employee-email-already-exists'], [9, 'phone invalid-phone'], [11, 'employNo invalid-number'],
  ]);
});

test('a column of days from several hands: year first, day first, a spreadsheet number; and each column has its own order', async () => {
  const view = await imported('Nr;Navn;E-mail;Fratrædelsesdato\n1;A;a2@x.example;2027-03-25\n2;B;b2@x.example;25-03-2027\n3;C;c2@x.example;46471\n4;D;d2@x.example;25. marts 2027\n5;E;e2@x.example;3/25/2027\n');
  expect(view.counts).toMatchObject({ new: 4, errors: 1 });
  expect((await employees()).map(({ exit_date }) => exit_date)).toEqual(['2027-03-25', '2027-03-25', '2027-03-25', '2027-03-25']);
});

test('number and e-mail belong together unless one of them is chosen as the key', async () => {
  await imported(three);
  const moved = three.replace('anna@', 'anna.holm@');
  expect(await errors(await imported(moved))).toEqual([[2, 'employNo employeenumber-already-exists']]);
  expect((await imported(moved, { matchKey: 'employNo' })).counts).toEqual({ total: 3, new: 0, changed: 1, unchanged: 2, errors: 0 });
  expect((await imported(moved.replace('1042', '2042'), { matchKey: 'email' })).counts).toMatchObject({ changed: 1, errors: 0 });
  expect(await employees()).toMatchObject([{ employ_no: '1043' }, {}, { employ_no: '2042', email: 'anna.holm@nordlys.example', version: 3 }]);
});

test('numbers, phones and days as other programs write them: text for a spreadsheet, dashes of all kinds, a spreadsheet error, a day that is none', async () => {
  const view = await imported('Nr;Navn;E-mail;Telefon;Fratrædelsesdato\n="0012";A;a@x.example;12\u20113456\u201178;31-12-2027\n"=""0013""";B;b@x.example;(+45)\u00a012345678;00-00-0000\n14;C;c@x.example;#I/T;1900-01-00\n15;D;d@x.example;\\N;0000-00-00\n');
  expect([view.counts, await errors(view)]).toMatchObject([{ new: 4, errors: 0 }, []]);
  expect((await employees()).map(({ employ_no, phone, exit_date }) => [employ_no, phone, exit_date])).toEqual([['0012', '12-3456-78', '2027-12-31'], ['0013', '+45\u00a012345678', null], ['14', '', null], ['15', '', null]]);
});

test('an empty cell leaves what is stored alone', async () => {
  await imported('Nr;Navn;E-mail;Telefon\n1;Anna;a@x.example;+45 12345678\n');
  expect((await imported('Nr;Navn;E-mail;Telefon\n1;Anna;a@x.example;\n')).counts).toMatchObject({ unchanged: 1 });
  expect(await employees()).toMatchObject([{ phone: '+45 12345678' }]);
});

test('people who have left are imported, reported and not invited; the others are, once', async () => {
  const view = await imported('Nr;Navn;E-mail;Fratrædelsesdato\n1;Anna;a1@x.example;\n2;Bo;b1@x.example;31-10-2026\n3;Carl;c1@x.example;11/30/2026\n', { inviteNow: true, dateFormat: 'DD-MM-YYYY' });
  expect(view).toMatchObject({ counts: { new: 2, errors: 1 }, summary: { leavers: 1, invited: 1 } });
  await t.work();
  expect(await t.mails('a1@x.example')).toHaveLength(1);
  expect(await t.mails('b1@x.example')).toHaveLength(0);
  expect(await employees()).toMatchObject([{ exit_date: null }, { exit_date: '2026-10-31' }]);
});

test('free text that looks like a person number is warned about and not repeated', async () => {
  const view = await imported('Nr;Navn;E-mail;Bemærkning\n1;Anna;a2@x.example;CPR 010290-1234\n2;Bo;b2@x.example;ordre 990290-1234\n');
  expect(view.summary.warnings).toEqual([{ key: 'looks-like-cpr', count: 1 }]);
  const { body } = await t.call('GET', `/company/imports/${view.id}/rows?outcome=NEW`, { token: company.token });
  expect((body.data! as ImportRow[])[0]?.warnings).toEqual([{ field: 'note', key: 'looks-like-cpr', value: '' }]);
});

test('two imports of the same file at once add every person once', async () => {
  const views = await Promise.all([upload(three), upload(three)]);
  for (const view of views) await step(view, 'check');
  const done = await Promise.all(views.map((view) => step(view, 'run')));
  expect(done.map(({ counts }) => counts.new + counts.unchanged)).toEqual([3, 3]);
  expect(await employees()).toHaveLength(3);
});

test('a job whose process died is taken up again and adds nobody twice', async () => {
  const view = await upload(three);
  await step(view, 'check');
  const { rows: [job] } = await t.database.owner.query(`insert into jobs (kind, company_id, user_id, status, payload) values ('import', $1, $2, 'RUNNING', $3) returning id`,
    [company.id, company.userId, JSON.stringify({ importId: view.id, mode: 'run' })]);
  await t.database.owner.query(`update imports set status = 'RUNNING', job_id = $2 where id = $1`, [view.id, job.id]);
  await t.tick();
  expect(await employees()).toHaveLength(3);
  // It died after its commit and before the job was marked done.
  await t.database.owner.query(`update jobs set status = 'RUNNING' where id = $1`, [job.id]);
  await t.tick();
  expect(await employees()).toHaveLength(3);
  expect((await t.call('GET', `/company/imports/${view.id}`, { token: company.token })).body.data).toMatchObject({ status: 'DONE', counts: { total: 3, new: 3 } });
});

test('a company never learns of another one, nor of its numbers and addresses', async () => {
  const other = await givenCompany(t);
  await givenEmployee(t, other.id, { employNo: '1042', email: 'anna@nordlys.example' });
  const view = await imported(three);
  expect(view.counts).toMatchObject({ new: 3, errors: 0 });
  for (const [method, path] of [['GET', ''], ['GET', '/rows'], ['GET', '/failed.csv'], ['POST', '/run'], ['PATCH', '/rows/2']] as const) {
    const answer = await t.call(method, `/company/imports/${view.id}${path}`, { token: other.token, ...(method === 'GET' ? {} : { body: method === 'PATCH' ? { cells: {} } : {} }) });
    expect([answer.status, answer.body.message]).toEqual([404, 'import-not-found']);
  }
  expect((await t.call('GET', '/company/imports', { token: other.token })).body).toMatchObject({ data: [], meta: { total: 0 } });
});

test('the template is recognised column by column and imports unchanged', async () => {
  const template = await t.call('GET', '/company/imports/template.csv', { token: company.token });
  const view = await imported(template.raw);
  expect(view.columns.filter(({ field }) => field === null)).toEqual([]);
  expect(view.counts).toEqual({ total: 1, new: 1, changed: 0, unchanged: 0, errors: 0 });
});

test('T11: whatever is uploaded, the answer is a refusal or an import, never a failure of ours', async () => {
  const odd: (string | Buffer)[] = ['', '\n\n', 'a', '"', '"a', 'a;b\n"c', Buffer.from([0xff, 0xfe, 0x41]), Buffer.from('PK\u0003\u0004nonsense', 'latin1'), Buffer.alloc(5_000, 0), Buffer.from('%PDF-1.7'),
    `${'a;'.repeat(300)}\n`, 'a;b\n\0;1', 'x\n'.repeat(2_000), `Nr;Navn;E-mail\n1;${'y'.repeat(5_000)};a@x.example\n`, 'Nr,Nr,Nr\n1,2,3\n', 'Nr;Navn;E-mail\n1;\ud800;a@x.example\n', `Nr;Navn;E-mail\n1;${'y'.repeat(4_095)}😀;a@x.example\n`, `Nr;Navn;E-mail\n1;A;${'y'.repeat(199)}😀\n`];
  for (const text of odd) {
    const answer = await t.upload('/company/imports', { name: 'odd.csv', bytes: Buffer.from(text) }, { token: company.token });
    expect(answer.status).toBeLessThan(500);
    if (answer.status !== 201) continue;
    const view: ImportView = answer.body.data!;
    const columns = view.columns.map(({ name }) => name);
    const mapping = { employNo: { column: columns[0] }, name: { column: columns.at(-1) }, email: { column: columns.at(-1) }, exitDate: { template: `{${columns[0]}}` }, note: { column: columns[0] } };
    const checked = await t.call('POST', `/company/imports/${view.id}/check`, { token: company.token, body: { mapping } });
    expect(checked.status).toBeLessThan(500);
    expect((await t.call('POST', `/company/imports/${view.id}/check`, { token: company.token, body: { mapping: { ...mapping, email: { constant: '\u0000' } } } })).status).toBe(400);
    expect((await t.call('PATCH', `/company/imports/${view.id}/rows/2`, { token: company.token, body: { cells: { [columns[0]!]: '\ud800' } } })).status).toBe(400);
    if (checked.status === 202) expect(['CHECKED', 'CHECKING']).toContain(checked.body.data!['status']);
  }
});

describe('undo while untouched', () => {
  const undo = async (view: ImportView, token = company.token) => t.call('POST', `/company/imports/${view.id}/undo`, { token });
  const undone = async (view: ImportView) => ((await undo(view)).body.data! as ImportView);

  test('people who were added go, changed ones are as before, and the same file imports again', async () => {
    const bo = await givenEmployee(t, company.id, { employNo: '1043', email: 'bo@nordlys.example', name: 'Bo Before' });
    const before = await employees();
    const view = await imported(three);
    expect([view.counts, view.undoUntil]).toMatchObject([{ new: 2, changed: 1 }, expect.any(String)]);
    const after = await undone(view);
    expect([after.status, after.summary.undone, after.undoUntil]).toEqual(['UNDONE', { removed: 2, restored: 1, keptCount: 0, kept: [] }, null]);
    expect(await employees()).toEqual(before.map((row) => ({ ...row, version: 3 })));
    expect(bo.name).toBe('Bo Before');
    expect((await imported(three)).counts).toMatchObject({ new: 2, changed: 1 });
  });

  test('whoever was changed, invited or put into a subscription since stays and is named', async () => {
    const view = await imported(three);
    const [anna, bo, caecilie] = await employees();
    await t.call('PATCH', `/company/employees/${anna!['id']}`, { token: company.token, body: { version: 1, department: 'Salg' } });
    await t.call('POST', '/company/employees/invitations', { token: company.token, body: { employeeIds: [bo!['id']] } });
    const { summary } = await undone(view);
    expect(summary.undone).toMatchObject({ removed: 1, restored: 0, keptCount: 2, kept: [{ name: 'Anna Ågård', reason: 'CHANGED' }, { number: '1043', reason: 'INVITED' }] });
    expect((await employees()).map(({ id }) => id)).toEqual([anna!['id'], bo!['id']]);
    expect(caecilie!['name']).toBe('Cæcilie Holm');
  });

  test('their rows are removed afterwards; whom something names stays as a deleted person, and other deleted people stay', async () => {
    const other = await imported(three.replaceAll(/^(10\d\d);(.*?);(.*?)@/gm, '2$1;$2;$3+2@'));
    await t.database.owner.query('update employees set deleted_at = now() where import_id = $1', [other.id]);
    const view = await imported(three);
    const [anna, bo] = await employees();
    await undone(view);
    const company_id = company.id;
    const given = (table: string, columns: string, values: string, employeeId: unknown) => t.database.owner.query(`insert into ${table} (company_id, employee_id, ${columns}) values ($1, $2, ${values})`, [company_id, employeeId]);
    await given('salary_file_problems', 'period, reason, at', "'2026-11', 'EMPLOYEE_NUMBER_MISSING', now()", anna!['id']);
    await given('memberships', 'user_id, role', "(select user_id from memberships where company_id = $1 limit 1), 'employee'", bo!['id']);
    await removeUndone(t.services);
    const { rows } = await t.database.owner.query('select id, import_id from employees where company_id = $1 order by import_id = $2', [company_id, view.id]);
    expect(rows.map(({ import_id }) => import_id as string)).toEqual([other.id, other.id, other.id, view.id]);
    expect(rows[3]).toEqual({ id: anna!['id'], import_id: view.id });
  });

  test('once, within seven days, and only by the company itself', async () => {
    const view = await imported(three);
    const other = await givenCompany(t);
    expect((await undo(view, other.token)).body.message).toBe('import-not-found');
    await t.database.owner.query("update imports set finished_at = finished_at - interval '8 days' where id = $1", [view.id]);
    expect([(await undo(view)).status, (await undo(view)).body.message]).toEqual([409, 'invalid-data-provided']);
    await t.database.owner.query("update imports set finished_at = finished_at + interval '8 days' where id = $1", [view.id]);
    expect([(await undone(view)).status, (await undone(view)).status, (await step(view, 'run')).status]).toEqual(['UNDONE', 'UNDONE', 'UNDONE']);
  });
});

test('a file of the company\'s HR system is read as back office described it; another file is recognised by itself', async () => {
  const system = await withSystem(t.services.pool, (db) => db.insertInto('hr_systems').values({
    name: `Emply ${company.id}`, delimiter: '|', encoding: 'WIN1252', date_format: 'DD.MM.YYYY', on_missing: 'IGNORE', mapping: JSON.stringify({ employNo: 'lbnr', name: 'Person', email: 'Post', exitDate: 'Slut' }),
  }).returning('id').executeTakeFirstOrThrow());
  await withSystem(t.services.pool, (db) => db.updateTable('companies').set({ hr_system_id: system.id }).where('id', '=', company.id).execute());
  await givenEmployee(t, company.id, { employNo: '77' });
  const view = await upload(Buffer.from('LBNR|Person|Post|Slut\r\n9|Søren Å, ph.d.|soeren@nordlys.example|31.12.2030\r\n', 'latin1'));
  expect(view).toMatchObject({ rememberedFrom: `Emply ${company.id}`, delimiter: '|', mapping: { employNo: { column: 'LBNR' }, name: { column: 'Person' } }, options: { matchKey: 'employNo', dateFormat: 'DD.MM.YYYY' } });
  const checked = await step(view, 'check');
  expect(checked.summary.missing).toBe(0);
  await step(view, 'run');
  expect((await employees()).map(({ employ_no, name }) => [employ_no, name])).toContainEqual(['9', 'Søren Å, ph.d.']);
  expect((await upload(three)).rememberedFrom).toBeNull();
});
