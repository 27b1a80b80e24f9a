import type { Locale } from '@portal/contract/constants';
import type { MailContent } from './render.ts';

type Login = { name: string; locale: Locale; url: string; invitedBy: string };

/** The first letter of a new login: who invites, what it is, how long the link lasts. */
export function invitationMail({ name, locale, url, invitedBy }: Login, supportEmail: string): MailContent {
  if (locale === 'da-dk') {
    return {
      subject: `${invitedBy} har inviteret dig til Benefits`,
      title: `Velkommen, ${name}`,
      paragraphs: [
        `${invitedBy} har givet dig adgang til portalen for personalegoder.`,
        'Linket virker én gang og gælder i 72 timer. Er det udløbet, kan du bede om et nyt loginlink på loginsiden.',
      ],
      button: { label: 'Log ind', url },
      help: supportEmail,
    };
  }
  return {
    subject: `${invitedBy} has invited you to Benefits`,
    title: `Welcome, ${name}`,
    paragraphs: [
      `${invitedBy} has given you access to the employee benefits portal.`,
      'The link works once and for 72 hours. If it has expired, ask for a new login link on the login page.',
    ],
    button: { label: 'Log in', url },
    help: supportEmail,
  };
}

/** A link that the person asked for, or that an administrator sent on request. */
export function loginLinkMail(
  { locale, url, lasts }: { locale: Locale; url: string; lasts: '15 minutes' | '72 hours' },
  supportEmail: string,
): MailContent {
  if (locale === 'da-dk') {
    return {
      subject: 'Dit loginlink',
      title: 'Log ind på portalen',
      paragraphs: [
        `Linket virker én gang og gælder i ${lasts === '72 hours' ? '72 timer' : '15 minutter'}. Et nyere link gør det ugyldigt.`,
        'Har du ikke bedt om det, skal du ikke gøre noget.',
      ],
      button: { label: 'Log ind', url },
      help: supportEmail,
    };
  }
  return {
    subject: 'Your login link',
    title: 'Log in to the portal',
    paragraphs: [
      `The link works once and for ${lasts}. A newer link makes it invalid.`,
      'If you did not ask for it, there is nothing you need to do.',
    ],
    button: { label: 'Log in', url },
    help: supportEmail,
  };
}
