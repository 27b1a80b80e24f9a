import type { Locale } from '@portal/contract/constants';
import type { Config } from '../../config.ts';
import type { MailContent } from '../../mail/render.ts';
import type { AddendumFacts } from '../../pdf/addendum.ts';
import { dayText, moneyText, periodText } from '../../pdf/format.ts';

/** What the addendum says, and what the mails add: the subscription and the last day to change one's mind. */
export type OrderFacts = AddendumFacts & {
  orderId: string;
  productName: string;
  subscriptionName: string;
  endDate: string;
};

type Portal = Pick<Config, 'publicUrl' | 'supportEmail'>;

/** To the employee, with the addendum attached (RULES 3.1; SPEC 1 "order timeline"). */
export function confirmationMail(facts: OrderFacts, portal: Portal): MailContent {
  const { locale, quote } = facts;
  const url = `${portal.publicUrl}/employee/orders/${facts.orderId}`;
  const [monthly, total] = [moneyText(quote.monthlyPrice, locale), moneyText(quote.total, locale)];
  const [first, lastDay] = [periodText(facts.firstPeriod, locale), dayText(facts.endDate, locale)];
  if (locale === 'da-dk') {
    return {
      subject: `Din bestilling ${facts.orderNumber}: ${facts.productName}`,
      title: `Tak, ${facts.employeeName}. Din bestilling er modtaget.`,
      paragraphs: [
        `Tillægget til din kontrakt er vedhæftet. Du kan slette bestillingen til og med ${lastDay}, så længe ${facts.companyName} ikke har behandlet den.`,
      ],
      facts: [
        { label: 'Bestilling', value: `${facts.orderNumber}, ${facts.productName}` },
        { label: 'Træk i løn pr. måned', value: monthly },
        { label: 'Antal måneder', value: `${quote.months}, i alt ${total}` },
        { label: 'Første træk', value: first },
        { label: 'Aftale', value: facts.subscriptionName },
      ],
      button: { label: 'Se din bestilling', url },
      footer: footerOf(facts.companyName, locale),
      help: portal.supportEmail,
    };
  }
  return {
    subject: `Your order ${facts.orderNumber}: ${facts.productName}`,
    title: `Thank you, ${facts.employeeName}. Your order has been received.`,
    paragraphs: [
      `The addendum to your contract is attached. You can delete the order until ${lastDay}, as long as ${facts.companyName} has not processed it.`,
    ],
    facts: [
      { label: 'Order', value: `${facts.orderNumber}, ${facts.productName}` },
      { label: 'Salary deduction a month', value: monthly },
      { label: 'Number of months', value: `${quote.months}, ${total} in all` },
      { label: 'First deduction', value: first },
      { label: 'Subscription', value: facts.subscriptionName },
    ],
    button: { label: 'See your order', url },
    footer: footerOf(facts.companyName, locale),
    help: portal.supportEmail,
  };
}

/** To each company admin: there is something to process. No salary figures travel by mail. */
export function noticeMail(facts: OrderFacts, locale: Locale, portal: Portal): MailContent {
  const url = `${portal.publicUrl}/company/orders`;
  if (locale === 'da-dk') {
    return {
      subject: `Ny bestilling ${facts.orderNumber}`,
      title: `${facts.employeeName} har bestilt ${facts.productName}`,
      paragraphs: ['Bestillingen venter på at blive behandlet.'],
      facts: [
        { label: 'Bestilling', value: String(facts.orderNumber) },
        { label: 'Aftale', value: facts.subscriptionName },
      ],
      button: { label: 'Se bestillinger', url },
      footer: footerOf(facts.companyName, locale),
      help: portal.supportEmail,
    };
  }
  return {
    subject: `New order ${facts.orderNumber}`,
    title: `${facts.employeeName} has ordered ${facts.productName}`,
    paragraphs: ['The order is waiting to be processed.'],
    facts: [
      { label: 'Order', value: String(facts.orderNumber) },
      { label: 'Subscription', value: facts.subscriptionName },
    ],
    button: { label: 'See orders', url },
    footer: footerOf(facts.companyName, locale),
    help: portal.supportEmail,
  };
}

function footerOf(companyName: string, locale: Locale): string {
  return locale === 'da-dk' ? `Sendt på vegne af ${companyName}.` : `Sent on behalf of ${companyName}.`;
}
