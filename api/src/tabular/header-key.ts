import { createHash } from 'node:crypto';

/** A header as it is compared: without case, accents, spaces and punctuation. `Medarbejder-nr.` → `medarbejdernr`. */
export function headerKey(header: string): string {
  return header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * The words of a header, split at spaces, punctuation and camel humps: `LargePhotoFileName` → large photo file name.
 */
export function headerWords(header: string): string[] {
  return header
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .map(headerKey)
    .filter((word) => word !== '');
}

/**
 * Recognises a file of a known shape: the same columns in any order and spelling of case give the same 64 characters,
 * so a saved mapping, which goes by column name, is offered again.
 */
export function headerFingerprint(header: readonly string[]): string {
  return createHash('sha256').update(header.map(headerKey).sort().join('\n')).digest('hex');
}

/** The names of a column, written as one text with commas between them. */
export const headers = (text: string): readonly string[] => text.split(',').map((name) => name.trim());
