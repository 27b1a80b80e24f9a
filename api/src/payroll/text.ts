import type { SalaryEncoding } from '@portal/contract/salary-systems';
import { transliterate } from './transliterate.ts';

// oxlint-disable-next-line no-control-regex -- control characters and line breaks are what must go
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
/** Most texts: letters, digits and harmless signs of Latin-1 in single-spaced words. They need no work. */
const plainText = /^[A-Za-z0-9À-ÖØ-öø-ÿ][\w./()&#À-ÖØ-öø-ÿ-]*(?: [\w./()&#À-ÖØ-öø-ÿ-]+)*$/;
const dangerousLead = /^[\s=+\-@＝＋－＠]+/u;

/**
 * A text fit for a machine file: spelled in the encoding, without delimiter, quotes, line breaks and without a
 * leading `= + - @` that a spreadsheet would run (RULES 4.3, SECURITY T12). What is cut out leaves one space.
 */
export function cleanText(text: string, encoding: SalaryEncoding, delimiter: string): string {
  if (plainText.test(text)) return text;
  // A typographic quote may be spelled `"`, so spelling comes before cutting.
  const spelled = transliterate(text, encoding).replace(unprintable, ' ').replaceAll('"', ' ');
  const cut = delimiter === '' ? spelled : spelled.replaceAll(delimiter, ' ');
  return cut.replace(/ {2,}/g, ' ').replace(dangerousLead, '').trimEnd();
}

/**
 * True when a value that names something (employee number, wage code) survives untouched. A number that would have
 * to be altered is refused instead: a changed number belongs to another person.
 */
export function isSafeIdentity(value: string, encoding: SalaryEncoding, delimiter: string): boolean {
  return cleanText(value, encoding, delimiter) === value.trim();
}

/** Escapes a text for XML content and attributes; control characters do not exist in XML 1.0 and are dropped. */
export function xmlText(text: string, encoding: SalaryEncoding): string {
  const clean = cleanText(text, encoding, '');
  if (!/[&<>']/.test(clean)) return clean;
  return clean.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;');
}

/** `DK12345678`, `556123-4567` → digits only, as every layout wants the company's number. */
export function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}
