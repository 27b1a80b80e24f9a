import type { Locale } from '@portal/contract/constants';
import { i18nOf } from '../../i18n.ts';
import type { MailContent } from '../../mail/render.ts';
import { dayText, moneyText } from '../../pdf/format.ts';

export type EndingProposal = {
  orderId: string;
  subscriptionId: string;
  employeeName: string;
  companyName: string;
  productName: string;
  subscriptionName: string;
  endDate: string;
  monthlyPrice: number;
  currency: string;
};
type Words = { subject: string; paragraph: string; labels: readonly string[]; button: string; footer: string };

/**
 * To the employee, three days before the window ends: what still waits for an answer, and that it lapses without one.
 */
export function proposalReminderMail(facts: EndingProposal, locale: Locale, publicUrl: string): MailContent {
  const i18n = i18nOf(locale);
  const { companyName, productName } = facts;
  const lastDay = dayText(facts.endDate, locale);
  return mailOf(facts, locale, publicUrl, {
    subject: i18n.t('Answer by {lastDay}: {productName}', { lastDay, productName }),
    paragraph: i18n.t(
      '{companyName} has proposed {productName} to you, and you have not answered yet. Read the rules and ' +
        'answer by {lastDay}; after that the proposal lapses.',
      { companyName, productName, lastDay },
    ),
    labels: [i18n.t('Salary deduction a month'), i18n.t('Subscription')],
    button: i18n.t('See the proposal'),
    footer: i18n.t('Sent on behalf of {companyName}.', { companyName }),
  });
}

/** To the employee: the proposal is over, nothing was ordered, nothing is drawn. */
export function lapsedMail(facts: EndingProposal, locale: Locale, publicUrl: string): MailContent {
  const i18n = i18nOf(locale);
  const { companyName, productName } = facts;
  return mailOf(facts, locale, publicUrl, {
    subject: i18n.t('The proposal of {productName} has lapsed', { productName }),
    paragraph: i18n.t(
      '{companyName} had proposed {productName} to you. The proposal was not accepted while the ordering ' +
        'period was open, so it has lapsed. Nothing was ordered, and nothing is drawn from your pay.',
      { companyName, productName },
    ),
    labels: [i18n.t('Salary deduction a month'), i18n.t('Subscription')],
    button: i18n.t('See the proposal'),
    footer: i18n.t('Sent on behalf of {companyName}.', { companyName }),
  });
}

function mailOf(
  facts: EndingProposal,
  locale: Locale,
  publicUrl: string,
  { subject, paragraph, labels, button, footer }: Words,
): MailContent {
  const values = [moneyText({ amount: facts.monthlyPrice, currency: facts.currency }, locale), facts.subscriptionName];
  return {
    subject,
    title: subject,
    paragraphs: [paragraph],
    facts: labels.map((label, index) => ({ label, value: values[index] ?? '' })),
    button: { label: button, url: `${publicUrl}/employee/orders/${facts.orderId}` },
    footer,
    brand: facts.companyName,
  };
}

/** How many people a mail names; the rest is a number. */
const named = 50;

/** To a company admin: who did not answer, by subscription; their subsidy is free again. No amounts. */
export function lapsedMailToAdmin(lapsed: readonly EndingProposal[], locale: Locale, publicUrl: string): MailContent {
  const i18n = i18nOf(locale);
  const count = lapsed.length;
  const { subscriptionName = '', subscriptionId = '', companyName = '' } = lapsed[0] ?? {};
  const people = lapsed.slice(0, named).map(({ employeeName, productName }) => `${employeeName}: ${productName}`);
  const rest = count - people.length;
  const words = {
    subject: i18n.t(
      '{count, plural, one {A proposal in {subscriptionName} has lapsed} other {# proposals in ' +
        '{subscriptionName} have lapsed}}',
      { count, subscriptionName },
    ),
    paragraph: i18n.t(
      'The following did not answer while the ordering period was open. Nothing was ordered, and their subsidy ' +
        'is free again:',
    ),
    rest: i18n.t('and {rest} more', { rest }),
    button: i18n.t('See the orders of the subscription'),
    footer: i18n.t('Sent by the benefits portal.'),
  };
  return {
    subject: words.subject,
    title: words.subject,
    paragraphs: [words.paragraph, ...people, ...(rest > 0 ? [words.rest] : [])],
    button: { label: words.button, url: `${publicUrl}/company/subscription/${subscriptionId}/orders` },
    footer: words.footer,
    brand: companyName,
  };
}
