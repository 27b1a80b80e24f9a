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
  Array.from({ length: 32 }, (_, index) => 0x80 + index)
    .map((byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte] as const)
    .filter(([character]) => character > '\u00ff'),
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
