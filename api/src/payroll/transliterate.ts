import type { SalaryEncoding } from '@portal/contract/salary-systems';

const spelled: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŋ: 'n',
  Ŋ: 'N',
  œ: 'oe',
  Œ: 'OE',
  ə: 'e',
  Ə: 'E',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '…': '...',
  '€': 'EUR',
  '™': 'TM',
  '•': '*',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  ẞ: 'SS',
};

/** The 27 characters that Windows-1252 has above Latin-1, and their bytes. */
export const windows1252Extras: ReadonlyMap<string, number> = new Map(
  [...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].map((character, index) => [
    character,
    [
      0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96,
      0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
    ][index] ?? 0x3f,
  ]),
);

function isWritable(character: string, encoding: SalaryEncoding): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return true;
  return encoding === 'WIN1252' && windows1252Extras.has(character);
}

function closest(character: string, encoding: SalaryEncoding): string {
  const known = spelled[character];
  if (known !== undefined) return known;
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain !== '' && [...plain].every((part) => isWritable(part, encoding)) ? plain : '?';
}

/** Spells the characters that an encoding lacks with the ones it has: `Łódź` → `Lódz` in Windows-1252 (RULES 4.3). */
export function transliterate(text: string, encoding: SalaryEncoding): string {
  // Most texts are plain ASCII; the test costs less than a loop over every character of 100,000 rows.
  if (/^[\u0020-\u007e]*$/.test(text)) return text;
  const composed = text.normalize('NFC');
  if (encoding === 'UTF8' || encoding === 'UTF8BOM') return composed;
  let written = '';
  for (const character of composed)
    written += isWritable(character, encoding) ? character : closest(character, encoding);
  return written;
}
