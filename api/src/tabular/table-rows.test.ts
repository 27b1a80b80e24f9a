import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { fullTest } from '../../test/full-test.ts';
import { all, cellsOf, rowsOf } from '../../test/read-table.ts';
import { csvLine } from './csv-line.ts';
import { openTable } from './open-table.ts';
import { recordSplitter } from './record-splitter.ts';
import { writeCsv } from './write-csv.ts';

const problemsOf = async (text: string) =>
  (await rowsOf(Buffer.from(text))).rows.map((row) => [row.rowNumber, row.problem ?? 'good']);

describe('rows', () => {
  test('row numbers are the spreadsheet rows: blank lines, a line break in a cell, a header further down', async () => {
    const { header, rows } = await rowsOf(Buffer.from('\n;\na;b\n1;2\n\n;\n"x\ny";4\n5;6'));
    expect(header).toEqual(['a', 'b']);
    expect(rows.map((row) => [row.rowNumber, row.cells.join('/')])).toEqual([
      [4, '1/2'],
      [7, 'x\ny/4'],
      [8, '5/6'],
    ]);
  });

  test('a ragged row is named and the others are kept; trailing delimiters are forgiven', async () => {
    expect(await problemsOf('a;b\n1;2\n3\n4;5;6\n7;8;;\n9;10\n')).toEqual([
      [2, 'good'],
      [3, 'row-has-wrong-column-count'],
      [4, 'row-has-wrong-column-count'],
      [5, 'good'],
      [6, 'good'],
    ]);
  });

  test('a quoted row of more columns than any table has ends with its line, and the others are kept', async () => {
    const wide = '"x";'.repeat(300);
    expect(await problemsOf(`a;b\n1;2\n${wide}\n3;4\n${wide}"y\nz"\n5;6\n`)).toEqual([
      [2, 'good'],
      [3, 'row-has-wrong-column-count'],
      [4, 'good'],
      [5, 'row-has-wrong-column-count'],
      [6, 'row-has-wrong-column-count'],
      [7, 'good'],
    ]);
  });

  test.each([
    ['no other quote in the file', 'a;b\n1;2\n3;"open\n5;6\n7;8\n'],
    ['another quoted cell later', 'a;b\n1;2\n3;"open\n5;6\n7;"x"\n'],
    ['an inch sign later', 'a;b\n1;2\n3;"open\n5;6\n7";8\n9;0'],
  ])('an unclosed quote costs its own row only: %s', async (_, text) => {
    const problems = await problemsOf(text);
    expect(problems.slice(0, 4)).toEqual([
      [2, 'good'],
      [3, 'quote-not-closed'],
      [4, 'good'],
      [5, 'good'],
    ]);
  });

  test('an inch sign reads as text, outside and inside quotes', async () => {
    expect(await cellsOf('a;b\n24" skærm;1\n"24" skærm";2\nx;"3"\n')).toEqual([
      ['24" skærm', '1'],
      ['24" skærm', '2'],
      ['x', '3'],
    ]);
  });

  test('an unclosed quote in a long file loses one row, wherever the pieces are cut', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) =>
      index === 9_000 ? '9000;"open;x' : `${index};"navn ${index}";x`,
    );
    const { rows } = await rowsOf(Buffer.from(`id;navn;c\n${lines.join('\n')}\n`));
    expect(rows.filter((row) => row.problem).map((row) => [row.rowNumber, row.problem])).toEqual([
      [9_002, 'quote-not-closed'],
    ]);
    expect(rows).toHaveLength(20_000);
  });

  fullTest('open quotes on every line stay linear', async () => {
    const started = performance.now();
    const { rows } = await rowsOf(Buffer.from(`a;b\n${'1;"""x\n'.repeat(50_000)}`));
    expect(rows).toHaveLength(50_000);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  fullTest('a row that arrives in many pieces is not read over with each of them', () => {
    const line = `${'"x";'.repeat(250_000)}\n`;
    const timed = (pieceLength: number) => {
      const splitter = recordSplitter({ delimiter: ';', lineEnd: '\n', width: 2, maxColumns: 256, maxCell: 4096 });
      const started = performance.now();
      const records = [];
      for (let from = 0; from < line.length; from += pieceLength)
        records.push(...splitter.push(line.slice(from, from + pieceLength)));
      expect([...records, ...splitter.end()].map(({ problem }) => problem)).toEqual(['row-has-wrong-column-count']);
      return performance.now() - started;
    };
    timed(line.length);
    expect(timed(4_096)).toBeLessThan(10 * timed(line.length) + 100);
  });

  test('the quote before a formula is taken away, before anything else it stays', async () => {
    expect(await cellsOf("a,b\n'=1+1,'s-Hertogenbosch\n'@x,'+45 12\n")).toEqual([
      ['=1+1', "'s-Hertogenbosch"],
      ['@x', '+45 12'],
    ]);
  });

  test('blank last cells, formulas around a text, a final Ctrl-Z and a misread mark are dropped', async () => {
    const { header, rows } = await rowsOf(
      Buffer.from('\u00ef\u00bb\u00bfa;b\n="0012";2; \n"=""0013""";"=""x y""";\u00a0\n=1+1;4\n\u001a'),
    );
    expect([header, rows.map(({ cells, problem }) => problem ?? cells)]).toEqual([
      ['a', 'b'],
      [
        ['0012', '2'],
        ['0013', 'x y'],
        ['=1+1', '4'],
      ],
    ]);
  });

  test('a cell that is too long costs its row', async () => {
    expect(await problemsOf(`a;b\n1;${'x'.repeat(5_000)}\n2;"${'y\n'.repeat(3_000)}"\n3;4\n`)).toEqual([
      [2, 'cell-too-long'],
      [3, 'cell-too-long'],
      [4, 'good'],
    ]);
  });

  test('a replacement character that another program left in the file is text', async () => {
    expect(await cellsOf('a;b\n1;Bl\ufffdb\ufffdr\n')).toEqual([['1', 'Bl\ufffdb\ufffdr']]);
  });

  test('a row without end costs itself', async () => {
    const { rows } = await rowsOf(Buffer.from(`a;b\n1;2\n${'x'.repeat(3_000_000)}\n3;4\n`));
    expect(rows.map((row) => row.problem ?? 'good')).toEqual(['good', 'cell-too-long', 'good']);
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

  test('blank rows count towards the limit of rows, wherever they stand', async () => {
    for (const text of ['a;b\n\n\n\n1;2\n', 'a;b\n1;2\n;\n;\n', 'a;b\n"\n\n\n\n']) {
      await expect(
        openTable(Buffer.from(text), { limits: { rows: 2 } }).then((table) => all(table.rows)),
      ).rejects.toMatchObject({ key: 'too-many-rows' });
    }
    expect(await cellsOf('\n\n\na;b\n\n1;2\n', { limits: { rows: 2 } })).toEqual([['1', '2']]);
  });

  test('T11: too large, as file and as stream, and too many rows after the allowed ones were given', async () => {
    const bytes = Buffer.from('a;b\n1;2\n3;4\n5;6\n');
    await expect(openTable(bytes, { limits: { bytes: 10 } })).rejects.toMatchObject({ key: 'file-too-large' });
    await expect(openTable(Readable.from([bytes]), { limits: { bytes: 10 } })).rejects.toMatchObject({
      key: 'file-too-large',
    });
    const seen: number[] = [];
    const table = await openTable(bytes, { limits: { rows: 2 } });
    await expect(
      (async () => {
        for await (const row of table.rows) seen.push(row.rowNumber);
      })(),
    ).rejects.toMatchObject({ key: 'too-many-rows' });
    expect(seen).toEqual([2, 3]);
  });
});

const cell = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom(
      '',
      '"',
      ';',
      ',',
      '\n',
      '\r\n',
      '=1+1',
      "'=1",
      "''@x",
      '-5',
      '+45 12 34',
      'æøå',
      '24"',
      ' x ',
      '\ttab',
      '＝x',
    ),
  )
  .filter((text) => !text.includes('\0'));

describe('laws', () => {
  test('T12: import(export(x)) = x, and no exported text starts like a formula', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell, cell), { maxLength: 12 }),
        fc.constantFrom('da-dk' as const, 'en-us' as const),
        async (rows, locale) => {
          const kept = rows.filter((cells) => cells.some((text) => text.trim() !== ''));
          const bytes = Buffer.concat(await all(writeCsv(['a', 'b', 'c'], kept, locale)));
          expect((await rowsOf(bytes)).rows.map((row) => row.cells)).toEqual(kept);
          const raw: string[][] = parse(bytes, {
            bom: true,
            delimiter: locale === 'da-dk' ? ';' : ',',
            record_delimiter: '\r\n',
          });
          expect(raw.flat().some((text) => /^[=+\-@\t\r\n＝＋－＠]/u.test(text))).toBe(false);
        },
      ),
    );
  });

  test('well-formed files read exactly as csv-parse reads them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(';', ',', '\t', '|'),
        async (rows, delimiter) => {
          const text = [['h1', 'h2'], ...rows].map((cells) => csvLine(cells, delimiter)).join('');
          const expected: string[][] = parse(text, { delimiter, record_delimiter: '\r\n', relax_quotes: true });
          const guarded = (value: string) => value.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/u, '');
          const wanted = expected
            .slice(1)
            .filter((cells) => cells.some((value) => value.trim() !== ''))
            .map((cells) => cells.map(guarded));
          expect(await cellsOf(text)).toEqual(wanted);
        },
      ),
    );
  });

  test('T11: any bytes give rows or a key, never another error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const outcome = await rowsOf(Buffer.from(bytes)).then(
          () => 'rows',
          (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
        );
        expect(['rows', 'TableError']).toContain(outcome);
      }),
      { numRuns: 300 },
    );
  });
});
