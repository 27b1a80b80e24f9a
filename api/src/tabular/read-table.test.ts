import { givenWorkbook, workbookWithRows } from '../../test/hostile-files/given-workbook.ts';
import { all } from '../../test/read-table.ts';
import { readTable, surveyTable } from './read-table.ts';
import { tableProcess } from './table-process.ts';
import { tableSource } from './table-source.ts';

const text = Buffer.from('Nr;Navn\n1;Søren\n2;x;y\n\n3;"a\nb"\n');

test('a table read in a process of its own is the table, with its row numbers and its refused rows', async () => {
  expect(await surveyTable(text, 1)).toMatchObject({
    encoding: 'utf-8',
    delimiter: ';',
    header: ['Nr', 'Navn'],
    headerRow: 1,
    sheets: [],
    samples: [['1', 'Søren']],
    rows: 3,
  });
  const table = await readTable(text, 10);
  expect(table.samples).toEqual([
    ['1', 'Søren'],
    ['3', 'a\nb'],
  ]);
  expect(await all(table.rows)).toEqual([
    { rowNumber: 2, cells: ['1', 'Søren'] },
    { rowNumber: 3, cells: ['2', 'x', 'y'], problem: 'row-has-wrong-column-count' },
    { rowNumber: 5, cells: ['3', 'a\nb'] },
  ]);
});

test('many rows come in pieces; a reader that stops early, or never starts, ends the process', async () => {
  const table = await readTable(Buffer.from(`a;b\n${'1;xxxxxxxxxxxxxxxxxxxx\n'.repeat(50_000)}`), 0);
  let rows = 0;
  for await (const _row of table.rows) if ((rows += 1) === 7_000) break;
  expect([
    rows,
    await all((await readTable(Buffer.from(`a;b\n${'1;2\n'.repeat(50_000)}`), 0)).rows).then(({ length }) => length),
  ]).toEqual([7_000, 50_000]);
  const unread = await readTable(text, 0);
  unread.close();
  await expect(all(unread.rows)).rejects.toMatchObject({ name: 'TableError' });
});

test('T11: a refusal in the process is the refusal, also after rows were given', async () => {
  await expect(surveyTable(Buffer.from('%PDF-1.7'), 1)).rejects.toMatchObject({
    name: 'TableError',
    key: 'file-type-not-allowed',
  });
  const table = await readTable(Buffer.from('a;b\n1;2\n3;4\n'), 1, { limits: { rows: 1 } });
  await expect(all(table.rows)).rejects.toMatchObject({ name: 'TableError', key: 'too-many-rows' });
});

test('T11: a cell far outside the sheet is refused before the cells before it are created', async () => {
  for (const [key, rows] of [
    [
      'too-many-columns',
      '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row><row r="999999999"><c r="ZZZZZZ999999999"><v>1</v>' +
        '</c></row>',
    ],
    ['file-cannot-be-read', '<row r="4"><c t="n" r="ZZZZZZ4"><v>1</v></c></row>'],
    ['file-cannot-be-read', '<row r="999999999"></row>'],
    ['file-cannot-be-read', "<row spans='>' r='1e9'/>"],
    ['file-cannot-be-read', '<x:row><x:c s=">" r="&#65;1"><v>1</v></x:c></x:row>'],
    ['too-many-rows', '<row><c r="B1000000"><v>1</v></c></row>'],
    ['file-too-large', '<row><c r="IV201000"><v>1</v></c></row>'],
  ] as const) {
    await expect(surveyTable(await workbookWithRows(rows), 1).then(({ rows }) => rows)).rejects.toMatchObject({ key });
  }
});

test('formats that reach to the end of a sheet do no harm', async () => {
  const bytes = await workbookWithRows('<row r="5"><c r="XFD5" s="1"/></row><row r="1048576" customFormat="1"/>');
  expect(await surveyTable(bytes, 5)).toMatchObject({ header: ['Navn', 'E-mail'], rows: 2 });
});

test('T11: a process that takes too long, or more memory than it may, is a file that is too large', async () => {
  const texts = Array.from({ length: 400_000 }, (_, index) => `<si><t>Text ${index}</t></si>`).join('');
  const large = await givenWorkbook((parts) => ({
    'xl/sharedStrings.xml': (parts['xl/sharedStrings.xml'] ?? '').replace('</sst>', () => `${texts}</sst>`),
  }));
  const source = await tableSource(large, large.length);
  for (const limits of [{ longestMs: 50 }, { longestMs: 20_000, heapMb: 24 }]) {
    const child = await tableProcess(source, limits);
    await expect(child.ask({ ask: 'open', options: {}, samples: 1 })).rejects.toMatchObject({
      name: 'TableError',
      key: 'file-too-large',
    });
    await expect(child.ask({ ask: 'count' })).rejects.toMatchObject({ key: 'file-too-large' });
    child.close();
  }
});
