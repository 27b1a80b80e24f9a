import { isDay } from './days.ts';

const tenDigits = /(?<!\d)(\d{2})(\d{2})(\d{2})[- ]?\d{4}(?!\d)/g;

/** A text that looks like it holds a Danish person number: ddmmyy of a real day, then four digits (RULES 5). */
export function looksLikeCpr(text: string): boolean {
  if (text.length < 10) return false;
  // The century is unknown; the day must exist in one of them.
  return [...text.matchAll(tenDigits)].some(
    ([, day, month, year]) => isDay(`19${year}-${month}-${day}`) || isDay(`20${year}-${month}-${day}`),
  );
}
