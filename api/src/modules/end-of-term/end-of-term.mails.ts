import type { Money } from '@portal/contract/money';
import { i18nOf } from '../../i18n.ts';
import { orderWord } from '../../mail/order-word.ts';
import type { MailContent } from '../../mail/render.ts';
import { dayText, moneyText } from '../../pdf/format.ts';
import type { MovedTerm } from './told-employees.queries.ts';

/** To the employee, 90, 30 and 7 days before the end: what may be chosen, what it costs, what no answer means. */
export function choiceMail(term: MovedTerm, price: Money | null, publicUrl: string): MailContent {
  const { locale, productName } = term;
  const i18n = i18nOf(locale);
  const lastDay = dayText(term.lastDay, locale);
  const subject = i18n.t('Keep {productName} or send it back? Choose by {lastDay}', { productName, lastDay });
  return mailOf(term, publicUrl, {
    subject,
    paragraph: i18n.t(
      'Your agreement on {productName} ends on {lastDay}. You can buy it or send it back free of charge. Without an ' +
        'answer it goes back.',
      { productName, lastDay },
    ),
    facts: [
      { label: i18n.t('Last day to choose'), value: lastDay },
      { label: i18n.t('To buy it, incl. VAT'), value: price ? moneyText(price, locale) : '' },
    ],
    button: i18n.t('Choose now'),
  });
}

export type ReturnReason = 'RETURN' | 'NO_ANSWER' | 'NOT_PAID';

/** To the employee when the term is over: send it back, with the label. */
export function returnMail(term: MovedTerm, reason: ReturnReason, publicUrl: string): MailContent {
  const { locale, productName } = term;
  const i18n = i18nOf(locale);
  const lastDay = dayText(term.lastDay, locale);
  const returnBy = dayText(term.returnBy, locale);
  const why: Readonly<Record<ReturnReason, string>> = {
    RETURN: i18n.t('Your agreement ended on {lastDay}, and you chose to send it back.', { lastDay }),
    NO_ANSWER: i18n.t('Your agreement ended on {lastDay} and you did not choose, so it goes back.', { lastDay }),
    NOT_PAID: i18n.t('You chose to buy it, but no payment has arrived, so it goes back.'),
  };
  return mailOf(term, publicUrl, {
    subject: i18n.t('Please send {productName} back by {returnBy}', { productName, returnBy }),
    paragraph: `${why[reason]} ${i18n.t('Print the label and hand the parcel in. It costs you nothing.')}`,
    facts: [{ label: i18n.t('To be handed in by'), value: returnBy }],
    button: i18n.t('Print the label'),
  });
}

/** To the employee of a running service: it goes on, and how it ends. */
export function runsOnMail(term: MovedTerm, publicUrl: string): MailContent {
  const { locale, productName } = term;
  const i18n = i18nOf(locale);
  const lastDay = dayText(term.lastDay, locale);
  return mailOf(term, publicUrl, {
    subject: i18n.t('{productName} goes on until you end it', { productName }),
    paragraph: i18n.t(
      'The agreed months end on {lastDay}. The service and its salary deduction go on month by month until you or ' +
        'your company end it.',
      { lastDay },
    ),
    facts: [],
    button: i18n.t('See the service'),
  });
}

type Words = { subject: string; paragraph: string; facts: { label: string; value: string }[]; button: string };

function mailOf(term: MovedTerm, publicUrl: string, { subject, paragraph, facts, button }: Words): MailContent {
  const i18n = i18nOf(term.locale);
  const { companyName } = term;
  const shown = [{ label: orderWord(i18n, 'employee'), value: String(term.orderNumber) }, ...facts];
  return {
    subject,
    title: subject,
    paragraphs: [paragraph],
    facts: shown.filter(({ value }) => value !== ''),
    button: { label: button, url: `${publicUrl}/employee/orders/${term.orderId}/end-of-term` },
    footer: i18n.t('Sent on behalf of {companyName}.', { companyName }),
    brand: companyName,
  };
}
