import { isUtf8 } from 'node:buffer';

/**
 * Stands where bytes were no UTF-8: half of a character, so that no text can hold it; it is shown as `�`.
 */
const broken = '\udfff';
const replacement = Buffer.from('\ufffd').toString('latin1');
const standIn = '\ufdd1';
const standInBytes = Buffer.from(standIn).toString('latin1');

/** Where the last character that is whole ends: a piece of a file may end in the middle of one. */
function completeEnd(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** The same pieces, cut between characters. */
async function* completeCharacters(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = completeEnd(bytes);
    rest = bytes.subarray(end);
    yield bytes.subarray(0, end);
  }
  yield rest;
}

/** A `�` of the file itself is text like any other, so it is set aside before the decoder makes its own. */
function withMarks(bytes: Buffer): string {
  const aside = Buffer.from(bytes.toString('latin1').replaceAll(replacement, standInBytes), 'latin1');
  return aside.toString('utf8').replaceAll('\ufffd', broken).replaceAll(standIn, '\ufffd');
}

/**
 * UTF-8 in pieces, with a mark for every place that is not (`hasBroken`); never fails. The byte order mark stays out.
 */
export async function* markedUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let isStart = true;
  for await (const bytes of completeCharacters(chunks)) {
    const text = isUtf8(bytes) ? bytes.toString('utf8') : withMarks(bytes);
    yield isStart && text.startsWith('\ufeff') ? text.slice(1) : text;
    if (text !== '') isStart = false;
  }
}

/** True for text with a place that could not be decoded, or with half of a character. */
export function hasBroken(text: string): boolean {
  return !text.isWellFormed();
}

/** What stands inside a word where a letter of another character set was, or a letter that was encoded twice. */
const brokenLetters = /\p{L}[¿¾†‡›‹¤¢¥ƒ¦¶®¯¬±ª\ufffd\u2500-\u259f]\p{Ll}|\p{L}\?\p{Ll}|[ÃÂ][\u0080-\u00bf¦¸¥˜†…‘’“”]/u;

/** True for a name or a line whose letters look as if it had been read in another encoding: `S›ren`, `J?rgen`. */
export const looksBroken = (text: string): boolean => brokenLetters.test(text);

/** So many places tell what all of a file was written in. */
const enoughEvidence = 200_000;

/**
 * How many characters beyond ASCII are UTF-8 and how many places are not. Letters of Windows-1252 hardly ever make a
 * UTF-8 character by chance, so the greater number tells what the file was written in.
 */
export async function utf8Evidence(chunks: AsyncIterable<Buffer>): Promise<{ good: number; bad: number }> {
  let [good, bad] = [0, 0];
  for await (const text of markedUtf8(chunks)) {
    const marks = text.isWellFormed() ? 0 : text.split(broken).length - 1;
    bad += marks;
    good += (text.match(/[\u{80}-\u{10ffff}]/gu)?.length ?? 0) - marks;
    if (good + bad > enoughEvidence) break;
  }
  return { good, bad };
}
