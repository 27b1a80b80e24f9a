import { locales, type Locale } from '@portal/contract/constants';
import { personLanguage } from '@portal/contract/person-language';

const storageKey = 'portal.locale';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/**
 * The language that a page of this tab starts in: the one of before, else the browser's. Kept in session storage: local
 * storage is emptied at logout (SPEC 4), and the choice made on the login screen has to outlive the reload after it.
 */
export function storedLocale(): Locale {
  const stored = globalThis.sessionStorage?.getItem(storageKey);
  return personLanguage({ own: isLocale(stored) ? stored : null, browser: globalThis.navigator?.languages });
}

export const storeLocale = (locale: Locale): void => sessionStorage.setItem(storageKey, locale);
