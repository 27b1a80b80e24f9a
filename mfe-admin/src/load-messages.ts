import type { MessageLoader } from '@portal/shared-ui';

/** The texts of this remote, one chunk per language. */
export const loadMessages: MessageLoader = async (locale) => {
  const catalog = locale === 'da-dk' ? await import('./locales/da-dk.ts') : await import('./locales/en-us.ts');
  return catalog.messages;
};
