import { zip } from '../../src/privacy/zip.ts';
import { random, series, wide, type HostileFile } from './given-bytes.ts';
import { givenWorkbook, sharedTextsBook, sheetPart, workbookWithRows } from './given-workbook.ts';

const repeat = (count: number, each: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => each(n)).join('');

const cellsFarAway = [
  'XFD1048576',
  'ZZZZZZ999999999',
  'AAAA1',
  'A0',
  'A99999999',
  'IW4',
  'xfd4',
  '',
  '4A',
  'A4:B5',
  '$A$4',
  'R4C1',
  'A1e9',
  '&#65;4',
  'A-4',
  'A4.5',
  'ZZZ1048576',
  'A1048576',
  'A1048577',
  'B200500',
].map((reference): HostileFile => ({
  name: `a cell at ${JSON.stringify(reference)}`,
  make: () => workbookWithRows(`<row><c r="${reference}"><v>1</v></c></row>`),
}));
const rowsFarAway = [
  '999999999',
  '1e9',
  '-1',
  '0',
  'abc',
  '',
  '1.5',
  '1048577',
  'NaN',
  'Infinity',
  '0x10',
  '99999999999999999999',
].map((number): HostileFile => ({
  name: `a row ${JSON.stringify(number)}`,
  make: () => workbookWithRows(`<row r="${number}"><c r="A4"><v>1</v></c></row>`),
}));
const dimensions = ['A1:XFD1048576', 'A1:ZZZZZZ999999999', '', 'A', '1:1', 'A1:B2:C3'].map((range): HostileFile => ({
  name: `a dimension ${JSON.stringify(range)}`,
  make: () =>
    givenWorkbook((parts) => ({
      [sheetPart]: (parts[sheetPart] ?? '').replace('<sheetData>', `<dimension ref="${range}"/><sheetData>`),
    })),
}));
const sharedTexts = ['999999999', '-1', '1.5', 'x', ''].map((index): HostileFile => ({
  name: `a shared text number ${JSON.stringify(index)}`,
  make: () => workbookWithRows(`<row r="4"><c r="A4" t="s"><v>${index}</v></c></row>`),
}));

const partNames = [
  '[Content_Types].xml',
  '_rels/.rels',
  'xl/_rels/workbook.xml.rels',
  'xl/workbook.xml',
  sheetPart,
  'xl/styles.xml',
  'xl/sharedStrings.xml',
];
const brokenParts = partNames.flatMap((part): HostileFile[] => [
  { name: `without ${part}`, make: () => givenWorkbook(() => ({ [part]: '' })) },
  { name: `${part} of deep XML`, make: () => givenWorkbook(() => ({ [part]: `<a>${'<b x="1">'.repeat(20_000)}` })) },
  {
    name: `${part} with entities`,
    make: () =>
      givenWorkbook((parts) => ({
        [part]: (parts[part] ?? '')
          .replace(
            /^(<\?xml[^>]*>)?/,
            '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">' +
              '<!ENTITY l "lllllllllllllllllllll"><!ENTITY m "&l;&l;&l;&l;&l;">]>',
          )
          .replace('</', '&m;&x;</'),
      })),
  },
  { name: `${part} in UTF-16`, make: () => givenWorkbook((parts) => ({ [part]: wide(parts[part] ?? '') })) },
  { name: `${part} of random bytes`, make: () => givenWorkbook(() => ({ [part]: random(20_000, 11) })) },
]);

const rels = (target: string) =>
  givenWorkbook((parts) => ({
    'xl/_rels/workbook.xml.rels': (parts['xl/_rels/workbook.xml.rels'] ?? '').replaceAll(
      /Target="[^"]*"/g,
      `Target="${target}"`,
    ),
  }));
const structure: HostileFile[] = [
  ...[
    'workbook.xml',
    '_rels/workbook.xml.rels',
    '../../../../etc/passwd',
    'http://x.example/',
    'worksheets/nothing.xml',
    '/xl/workbook.xml',
  ].map((target): HostileFile => ({ name: `relations to ${target}`, make: () => rels(target) })),
  ...[1_000, 20_000, 60_000].map((count): HostileFile => ({
    name: `${count} sparse rows`,
    make: () =>
      workbookWithRows(
        Array.from({ length: count }, (_, n) => `<row r="${n + 4}"><c r="IV${n + 4}"><v>${n}</v></c></row>`).join(''),
      ),
  })),
  {
    name: 'two cells at the end of the world',
    make: () =>
      workbookWithRows(
        '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row><row r="999999999"><c r="ZZZZZZ999999999"><v>1</v>' +
          '</c></row>',
      ),
  },
  {
    name: 'rows that go back',
    make: () => workbookWithRows('<row r="9"><c r="A9"><v>1</v></c></row><row r="4"><c r="A4"><v>1</v></c></row>'),
  },
  {
    name: 'cells that go back',
    make: () => workbookWithRows('<row r="4"><c r="C4"><v>1</v></c><c r="A4"><v>1</v></c></row>'),
  },
  {
    name: '300,000 blank rows',
    make: () => workbookWithRows(`${'<row/>'.repeat(300_000)}<row r="300004"><c r="A300004"><v>1</v></c></row>`),
  },
  {
    name: 'a merged sheet',
    make: () =>
      givenWorkbook((parts) => ({
        [sheetPart]: (parts[sheetPart] ?? '').replace(
          '</sheetData>',
          '</sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>',
        ),
      })),
  },
  {
    name: '250,000 merged cells',
    make: () =>
      givenWorkbook((parts) => ({
        [sheetPart]: (parts[sheetPart] ?? '').replace(
          '</sheetData>',
          `</sheetData><mergeCells>${repeat(250_000, (n) => `<mergeCell ref="A${n}:B${n * 7}"/>`)}</mergeCells>`,
        ),
      })),
  },
  {
    name: 'five thousand sheets',
    make: () =>
      givenWorkbook((parts) => ({
        'xl/workbook.xml': (parts['xl/workbook.xml'] ?? '').replace(
          /<sheets>.*<\/sheets>/s,
          `<sheets>${repeat(5_000, (n) => `<sheet name="s${n}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets>`,
        ),
      })),
  },
  {
    name: 'no sheet',
    make: () =>
      givenWorkbook((parts) => ({
        'xl/workbook.xml': (parts['xl/workbook.xml'] ?? '').replace(/<sheets>.*<\/sheets>/s, '<sheets/>'),
      })),
  },
  {
    name: 'a million shared texts',
    make: () =>
      givenWorkbook(() => ({
        'xl/sharedStrings.xml': `<sst count="999999999"
          uniqueCount="999999999">${repeat(1_000_000, (n) => `<si><t>${n * 7_919}</t></si>`)}</sst>`,
      })),
  },
  {
    name: 'two thousand five hundred files',
    make: () => zip(Array.from({ length: 2_500 }, (_, n) => ({ name: `xl/${n}.xml`, bytes: Buffer.from('<a/>') }))),
  },
  {
    name: 'a way out of the folder',
    make: () => zip([{ name: '../../../../tmp/evil.xml', bytes: Buffer.from('<a/>') }]),
  },
  {
    name: 'the same file twice',
    make: () => zip([1, 2].map((n) => ({ name: sheetPart, bytes: Buffer.from(`<a n="${n}"/>`) }))),
  },
  {
    name: 'sixty megabytes of spaces',
    make: () => zip([{ name: sheetPart, bytes: Buffer.alloc(60 * 1024 * 1024, 0x20) }]),
  },
  {
    name: 'sixty megabytes of spaces in pieces',
    make: () =>
      zip(Array.from({ length: 100 }, (_, n) => ({ name: `xl/${n}.xml`, bytes: Buffer.alloc(600 * 1024, 0x20) }))),
  },
];

const goodBook = () =>
  sharedTextsBook([
    ['Navn', 'E-mail'],
    ...Array.from({ length: 300 }, (_, n) => [`Anna ${n}`, `anna${n}@nordlys.example`]),
  ]);
const cut = Array.from({ length: 12 }, (_, n): HostileFile => ({
  name: `a workbook cut after ${n + 1} of 13 parts`,
  make: async () => {
    const book = await goodBook();
    return book.subarray(0, Math.floor((book.length * (n + 1)) / 13));
  },
}));
const flipped = Array.from({ length: 25 }, (_, n): HostileFile => ({
  name: `a workbook with wrong bytes, ${n + 1}`,
  make: async () => {
    const book = Buffer.from(await goodBook());
    for (let at = n * 7; at < book.length; at += 997) book[at] = (book[at] ?? 0) ^ 0x5a;
    return book;
  },
}));

/** Workbooks with a cell, a row, a part or a byte where none may be. */
export const hostileWorkbooks: readonly HostileFile[] = [
  ...series(1, cellsFarAway),
  ...series(1, rowsFarAway),
  ...series(1, dimensions),
  ...series(1, sharedTexts),
  // Five manners of a part.
  ...series(5, brokenParts),
  ...series(4, structure),
  ...series(1, cut),
  ...series(1, flipped),
];
