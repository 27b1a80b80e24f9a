import { i18n, type Messages } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import { isLocale, storedLocale, storeLocale } from './stored-locale.ts';

/** What a package gives to have its texts loaded: the catalog of one language. */
export type MessageLoader = (locale: Locale) => Promise<Messages>;

const loaders = new Set<MessageLoader>();
/** The language of the page in this tab: the one that is shown, before that the one that it starts in. */
export const currentLocale = (): Locale => (isLocale(i18n.locale) ? i18n.locale : storedLocale());

let wanted: Locale | undefined;

/**
 * Switches the page's language: every registered catalog is loaded first, then all texts change at once.
 * Sets `<html lang>`. Of two quick switches the last one wins. Nothing is loaded or rendered again for the language
 * that is shown already: a package brings it when it registers.
 */
export async function activateLocale(locale: Locale): Promise<void> {
  wanted = locale;
  if (i18n.locale !== locale) {
    const catalogs = new Map<MessageLoader, Messages>();
    // Again for a package that registers meanwhile: it brought the language that is being left.
    while ([...loaders].some((load) => !catalogs.has(load))) {
      await Promise.all(
        [...loaders].map(async (load) => catalogs.set(load, catalogs.get(load) ?? (await load(locale)))),
      );
      if (wanted !== locale) return;
    }
    for (const messages of catalogs.values()) i18n.load(locale, messages);
    i18n.activate(locale);
  }
  // Set to what it is, it would have the styles of the whole page computed anew.
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  storeLocale(locale);
}

/**
 * Adds a package's texts to the page (the shell's, a remote's). Resolves when the texts of the active language are
 * there; later switches load the package's other language by themselves.
 */
export async function registerMessages(load: MessageLoader): Promise<void> {
  if (loaders.has(load)) return;
  const locale = currentLocale();
  const messages = await load(locale);
  // Only now: a loader that failed is asked again, and a switch meanwhile is caught up with.
  loaders.add(load);
  i18n.load(locale, messages);
  if (currentLocale() !== locale) i18n.load(currentLocale(), await load(currentLocale()));
}
