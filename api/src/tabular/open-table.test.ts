import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvLine } from './csv-line.ts';
import type { OpenOptions } from './open-table.ts';
import { firstRows, openTable } from './open-table.ts';
import type { TableRow } from './open-delimited.ts';
import { writeCsv } from './write-csv.ts';

const encoders = {
  'utf-8 with mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'utf-8': (text: string) => Buffer.from(text),
  'windows-1252': (text: string) => Buffer.from(text, 'latin1'),
  'utf-16le with mark': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'utf-16le': (text: string) => Buffer.from(text, 'utf16le'),
  'utf-16be with mark': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'utf-16be': (text: string) => Buffer.from(text, 'utf16le').swap16(),
};

async function rowsOf(from: Buffer | Readable | string, options: OpenOptions = {}): Promise<{ header: string[]; rows: TableRow[] }> {
  const table = await openTable(from, options);
  return { header: table.header, rows: await all(table.rows) };
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const cellsOf = async (text: string, options: OpenOptions = {}) => (await rowsOf(Buffer.from(text), options)).rows.map((row) => row.cells);
const problemsOf = async (text: string) => (await rowsOf(Buffer.from(text))).rows.map((row) => [row.rowNumber, row.problem ?? 'good']);

describe('recognition', () => {
  const combinations = Object.entries(encoders).flatMap(([name, encode]) => [';', ',', '\t', '|'].map((delimiter) => ({ name, encode, delimiter })));
  test.each(combinations)('$name with $delimiter', async ({ name, encode, delimiter }) => {
    const lines = [['Varenr.', 'Navn', 'Pris'], ['1', 'Blåbærgrød på øl', '12.50'], ['2', `a${delimiter}b`, '']];
    const table = await openTable(encode(lines.map((cells) => csvLine(cells, delimiter)).join('')));
    expect({ encoding: table.encoding, delimiter: table.delimiter, header: table.header }).toEqual({ encoding: name.replace(' with mark', ''), delimiter, header: lines[0] });
    expect((await all(table.rows)).map((row) => row.cells)).toEqual(lines.slice(1));
  });

  test.each(['\n', '\r\n', '\r'])('line end %j', async (lineEnd) => {
    expect(await cellsOf(['a;b', '1;"x ""y"""', '3;4'].join(lineEnd))).toEqual([['1', 'x "y"'], ['3', '4']]);
  });

  const danish = Array.from({ length: 5_000 }, (_, index) => `${index};Søren Ågård ${index}`);

  test.each([
    ['a Latin-1 letter', Buffer.from([0xf8])],
    ['half of a letter', Buffer.from([0xc3])],
    ['three quarters of a picture', Buffer.from([0xf0, 0x9f, 0x98])],
    ['bytes that no text has', Buffer.from([0xff, 0xfe, 0x80])],
  ])('%s costs its own row, and the file stays UTF-8', async (_, bytes) => {
    for (const mark of ['', '\ufeff']) {
      const file = Buffer.concat([Buffer.from(`${mark}nr;navn\n${danish.slice(0, 4_000).join('\n')}\nx;Bj`), bytes, Buffer.from(`rn\ny;Bl\ufffdb\u00e6r\n${danish.slice(4_000).join('\n')}\n`)]);
      const table = await openTable(file);
      const rows = await all(table.rows);
      expect([table.encoding, table.header, rows.length]).toEqual(['utf-8', ['nr', 'navn'], 5_002]);
      expect(rows.filter(({ problem }) => problem).map(({ rowNumber, problem }) => [rowNumber, problem])).toEqual([[4_002, 'characters-cannot-be-read']]);
      expect([rows[0]?.cells[1], rows[4_001]?.cells[1], rows.at(-1)?.cells[1]]).toEqual(['Søren Ågård 0', 'Bl\ufffdb\u00e6r', 'Søren Ågård 4999']);
    }
  });

  test('a UTF-8 letter that stands in Windows-1252 by chance changes nothing', async () => {
    const table = await openTable(Buffer.concat([Buffer.from('nr;navn\n1;'), Buffer.from('»BLÅ«', 'latin1'), Buffer.from('\n')]));
    expect([table.encoding, (await all(table.rows))[0]?.cells[1]]).toEqual(['windows-1252', '»BLÅ«']);
  });

  test('half of a character in UTF-16 costs its own row', async () => {
    const text = 'nr;navn\n1;Søren\n2;x\ud83d;\n3;\ufffd\n';
    expect((await rowsOf(encoders['utf-16le with mark'](text))).rows.map(({ rowNumber, problem }) => [rowNumber, problem ?? 'good'])).toEqual([[2, 'good'], [3, 'characters-cannot-be-read'], [4, 'good']]);
    expect((await rowsOf(encoders['utf-16be'](text))).rows).toHaveLength(3);
  });

  test('one wrong byte at the end makes the whole file Windows-1252', async () => {
    const table = await openTable(Buffer.concat([Buffer.from(`a;b\n${'x;y\n'.repeat(50_000)}`), Buffer.from([0xe6, 0x3b, 0x92])]));
    expect(table.encoding).toBe('windows-1252');
    expect((await all(table.rows)).at(-1)?.cells).toEqual(['æ', '’']);
  });

  test('a text full of commas does not hide the semicolons, and sep= names the delimiter', async () => {
    expect((await openTable(Buffer.from('id;tekst\n1;a, b, c, d\n2;e, f\n'))).delimiter).toBe(';');
    expect(await rowsOf(Buffer.from('sep=|\r\na|b\r\n1|2\r\n'))).toEqual({ header: ['a', 'b'], rows: [{ rowNumber: 2, cells: ['1', '2'] }] });
  });

  test('a person can overrule the delimiter', async () => {
    expect((await rowsOf(Buffer.from('a;b,c\n1;2,3\n'), { delimiter: ',' })).header).toEqual(['a;b', 'c']);
  });

  test('a stream reads like a file', async () => {
    expect((await rowsOf(Readable.from([Buffer.from('a;b\n1;'), Buffer.from('2\n')]))).rows).toEqual([{ rowNumber: 2, cells: ['1', '2'] }]);
  });

  test('rows can be read twice and only in part', async () => {
    const table = await openTable(Buffer.from('a,b\n1,2\n3,4\n'));
    expect(await firstRows(table, 1)).toHaveLength(1);
    expect(await all(table.rows)).toHaveLength(2);
  });
});

describe('rows', () => {
  test('row numbers are the spreadsheet rows: blank lines, a line break in a cell, a header further down', async () => {
    const { header, rows } = await rowsOf(Buffer.from('\n;\na;b\n1;2\n\n;\n"x\ny";4\n5;6'));
    expect(header).toEqual(['a', 'b']);
    expect(rows.map((row) => [row.rowNumber, row.cells.join('/')])).toEqual([[4, '1/2'], [7, 'x\ny/4'], [8, '5/6']]);
  });

  test('a ragged row is named and the others are kept; trailing delimiters are forgiven', async () => {
    expect(await problemsOf('a;b\n1;2\n3\n4;5;6\n7;8;;\n9;10\n')).toEqual([
      [2, 'good'], [3, 'row-has-wrong-column-count'], [4, 'row-has-wrong-column-count'], [5, 'good'], [6, 'good'],
    ]);
  });

  test.each([
    ['no other quote in the file', 'a;b\n1;2\n3;"open\n5;6\n7;8\n'],
    ['another quoted cell later', 'a;b\n1;2\n3;"open\n5;6\n7;"x"\n'],
    ['an inch sign later', 'a;b\n1;2\n3;"open\n5;6\n7";8\n9;0'],
  ])('an unclosed quote costs its own row only: %s', async (_, text) => {
    const problems = await problemsOf(text);
    expect(problems.slice(0, 4)).toEqual([[2, 'good'], [3, 'quote-not-closed'], [4, 'good'], [5, 'good']]);
  });

  test('an inch sign reads as text, outside and inside quotes', async () => {
    expect(await cellsOf('a;b\n24" skærm;1\n"24" skærm";2\nx;"3"\n')).toEqual([['24" skærm', '1'], ['24" skærm', '2'], ['x', '3']]);
  });

  test('an unclosed quote in a long file loses one row, wherever the pieces are cut', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => (index === 9_000 ? '9000;"open;x' : `${index};"navn ${index}";x`));
    const { rows } = await rowsOf(Buffer.from(`id;navn;c\n${lines.join('\n')}\n`));
    expect(rows.filter((row) => row.problem).map((row) => [row.rowNumber, row.problem])).toEqual([[9_002, 'quote-not-closed']]);
    expect(rows).toHaveLength(20_000);
  });

  test('open quotes on every line stay linear', async () => {
    const started = performance.now();
    const { rows } = await rowsOf(Buffer.from(`a;b\n${'1;"""x\n'.repeat(50_000)}`));
    expect(rows).toHaveLength(50_000);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test("the quote before a formula is taken away, before anything else it stays", async () => {
    expect(await cellsOf("a,b\n'=1+1,'s-Hertogenbosch\n'@x,'+45 12\n")).toEqual([['=1+1', "'s-Hertogenbosch"], ['@x', '+45 12']]);
  });

  test('a cell that is too long costs its row', async () => {
    expect(await problemsOf(`a;b\n1;${'x'.repeat(5_000)}\n2;"${'y\n'.repeat(3_000)}"\n3;4\n`)).toEqual([[2, 'cell-too-long'], [3, 'cell-too-long'], [4, 'good']]);
  });

  test('a replacement character that another program left in the file is text', async () => {
    expect(await cellsOf('a;b\n1;Bl\ufffdb\ufffdr\n')).toEqual([['1', 'Bl\ufffdb\ufffdr']]);
  });

  test('a row without end costs itself', async () => {
    const { rows } = await rowsOf(Buffer.from(`a;b\n1;2\n${'x'.repeat(3_000_000)}\n3;4\n`));
    expect(rows.map((row) => row.problem ?? 'good')).toEqual(['good', 'cell-too-long', 'good']);
  });
});

describe('as programs write them', () => {
  test.each([
    ['a title', 'Medarbejdere, november 2026\n\nNr;Navn;E-mail\n1;A;a@x.dk\n', 4],
    ['a title with empty cells and a date', 'Prisliste;;\nDato:;20-11-2026;\nVarenr;Navn;Pris\n1;A;5,00\n', 4],
    ['names nobody knows below a title', 'Lista\nKoodi;Nimi;Hinta\n1;A;5\n2;B;6\n', 3],
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
    expect(rows[0]).toEqual({ rowNumber, cells: [expect.stringContaining('1'), expect.stringContaining('A'), ...Array.from({ length: header.length - 2 }, () => expect.any(String))] });
  });
});

describe('files that are refused', () => {
  test.each([
    ['file-is-empty', Buffer.alloc(0)],
    ['file-is-empty', Buffer.from('\n\n  \n')],
    ['file-cannot-be-read', Buffer.from('a;b\n1;\u00002\n')],
    ['file-cannot-be-read', Buffer.from(Array.from({ length: 500 }, (_, index) => 1 + (index % 31)))],
    ['file-type-not-allowed', Buffer.from('%PDF-1.7 …')],
    ['file-type-not-allowed', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['file-cannot-be-read', Buffer.from('PK\u0003\u0004 not really a workbook')],
    ['too-many-columns', Buffer.from(`${'a;'.repeat(300)}\n`)],
    ['too-many-columns', Buffer.from('a;'.repeat(500_000))],
    ['cell-too-long', Buffer.from(`${'a'.repeat(5_000)};b\n`)],
    ['file-cannot-be-read', Buffer.from('"a;b\n1;2\n')],
    ['file-cannot-be-read', Buffer.from([0xff, 0xfe, 0x61, 0x00, 0x62])],
    ['file-has-no-header', Buffer.from(' \r\n;;')],
    ['file-has-no-header', Buffer.from('-;-;-\n1;2;3\n')],
  ])('%s', async (key, bytes) => {
    await expect(openTable(bytes).then((table) => all(table.rows))).rejects.toMatchObject({ key });
  });

  test('T11: too large, as file and as stream, and too many rows after the allowed ones were given', async () => {
    const bytes = Buffer.from('a;b\n1;2\n3;4\n5;6\n');
    await expect(openTable(bytes, { limits: { bytes: 10 } })).rejects.toMatchObject({ key: 'file-too-large' });
    await expect(openTable(Readable.from([bytes]), { limits: { bytes: 10 } })).rejects.toMatchObject({ key: 'file-too-large' });
    const seen: number[] = [];
    const table = await openTable(bytes, { limits: { rows: 2 } });
    await expect((async () => { for await (const row of table.rows) seen.push(row.rowNumber); })()).rejects.toMatchObject({ key: 'too-many-rows' });
    expect(seen).toEqual([2, 3]);
  });
});

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('', '"', ';', ',', '\n', '\r\n', '=1+1', "'=1", "''@x", '-5', '+45 12 34', 'æøå', '24"', ' x ', '\ttab', '＝x'),
).filter((text) => !text.includes('\0'));

describe('laws', () => {
  test('T12: import(export(x)) = x, and no exported text starts like a formula', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { maxLength: 12 }), fc.constantFrom('da-dk' as const, 'en-us' as const), async (rows, locale) => {
        const kept = rows.filter((cells) => cells.some((text) => text.trim() !== ''));
        const bytes = Buffer.concat(await all(writeCsv(['a', 'b', 'c'], kept, locale)));
        expect((await rowsOf(bytes)).rows.map((row) => row.cells)).toEqual(kept);
        const raw: string[][] = parse(bytes, { bom: true, delimiter: locale === 'da-dk' ? ';' : ',', record_delimiter: '\r\n' });
        expect(raw.flat().some((text) => /^[=+\-@\t\r\n＝＋－＠]/u.test(text))).toBe(false);
      }),
    );
  });

  test('well-formed files read exactly as csv-parse reads them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 12 }), fc.constantFrom(';', ',', '\t', '|'), async (rows, delimiter) => {
        const text = [['h1', 'h2'], ...rows].map((cells) => csvLine(cells, delimiter)).join('');
        const expected: string[][] = parse(text, { delimiter, record_delimiter: '\r\n', relax_quotes: true });
        const guarded = (value: string) => value.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/u, '');
        const wanted = expected.slice(1).filter((cells) => cells.some((value) => value.trim() !== '')).map((cells) => cells.map(guarded));
        expect(await cellsOf(text)).toEqual(wanted);
      }),
    );
  });

  test('T11: any bytes give rows or a key, never another error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const outcome = await rowsOf(Buffer.from(bytes)).then(() => 'rows', (error: unknown) => (error instanceof Error ? error.name : 'unknown'));
        expect(['rows', 'TableError']).toContain(outcome);
      }),
      { numRuns: 300 },
    );
  });
});
