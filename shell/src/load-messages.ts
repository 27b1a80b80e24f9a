import type { MessageLoader } from '@portal/shared-ui';

/** The shell's texts. English travels with the page, Danish is fetched when it is chosen. */
export const loadShellMessages: MessageLoader = async (locale) => {
  const catalog =
    locale === 'da-dk'
      ? await import('./locales/da-dk.ts')
      : await import(/* webpackMode: "eager" */ './locales/en-us.ts');
  return catalog.messages;
};
