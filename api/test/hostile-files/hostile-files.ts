import { gzipSync } from 'node:zlib';
import { importMaxBytes } from '@portal/contract/constants';
import { zip } from '../../src/privacy/zip.ts';
import { writeXlsx } from '../../src/tabular/write-xlsx.ts';
import { givenWorkbook, sheetPart, workbookWithRows } from './given-workbook.ts';

export type HostileFile = { name: string; make: () => Buffer | Promise<Buffer> };

/** As many bytes as may be uploaded, or fewer: one beginning and one piece over and over. */
function filled(start: string | Buffer, piece: string | Buffer, length = importMaxBytes): Buffer {
  const head = Buffer.from(start);
  return Buffer.concat([head, Buffer.alloc(length - head.length, Buffer.from(piece))]);
}

const repeat = (count: number, each: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => each(n)).join('');

const pieces: readonly [string, string, string | Buffer][] = [
  ['an open quote and line ends', 'a;b\n"', '\n'],
  ['an open quote and rows', 'a;b\n"', 'x;y\n'],
  ['line ends', '', '\n'],
  ['a header and line ends', 'a;b\n', '\r\n'],
  ['old line ends', 'a;b\r', '\r'],
  ['returns before a line feed', 'a;b\n', `${'\r'.repeat(500)}\n`],
  ['delimiters', 'a;b\n', ';'],
  ['rows of delimiters', 'a;b\n', ';;;;;;;;;;;;;;;;\n'],
  ['quotes', 'a;b\n', '"'],
  ['a quote on every line', 'a;b\n', '"\n'],
  ['three quotes on every line', 'a;b\n', '"""\n'],
  ['an open quote on every line', 'a;b\n', '1;"x\n'],
  ['quoted cells without a line end', 'a;b\n', '"x";'],
  ['lines of quoted cells', 'a;b\n', `${'"x";'.repeat(260_000)}\n`],
  ['quoted line ends in one row', 'a;b;c\n', `${'"\n";'.repeat(200_000)}x\n`],
  ['quotes that close just too late', 'a;b\n', `1;"${'x\n'.repeat(33_000)}";2\n`],
  ['doubled quotes', 'a;b\n', `"${'""'.repeat(20_000)}"x\n`],
  ['spaces', 'a;b\n', ' '],
  ['spaces before quotes', 'a;b\n', `${' '.repeat(1_000)}"`],
  ['one endless line', 'a;b\n', 'x'],
  ['lines of a megabyte', 'a;b\n', `${'x'.repeat(1_000_000)}\n`],
  ['NUL', 'a;b\n', '\0'],
  ['formulas', 'a;b\n', "'=1+1;''''''@\n"],
  ['letters of Windows-1252', 'a;b\n', Buffer.from([0xe6, 0x3b, 0xf8, 0x0a])],
  ['broken UTF-8', 'a;b\n', Buffer.from([0xff, 0x3b, 0xc3, 0x0a])],
  ['replacement characters', 'a;b\n', '\ufffd;\ufffd\n'],
  ['byte order marks', '\ufeffa;b\n', '\ufeff'],
  ['short rows', 'a\n', 'x\n'],
  ['good rows', 'a;b;c\n', `${'x'.repeat(50)};${'y'.repeat(50)};${'z'.repeat(30)}\n`],
  ['UTF-16 quotes', Buffer.from('\ufeffa;b\n', 'utf16le').toString('latin1'), '"\n'],
];
/** What takes longest is always as large as may be uploaded; the rest only in the long form, else a fifth of it. */
const slow = ['quoted line ends in one row', 'lines of quoted cells', 'returns before a line feed', 'broken UTF-8'];
const isFull = process.env.PORTAL_FULL_TESTS === 'true';
const largeTexts = pieces.map(([name, start, piece]): HostileFile => {
  const megabytes = isFull || slow.includes(name) ? 25 : 5;
  return { name: `${megabytes} MB: ${name}`, make: () => filled(start, piece, (megabytes / 25) * importMaxBytes) };
});
const delimited = [';', ',', '\t', '|'].flatMap((delimiter): HostileFile[] => [
  {
    name: `1 MB with ${JSON.stringify(delimiter)}: open quotes`,
    make: () => filled(`a${delimiter}b\n`, `1${delimiter}"x\n`, 1_000_000),
  },
  { name: `1 MB with ${JSON.stringify(delimiter)}: a million columns`, make: () => filled('a', delimiter, 1_000_000) },
  {
    name: `1 MB with ${JSON.stringify(delimiter)}: blank rows`,
    make: () => filled(`a${delimiter}b\n`, `${delimiter}\n`, 1_000_000),
  },
]);

const utf32 = (isBigEndian: boolean) =>
  Buffer.concat(
    [...'\ufeffa;b\n1;2\n'].map((letter) => {
      const bytes = Buffer.alloc(4);
      if (isBigEndian) bytes.writeUInt32BE(letter.codePointAt(0) ?? 0);
      else bytes.writeUInt32LE(letter.codePointAt(0) ?? 0);
      return bytes;
    }),
  );
const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const encodings: HostileFile[] = (
  [
    ['UTF-32, little', utf32(false)],
    ['UTF-32, big', utf32(true)],
    ['UTF-7', Buffer.from('a;b\n+AGE-;+2D0-\n')],
    ['UTF-16 of odd length', wide('a;b\n1;2\n').subarray(0, -1)],
    ['a mark and nothing else', Buffer.from([0xff, 0xfe])],
    ['a UTF-8 mark and nothing else', Buffer.from([0xef, 0xbb, 0xbf])],
    ['halves of characters', wide('a;b\n\ud83d;\udc00\n')],
    ['overlong UTF-8', Buffer.from([0x61, 0x3b, 0x62, 0x0a, 0xc0, 0x80, 0x3b, 0xe0, 0x80, 0x80, 0x0a])],
    ['five bytes of UTF-8', Buffer.from([0x61, 0x3b, 0x62, 0x0a, 0xf8, 0x88, 0x80, 0x80, 0x80, 0x3b, 0x0a])],
    ['UTF-16 without a mark', Buffer.from('a;b\n1;2\n', 'utf16le')],
    ['UTF-16 with NUL', wide('a;b\n\0;\0\n')],
    ['two marks', Buffer.concat([wide('a'), wide(';b\n')])],
    [
      'a text that changes its encoding',
      Buffer.concat([Buffer.from('a;b\nø;æ\n'), Buffer.from('ø;æ\n', 'latin1'), wide('ø;æ\n')]),
    ],
    ['bidirectional overrides', Buffer.from('a;b\n\u202e1;\u2066\u00852\n')],
  ] as const
).map(([name, bytes]) => ({ name, make: () => bytes }));

const random = (length: number, seed: number) => {
  const bytes = Buffer.alloc(length);
  for (let at = 0, state = seed; at < length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[at] = state >> 16;
  }
  return bytes;
};
const otherTypes: HostileFile[] = (
  [
    ['PNG', Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff', 'hex')],
    ['JPEG', Buffer.from('ffd8ffe000104a46494600010101', 'hex')],
    ['GIF', Buffer.from('GIF89a\u00ff\u00ff')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj <</JS (app.alert(1))>>')],
    ['ELF', Buffer.from('7f454c46020101000000', 'hex')],
    ['gzip', gzipSync(Buffer.alloc(1_000_000))],
    ['old Excel', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), random(5_000, 3)])],
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['JSON', Buffer.from(`${'['.repeat(100_000)}`)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['laughing XML', Buffer.from('<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>')],
    ['random bytes', random(1_000_000, 7)],
    ['one byte', Buffer.from('x')],
    ['one NUL', Buffer.from('\0')],
    ['an empty zip', zip([])],
    ['a zip in a zip', zip([{ name: 'a.zip', bytes: zip([{ name: 'b', bytes: Buffer.alloc(1_000_000) }]) }])],
  ] as const
).map(([name, bytes]) => ({ name, make: () => bytes }));

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
  writeXlsx(
    ['Navn', 'E-mail'],
    Array.from({ length: 300 }, (_, n) => [`Anna ${n}`, `anna${n}@nordlys.example`]),
    'Ark1',
  );
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

/** Files that are no good table, each made to hurt its reader. */
export const hostileFiles: readonly HostileFile[] = [
  ...largeTexts,
  ...delimited,
  ...encodings,
  ...otherTypes,
  ...cellsFarAway,
  ...rowsFarAway,
  ...dimensions,
  ...sharedTexts,
  ...brokenParts,
  ...structure,
  ...cut,
  ...flipped,
];
