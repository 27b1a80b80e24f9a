import { TableError } from './table-error.ts';
import type { TableSource } from './table-source.ts';

/** The encodings spreadsheets and payroll programs write. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

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

/** A strict decoder throws for one reason only: bytes that its encoding does not have. */
function decodes(decoder: InstanceType<typeof TextDecoder>, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** True when every byte of the file is valid in the encoding. */
async function isValid(source: TableSource, encoding: TextEncoding): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of source.chunks()) {
    if (!decodes(decoder, chunk)) return false;
  }
  return decodes(decoder);
}

/**
 * Recognises the encoding from the whole file: byte order mark, else UTF-16 by its zeros, else strict UTF-8, else
 * Windows-1252, which is what Danish Excel saves (SECURITY T11). One wrong byte at the end of a file decides, so
 * a look at the beginning would not do.
 */
export async function detectEncoding(source: TableSource): Promise<TextEncoding> {
  const start = await source.start(4096);
  const marked = byteOrderMark(start) ?? looksLikeUtf16(start);
  if (marked === undefined) return (await isValid(source, 'utf-8')) ? 'utf-8' : 'windows-1252';
  if (!(await isValid(source, marked))) throw new TableError('file-cannot-be-read');
  return marked;
}

/**
 * The file's text in pieces, without the byte order mark. NUL has no place in a table and cannot be stored by the
 * database: it refuses the file (SECURITY T11).
 */
export async function* decodedText(source: TableSource, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of source.chunks()) {
    const text = decoder.decode(chunk, { stream: true });
    if (text.includes('\0')) throw new TableError('file-cannot-be-read');
    yield text;
  }
  yield decoder.decode();
}
