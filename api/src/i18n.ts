import { setupI18n, type I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import { messages as danish } from './locales/da-dk.ts';
import { messages as english } from './locales/en-us.ts';

const languages: Record<Locale, I18n> = {
  'en-us': setupI18n({ locale: 'en-us', messages: { 'en-us': english } }),
  'da-dk': setupI18n({ locale: 'da-dk', messages: { 'da-dk': danish } }),
};

/** The server's texts in one language: `i18n.t('Hello {name}', { name })` is collected by `npm run i18n`. */
export const i18nOf = (locale: Locale): I18n => languages[locale];
