import type { Locale } from '@portal/contract/constants';
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

/** To the employee, three days before the window ends: what still waits for an answer, and that it lapses without one. */
export function proposalReminderMail(facts: EndingProposal, locale: Locale, publicUrl: string): MailContent {
  const { companyName, productName } = facts;
  const lastDay = dayText(facts.endDate, locale);
  return mailOf(
    facts,
    locale,
    publicUrl,
    locale === 'da-dk'
      ? {
          subject: `Svar senest ${lastDay}: ${productName}`,
          paragraph: `${companyName} har foreslået dig ${productName}, og du har ikke svaret endnu. Læs vilkårene, og svar senest ${lastDay}; derefter bortfalder forslaget.`,
          labels: ['Træk i løn pr. måned', 'Aftale'],
          button: 'Se forslaget',
          footer: `Sendt på vegne af ${companyName}.`,
        }
      : {
          subject: `Answer by ${lastDay}: ${productName}`,
          paragraph: `${companyName} has proposed ${productName} to you, and you have not answered yet. Read the rules and answer by ${lastDay}; after that the proposal lapses.`,
          labels: ['Salary deduction a month', 'Subscription'],
          button: 'See the proposal',
          footer: `Sent on behalf of ${companyName}.`,
        },
  );
}

/** To the employee: the proposal is over, nothing was ordered, nothing is drawn. */
export function lapsedMail(facts: EndingProposal, locale: Locale, publicUrl: string): MailContent {
  const { companyName, productName } = facts;
  return mailOf(
    facts,
    locale,
    publicUrl,
    locale === 'da-dk'
      ? {
          subject: `Forslaget om ${productName} er bortfaldet`,
          paragraph: `${companyName} havde foreslået dig ${productName}. Forslaget blev ikke accepteret, mens bestillingsperioden var åben, og er derfor bortfaldet. Der er ikke bestilt noget, og der trækkes ikke noget i din løn.`,
          labels: ['Træk i løn pr. måned', 'Aftale'],
          button: 'Se forslaget',
          footer: `Sendt på vegne af ${companyName}.`,
        }
      : {
          subject: `The proposal of ${productName} has lapsed`,
          paragraph: `${companyName} had proposed ${productName} to you. The proposal was not accepted while the ordering period was open, so it has lapsed. Nothing was ordered, and nothing is drawn from your pay.`,
          labels: ['Salary deduction a month', 'Subscription'],
          button: 'See the proposal',
          footer: `Sent on behalf of ${companyName}.`,
        },
  );
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
  const count = lapsed.length;
  const { subscriptionName = '', subscriptionId = '', companyName = '' } = lapsed[0] ?? {};
  const people = lapsed.slice(0, named).map(({ employeeName, productName }) => `${employeeName}: ${productName}`);
  const rest = count - people.length;
  const words =
    locale === 'da-dk'
      ? {
          subject:
            count === 1
              ? `Et forslag i ${subscriptionName} er bortfaldet`
              : `${count} forslag i ${subscriptionName} er bortfaldet`,
          paragraph:
            'Følgende svarede ikke, mens bestillingsperioden var åben. Der er ikke bestilt noget, og deres tilskud er frit igen:',
          rest: `og ${rest} til`,
          button: 'Se aftalens ordrer',
          footer: 'Sendt af fordelsportalen.',
        }
      : {
          subject:
            count === 1
              ? `A proposal in ${subscriptionName} has lapsed`
              : `${count} proposals in ${subscriptionName} have lapsed`,
          paragraph:
            'The following did not answer while the ordering period was open. Nothing was ordered, and their subsidy is free again:',
          rest: `and ${rest} more`,
          button: 'See the orders of the subscription',
          footer: 'Sent by the benefits portal.',
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
