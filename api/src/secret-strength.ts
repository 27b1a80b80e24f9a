import { plainOf } from './access/common-passwords.ts';

/** Words by which a person's or an example's secret is known; too long to stand in a random one by chance. */
const words = new RegExp(
  [
    'secret',
    'password',
    'passwort',
    'change',
    'replace',
    'example',
    'default',
    'sample',
    'insecure',
    'portal',
    'benefit',
    'production',
    'development',
    'character',
    'minimum',
    'qwerty',
    'asdfgh',
    'kodeord',
    'hemmelig',
  ].join('|'),
);

/** Fewer different characters than any 32 random hexadecimal digits have. */
const leastDifferent = 8;

/**
 * Whether a secret looks as if it was made by a generator: no word, no sentence, no repetition, no sequence. Its length
 * is checked beside it; this is what 32 times "a" would pass otherwise.
 */
export function looksRandom(secret: string): boolean {
  const signs = Array.from(secret);
  if (new Set(signs).size < leastDifferent || /\s/.test(secret)) return false;
  if (words.test(secret.toLowerCase()) || words.test(plainOf(secret))) return false;
  // Letters of one case alone are words, digits alone a number that means something.
  if (/^[^\p{Lu}\p{N}]*$|^[^\p{Ll}\p{N}]*$|^\P{L}*$/u.test(secret)) return false;
  return !isRepeated(secret) && !isSequence(signs);
}

/** A shorter part again and again. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (
      text
        .slice(0, length)
        .repeat(Math.ceil(text.length / length))
        .startsWith(text)
    )
      return true;
  }
  return false;
}

/** Most characters are the neighbour of the one before: `abcdefgh…`, `99887766…`. */
function isSequence(signs: readonly string[]): boolean {
  const codes = signs.map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, at) => Math.abs(code - (codes[at] ?? 0)) <= 1);
  return steps.length > signs.length / 2;
}
