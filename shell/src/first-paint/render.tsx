import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Locale } from '@portal/contract/constants';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { messages as danish } from '../locales/da-dk.ts';
import { messages as english } from '../locales/en-us.ts';
import { StillLogin } from './StillLogin.tsx';

const catalogs = { 'en-us': english, 'da-dk': danish } satisfies Record<Locale, object>;

/** What styled-components writes for its own use: which rule belongs to which component. */
const ownNotes = /data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|\/\*!sc\*\/|<\/?style[^>]*>/g;

/** The still login screen in a language, as text. Run by the build (`shared-ui/webpack/first-paint.ts`), never in a page. */
export function renderStillLogin(locale: Locale): { markup: string; style: string } {
  i18n.load(locale, catalogs[locale]);
  i18n.activate(locale);
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToStaticMarkup(sheet.collectStyles(<I18nProvider i18n={i18n}><StillLogin /></I18nProvider>));
    return { markup, style: sheet.getStyleTags().replaceAll(ownNotes, '').trim() };
  } finally {
    sheet.seal();
  }
}
