import type { Locale } from '@portal/contract/constants';
import type { MailContent } from './render.ts';

/** To a new address: the link that makes it the login's. */
export function newAddressMail(
  { locale, name, url }: { locale: Locale; name: string; url: string },
  supportEmail: string,
): MailContent {
  return locale === 'da-dk'
    ? {
        subject: 'Bekræft din nye e-mailadresse',
        title: `Hej ${name}`,
        paragraphs: [
          'Brug linket for at logge ind med denne adresse fra nu af. Det virker én gang og gælder i 24 timer.',
          'Har du ikke bedt om det, skal du ikke gøre noget.',
        ],
        button: { label: 'Bekræft og log ind', url },
        help: supportEmail,
      }
    : {
        subject: 'Confirm your new email address',
        title: `Hello ${name}`,
        paragraphs: [
          'Use the link to log in with this address from now on. It works once and for 24 hours.',
          'If you did not ask for it, there is nothing you need to do.',
        ],
        button: { label: 'Confirm and log in', url },
        help: supportEmail,
      };
}

type Notice = { locale: Locale; address: string };

/** To the present address: another one waits for its link. */
export function addressChangeStartedMail({ locale, address }: Notice, supportEmail: string): MailContent {
  return locale === 'da-dk'
    ? {
        subject: 'Din loginadresse er ved at blive ændret',
        title: 'Ny loginadresse venter på bekræftelse',
        paragraphs: [
          `${address} bliver din loginadresse, når linket i den adresse er brugt.`,
          'Har du ikke bedt om det, så log ind, behold den nuværende adresse under Min profil, og skift adgangskode.',
        ],
        help: supportEmail,
      }
    : {
        subject: 'Your login address is about to change',
        title: 'A new login address waits for confirmation',
        paragraphs: [
          `${address} becomes your login address once the link sent to it is used.`,
          'If you did not ask for it, log in, keep the present address under My profile, and change your password.',
        ],
        help: supportEmail,
      };
}

/** To the former address: the login has another one now. */
export function addressChangedMail({ locale, address }: Notice, supportEmail: string): MailContent {
  return locale === 'da-dk'
    ? {
        subject: 'Din loginadresse er ændret',
        title: 'Din loginadresse er ændret',
        paragraphs: [
          `Du logger nu ind med ${address}.`,
          'Har du ikke selv gjort det, så skriv til supporten med det samme.',
        ],
        help: supportEmail,
      }
    : {
        subject: 'Your login address has changed',
        title: 'Your login address has changed',
        paragraphs: [`You now log in with ${address}.`, 'If this was not you, write to the support at once.'],
        help: supportEmail,
      };
}

/** To the login's own address: the private one of a former employee was confirmed by a link sent there. */
export function privateConfirmedMail({ locale, address }: Notice, supportEmail: string): MailContent {
  return locale === 'da-dk'
    ? {
        subject: 'Din private e-mail er bekræftet',
        title: 'Din private e-mail åbner nu dine bestillinger',
        paragraphs: [
          `${address} åbner fra nu af dine egne bestillinger hos din tidligere arbejdsplads, og intet andet.`,
          'Er adressen ikke din, så skriv til supporten med det samme.',
        ],
        help: supportEmail,
      }
    : {
        subject: 'Your private email is confirmed',
        title: 'Your private email now opens your orders',
        paragraphs: [
          `From now on ${address} opens your own orders at your former workplace, and nothing else.`,
          'If the address is not yours, write to the support at once.',
        ],
        help: supportEmail,
      };
}
