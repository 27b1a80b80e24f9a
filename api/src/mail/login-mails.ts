import type { Locale } from '@portal/contract/constants';
import { i18nOf } from '../i18n.ts';
import type { MailContent } from './render.ts';

type Login = { name: string; locale: Locale; url: string; invitedBy: string };

/** Who invites where no company and no supplier does. */
export const productName = 'Benefits';

/** The first letter of a new login: who invites, what it is, how long the link lasts. */
export function invitationMail({ name, locale, url, invitedBy }: Login, supportEmail: string): MailContent {
  const i18n = i18nOf(locale);
  const isOwn = invitedBy === productName;
  return {
    subject: isOwn
      ? i18n.t('You are invited to Benefits')
      : i18n.t('{invitedBy} has invited you to Benefits', { invitedBy }),
    title: i18n.t('Welcome, {name}', { name }),
    paragraphs: [
      isOwn
        ? i18n.t('You have been given access to the employee benefits portal.')
        : i18n.t('{invitedBy} has given you access to the employee benefits portal.', { invitedBy }),
      i18n.t('The link works once and for 72 hours. If it has expired, ask for a new login link on the login page.'),
    ],
    button: { label: i18n.t('Log in'), url },
    help: supportEmail,
  };
}

/** A link that the person asked for, or that an administrator sent on request. */
export function loginLinkMail(
  { locale, url, lasts }: { locale: Locale; url: string; lasts: '15 minutes' | '72 hours' },
  supportEmail: string,
): MailContent {
  const i18n = i18nOf(locale);
  return {
    subject: i18n.t('Your login link'),
    title: i18n.t('Log in to the portal'),
    paragraphs: [
      lasts === '72 hours'
        ? i18n.t('The link works once and for 72 hours. A newer link makes it invalid.')
        : i18n.t('The link works once and for 15 minutes. A newer link makes it invalid.'),
      i18n.t('If you did not ask for it, there is nothing you need to do.'),
    ],
    button: { label: i18n.t('Log in'), url },
    help: supportEmail,
  };
}
