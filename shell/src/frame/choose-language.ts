import { setLanguage } from '@portal/contract/auth';
import type { Locale } from '@portal/contract/constants';
import { activateLocale, call, changeSessionUser, useSessionStore } from '@portal/shared-ui';
import { queryClient } from '../portal/query-client.ts';
import { keepWithLogin } from './keep-with-login.ts';

/** Shows the page in another language at once, and keeps it with the person who is signed in (SPEC 7). */
export async function chooseLanguage(language: Locale): Promise<void> {
  await activateLocale(language);
  if (!useSessionStore.getState().user) return;
  changeSessionUser({ language });
  await keepWithLogin(call(setLanguage, { body: { language } }));
  // Names of categories and catalogs come in the reader's language (DECISIONS 44).
  await queryClient.invalidateQueries();
}
