import type { Locale } from '@portal/contract/constants';
import { i18nOf } from '../i18n.ts';
import { instantText } from '../pdf/format.ts';
import type { MailContent } from './render.ts';

/** Tells a person that back office has set a password for them, and never which one (SECURITY T24). */
export function temporaryPasswordMail(
  { locale, at, by, url }: { locale: Locale; at: Date; by: string; url: string },
  supportEmail: string,
): MailContent {
  const i18n = i18nOf(locale);
  return {
    subject: i18n.t('You have been given a temporary password'),
    title: i18n.t('A temporary password was set'),
    paragraphs: [
      i18n.t(
        'It is told to you in another way. It works on a device that you have logged in with before, and you choose ' +
          'your own at once. On another device ask for a login link.',
      ),
      i18n.t('You were logged out everywhere. If you did not ask for it, write to us.'),
    ],
    facts: [
      { label: i18n.t('When'), value: instantText(at, locale) },
      { label: i18n.t('Who'), value: by },
    ],
    button: { label: i18n.t('Log in'), url },
    help: supportEmail,
  };
}
