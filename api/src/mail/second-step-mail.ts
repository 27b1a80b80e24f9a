import type { Locale } from '@portal/contract/constants';
import { instantText } from '../pdf/format.ts';
import type { MailContent } from './render.ts';

type TurnedOff = { locale: Locale; at: Date; by: 'yourself' | { name: string }; url: string };

/** Tells a person that their login asks for no code any more, so that whoever did not do it can act (SECURITY T14, T24). */
export function secondStepOffMail({ locale, at, by, url }: TurnedOff, supportEmail: string): MailContent {
  const isOwn = by === 'yourself';
  if (locale === 'da-dk') {
    return {
      subject: 'Det ekstra trin i dit login er slået fra',
      title: 'Det ekstra trin er slået fra',
      paragraphs: [
        isOwn
          ? 'Du har slået det ekstra trin i dit login fra. Adgangskoden eller et loginlink er nu nok.'
          : 'Det ekstra trin i dit login er slået fra for dig. Adgangskoden eller et loginlink er nu nok.',
        isOwn
          ? 'Var det ikke dig, så skift din adgangskode, log ud alle andre steder, og skriv til os.'
          : 'Har du ikke bedt om det, så skift din adgangskode, log ud alle andre steder, og skriv til os. Ellers kan du slå det ekstra trin til igen på din profil.',
      ],
      facts: [
        { label: 'Hvornår', value: instantText(at, locale) },
        { label: 'Hvem', value: isOwn ? 'Dig selv' : by.name },
      ],
      button: { label: 'Åbn din profil', url },
      help: supportEmail,
    };
  }
  return {
    subject: 'The second step of your login was turned off',
    title: 'The second step was turned off',
    paragraphs: [
      isOwn
        ? 'You have turned off the second step of your login. The password or a login link is enough now.'
        : 'The second step of your login was turned off for you. The password or a login link is enough now.',
      isOwn
        ? 'If it was not you, change your password, log out everywhere else, and write to us.'
        : 'If you did not ask for it, change your password, log out everywhere else, and write to us. Otherwise you can turn the second step on again on your profile.',
    ],
    facts: [
      { label: 'When', value: instantText(at, locale) },
      { label: 'Who', value: isOwn ? 'Yourself' : by.name },
    ],
    button: { label: 'Open your profile', url },
    help: supportEmail,
  };
}
