import type { Locale } from '@portal/contract/constants';
import type { Config } from '../../config.ts';
import { i18nOf } from '../../i18n.ts';
import { orderWord } from '../../mail/order-word.ts';
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
  const i18n = i18nOf(locale);
  const url = `${portal.publicUrl}/employee/orders/${facts.orderId}`;
  const [monthly, total] = [moneyText(quote.monthlyPrice, locale), moneyText(quote.total, locale)];
  const [first, lastDay] = [periodText(facts.firstPeriod, locale), dayText(facts.endDate, locale)];
  return {
    subject: i18n.t('Your order {orderNumber}: {productName}', {
      orderNumber: facts.orderNumber,
      productName: facts.productName,
    }),
    title: i18n.t('Thank you, {employeeName}. Your order has been received.', { employeeName: facts.employeeName }),
    paragraphs: [
      i18n.t(
        'The addendum to your contract is attached. You can delete the order until {lastDay}, as long as ' +
          '{companyName} has not processed it.',
        { lastDay, companyName: facts.companyName },
      ),
    ],
    facts: [
      { label: orderWord(i18n, 'employee'), value: `${facts.orderNumber}, ${facts.productName}` },
      { label: i18n.t('Salary deduction a month'), value: monthly },
      { label: i18n.t('Number of months'), value: i18n.t('{months}, {total} in all', { months: quote.months, total }) },
      { label: i18n.t('First deduction'), value: first },
      { label: i18n.t('Subscription'), value: facts.subscriptionName },
    ],
    button: { label: i18n.t('See your order'), url },
    footer: footerOf(facts.companyName, locale),
    help: portal.supportEmail,
  };
}

/** To each company admin: there is something to process. No salary figures travel by mail. */
export function noticeMail(facts: OrderFacts, locale: Locale, portal: Portal): MailContent {
  const i18n = i18nOf(locale);
  const url = `${portal.publicUrl}/company/orders`;
  return {
    subject: i18n.t('New order {orderNumber}', { orderNumber: facts.orderNumber }),
    title: i18n.t('{employeeName} has ordered {productName}', {
      employeeName: facts.employeeName,
      productName: facts.productName,
    }),
    paragraphs: [i18n.t('The order is waiting to be processed.')],
    facts: [
      { label: i18n.t('Order'), value: String(facts.orderNumber) },
      { label: i18n.t('Subscription'), value: facts.subscriptionName },
    ],
    button: { label: i18n.t('See orders'), url },
    footer: footerOf(facts.companyName, locale),
    help: portal.supportEmail,
  };
}

function footerOf(companyName: string, locale: Locale): string {
  const i18n = i18nOf(locale);
  return i18n.t('Sent on behalf of {companyName}.', { companyName });
}
