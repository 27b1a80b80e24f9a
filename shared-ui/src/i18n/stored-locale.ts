import { defaultLocale, locales, type Locale } from '@portal/contract/constants';

const storageKey = 'portal.locale';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/**
 * The language that a page of this tab starts in. Kept in session storage: local storage is emptied at logout (SPEC 4),
 * and the choice made on the login screen has to outlive the reload after it.
 */
export function storedLocale(): Locale {
  const stored = globalThis.sessionStorage?.getItem(storageKey);
  return isLocale(stored) ? stored : defaultLocale;
}

export const storeLocale = (locale: Locale): void => sessionStorage.setItem(storageKey, locale);
