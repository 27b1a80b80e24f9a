import { gzipSync } from 'node:zlib';
import { importMaxBytes } from '@portal/contract/constants';
import { isFullRun } from '../../../shared-ui/presets/full-run.ts';
import { zip } from '../../src/privacy/zip.ts';
import { random, series, wide, type HostileFile } from './given-bytes.ts';

/** As many bytes as may be uploaded, or fewer: one beginning and one piece over and over. */
function filled(start: string | Buffer, piece: string | Buffer, length = importMaxBytes): Buffer {
  const head = Buffer.from(start);
  return Buffer.concat([head, Buffer.alloc(length - head.length, Buffer.from(piece))]);
}

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
/** As large as may be uploaded in the full run, else a fifth of it. */
const megabytes = isFullRun ? 25 : 5;
const largeTexts = pieces.map(([name, start, piece]): HostileFile => ({
  name: `${megabytes} MB: ${name}`,
  make: () => filled(start, piece, (megabytes / 25) * importMaxBytes),
}));
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

/** Texts, and files that are neither a text nor a workbook. */
export const hostileTexts: readonly HostileFile[] = [
  ...series(2, largeTexts),
  ...series(1, delimited),
  ...series(4, encodings),
  ...series(4, otherTypes),
];
