const ordinary = /^[\x20-\x7e]*$/;
// oxlint-disable-next-line no-control-regex -- removing control characters is the purpose
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// oxlint-disable-next-line no-control-regex -- the same without line breaks
const controlsButBreaks = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]+/g;

/**
 * Marks without width that come along when text is copied from a mail or a web page, and those that turn its direction.
 */
const unseen = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

export const withoutUnseen = (text: string): string => text.toWellFormed().replace(unseen, '');

/**
 * One line: trimmed, line breaks and control characters become a space, letters composed so that equal texts are equal.
 */
export function cleanLine(text: string): string {
  if (ordinary.test(text)) return text.trim();
  return withoutUnseen(text).normalize('NFC').replace(controls, ' ').trim();
}

/** Several lines: as `cleanLine`, line breaks kept. */
export function cleanText(text: string): string {
  if (ordinary.test(text)) return text.trim();
  return withoutUnseen(text).normalize('NFC').replaceAll('\r\n', '\n').replace(controlsButBreaks, ' ').trim();
}
