import type { Locale } from '@portal/contract/constants';
import { daysBetween, type Day } from '@portal/contract/days';
import { filledText, type MailTextForm, type MailTextKind, type MailValues } from '@portal/contract/mail-texts';
import { i18nOf } from '../../i18n.ts';
import type { MailContent } from '../../mail/render.ts';
import { dayText, moneyText } from '../../pdf/format.ts';
import type { OwnText } from './mail-texts.queries.ts';

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
  /** when the mail is written */
  today: Day;
  ownTexts: readonly OwnText[];
};

function monthList(periods: readonly number[], locale: Locale): string {
  const i18n = i18nOf(locale);
  return i18n.t('{periods} months', { periods: periods.join(', ') });
}

function factsOf(subscription: MailedSubscription, locale: Locale) {
  const i18n = i18nOf(locale);
  const [until, months, from, contribution] = [
    i18n.t('Order by'),
    i18n.t('Term'),
    i18n.t('Deductions from'),
    i18n.t('Subsidy up to, a year'),
  ];
  return [
    { label: until, value: dayText(subscription.endDate, locale) },
    { label: months, value: monthList(subscription.periods, locale) },
    { label: from, value: dayText(subscription.effectDate, locale) },
    ...(subscription.subsidyYearly > 0
      ? [
          {
            label: contribution,
            value: moneyText({ amount: subscription.subsidyYearly, currency: subscription.currency }, locale),
          },
        ]
      : []),
  ];
}

/** The portal's own words, with the placeholders that a company writes too. */
export function standardText(kind: MailTextKind, locale: Locale): MailTextForm {
  const i18n = i18nOf(locale);
  const [subscriptionName, companyName, until] = ['{subscription}', '{company}', '{endDate}'];
  if (kind === 'invitation') {
    const offer = i18n.t(
      '{companyName} offers you equipment through a monthly salary deduction. See what you can choose and what ' +
        'it means for your pay.',
      { companyName },
    );
    const login = i18n.t(
      'The link logs you in once and works for 72 hours. After that you can get a new one on the login page.',
    );
    return {
      subject: i18n.t('{subscriptionName}: you can order now', { subscriptionName }),
      greeting: i18n.t('{subscriptionName} is open', { subscriptionName }),
      body: [offer, login, '{link}'].join('\n\n'),
    };
  }
  const open = i18n.t(
    'You have not ordered in {subscriptionName} yet. There is nothing to do if you do not want anything.',
    { subscriptionName },
  );
  return {
    subject: i18n.t('{subscriptionName} closes on {until}', { subscriptionName, until }),
    greeting: i18n.t('The last day is {until}', { until }),
    body: [open, '{link}'].join('\n\n'),
  };
}

/** What the placeholders become for one reader. */
export function mailValues(subscription: MailedSubscription, { locale, name }: Omit<Reader, 'url'>): MailValues {
  const i18n = i18nOf(locale);
  const days = Math.max(0, daysBetween(subscription.today, subscription.endDate));
  return {
    name,
    company: subscription.companyName,
    subscription: subscription.subscriptionName,
    endDate: dayText(subscription.endDate, locale),
    daysLeft: i18n.t('{days, plural, one {# day} other {# days}}', { days }),
  };
}

/** The parts of both mails that no company writes. */
export function fixedParts(subscription: MailedSubscription, locale: Locale) {
  const i18n = i18nOf(locale);
  return { facts: factsOf(subscription, locale), button: i18n.t('See the selection') };
}

type Reader = { locale: Locale; url: string; name: string };

const mailOf =
  (kind: MailTextKind) =>
  (subscription: MailedSubscription, reader: Reader, supportEmail: string): MailContent => {
    const { locale, url } = reader;
    const own = subscription.ownTexts.find((text) => text.kind === kind && text.locale === locale);
    const { facts, button } = fixedParts(subscription, locale);
    return {
      ...filledText(own ?? standardText(kind, locale), mailValues(subscription, reader)),
      facts,
      button: { label: button, url },
      help: supportEmail,
      brand: subscription.companyName,
    };
  };

/**
 * Sent on the start date: the offer, until when, and a link that logs in (SPEC 2; RULES scenario 10), in the company's
 * own words where it has written some.
 */
export const invitationMail = mailOf('invitation');

/** For invited people who have not ordered, before the end or when an admin asks (RULES 3.4); own words as above. */
export const reminderMail = mailOf('reminder');

/** Told when a subscription is closed; the same for everybody who reads this language. */
export function closedMail(
  { subscriptionName, companyName }: Pick<MailedSubscription, 'subscriptionName' | 'companyName'>,
  locale: Locale,
  supportEmail: string,
): MailContent {
  const i18n = i18nOf(locale);
  const texts = {
    subject: i18n.t('{subscriptionName} is closed', { subscriptionName }),
    paragraph: i18n.t(
      '{companyName} has closed {subscriptionName}. No more orders can be made. What you have already ordered ' +
        'continues unchanged.',
      { companyName, subscriptionName },
    ),
  };
  return {
    subject: texts.subject,
    title: texts.subject,
    paragraphs: [texts.paragraph],
    help: supportEmail,
    brand: companyName,
  };
}
