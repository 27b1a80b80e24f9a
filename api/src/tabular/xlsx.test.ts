import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { readSheet } from 'read-excel-file/node';
import { fullTest } from '../../test/full-test.ts';
import { assertSafeToInflate, entryText } from './inflate-guard.ts';
import { tableLimits } from './limits.ts';
import { openTable } from './open-table.ts';
import { readTable } from './read-table.ts';
import { writeXlsx } from './write-xlsx.ts';

/** A zip with one deflated entry, enough for the guard. */
function givenZip(name: string, content: Buffer): Buffer {
  const data = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + data.length, 16);
  return Buffer.concat([local, Buffer.from(name), data, entry, Buffer.from(name), end]);
}

const workbook = (...table: Parameters<typeof writeXlsx>): Promise<Buffer> => buffer(writeXlsx(...table));

test('a workbook comes back as it was written, with the same row numbers and guards taken away', async () => {
  const bytes = await workbook(
    ['Nr', 'Navn', 'Pris', 'Aktiv', 'Fra'],
    [
      ['0042', 'Åse "Øl"; x\ny', { minor: 123_450 }, true, { day: '2026-03-29' }],
      [null, null, null, null, null],
      ['=1+1', '+45 12', 7, false, null],
    ],
    'Varer',
  );
  const table = await openTable(bytes);
  expect([table.encoding, table.header]).toEqual(['xlsx', ['Nr', 'Navn', 'Pris', 'Aktiv', 'Fra']]);
  expect(await Readable.from(table.rows).toArray()).toEqual([
    { rowNumber: 2, cells: ['0042', 'Åse "Øl"; x\ny', '1234.5', 'TRUE', '2026-03-29'] },
    { rowNumber: 4, cells: ['=1+1', '+45 12', '7', 'FALSE', ''] },
  ]);
});

test('a phone is shown without the sign that keeps it a text; what could be worked out has it', async () => {
  const numbers = ['+45 12345678', '+45-12', '+A1', '=1+1'];
  const bytes = await workbook(
    ['Phone'],
    numbers.map((text) => [text]),
    'People',
  );
  expect((await readSheet(bytes)).flat().slice(1)).toEqual(['+45 12345678', "'+45-12", "'+A1", "'=1+1"]);
  const sheet = entryText(bytes, 'xl/worksheets/sheet1.xml') ?? '';
  const format = Number(/<c r="A2" t="inlineStr" s="(\d)"/.exec(sheet)?.[1]);
  const formats = /<cellXfs.*?<\/cellXfs>/s.exec(entryText(bytes, 'xl/styles.xml') ?? '')?.[0];
  expect(formats?.match(/<xf [^>]*>/g)?.[format]).toContain('quotePrefix="1"');
  const { rows } = await openTable(bytes);
  const read = (await Readable.from(rows).toArray()) as { cells: string[] }[];
  expect(read.map(({ cells }) => cells[0])).toEqual(numbers);
});

fullTest('120,000 rows are written while they are read, in little memory, and come back with their types', async () => {
  const count = 120_000;
  let isRead = 0;
  function* rows() {
    for (; isRead < count; isRead += 1)
      yield [`Person <${isRead}> & "co"`, isRead, { minor: isRead * 100 + 5 }, { day: '2026-11-23' as const }];
  }
  const parts: Buffer[] = [];
  let readAtFirst: number | undefined;
  let heap = 0;
  const before = process.memoryUsage().heapUsed;
  for await (const part of writeXlsx(['Name', 'No', 'Price', 'Since'], rows(), 'People')) {
    readAtFirst ??= isRead;
    parts.push(part as Buffer);
    heap = Math.max(heap, process.memoryUsage().heapUsed - before);
  }
  expect([isRead, (readAtFirst ?? count) < 5_000, heap < 100 * 1024 * 1024]).toEqual([count, true, true]);
  const table = await readTable(Buffer.concat(parts), 0, { limits: { ...tableLimits, rows: count } });
  const last: string[] = [];
  let isBack = 0;
  for await (const { cells } of table.rows) {
    isBack += 1;
    last.splice(0, 4, ...cells);
  }
  expect([table.header, isBack]).toEqual([['Name', 'No', 'Price', 'Since'], count]);
  expect(last).toEqual(['Person <119999> & "co"', '119999', '119999.05', '2026-11-23']);
});

test('what one sheet cannot hold goes on the next one, under the same head', async () => {
  const count = 1_048_576;
  function* rows() {
    for (let n = 1; n <= count; n += 1) yield [n];
  }
  const bytes = await workbook(['No'], rows(), 'A name: with [signs] that no sheet may have');
  const second = entryText(bytes, 'xl/worksheets/sheet2.xml');
  expect(second?.match(/<row .*<\/row>/)?.[0]).toBe(
    '<row r="1"><c r="A1" t="inlineStr" s="1"><is><t xml:space="preserve">No</t></is></c></row>' +
      `<row r="2"><c r="A2"><v>${count}</v></c></row>`,
  );
  expect(entryText(bytes, 'xl/workbook.xml')?.match(/<sheet name="[^"]*"/g)).toEqual([
    '<sheet name="A name  with  signs  that no sh"',
    '<sheet name="A name  with  signs  that n 2"',
  ]);
});

test('a broken workbook is refused', async () => {
  const bytes = await workbook(['a', 'b'], [['1', '2']], 'x');
  await expect(openTable(bytes.subarray(0, bytes.length - 200))).rejects.toMatchObject({ key: 'file-cannot-be-read' });
  await expect(openTable(givenZip('hello.txt', Buffer.from('hello')))).rejects.toMatchObject({
    key: 'file-cannot-be-read',
  });
});

test('T11: a zip that unpacks a hundredfold or beyond 50 MB is refused before it is unpacked', async () => {
  const bomb = givenZip('xl/worksheets/sheet1.xml', Buffer.alloc(60 * 1024 * 1024, 0x20));
  await expect(openTable(bomb)).rejects.toMatchObject({ key: 'file-too-large' });
  await expect(assertSafeToInflate(givenZip('a', Buffer.alloc(900_000)))).resolves.toBeUndefined();
});
