import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { makeConfig } from '@lingui/conf';
import { linguiConfig, locales } from './lingui.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

type PackageJson = { name: string; workspaces?: string[]; dependencies?: Record<string, string> };
const packageOf = (folder: string): PackageJson =>
  JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8'));

/** Workspaces that show texts, each with its own catalog. */
export const packagesWithTexts = (packageOf('.').workspaces ?? [])
  .flatMap((pattern) => globSync(`${pattern}/src/locales/en-us.po`, { cwd: root }))
  .map((file) => file.replace(/[\\/]src[\\/]locales[\\/].*/, ''))
  .sort();

const isFeature = (folder: string) => folder.startsWith('shared-ui/features/');

/** The features that a package takes: their texts travel in its own compiled catalog. */
function featuresOf(folder: string): string[] {
  const { dependencies = {} } = packageOf(folder);
  return packagesWithTexts.filter((other) => isFeature(other) && packageOf(other).name in dependencies);
}

async function catalogOf(folder: string) {
  const [catalog] = await getCatalogs(makeConfig(linguiConfig(resolve(root, folder)), { skipValidation: true }));
  if (!catalog) throw new Error(`${folder} has no catalog`);
  return catalog;
}

function writeIfChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, text);
  renameSync(draft, file);
  return true;
}

/**
 * Turns the `.po` files of the named packages and of the features that they take into the `.ts` modules that the code
 * loads. The server's are committed, as it starts without a build. A missing translation falls back to English here;
 * `npm run i18n -- --check` is what refuses it.
 */
export async function compileCatalogs(...folders: string[]): Promise<string[]> {
  const changed: string[] = [];
  for (const folder of folders.filter((name) => !isFeature(name))) {
    for (const locale of locales) {
      const messages = await translationsOf([...featuresOf(folder), folder], locale);
      const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'ts', outputPrefix: '' });
      if (errors.length > 0)
        throw new Error(`${folder} ${locale}: ${errors.map(({ id, error }) => `${id}: ${error.message}`).join('; ')}`);
      const file = `${folder}/src/locales/${locale}.ts`;
      if (writeIfChanged(resolve(root, file), `${source}\n`)) changed.push(file);
    }
  }
  return changed;
}

/** The translations of several packages together; of two translations of one text the last one counts. */
async function translationsOf(folders: readonly string[], locale: string): Promise<Record<string, string>> {
  const together: Record<string, string> = {};
  for (const folder of folders) {
    const catalog = await catalogOf(folder);
    const options = { sourceLocale: 'en-us', fallbackLocales: { default: 'en-us' } };
    Object.assign(together, (await catalog.getTranslations(locale, options)).messages);
  }
  return together;
}

const english = new Intl.Collator('en-US');
type Entry = { messageId: string; entry: { message?: string; context?: string } };
/** By the English text, which is the id itself where the server names it. */
const byText = (a: Entry, b: Entry): number =>
  english.compare(a.entry.message ?? a.messageId, b.entry.message ?? b.messageId) ||
  english.compare(a.entry.context ?? '', b.entry.context ?? '');

/**
 * Collects the texts of one package's code into its `.po` files; removed texts leave, translations stay. The English is
 * the code's own (`overwrite` means the source language): another one would be shown instead of what the code says.
 *
 * @returns whether a file changed
 */
export async function extractCatalog(folder: string): Promise<boolean> {
  const files = locales.map((locale) => join(root, folder, `src/locales/${locale}.po`));
  const read = () =>
    files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8').replace(/"POT-Creation-Date:.*\n/, '') : ''));
  const before = read();
  const catalog = await catalogOf(folder);
  const done = await catalog.make({ orderBy: byText, clean: true, overwrite: true });
  if (!done) throw new Error(`${folder}: texts could not be extracted`);
  return read().some((text, index) => text !== before[index]);
}

/** Texts without a Danish translation, one line each. */
export async function missingTexts(folder: string): Promise<string[]> {
  const catalog = await catalogOf(folder);
  const missing: string[] = [];
  for (const locale of locales) {
    const messages = (await catalog.read(locale)) ?? {};
    for (const [id, { message, translation }] of Object.entries(messages)) {
      if (!translation && locale !== 'en-us') missing.push(`${folder} ${locale}: ${message ?? id}`);
    }
  }
  return missing;
}

/** Every text of one package as its code has it, and as its catalog shows it in English. */
export async function englishTexts(folder: string): Promise<[inCode: string, shown: string | undefined][]> {
  const messages = (await (await catalogOf(folder)).read('en-us')) ?? {};
  return Object.entries(messages).map(([id, { message, translation }]) => [message ?? id, translation]);
}

/** Every text of a package and of the features that it takes with its translation, where it has one. */
export async function textsOf(folder: string, locale: string): Promise<[english: string, translation: string][]> {
  return (await textsById(folder, locale)).map(([, english, translation]) => [english, translation]);
}

/** The same with the id under which pages find a text: its English and its context in one. */
export async function textsById(
  folder: string,
  locale: string,
): Promise<[id: string, english: string, translation: string][]> {
  const catalogs = await Promise.all([...featuresOf(folder), folder].map(catalogOf));
  const messages = await Promise.all(catalogs.map((catalog) => catalog.read(locale)));
  return messages
    .flatMap((read) => Object.entries(read ?? {}))
    .flatMap(([id, { message, translation }]) => (translation ? [[id, message ?? id, translation]] : []));
}
