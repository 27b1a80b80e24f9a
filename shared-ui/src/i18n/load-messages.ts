import type { Locale } from '@portal/contract/constants';
import type { MessageLoader } from './i18n.ts';

/** The texts of this package. English travels with the page, Danish is fetched when it is chosen. */
export const loadSharedMessages: MessageLoader = async (locale: Locale) => {
  const catalog =
    locale === 'da-dk'
      ? await import('../locales/da-dk.ts')
      : await import(/* webpackMode: "eager" */ '../locales/en-us.ts');
  return catalog.messages;
};
