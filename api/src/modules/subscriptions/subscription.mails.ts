import type { Locale } from '@portal/contract/constants';
import type { Day } from '@portal/contract/days';
import { minorToText } from '@portal/contract/money';
import type { MailContent } from '../../mail/render.ts';

/** What the mails say about a subscription. */
export type MailedSubscription = {
  subscriptionName: string;
  companyName: string;
  endDate: Day;
  effectDate: Day;
  periods: readonly number[];
  /** highest yearly contribution of its catalogs in minor units; 0 is not mentioned */
  subsidyYearly: number;
  currency: string;
};

/** `30 November 2026`, `30. november 2026`; no zone may move a day. */
const longDay = (day: Day, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'da-dk' ? 'da-DK' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const monthList = (periods: readonly number[], locale: Locale) =>
  `${periods.join(', ')} ${locale === 'da-dk' ? 'måneder' : 'months'}`;

function subsidy({ subsidyYearly, currency }: MailedSubscription, locale: Locale): string {
  const [whole = '', decimals = ''] = minorToText(subsidyYearly).split('.');
  const [group, point] = locale === 'da-dk' ? ['.', ','] : [',', '.'];
  return `${currency} ${whole.replace(/\B(?=(\d{3})+$)/g, group)}${point}${decimals}`;
}

function factsOf(subscription: MailedSubscription, locale: Locale) {
  const [until, months, from, contribution] =
    locale === 'da-dk'
      ? ['Bestil senest', 'Løbetid', 'Løntræk fra', 'Tilskud op til, om året']
      : ['Order by', 'Term', 'Deductions from', 'Subsidy up to, a year'];
  return [
    { label: until, value: longDay(subscription.endDate, locale) },
    { label: months, value: monthList(subscription.periods, locale) },
    { label: from, value: longDay(subscription.effectDate, locale) },
    ...(subscription.subsidyYearly > 0 ? [{ label: contribution, value: subsidy(subscription, locale) }] : []),
  ];
}

type Reader = { locale: Locale; url: string };

/** Sent on the start date: the offer, until when, and a link that logs in (SPEC 2; RULES scenario 10). */
export function invitationMail(
  subscription: MailedSubscription,
  { locale, url }: Reader,
  supportEmail: string,
): MailContent {
  const { subscriptionName, companyName } = subscription;
  const texts =
    locale === 'da-dk'
      ? {
          subject: `${subscriptionName}: du kan bestille nu`,
          title: `${subscriptionName} er åben`,
          paragraphs: [
            `${companyName} tilbyder dig udstyr gennem et månedligt løntræk. Se, hvad du kan vælge, og hvad det betyder for din løn.`,
            'Linket logger dig ind én gang og gælder i 72 timer. Derefter kan du få et nyt på login-siden.',
          ],
          label: 'Se udvalget',
        }
      : {
          subject: `${subscriptionName}: you can order now`,
          title: `${subscriptionName} is open`,
          paragraphs: [
            `${companyName} offers you equipment through a monthly salary deduction. See what you can choose and what it means for your pay.`,
            'The link logs you in once and works for 72 hours. After that you can get a new one on the login page.',
          ],
          label: 'See the selection',
        };
  return {
    subject: texts.subject,
    title: texts.title,
    paragraphs: texts.paragraphs,
    facts: factsOf(subscription, locale),
    button: { label: texts.label, url },
    help: supportEmail,
    brand: companyName,
  };
}

/** For invited people who have not ordered, three days before the end or when an admin asks (RULES 3.4). */
export function reminderMail(
  subscription: MailedSubscription,
  { locale, url }: Reader,
  supportEmail: string,
): MailContent {
  const { subscriptionName, companyName } = subscription;
  const until = longDay(subscription.endDate, locale);
  const texts =
    locale === 'da-dk'
      ? {
          subject: `${subscriptionName} lukker ${until}`,
          title: `Sidste dag er ${until}`,
          paragraph: `Du har endnu ikke bestilt i ${subscriptionName}. Du behøver ikke gøre noget, hvis du ikke vil have noget.`,
          label: 'Se udvalget',
        }
      : {
          subject: `${subscriptionName} closes on ${until}`,
          title: `The last day is ${until}`,
          paragraph: `You have not ordered in ${subscriptionName} yet. There is nothing to do if you do not want anything.`,
          label: 'See the selection',
        };
  return {
    subject: texts.subject,
    title: texts.title,
    paragraphs: [texts.paragraph],
    facts: factsOf(subscription, locale),
    button: { label: texts.label, url },
    help: supportEmail,
    brand: companyName,
  };
}

/** Told when a subscription is closed; the same for everybody who reads this language. */
export function closedMail(
  { subscriptionName, companyName }: Pick<MailedSubscription, 'subscriptionName' | 'companyName'>,
  locale: Locale,
  supportEmail: string,
): MailContent {
  const texts =
    locale === 'da-dk'
      ? {
          subject: `${subscriptionName} er lukket`,
          paragraph: `${companyName} har lukket ${subscriptionName}. Der kan ikke bestilles mere. Det, du allerede har bestilt, fortsætter uændret.`,
        }
      : {
          subject: `${subscriptionName} is closed`,
          paragraph: `${companyName} has closed ${subscriptionName}. No more orders can be made. What you have already ordered continues unchanged.`,
        };
  return {
    subject: texts.subject,
    title: texts.subject,
    paragraphs: [texts.paragraph],
    help: supportEmail,
    brand: companyName,
  };
}
