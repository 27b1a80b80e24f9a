import { locales, type Locale } from '@portal/contract/constants';

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

const languages = {
  'en-us': ['en', 'eng', 'english', 'engelsk', 'engelska', 'englisch'],
  'da-dk': ['da', 'dk', 'dan', 'danish', 'dansk', 'danska', 'dänisch'],
} as const;

/** A language of the portal by its name in five languages or by its tag (`da`, `da-DK`, `en_GB`); else undefined. */
export function parseLanguage(text: string): Locale | undefined {
  const word = text.trim().toLowerCase();
  const tag = /^([a-z]{2})[-_][a-z]{2}$/.exec(word)?.[1] ?? word;
  return locales.find((locale) => languages[locale].some((known) => known === tag));
}

/** Gender in four languages; undefined when empty or anything else, which is no error: it is optional. */
export function parseGender(text: string): keyof typeof genders | undefined {
  const word = text.trim().toLowerCase();
  return (['MALE', 'FEMALE', 'OTHER'] as const).find((gender) => genders[gender].some((known) => known === word));
}
