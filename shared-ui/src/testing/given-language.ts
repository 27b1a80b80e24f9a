import { i18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import { act } from '@testing-library/react';
import type { MessageLoader } from '../i18n/i18n.ts';
import { loadSharedMessages } from '../i18n/load-messages.ts';

/** Shows pages in this language from now on, with the texts of this package and of those whose loaders are given. */
export async function givenLanguage(locale: Locale, ...loaders: MessageLoader[]): Promise<void> {
  const catalogs = await Promise.all([loadSharedMessages, ...loaders].map((load) => load(locale)));
  act(() => {
    for (const messages of catalogs) i18n.load(locale, messages);
    i18n.activate(locale);
  });
}
