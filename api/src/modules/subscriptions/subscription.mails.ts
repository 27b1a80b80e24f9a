import type { Locale } from '@portal/contract/constants';
import type { Day } from '@portal/contract/days';
import { minorToText } from '@portal/contract/money';
import { i18nOf } from '../../i18n.ts';
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

function monthList(periods: readonly number[], locale: Locale): string {
  const i18n = i18nOf(locale);
  return i18n.t('{periods} months', { periods: periods.join(', ') });
}

function subsidy({ subsidyYearly, currency }: MailedSubscription, locale: Locale): string {
  const [whole = '', decimals = ''] = minorToText(subsidyYearly).split('.');
  const [group, point] = locale === 'da-dk' ? ['.', ','] : [',', '.'];
  return `${currency} ${whole.replace(/\B(?=(\d{3})+$)/g, group)}${point}${decimals}`;
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
  const i18n = i18nOf(locale);
  const { subscriptionName, companyName } = subscription;
  const texts = {
    subject: i18n.t('{subscriptionName}: you can order now', { subscriptionName }),
    title: i18n.t('{subscriptionName} is open', { subscriptionName }),
    paragraphs: [
      i18n.t(
        '{companyName} offers you equipment through a monthly salary deduction. See what you can choose and what ' +
          'it means for your pay.',
        { companyName },
      ),
      i18n.t('The link logs you in once and works for 72 hours. After that you can get a new one on the login page.'),
    ],
    label: i18n.t('See the selection'),
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
  const i18n = i18nOf(locale);
  const { subscriptionName, companyName } = subscription;
  const until = longDay(subscription.endDate, locale);
  const texts = {
    subject: i18n.t('{subscriptionName} closes on {until}', { subscriptionName, until }),
    title: i18n.t('The last day is {until}', { until }),
    paragraph: i18n.t(
      'You have not ordered in {subscriptionName} yet. There is nothing to do if you do not want anything.',
      { subscriptionName },
    ),
    label: i18n.t('See the selection'),
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
