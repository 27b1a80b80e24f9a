import { Readable } from 'node:stream';
import { all, cellsOf, rowsOf } from '../../test/read-table.ts';
import { csvLine } from './csv-line.ts';
import { openTable } from './open-table.ts';

const encoders = {
  'utf-8 with mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'utf-8': (text: string) => Buffer.from(text),
  'windows-1252': (text: string) => Buffer.from(text, 'latin1'),
  'utf-16le with mark': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'utf-16le': (text: string) => Buffer.from(text, 'utf16le'),
  'utf-16be with mark': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'utf-16be': (text: string) => Buffer.from(text, 'utf16le').swap16(),
};

describe('recognition', () => {
  const combinations = Object.entries(encoders).flatMap(([name, encode]) =>
    [';', ',', '\t', '|'].map((delimiter) => ({ name, encode, delimiter })),
  );
  test.each(combinations)('$name with $delimiter', async ({ name, encode, delimiter }) => {
    const lines = [
      ['Varenr.', 'Navn', 'Pris'],
      ['1', 'Blåbærgrød på øl', '12.50'],
      ['2', `a${delimiter}b`, ''],
    ];
    const table = await openTable(encode(lines.map((cells) => csvLine(cells, delimiter)).join('')));
    expect({ encoding: table.encoding, delimiter: table.delimiter, header: table.header }).toEqual({
      encoding: name.replace(' with mark', ''),
      delimiter,
      header: lines[0],
    });
    expect((await all(table.rows)).map((row) => row.cells)).toEqual(lines.slice(1));
  });

  test.each(['\n', '\r\n', '\r'])('line end %j', async (lineEnd) => {
    expect(await cellsOf(['a;b', '1;"x ""y"""', '3;4'].join(lineEnd))).toEqual([
      ['1', 'x "y"'],
      ['3', '4'],
    ]);
  });

  const danish = Array.from({ length: 5_000 }, (_, index) => `${index};Søren Ågård ${index}`);

  test.each([
    ['a Latin-1 letter', Buffer.from([0xf8])],
    ['half of a letter', Buffer.from([0xc3])],
    ['three quarters of a picture', Buffer.from([0xf0, 0x9f, 0x98])],
    ['bytes that no text has', Buffer.from([0xff, 0xfe, 0x80])],
  ])('%s costs its own row, and the file stays UTF-8', async (_, bytes) => {
    for (const mark of ['', '\ufeff']) {
      const file = Buffer.concat([
        Buffer.from(`${mark}nr;navn\n${danish.slice(0, 4_000).join('\n')}\nx;Bj`),
        bytes,
        Buffer.from(`rn\ny;Bl\ufffdb\u00e6r\n${danish.slice(4_000).join('\n')}\n`),
      ]);
      const table = await openTable(file);
      const rows = await all(table.rows);
      expect([table.encoding, table.header, rows.length]).toEqual(['utf-8', ['nr', 'navn'], 5_002]);
      expect(rows.filter(({ problem }) => problem).map(({ rowNumber, problem }) => [rowNumber, problem])).toEqual([
        [4_002, 'characters-cannot-be-read'],
      ]);
      expect([rows[0]?.cells[1], rows[4_001]?.cells[1], rows.at(-1)?.cells[1]]).toEqual([
        'Søren Ågård 0',
        'Bl\ufffdb\u00e6r',
        'Søren Ågård 4999',
      ]);
    }
  });

  test('a UTF-8 letter that stands in Windows-1252 by chance changes nothing', async () => {
    const table = await openTable(
      Buffer.concat([Buffer.from('nr;navn\n1;'), Buffer.from('»BLÅ«', 'latin1'), Buffer.from('\n')]),
    );
    expect([table.encoding, (await all(table.rows))[0]?.cells[1]]).toEqual(['windows-1252', '»BLÅ«']);
  });

  test('half of a character in UTF-16 costs its own row', async () => {
    const text = 'nr;navn\n1;Søren\n2;x\ud83d;\n3;\ufffd\n';
    expect(
      (await rowsOf(encoders['utf-16le with mark'](text))).rows.map(({ rowNumber, problem }) => [
        rowNumber,
        problem ?? 'good',
      ]),
    ).toEqual([
      [2, 'good'],
      [3, 'characters-cannot-be-read'],
      [4, 'good'],
    ]);
    expect((await rowsOf(encoders['utf-16be'](text))).rows).toHaveLength(3);
  });

  test('one wrong byte at the end makes the whole file Windows-1252', async () => {
    const table = await openTable(
      Buffer.concat([Buffer.from(`a;b\n${'x;y\n'.repeat(50_000)}`), Buffer.from([0xe6, 0x3b, 0x92])]),
    );
    expect(table.encoding).toBe('windows-1252');
    expect((await all(table.rows)).at(-1)?.cells).toEqual(['æ', '’']);
  });

  test('a text full of commas does not hide the semicolons, and sep= names the delimiter', async () => {
    expect((await openTable(Buffer.from('id;tekst\n1;a, b, c, d\n2;e, f\n'))).delimiter).toBe(';');
    expect(await rowsOf(Buffer.from('sep=|\r\na|b\r\n1|2\r\n'))).toEqual({
      header: ['a', 'b'],
      rows: [{ rowNumber: 2, cells: ['1', '2'] }],
    });
  });

  test('a person can overrule the delimiter', async () => {
    expect((await rowsOf(Buffer.from('a;b,c\n1;2,3\n'), { delimiter: ',' })).header).toEqual(['a;b', 'c']);
  });

  test('a stream reads like a file', async () => {
    expect((await rowsOf(Readable.from([Buffer.from('a;b\n1;'), Buffer.from('2\n')]))).rows).toEqual([
      { rowNumber: 2, cells: ['1', '2'] },
    ]);
  });

  test('rows can be read twice and only in part', async () => {
    const table = await openTable(Buffer.from('a,b\n1,2\n3,4\n'));
    for await (const { cells } of table.rows) {
      expect(cells).toEqual(['1', '2']);
      break;
    }
    expect(await all(table.rows)).toHaveLength(2);
  });
});

describe('as programs write them', () => {
  test.each([
    ['a title', 'Medarbejdere, november 2026\n\nNr;Navn;E-mail\n1;A;a@x.dk\n', 4],
    ['a title with empty cells and a date', 'Prisliste;;\nDato:;20-11-2026;\nVarenr;Navn;Pris\n1;A;5,00\n', 4],
    ['unknown names below a title', 'Lista\nKoodi;Nimi;Hinta\n1;A;5\n2;B;6\n', 3],
    ['a header of few names', 'Nr;;\n1;A;5\n2;B;6\n', 2],
    ['sep= between quotes', '"sep=;"\nNr;Navn\n1;A\n', 2],
    ['sep= with old line ends', 'sep=;\rNr;Navn\r1;A\r', 2],
    ['old line ends and a line feed in a cell', 'Nr;Navn\r1;"A\nB"\r2;C\r', 2],
    ['line ends translated twice', 'Nr;Navn\r\r\n1;"A"\r\r\n', 2],
    ['spaces around quotes', 'Nr, Navn\n"1" , "A, B"\n', 2],
    ['rows that end with their last named column', 'Nr;Navn;;\n1;A\n', 2],
    ['a line of spaces', 'Nr;Navn\n  \n1;A\n', 3],
  ])('%s', async (_, text, rowNumber) => {
    const { header, rows } = await rowsOf(Buffer.from(text));
    expect(rows[0]).toEqual({
      rowNumber,
      cells: [
        expect.stringContaining('1'),
        expect.stringContaining('A'),
        ...Array.from({ length: header.length - 2 }, () => expect.any(String)),
      ],
    });
  });
});
