import type { Locale } from '@portal/contract/constants';
import { i18nOf } from '../i18n.ts';
import { instantText } from '../pdf/format.ts';
import type { MailContent } from './render.ts';

type TurnedOff = { locale: Locale; at: Date; by: 'yourself' | { name: string }; url: string };

/**
 * Tells a person that their login asks for no code any more, so that a person who did not do it can act (SECURITY T14,
 * T24).
 */
export function secondStepOffMail({ locale, at, by, url }: TurnedOff, supportEmail: string): MailContent {
  const i18n = i18nOf(locale);
  const isOwn = by === 'yourself';
  return {
    subject: i18n.t('The second step of your login was turned off'),
    title: i18n.t('The second step was turned off'),
    paragraphs: [
      isOwn
        ? i18n.t('You have turned off the second step of your login. The password or a login link is enough now.')
        : i18n.t('The second step of your login was turned off for you. The password or a login link is enough now.'),
      isOwn
        ? i18n.t('If it was not you, change your password, log out everywhere else, and write to us.')
        : i18n.t(
            'If you did not ask for it, change your password, log out everywhere else, and write to us. ' +
              'Otherwise you can turn the second step on again on your profile.',
          ),
    ],
    facts: [
      { label: i18n.t('When'), value: instantText(at, locale) },
      { label: i18n.t('Who'), value: isOwn ? i18n.t('Yourself') : by.name },
    ],
    button: { label: i18n.t('Open your profile'), url },
    help: supportEmail,
  };
}
