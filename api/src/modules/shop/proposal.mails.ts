import type { Locale } from '@portal/contract/constants';
import type { Quote } from '@portal/contract/quote';
import type { Config } from '../../config.ts';
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
  const { companyName, productName, quote } = facts;
  const [monthly, total, lastDay] = [
    moneyText(quote.monthlyPrice, locale),
    moneyText(quote.total, locale),
    dayText(facts.endDate, locale),
  ];
  const texts =
    locale === 'da-dk'
      ? {
          subject: `${companyName} foreslår dig ${productName}`,
          title: `${facts.employeeName}, ${companyName} foreslår dig ${productName}`,
          paragraph: `Der sker ikke noget, før du accepterer. Læs vilkårene, og svar senest ${lastDay}; derefter bortfalder forslaget.`,
          labels: ['Træk i løn pr. måned', 'Antal måneder', 'Aftale'],
          months: `${quote.months}, i alt ${total}`,
          button: 'Se forslaget',
          footer: `Sendt på vegne af ${companyName}.`,
        }
      : {
          subject: `${companyName} proposes ${productName} to you`,
          title: `${facts.employeeName}, ${companyName} proposes ${productName} to you`,
          paragraph: `Nothing happens before you accept. Read the rules and answer by ${lastDay}; after that the proposal lapses.`,
          labels: ['Salary deduction a month', 'Number of months', 'Subscription'],
          months: `${quote.months}, ${total} in all`,
          button: 'See the proposal',
          footer: `Sent on behalf of ${companyName}.`,
        };
  const values = [monthly, texts.months, facts.subscriptionName];
  return {
    subject: texts.subject,
    title: texts.title,
    paragraphs: [texts.paragraph],
    facts: texts.labels.map((label, index) => ({ label, value: values[index] ?? '' })),
    button: { label: texts.button, url: `${publicUrl}/employee/orders/${facts.orderId}` },
    footer: texts.footer,
    help: supportEmail,
    brand: companyName,
  };
}
