import { StringDecoder } from 'node:string_decoder';
import type { TextEncoding } from '@portal/contract/import-view';
import { markedUtf8, utf8Evidence } from './broken-text.ts';
import { codePages, decodedBytes, likelyCodePage } from './code-pages.ts';
import { isEncodedTwice, mendedPieces } from './encoded-twice.ts';
import { TableError } from './table-error.ts';
import type { TableSource } from './table-source.ts';

export type { TextEncoding };

function byteOrderMark(start: Buffer): TextEncoding | undefined {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8';
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** Western text in UTF-16 has a zero in nearly every second byte; which half it is tells the byte order. */
function looksLikeUtf16(start: Buffer): TextEncoding | undefined {
  const pairs = Math.floor(start.length / 2);
  if (pairs === 0) return undefined;
  let [evenZeros, oddZeros] = [0, 0];
  for (let index = 0; index < pairs * 2; index += 2) {
    if (start[index] === 0) evenZeros += 1;
    if (start[index + 1] === 0) oddZeros += 1;
  }
  if (oddZeros > pairs * 0.6 && evenZeros < pairs * 0.1) return 'utf-16le';
  if (evenZeros > pairs * 0.6 && oddZeros < pairs * 0.1) return 'utf-16be';
  return undefined;
}

/**
 * Recognises the encoding from the whole file: byte order mark, else UTF-16 by its zeros, else UTF-8 when more of its
 * letters beyond ASCII are UTF-8 than are not, else the set of one byte a character in which they look most like
 * letters (SECURITY T11). One byte in a hundred rows from another program costs its row, not the letters of all the
 * others.
 */
export async function detectEncoding(source: TableSource): Promise<TextEncoding> {
  const start = await source.start(4096);
  const marked = byteOrderMark(start) ?? looksLikeUtf16(start);
  if (marked !== undefined) return marked;
  const { good, bad } = await utf8Evidence(source.chunks());
  if (bad > 0 && bad >= good) return likelyCodePage(source.chunks());
  return good > 0 && (await isTwice(source)) ? 'utf-8-twice' : 'utf-8';
}

/** So much text tells whether all of it was encoded twice. */
const sampleCharacters = 1024 * 1024;

async function isTwice(source: TableSource): Promise<boolean> {
  let text = '';
  for await (const piece of markedUtf8(source.chunks())) {
    text += piece;
    if (text.length > sampleCharacters) break;
  }
  return isEncodedTwice(text);
}

/** Halves of characters stay halves, so that their row can be told from one that holds `�` itself. */
async function* decodedUtf16(source: TableSource, isBigEndian: boolean): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf16le');
  let rest: Buffer = Buffer.alloc(0);
  let isStart = true;
  for await (const chunk of source.chunks()) {
    const bytes = Buffer.concat([rest, chunk]);
    const even = bytes.length - (bytes.length % 2);
    rest = bytes.subarray(even);
    const text = decoder.write(isBigEndian ? bytes.subarray(0, even).swap16() : bytes.subarray(0, even));
    yield isStart ? text.replace(/^\ufeff/, '') : text;
    isStart = false;
  }
  if (rest.length > 0) throw new TableError('file-cannot-be-read');
  yield decoder.end();
}

function decoded(source: TableSource, encoding: TextEncoding): AsyncGenerator<string> {
  if (encoding === 'utf-8') return markedUtf8(source.chunks());
  if (encoding === 'utf-8-twice') return mendedPieces(markedUtf8(source.chunks()));
  const page = codePages.find((known) => known === encoding);
  return page ? decodedBytes(source.chunks(), page) : decodedUtf16(source, encoding === 'utf-16be');
}

/**
 * The file's text in pieces, without the byte order mark; `hasBroken` tells which of it could not be decoded. NUL has
 * no place in a table and cannot be stored by the database: it refuses the file (SECURITY T11).
 */
export async function* decodedText(source: TableSource, encoding: TextEncoding): AsyncGenerator<string> {
  for await (const text of decoded(source, encoding)) {
    if (text.includes('\0')) throw new TableError('file-cannot-be-read');
    yield text;
  }
}
