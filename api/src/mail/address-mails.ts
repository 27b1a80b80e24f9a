import type { Locale } from '@portal/contract/constants';
import { i18nOf } from '../i18n.ts';
import type { MailContent } from './render.ts';

/** To a new address: the link that makes it the login's. */
export function newAddressMail(
  { locale, name, url }: { locale: Locale; name: string; url: string },
  supportEmail: string,
): MailContent {
  const i18n = i18nOf(locale);
  return {
    subject: i18n.t('Confirm your new email address'),
    title: i18n.t('Hello {name}', { name }),
    paragraphs: [
      i18n.t('Use the link to log in with this address from now on. It works once and for 24 hours.'),
      i18n.t('If you did not ask for it, there is nothing you need to do.'),
    ],
    button: { label: i18n.t('Confirm and log in'), url },
    help: supportEmail,
  };
}

type Notice = { locale: Locale; address: string };

/** To the present address: another one waits for its link. */
export function addressChangeStartedMail({ locale, address }: Notice, supportEmail: string): MailContent {
  const i18n = i18nOf(locale);
  return {
    subject: i18n.t('Your login address is about to change'),
    title: i18n.t('A new login address waits for confirmation'),
    paragraphs: [
      i18n.t('{address} becomes your login address once the link sent to it is used.', { address }),
      i18n.t('If you did not ask for it, log in, keep the present address under My profile, and change your password.'),
    ],
    help: supportEmail,
  };
}

/** To the former address: the login has another one now. */
export function addressChangedMail({ locale, address }: Notice, supportEmail: string): MailContent {
  const i18n = i18nOf(locale);
  return {
    subject: i18n.t('Your login address has changed'),
    title: i18n.t('Your login address has changed'),
    paragraphs: [
      i18n.t('You now log in with {address}.', { address }),
      i18n.t('If this was not you, write to the support at once.'),
    ],
    help: supportEmail,
  };
}

/** To the login's own address: the private one of a former employee was confirmed by a link sent there. */
export function privateConfirmedMail({ locale, address }: Notice, supportEmail: string): MailContent {
  const i18n = i18nOf(locale);
  return {
    subject: i18n.t('Your private email is confirmed'),
    title: i18n.t('Your private email now opens your orders'),
    paragraphs: [
      i18n.t('From now on {address} opens your own orders at your former workplace, and nothing else.', { address }),
      i18n.t('If the address is not yours, write to the support at once.'),
    ],
    help: supportEmail,
  };
}
