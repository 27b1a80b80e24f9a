const yes = new Set(['1', 'true', 'yes', 'y', 'ja', 'j', 'x', 'on', 'sand', 'sant', 'sann', '✓', '✔']);
const no = new Set(['0', 'false', 'no', 'n', 'nej', 'nei', 'off', 'falsk', 'falskt', 'usann', '-']);

/** Yes or no as Danish, Swedish, Norwegian and English files write it; undefined when empty or something else. */
export function parseBoolean(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}

const genders = {
  MALE: ['m', 'male', 'man', 'mand', 'mann', 'herre'],
  FEMALE: ['f', 'k', 'female', 'woman', 'kvinde', 'kvinna', 'kvinne', 'dame'],
  OTHER: ['other', 'andet', 'annat', 'annet'],
} as const;

/** Gender in four languages; undefined when empty or anything else, which is no error: it is optional. */
export function parseGender(text: string): keyof typeof genders | undefined {
  const word = text.trim().toLowerCase();
  return (['MALE', 'FEMALE', 'OTHER'] as const).find((gender) => genders[gender].some((known) => known === word));
}
