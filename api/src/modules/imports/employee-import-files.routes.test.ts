import type { ImportView } from '@portal/contract/import-view';
import { isFullRun } from '../../../../shared-ui/presets/full-run.ts';
import { givenBook, row } from '../../../test/given-book.ts';
import { givenCompany, givenEmployee, type GivenCompany } from '../../../test/given.ts';
import { employeeImports, threePeople } from '../../../test/import-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { withSystem } from '../../db/tenant.ts';

const t = apiSuite();
let company: GivenCompany;
beforeEach(async () => {
  company = await givenCompany(t);
});

const { upload, step, imported, employees, errors } = employeeImports(() => ({ t, company }));

const bytesOf = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-8 with mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'windows-1252': (text: string) => Buffer.from(text, 'latin1'),
  'utf-16le': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'utf-16be': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
};

test.each(Object.entries(bytesOf))('æøå arrive whole from %s, with every delimiter', async (_name, encode) => {
  for (const delimiter of isFullRun ? [';', ',', '\t', '|'] : [';']) {
    const view = await imported(encode(threePeople.replaceAll(';', delimiter)));
    expect(view.counts).toMatchObject({ total: 3, errors: 0 });
    expect((await employees()).map(({ name }) => name)).toEqual(['Anna Ågård', 'Bo K. Sørensen', 'Cæcilie Holm']);
  }
});

test('the template is recognised column by column and imports unchanged', async () => {
  const template = await t.call('GET', '/company/imports/template.csv', { token: company.token });
  const view = await imported(template.raw);
  expect(view.columns.filter(({ field }) => field === null)).toEqual([]);
  expect(view.counts).toEqual({ total: 1, new: 1, changed: 0, unchanged: 0, errors: 0 });
});

const oddFiles: (string | Buffer)[] = [
  '',
  '\n\n',
  'a',
  '"',
  '"a',
  'a;b\n"c',
  Buffer.from([0xff, 0xfe, 0x41]),
  Buffer.from('PK\u0003\u0004nonsense', 'latin1'),
  Buffer.alloc(5_000, 0),
  Buffer.from('%PDF-1.7'),
  `${'a;'.repeat(300)}\n`,
  'a;b\n\0;1',
  'x\n'.repeat(2_000),
  `Nr;Navn;E-mail\n1;${'y'.repeat(5_000)};a@x.example\n`,
  'Nr,Nr,Nr\n1,2,3\n',
  'Nr;Navn;E-mail\n1;\ud800;a@x.example\n',
  `Nr;Navn;E-mail\n1;${'y'.repeat(4_095)}😀;a@x.example\n`,
  `Nr;Navn;E-mail\n1;A;${'y'.repeat(199)}😀\n`,
];
const named = oddFiles.map((text, at) => [`${at}, ${Buffer.byteLength(text)} bytes`, Buffer.from(text)] as const);

test.each(named.filter((_file, index) => isFullRun || index % 4 === 0))(
  'T11: whatever is uploaded, the answer is a refusal or an import, never a failure of ours: %s',
  async (_name, bytes) => {
    const answer = await t.upload('/company/imports', { name: 'odd.csv', bytes }, { token: company.token });
    expect(answer.status).toBeLessThan(500);
    if (answer.status !== 201) return;
    const view: ImportView = answer.body.data!;
    const columns = view.columns.map(({ name }) => name);
    const mapping = {
      employNo: { column: columns[0] },
      name: { column: columns.at(-1) },
      email: { column: columns.at(-1) },
      exitDate: { template: `{${columns[0]}}` },
      note: { column: columns[0] },
    };
    const checked = await t.call('POST', `/company/imports/${view.id}/check`, {
      token: company.token,
      body: { mapping },
    });
    expect(checked.status).toBeLessThan(500);
    expect(
      (
        await t.call('POST', `/company/imports/${view.id}/check`, {
          token: company.token,
          body: { mapping: { ...mapping, email: { constant: '\u0000' } } },
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await t.call('PATCH', `/company/imports/${view.id}/rows/2`, {
          token: company.token,
          body: { cells: { [columns[0]!]: '\ud800' } },
        })
      ).status,
    ).toBe(400);
    if (checked.status === 202) expect(['CHECKED', 'CHECKING']).toContain(checked.body.data!['status']);
  },
);

test("the file of the company's HR system is read as back office described it; another one is recognised", async () => {
  const system = await withSystem(t.services.pool, (db) =>
    db
      .insertInto('hr_systems')
      .values({
        name: `Emply ${company.id}`,
        delimiter: '|',
        encoding: 'WIN1252',
        date_format: 'DD.MM.YYYY',
        on_missing: 'IGNORE',
        mapping: JSON.stringify({ employNo: 'lbnr', name: 'Person', email: 'Post', exitDate: 'Slut' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await withSystem(t.services.pool, (db) =>
    db.updateTable('companies').set({ hr_system_id: system.id }).where('id', '=', company.id).execute(),
  );
  await givenEmployee(t, company.id, { employNo: '77' });
  const view = await upload(
    Buffer.from('LBNR|Person|Post|Slut\r\n9|Søren Å, ph.d.|soeren@nordlys.example|31.12.2030\r\n', 'latin1'),
  );
  expect(view).toMatchObject({
    rememberedFrom: `Emply ${company.id}`,
    delimiter: '|',
    mapping: { employNo: { column: 'LBNR' }, name: { column: 'Person' } },
    options: { matchKey: 'employNo', dateFormat: 'DD.MM.YYYY' },
  });
  const checked = await step(view, 'check');
  expect(checked.summary.missing).toBe(0);
  await step(view, 'run');
  expect((await employees()).map(({ employ_no, name }) => [employ_no, name])).toContainEqual(['9', 'Søren Å, ph.d.']);
  expect((await upload(threePeople)).rememberedFrom).toBeNull();
});

test('a formula without a result refuses its row; an error in a cell that may be empty is left out', async () => {
  const rows =
    row('Medarbejdernr', 'Navn', 'E-mail', 'Afdeling', 'Mødetid') +
    row('71', 'Bo', '<c t="str"><f>LOWER(B2)</f></c>', 'Salg', '') +
    row('72', 'Eva', 'eva@nordlys.example', '<c t="e"><v>#N/A</v></c>', '<c><f>NOW()</f></c>') +
    row('73', '<c t="e"><v>#REF!</v></c>', 'ib@nordlys.example', '', '');
  const view = await imported(await givenBook({ sheets: [{ name: 'Udtræk', rows }] }));
  expect([view.counts.new, view.summary.warnings]).toEqual([1, [{ key: 'value-not-read', count: 1 }]]);
  expect(await errors(view)).toEqual([
    [2, 'email formula-without-result'],
    [4, 'name cell-has-error'],
  ]);
});

test('sheet and row of names that a person chose are kept, and the next file is read so', async () => {
  const names = row('Løn', 'Hele navnet', 'Adresse') + row('81', 'Bo Holm', 'bo81@nordlys.example');
  const book = (rows: string) =>
    givenBook({
      sheets: [
        { name: 'Forside', rows: row('Uge', 'Timer') + row('47', '37') },
        { name: 'Personer', rows: row('Udtræk', 'af i dag') + rows },
      ],
    });
  const found = await upload(await book(names));
  expect([found.sheets, found.sheet, found.headerRow]).toEqual([['Forside', 'Personer'], 'Forside', 1]);
  expect(found.top).toEqual([
    ['Uge', 'Timer'],
    ['47', '37'],
  ]);
  const again = (view: ImportView, body: object) =>
    t.call('POST', `/company/imports/${view.id}/read`, { token: company.token, body });
  expect((await again(found, { sheet: 'Ukendt', headerRow: 0 })).status).toBe(400);
  const chosen = dataOf<ImportView>(await again(found, { sheet: 'Personer', headerRow: 2 }));
  expect([chosen.sheet, chosen.headerRow, chosen.columns.map(({ name }) => name)]).toEqual([
    'Personer',
    2,
    ['Løn', 'Hele navnet', 'Adresse'],
  ]);
  const mapping = { employNo: { column: 'Løn' }, name: { column: 'Hele navnet' }, email: { column: 'Adresse' } };
  await step(chosen, 'check', { mapping, options: { sheet: 'Forside', headerRow: 1 } });
  const next = await upload(await book(names.replaceAll('81', '82')));
  expect([next.sheet, next.headerRow, next.mapping]).toMatchObject(['Personer', 2, mapping]);
});

test('days that mean none leave nobody out, and letters that look broken are said before', async () => {
  const days = ['31-12-9999', '01-01-1753', '01-01-1900', '01-01-0001', '00-00-0000', '01-01-1970', '30-06-2027', ''];
  const lines = days.map((day, index) => `90${index};Gorm ${index};gorm${index}@nordlys.example;${day}`);
  const view = await upload(['Nr;Navn;E-mail;Fratrædelsesdato', ...lines, '99;S›ren;s@nordlys.example;'].join('\n'));
  await step(view, 'check');
  const checked = dataOf<ImportView>(await t.call('GET', `/company/imports/${view.id}`, { token: company.token }));
  expect(await errors(view)).toEqual([]);
  expect([checked.counts.new, checked.counts.errors, checked.summary.warnings]).toEqual([
    9,
    0,
    [
      { key: 'day-means-none', count: 6 },
      { key: 'letters-look-broken', count: 1 },
    ],
  ]);
  await step(view, 'run');
  expect((await employees()).filter(({ exit_date }) => exit_date !== null).map(({ name }) => name)).toEqual(['Gorm 6']);
});

test('addresses at international domains are kept in the one spelling that mail servers know', async () => {
  const view = await imported(
    'Nr;Navn;E-mail\n1;Helle;helle@blåbærgrød.example\n2;Ib;IB@BLÅBÆRGRØD.EXAMPLE\n3;Søren;søren@nordlys.example\n',
  );
  expect((await employees()).map(({ email }) => email)).toEqual([
    'helle@xn--blbrgrd-fxak7p.example',
    'ib@xn--blbrgrd-fxak7p.example',
  ]);
  expect(await errors(view)).toEqual([[4, 'email email-name-not-ascii']]);
});
