import { readFile } from 'node:fs/promises';
import { i18nOf } from './i18n.ts';
import { messages as danish } from './locales/da-dk.ts';
import { messages as english } from './locales/en-us.ts';

const untranslated = async (locale: string) => {
  const entries = (await readFile(new URL(`./locales/${locale}.po`, import.meta.url), 'utf8')).split('\n\n').slice(1);
  return entries.filter((entry) => entry.trimEnd().endsWith('msgstr ""'));
};

test('every text of the server is there in both languages', async () => {
  expect(Object.keys(danish)).toEqual(Object.keys(english));
  expect(await untranslated('da-dk')).toEqual([]);
  expect(await untranslated('en-us')).toEqual([]);
});

/** The names between braces: `['Hello ', ['name']]` is how a catalog keeps `Hello {name}`. */
const valuesOf = (message: unknown): string[] =>
  Array.isArray(message) ? message.flatMap((part) => (Array.isArray(part) ? [String(part[0])] : [])).sort() : [];

test('both languages of a text name the same values', () => {
  for (const [id, message] of Object.entries(english))
    expect([id, valuesOf(danish[id])]).toEqual([id, valuesOf(message)]);
});

test('two languages are served at once', () => {
  const [inEnglish, inDanish] = [i18nOf('en-us'), i18nOf('da-dk')];
  const count = '{count, plural, one {1 month} other {# months}}';
  expect(inDanish.t(count, { count: 1 })).toBe('1 måned');
  expect(inEnglish.t(count, { count: 12 })).toBe('12 months');
});
