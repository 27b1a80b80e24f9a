import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishTexts, packagesWithTexts, textsOf, textsById } from './catalogs.ts';

/** The server names some of its texts, so its catalog does not hold what the code says of them. */
const pages = packagesWithTexts.filter((folder) => folder !== 'api');

test.each(pages)('%s shows in English what its code says', async (folder) => {
  const other = (await englishTexts(folder)).filter(([inCode, shown]) => shown !== inCode);
  expect(other).toEqual([]);
});

/** A thing and the one word that Danish readers know it by. */
const danishWords: readonly [english: RegExp, danish: RegExp][] = [
  [/\bsubscriptions?\b/i, /ordning/i],
  [/\bcatalogs?\b/i, /katalog/i],
  [/\bcategor(y|ies)\b/i, /kategori/i],
  [/\baccessor(y|ies)\b/i, /tilbehør/i],
  [/\bsuppliers?\b/i, /leverandør/i],
  [/\bdepartments?\b/i, /afdeling/i],
  [/\bdraws?\b/i, /træk/i],
  [/\bsalary files?\b/i, /lønfil/i],
  [/\border files?\b/i, /ordrefil/i],
  [/\bwage codes?\b/i, /lønart/i],
  [/\bsubsid(y|ies)\b/i, /tilskud/i],
  [/\bproposals?\b/i, /forslag/i],
  [/\breminders?\b/i, /påmind/i],
  [/\bdrafts?\b/i, /kladde/i],
  [/\bexit dates?\b/i, /fratrædelsesdato/i],
  [/\bpay-in-full\b/i, /fulde? betaling/i],
  [/\bsecond step\b/i, /ekstra trin/i],
  [/\blogin links?\b/i, /loginlink/i],
  [/\bsalary days?\b/i, /løndag/i],
  [/\bdecline[ds]?\b/i, /afslå/i],
  [/\breject(s|ed)?\b/i, /afvis/i],
  [/\breports? (damage|something|an item)\b/i, /anmeld/i],
  [/\blast login\b/i, /seneste login/i],
];
/** Ways of writing that other texts write otherwise. */
const otherSpellings =
  /all risk-|login-(link|side)|back office|arbejdsmail|fordelsportal|\b(deaktiv\w+|accepter|filtrer|matcher)\b/i;

test.each(packagesWithTexts)('%s names each thing in Danish by its one word', async (folder) => {
  const texts = await textsOf(folder, 'da-dk');
  expect(texts.length).toBeGreaterThan(0);
  const named = ([english, danish]: [string, string]) =>
    danishWords.every(([thing, word]) => !thing.test(english.replaceAll(/\{\w+\}/g, '')) || word.test(danish));
  expect(texts.filter((text) => !named(text) || otherSpellings.test(text[1]))).toEqual([]);
});

// A page has the catalogs of the shell, of its remote and of features: of two translations the later one counts.
test('one English text has one Danish one in all pages', async () => {
  const texts = (await Promise.all(pages.map((folder) => textsById(folder, 'da-dk')))).flat();
  const first = new Map<string, string>();
  for (const [id, , danish] of texts) if (!first.has(id)) first.set(id, danish);
  const others = texts.filter(([id, , danish]) => first.get(id) !== danish);
  expect(others.map(([id, english, danish]) => [english, danish, first.get(id)])).toEqual([]);
});

/** What a text is filled with, by name; the words of a plural's forms are none of it. */
function valuesOf(text: string): string[] {
  const formless = text.replaceAll(/(?<=[,}]\s*)(?:zero|one|two|few|many|other|=\d+)\s*\{/g, '');
  return [...new Set([...formless.matchAll(/\{([\p{L}\d]+)[},]/gu)].map(([, name]) => name ?? ''))].sort();
}

test.each(packagesWithTexts)('%s is filled in Danish with the values that its English has', async (folder) => {
  const texts = await textsOf(folder, 'da-dk');
  expect(texts.filter((text) => String(valuesOf(text[0])) !== String(valuesOf(text[1])))).toEqual([]);
});

test.each(packagesWithTexts)(
  '%s writes no full stop behind a Danish amount, which ends in one: 1.234,50 kr.',
  (folder) => {
    const file = join(import.meta.dirname, '../..', folder, 'src/locales/da-dk.po');
    const doubled = readFileSync(file, 'utf8')
      .split('\n\n')
      .map((entry) => ({
        text: /^msgstr "(.*)"$/m.exec(entry)?.[1] ?? '',
        filledBy: new Map(
          [...entry.matchAll(/^#\. placeholder \{(\w+)\}:\s+(.*)$/gm)].map(([, name, code]) => [name, code]),
        ),
      }))
      .filter(({ text, filledBy }) =>
        [...text.matchAll(/\{(\w+)\}(?:<\/\d+>)?\.(?!\d)/g)].some(([, name]) =>
          /money|amount|total|price|sum$/i.test(filledBy.get(name)?.replace(/^amount\(.*/, '') ?? name ?? ''),
        ),
      );
    expect(doubled.map(({ text }) => text)).toEqual([]);
  },
);
