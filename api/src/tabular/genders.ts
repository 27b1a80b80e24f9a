export type Gender = 'MALE' | 'FEMALE';

const male = new Set(['m', 'male', 'man', 'mand', 'mann', 'herre']);
const female = new Set(['f', 'k', 'female', 'woman', 'kvinde', 'kvinna', 'kvinne', 'dame']);

/**
 * Gender as files write it in four languages; undefined when empty or anything else, which is no error: it is optional.
 */
export function parseGender(text: string): Gender | undefined {
  const word = text.trim().toLowerCase();
  if (male.has(word)) return 'MALE';
  return female.has(word) ? 'FEMALE' : undefined;
}
