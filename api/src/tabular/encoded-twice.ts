import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** Characters beyond ASCII that stand together: two or more where one letter was encoded twice. */
const runs = /[\u{80}-\u{10ffff}]{2,}/gu;

/** `Ã¸` → `ø`; undefined for characters that were encoded once. */
function mended(run: string): string | undefined {
  const bytes = iconv.encode(run, 'windows1252');
  const isWhole = iconv.decode(bytes, 'windows1252') === run;
  return isWhole && isUtf8(bytes) ? bytes.toString('utf8') : undefined;
}

/** Text that a program took for Windows-1252 when it was UTF-8, and encoded once more, as it was meant. */
export const decodedOnceMore = (text: string): string => text.replace(runs, (run) => mended(run) ?? run);

/** True when the letters of a text were encoded twice: nearly all that could be are, and hardly any others are. */
export function isEncodedTwice(text: string): boolean {
  const found = text.match(runs) ?? [];
  const twice = found.filter((run) => mended(run) !== undefined).length;
  const others = (text.match(/(?<![\u{80}-\u{10ffff}])[\u{c0}-\u{24f}](?![\u{80}-\u{10ffff}])/gu) ?? []).length;
  return twice > 0 && twice > (found.length - twice + others) * 3;
}

/** The pieces of a text, decoded once more; a run is never cut in two. */
export async function* mendedPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    const all = rest + text;
    const end = all.length - (/[\u{80}-\u{10ffff}]{1,64}$/u.exec(all)?.[0].length ?? 0);
    yield decodedOnceMore(all.slice(0, end));
    rest = all.slice(end);
  }
  yield decodedOnceMore(rest);
}
