import { setLanguage } from '@portal/contract/auth';
import type { Locale } from '@portal/contract/constants';
import { activateLocale, call, changeSessionUser, useSessionStore } from '@portal/shared-ui';

/** Shows the page in another language at once, and keeps it with the person who is signed in (SPEC 7). */
export async function chooseLanguage(language: Locale): Promise<void> {
  await activateLocale(language);
  if (!useSessionStore.getState().user) return;
  changeSessionUser({ language });
  await call(setLanguage, { body: { language } });
}
