import type { ZipEntry } from '../zip-directory.ts';
import { wholePart } from './xml-part.ts';

/**
 * How a cell shows its number: as a day or time, or with zeros before it (`00042`), told by the pattern whose zeros
 * its digits take; undefined as it is.
 */
export type CellFormat = 'day' | { zeros: string } | undefined;

/** The formats with a number of their own that show a day or a time; 27–36 and 50–58 are those of East Asia. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

const general = /^(?:general|standard)$/i;
/** What is shown as it stands, and what says nothing of the number: colours, languages, conditions, widths, fillers. */
const quoted = /"[^"]*"|\\./g;
const said = /\[(?!(?:h+|m+|s+)\])[^\]]*\]|_.|\*./gi;

/** The format that a pattern of a workbook means. */
export function formatOf(pattern: string): CellFormat {
  const [positive = ''] = pattern.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const bare = positive.replace(said, '');
  if (general.test(bare.trim())) return undefined;
  const signs = bare.replace(quoted, '');
  if (/[dmyhs]/i.test(signs)) return 'day';
  const isZeros = /^[0 \-/():+]*$/.test(signs) && (signs.match(/0/g)?.length ?? 0) >= 2;
  return isZeros ? { zeros: bare } : undefined;
}

/** `42` in `00000` is `00042`; a number with more digits than zeros, or with decimals, keeps them all. */
export function withZeros(pattern: string, number: string): string {
  if (!/^\d+$/.test(number)) return number;
  const signs = [...pattern.matchAll(/"([^"]*)"|\\(.)|(.)/g)].map(([all, text, sign]) => text ?? sign ?? all);
  const isPlace = [...pattern.matchAll(/"[^"]*"|\\.|(.)/g)].map(([, bare]) => bare === '0');
  const places = isPlace.filter(Boolean).length;
  const digits = number.padStart(places, '0');
  const first = isPlace.indexOf(true);
  let at = digits.length - places;
  return signs
    .map((sign, index) => {
      if (!isPlace[index]) return sign;
      at += 1;
      return index === first ? digits.slice(0, at) : digits.slice(at - 1, at);
    })
    .join('');
}

/** The format of each style that cells name by its place. */
export async function cellFormats(styles: ZipEntry): Promise<CellFormat[]> {
  const patterns = new Map<string, CellFormat>();
  const formats: CellFormat[] = [];
  let isCells = false;
  await wholePart(styles, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'cellXfs') isCells = true;
      if (name === 'numFmt') patterns.set(numFmtId, formatOf(formatCode));
      if (name !== 'xf' || !isCells) return;
      formats.push(
        patterns.has(numFmtId) ? patterns.get(numFmtId) : isBuiltInDay(Number(numFmtId)) ? 'day' : undefined,
      );
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return formats;
}
