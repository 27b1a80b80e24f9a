import { entryText } from './inflate-guard.ts';

/** Sheets that are looked at: an empty one or a cover page may stand before the table. */
const sheetsLookedAt = 10;

/**
 * Numbers, from 1, of the first sheets that a person sees in the workbook: a hidden one is not meant to be
 * imported. When a workbook says nothing of its sheets, or hides them all, it is the first one.
 */
export function visibleSheets(workbook: Buffer): number[] {
  const sheets = [...(entryText(workbook, 'xl/workbook.xml') ?? '').matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(
    ([tag]) => tag,
  );
  const visible = sheets.flatMap((tag, index) =>
    /\sstate\s*=\s*["'](?:hidden|veryHidden)["']/.test(tag) ? [] : [index + 1],
  );
  return visible.length === 0 ? [1] : visible.slice(0, sheetsLookedAt);
}
