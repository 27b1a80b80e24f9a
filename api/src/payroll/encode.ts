import type { SalaryEncoding } from '@portal/contract/salary-systems';
import { windows1252Extras } from './transliterate.ts';

// oxlint-disable-next-line no-control-regex -- the range is what both encodings share
const sharedWithLatin1 = /^[\u0000-\u007f\u00a0-\u00ff]*$/;

/**
 * Bytes of a finished file. Every text in it has passed `transliterate`, so a character the encoding lacks cannot
 * appear; should one slip through it becomes `?` rather than a wrong letter.
 */
export function encode(text: string, encoding: SalaryEncoding): Buffer {
  if (encoding === 'UTF8') return Buffer.from(text, 'utf8');
  if (encoding === 'UTF8BOM') return Buffer.from(`\ufeff${text}`, 'utf8');
  // Latin-1 shares all its characters with Windows-1252; only a file with `€` or a dash needs the slower way.
  return sharedWithLatin1.test(text) ? Buffer.from(text, 'latin1') : encodeSingleByte(text, encoding);
}

function encodeSingleByte(text: string, encoding: 'WIN1252' | 'ISO88591'): Buffer {
  const bytes = Buffer.allocUnsafe(text.length);
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isTail = code >= 0xdc00 && code <= 0xdfff;
    if (isTail) continue;
    bytes[length] = code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : extraByte(text.charAt(index), encoding);
    length += 1;
  }
  return bytes.subarray(0, length);
}

function extraByte(character: string, encoding: 'WIN1252' | 'ISO88591'): number {
  const byte = encoding === 'WIN1252' ? windows1252Extras.get(character) : undefined;
  return byte ?? 0x3f;
}
