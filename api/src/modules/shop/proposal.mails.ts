import type { Locale } from '@portal/contract/constants';
import type { Quote } from '@portal/contract/quote';
import type { Config } from '../../config.ts';
import { i18nOf } from '../../i18n.ts';
import type { MailContent } from '../../mail/render.ts';
import { dayText, moneyText } from '../../pdf/format.ts';

type ProposalFacts = {
  orderId: string;
  employeeName: string;
  companyName: string;
  productName: string;
  subscriptionName: string;
  endDate: string;
  quote: Quote;
};

/** To the employee: what is proposed, until when, and that nothing happens without an acceptance (DECISIONS 22). */
export function proposalMail(
  facts: ProposalFacts,
  locale: Locale,
  { publicUrl, supportEmail }: Pick<Config, 'publicUrl' | 'supportEmail'>,
): MailContent {
  const i18n = i18nOf(locale);
  const { companyName, productName, quote } = facts;
  const total = moneyText(quote.total, locale);
  return {
    subject: i18n.t('{companyName} proposes {productName} to you', { companyName, productName }),
    title: i18n.t('{employeeName}, {companyName} proposes {productName} to you', {
      employeeName: facts.employeeName,
      companyName,
      productName,
    }),
    paragraphs: [
      i18n.t(
        'Nothing happens before you accept. Read the rules and answer by {lastDay}; after that the proposal lapses.',
        { lastDay: dayText(facts.endDate, locale) },
      ),
    ],
    facts: [
      { label: i18n.t('Salary deduction a month'), value: moneyText(quote.monthlyPrice, locale) },
      { label: i18n.t('Number of months'), value: i18n.t('{months}, {total} in all', { months: quote.months, total }) },
      { label: i18n.t('Subscription'), value: facts.subscriptionName },
    ],
    button: { label: i18n.t('See the proposal'), url: `${publicUrl}/employee/orders/${facts.orderId}` },
    footer: i18n.t('Sent on behalf of {companyName}.', { companyName }),
    help: supportEmail,
    brand: companyName,
  };
}
