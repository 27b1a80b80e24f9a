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

/**
 * To the employee, three days before the window ends: what still waits for an answer, and that it lapses without one.
 */
export function proposalReminderMail(facts: EndingProposal, locale: Locale, publicUrl: string): MailContent {
  const i18n = i18nOf(locale);
  const { companyName, productName } = facts;
  const lastDay = dayText(facts.endDate, locale);
  return mailOf(
    facts,
    locale,
    publicUrl,
    i18n.t('Answer by {lastDay}: {productName}', { lastDay, productName }),
    i18n.t(
      '{companyName} has proposed {productName} to you, and you have not answered yet. Read the rules and ' +
        'answer by {lastDay}; after that the proposal lapses.',
      { companyName, productName, lastDay },
    ),
  );
}

/** To the employee: the proposal is over, nothing was ordered, nothing is drawn. */
export function lapsedMail(facts: EndingProposal, locale: Locale, publicUrl: string): MailContent {
  const i18n = i18nOf(locale);
  const { companyName, productName } = facts;
  return mailOf(
    facts,
    locale,
    publicUrl,
    i18n.t('The proposal of {productName} has lapsed', { productName }),
    i18n.t(
      '{companyName} had proposed {productName} to you. The proposal was not accepted while the ordering ' +
        'period was open, so it has lapsed. Nothing was ordered, and nothing is drawn from your pay.',
      { companyName, productName },
    ),
  );
}

function mailOf(
  { orderId, monthlyPrice, currency, subscriptionName, companyName }: EndingProposal,
  locale: Locale,
  publicUrl: string,
  subject: string,
  paragraph: string,
): MailContent {
  const i18n = i18nOf(locale);
  return {
    subject,
    title: subject,
    paragraphs: [paragraph],
    facts: [
      { label: i18n.t('Salary deduction a month'), value: moneyText({ amount: monthlyPrice, currency }, locale) },
      { label: i18n.t('Subscription'), value: subscriptionName },
    ],
    button: { label: i18n.t('See the proposal'), url: `${publicUrl}/employee/orders/${orderId}` },
    footer: i18n.t('Sent on behalf of {companyName}.', { companyName }),
    brand: companyName,
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
  const subject = i18n.t(
    '{count, plural, one {A proposal in {subscriptionName} has lapsed} other {# proposals in ' +
      '{subscriptionName} have lapsed}}',
    { count, subscriptionName },
  );
  const paragraph = i18n.t(
    'The following did not answer while the ordering period was open. Nothing was ordered, and their subsidy ' +
      'is free again:',
  );
  return {
    subject,
    title: subject,
    paragraphs: [paragraph, ...people, ...(rest > 0 ? [i18n.t('and {rest} more', { rest })] : [])],
    button: {
      label: i18n.t('See the orders of the subscription'),
      url: `${publicUrl}/company/subscription/${subscriptionId}/orders`,
    },
    footer: i18n.t('Sent by the benefits portal.'),
    brand: companyName,
  };
}
