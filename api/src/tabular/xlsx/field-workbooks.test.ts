import { Readable } from 'node:stream';
import { givenBook, people, row, text, type Given, type GivenSheet } from '../../../test/given-book.ts';
import type { TableRow } from '../open-delimited.ts';
import { openTable } from '../open-table.ts';
import { formatOf, withZeros } from './cell-formats.ts';

async function read(given: Given): Promise<{ header: string[]; rows: TableRow[] }> {
  const { header, rows } = await openTable(await givenBook(given));
  return { header, rows: (await Readable.from(rows).toArray()) as TableRow[] };
}
const cellsOf = async (given: Given) => (await read(given)).rows.map(({ cells }) => cells);

test('numbers are read with the zeros that their format shows', async () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="000000\\-0000"/>' +
    '<numFmt numFmtId="166" formatCode="&quot;M&quot;000;[Red]-000"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>';
  const rows =
    row('Medarbejdernr', 'Navn', 'Telefon', 'Andet') +
    row('<c s="1"><v>42</v></c>', 'Bo', '<c s="2"><v>101701234</v></c>', '<c s="3"><v>7</v></c>');
  expect(await cellsOf({ sheets: [{ name: 'Ark1', rows }], styles })).toEqual([['00042', 'Bo', '010170-1234', 'M007']]);
});

test('a format shows zeros, a day, or the number itself', () => {
  expect(['General', 'Standard', '0', '0.00', '#,##0.00', '0" kr."', '0%', '0.00E+00', '@'].map(formatOf)).toEqual(
    Array.from({ length: 9 }, () => undefined),
  );
  expect(['dd\\-mm\\-yyyy', '[$-406]d. mmmm yyyy;@', '[h]:mm', 'yyyy"-"mm', 'hh:mm AM/PM'].map(formatOf)).toEqual(
    Array.from({ length: 5 }, () => 'day'),
  );
  expect([formatOf('[Blue]0000'), formatOf('00 00 00 00;-00')]).toEqual([{ zeros: '0000' }, { zeros: '00 00 00 00' }]);
  expect(['42', '123456', '-4', '1.5'].map((number) => withZeros('0000', number))).toEqual([
    '0042',
    '123456',
    '-4',
    '1.5',
  ]);
  expect(withZeros('"+45" 00 00 00 00', '1234567890')).toBe('+45 1234 56 78 90');
});

test.each(['1', 'true'])('days of a workbook that counts from 1904 (%s) are its days', async (is1904) => {
  const rows =
    row('Medarbejdernr', 'Navn', 'Fratrædelse') +
    row('1', 'Bo', '<c s="1"><v>45106</v></c>') +
    row('2', 'Eva', '<c s="1"><v>45106.75</v></c>');
  const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
  const sheets = [{ name: 'Ark1', rows }];
  const properties = `<x:workbookPr showObjects="all" date1904="${is1904}"/>`;
  const days = async (given: Given) => (await cellsOf(given)).map((cells) => cells[2]);
  expect(await days({ sheets, styles, properties })).toEqual(['2027-06-30', '2027-06-30T18:00:00.000Z']);
  expect(await days({ sheets, styles })).toEqual(['2023-06-29', '2023-06-29T18:00:00.000Z']);
});

test('the head below a row of groups is the head, in a workbook and in a text file', async () => {
  const names = ['Nr.', 'Fornavn', 'Efternavn', 'E-mail', 'Postnr', 'By'];
  const bo = ['1', 'Bo', 'Holm', 'bo@nordlys.example', '8000', 'Aarhus C'];
  const groups = ['Medarbejder', '', '', 'E-mail', 'Adresse', ''];
  const rows = [groups, names, bo].map((cells) => row(...cells.map(text))).join('');
  const found = await read({ sheets: [{ name: 'Liste', rows }] });
  expect([found.header, found.rows]).toEqual([names, [{ rowNumber: 3, cells: bo }]]);
  const csv = await openTable(Buffer.from([groups, names, bo].map((cells) => cells.join(';')).join('\n')));
  expect(csv.header).toEqual(names);
});

test('charts, guides and hidden sheets are passed over for the sheet whose head has names of columns', async () => {
  const guide = row('Felt', 'Forklaring') + row('Navn', 'Skal udfyldes') + row('E-mail', 'Arbejdsmail');
  const found = [['Bo', 'bo@nordlys.example']];
  const rest = async (sheets: GivenSheet[]) => (await cellsOf({ sheets })).map((cells) => cells.slice(1));
  expect(
    await rest([
      { name: 'Diagram', rows: '', kind: 'chartsheet' },
      { name: 'Vejledning', rows: guide },
      { name: 'Gamle', rows: people.replaceAll('Bo', 'Ole'), state: 'hidden' },
      { name: 'Ansatte', rows: people },
    ]),
  ).toEqual(found);
  expect(
    await rest([
      { name: 'Læs mig', rows: guide },
      { name: 'Data', rows: people, state: 'veryHidden' },
    ]),
  ).toEqual(found);
  const sheets = [
    { name: 'Ansatte', rows: people },
    { name: 'Andre', rows: row('Titel') + people.replaceAll('Bo', 'Eva') },
  ];
  const chosen = await openTable(await givenBook({ sheets }), { sheet: 'Andre', headerRow: 2 });
  expect(await Readable.from(chosen.rows).toArray()).toEqual([
    { rowNumber: 3, cells: ['1', 'Eva', 'bo@nordlys.example'] },
  ]);
});

test('what a cell cannot say stands beside its row', async () => {
  const rows =
    row('Medarbejdernr', 'Navn', 'E-mail', 'Mødetid', 'Afdeling') +
    row(
      '1',
      '<c t="s"><v>0</v></c>',
      '<c t="str"><f>LOWER(B2)</f></c>',
      '<c t="d"><v>07:30:00</v></c>',
      '<c t="e"><v>#N/A</v></c>',
    ) +
    row(
      '2',
      '<c t="s"><v>1</v></c>',
      '<c t="str"><f>B3</f><v>eva@nordlys.example</v></c>',
      '<c><f>1+1</f><v/></c>',
      '<c t="str"><f>""</f><v></v></c>',
    );
  const texts = '<si><t>Bo</t></si><si><r><t>Eva</t></r><r><t> Dam_x000D_</t></r><rPh><t>E</t></rPh></si>';
  expect((await read({ sheets: [{ name: 'Ark1', rows }], texts })).rows).toEqual([
    { rowNumber: 2, cells: ['1', 'Bo', '', '07:30', ''], faults: { 2: 'formula-without-result', 4: 'cell-has-error' } },
    { rowNumber: 3, cells: ['2', 'Eva Dam\r', 'eva@nordlys.example', '', ''], faults: { 3: 'formula-without-result' } },
  ]);
});

test('parts are found whatever separates their names, and rows keep the numbers that the sheet shows', async () => {
  const rows =
    '<row r="3"><c r="B3" t="inlineStr"><is><t>Navn</t></is></c>' +
    '<c r="C3" t="inlineStr"><is><t>E-mail</t></is></c></row>' +
    '<row r="6"><c r="C6" t="b"><v>1</v></c></row><row r="1048576"><c r="A1048576" s="1"/></row>';
  for (const slash of ['/', '\\'])
    expect(await read({ sheets: [{ name: 'Ark1', rows }], slash })).toEqual({
      header: ['', 'Navn', 'E-mail'],
      rows: [{ rowNumber: 6, cells: ['', '', 'TRUE'] }],
    });
});

test('a protected workbook is told apart from an old one', async () => {
  const container = Buffer.alloc(2_048);
  container.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  await expect(openTable(container)).rejects.toMatchObject({ key: 'file-type-not-allowed' });
  container.write('EncryptedPackage', 1_024, 'utf16le');
  await expect(openTable(container)).rejects.toMatchObject({ key: 'file-is-protected' });
});
