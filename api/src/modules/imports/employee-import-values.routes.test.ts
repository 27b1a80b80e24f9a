import type { ImportRow } from '@portal/contract/import-rows';
import { fullTest } from '../../../test/full-test.ts';
import { givenCompany, type GivenCompany } from '../../../test/given.ts';
import { employeeImports, threePeople } from '../../../test/import-calls.ts';
import { apiSuite } from '../../../test/test-app.ts';

const t = apiSuite();
let company: GivenCompany;
beforeEach(async () => {
  company = await givenCompany(t);
});

const { imported, errors, employees, rowsOf } = employeeImports(() => ({ t, company }));

fullTest('birthday and gender are kept only when the company allows it, and it says so', async () => {
  expect((await imported(threePeople)).summary.notKept).toEqual(['birthday', 'gender']);
  expect(await employees()).toMatchObject([{ birthday: null, gender: '' }, {}, {}]);
  await t.database.owner.query(
    'update company_settings set employee_birthday = true, employee_gender = true where company_id = $1',
    [company.id],
  );
  const view = await imported(threePeople);
  expect(view).toMatchObject({ counts: { changed: 2, unchanged: 1 }, summary: { notKept: [] } });
  expect(await employees()).toMatchObject([
    { birthday: '1990-02-01', gender: 'FEMALE' },
    { birthday: '1985-04-03', gender: 'MALE' },
    { birthday: null },
  ]);
});

test('missing and wrong values are named; duplicates in the file keep the first row', async () => {
  const view = await imported(
    'Employee no,Name,E-mail,Phone\n1,A,a@x.example,\n,B,b@x.example,\n3,,c@x.example,\n4,D,,\n' +
      '5,E,not-an-address,\n1,F,f@x.example,\n7,G,A@X.example,\n8,H,h@x.example,call me\n9,I,i@x.example,-\n' +
      '1E+05,J,j@x.example,\n🙂,K,k@x.example,\n',
  );
  expect(view.counts).toMatchObject({ total: 11, new: 2, errors: 9 });
  expect(await errors(view)).toEqual([
    [3, 'employNo required'],
    [4, 'name required'],
    [5, 'email required'],
    [6, 'email invalid-email'],
    [7, 'employNo employeenumber-already-exists'],
    [8, 'email employee-email-already-exists'],
    [9, 'phone invalid-phone'],
    [11, 'employNo invalid-number'],
    [12, 'employNo invalid-number'],
  ]);
});

test('a formula is no employee number, and a Danish postal code has four digits', async () => {
  const view = await imported(
    'Nr;Navn;E-mail;Postnr;Land\n=1+1;A;a3@x.example;8000;DK\n2;B;b3@x.example;ABCDE;\n' +
      '3;C;c3@x.example;ABCDE;Danmark\n4;D;d3@x.example;SW1A 1AA;GB\n5;E;e3@x.example;DK-8000;\nA-6;F;f3@x.example;;\n',
  );
  expect(view.counts).toMatchObject({ new: 3, errors: 3 });
  expect(await errors(view)).toEqual([
    [2, 'employNo invalid-number'],
    [3, 'zipCode invalid-number'],
    [4, 'zipCode invalid-number'],
  ]);
});

test('a column may mix days with year first, day first and spreadsheet numbers, by its own order', async () => {
  const view = await imported(
    'Nr;Navn;E-mail;Fratrædelsesdato\n1;A;a2@x.example;2027-03-25\n2;B;b2@x.example;25-03-2027\n' +
      '3;C;c2@x.example;46471\n4;D;d2@x.example;25. marts 2027\n5;E;e2@x.example;3/25/2027\n',
  );
  expect(view.counts).toMatchObject({ new: 4, errors: 1 });
  expect((await employees()).map(({ exit_date }) => exit_date)).toEqual([
    '2027-03-25',
    '2027-03-25',
    '2027-03-25',
    '2027-03-25',
  ]);
});

fullTest(
  'numbers, phones and days are read as other programs write them, with formulas, dashes and errors',
  async () => {
    const view = await imported(
      'Nr;Navn;E-mail;Telefon;Fratrædelsesdato\n="0012";A;a@x.example;12\u20113456\u201178;31-12-2027\n' +
        '"=""0013""";B;b@x.example;(+45)\u00a012345678;00-00-0000\n14;C;c@x.example;#I/T;1900-01-00\n' +
        '15;D;d@x.example;\\N;0000-00-00\n',
    );
    expect([view.counts, await errors(view)]).toMatchObject([{ new: 4, errors: 0 }, []]);
    expect((await employees()).map(({ employ_no, phone, exit_date }) => [employ_no, phone, exit_date])).toEqual([
      ['0012', '12-3456-78', '2027-12-31'],
      ['0013', '+45\u00a012345678', null],
      ['14', '', null],
      ['15', '', null],
    ]);
  },
);

fullTest('a value is as long as the form lets it be, and an address has no letter outside ASCII', async () => {
  const view = await imported(
    `Nr;Navn;E-mail;Afdeling;By;Postnr.\n1;A;a@x.example;${'d'.repeat(120)};${'c'.repeat(80)};8000\n` +
      `2;B;b@x.example;${'d'.repeat(121)};;8000\n3;C;c@x.example;;${'c'.repeat(81)};8000\n` +
      `4;D;d@x.example;;;${'8'.repeat(21)}\n${'5'.repeat(41)};E;e@x.example;;;8000\n` +
      `6;F;\u212aurt@x.example;;;8000\n7;G;\u200bg@x.example\ufeff;;;8000\n`,
  );
  expect(await errors(view)).toEqual([
    [3, 'department too-long'],
    [4, 'city too-long'],
    [5, 'zipCode too-long'],
    [6, 'employNo too-long'],
    [7, 'email invalid-email'],
  ]);
  expect((await employees()).map(({ email }) => email)).toEqual(['a@x.example', 'g@x.example']);
  const { raw } = await t.call('GET', `/company/imports/${view.id}/failed.csv`, { token: company.token });
  expect(raw.toString('utf8')).toContain(`"Department ""${'d'.repeat(121)}"" is too long"`);
});

fullTest('a gender that is neither is read back as the export wrote it', async () => {
  await t.database.owner.query('update company_settings set employee_gender = true where company_id = $1', [
    company.id,
  ]);
  const view = await imported('Nr;Navn;E-mail;Køn\n1;A;a@x.example;OTHER\n2;B;b@x.example;andet\n');
  expect(view.summary.warnings).toEqual([]);
  expect(await employees()).toMatchObject([{ gender: 'OTHER' }, { gender: 'OTHER' }]);
});

test('an empty cell leaves what is stored alone', async () => {
  await imported('Nr;Navn;E-mail;Telefon\n1;Anna;a@x.example;+45 12345678\n');
  expect((await imported('Nr;Navn;E-mail;Telefon\n1;Anna;a@x.example;\n')).counts).toMatchObject({ unchanged: 1 });
  expect(await employees()).toMatchObject([{ phone: '+45 12345678' }]);
});

test('free text that looks like a person number is warned about and not repeated', async () => {
  const view = await imported(
    'Nr;Navn;E-mail;Bemærkning\n1;Anna;a2@x.example;CPR 010290-1234\n2;Bo;b2@x.example;ordre 990290-1234\n',
  );
  expect(view.summary.warnings).toEqual([{ key: 'looks-like-cpr', count: 1 }]);
  const { body } = await t.call('GET', `/company/imports/${view.id}/rows?outcome=NEW`, { token: company.token });
  expect((body.data! as ImportRow[])[0]?.warnings).toEqual([{ field: 'note', key: 'looks-like-cpr', value: '' }]);
});

fullTest('names written last name first are turned, and zip code and city in one column are told apart', async () => {
  const view = await imported(
    'Nr;Navn;E-mail;Postnr.\n1;Mathiasen, Hanne;h@nordlys.example;7990 Øster Assels\n' +
      '2;Ågård Holm, Bo;b@nordlys.example;8000 Aarhus C\n',
  );
  expect(view.counts).toMatchObject({ new: 2, errors: 0 });
  expect(await employees()).toMatchObject([
    { name: 'Hanne Mathiasen', zip_code: '7990', city: 'Øster Assels' },
    { name: 'Bo Ågård Holm', zip_code: '8000', city: 'Aarhus C' },
  ]);
});

fullTest('one name with a comma among others, or a zip code alone, stays as it is', async () => {
  await imported(
    'Nr;Navn;E-mail;Postnr.\n3;Holm, Anna;a3@nordlys.example;8000\n4;Bo Dahl;b4@nordlys.example;9000 Aalborg\n',
  );
  expect((await employees()).filter(({ employ_no }) => ['3', '4'].includes(String(employ_no)))).toMatchObject([
    { name: 'Holm, Anna', zip_code: '8000', city: '' },
    { name: 'Bo Dahl', zip_code: '9000 Aalborg', city: '' },
  ]);
});

fullTest('a number or address that the file has twice names the other row, on the page and in the file', async () => {
  const view = await imported(
    'Nr;Navn;E-mail\n10;Eva;eva@nordlys.example\n11;Ida;ida@nordlys.example\n10;Ole;ole@nordlys.example\n' +
      '12;Per;ida@nordlys.example\n',
  );
  expect((await rowsOf(view)).map(({ rowNumber, reasons }) => [rowNumber, reasons[0]?.otherRow])).toEqual([
    [4, 2],
    [5, 3],
  ]);
  const { raw } = await t.call('GET', `/company/imports/${view.id}/failed.csv`, { token: company.token });
  expect(raw.toString('utf8')).toContain('(row 2)');
});
