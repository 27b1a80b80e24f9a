import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import { dayOf } from '@portal/contract/days';
import type { PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import { isFinalSalary } from '@portal/contract/payment-details';
import { DomainError } from '../../http/domain-error.ts';
import { i18nOf } from '../../i18n.ts';
import { dayText, moneyText } from '../../pdf/format.ts';
import type { Letter } from '../../pdf/letter.ts';
import { makePdf } from '../../pdf/make-pdf.ts';
import { paymentFacts, paymentSentences } from '../payment-details/index.ts';
import type { LetterFacts } from './letter.queries.ts';

/**
 * The letter of a request as PDF bytes: how an accepted one is paid, and whose the item is once a paid one is closed
 * (RULES 3.2). @throws 404 `file-not-found` in every other state
 */
export async function letterOf(request: PayInFullDetail, facts: LetterFacts, locale: Locale): Promise<Buffer> {
  if (request.letter === null) throw new DomainError('file-not-found');
  const i18n = i18nOf(locale);
  return makePdf(
    'letter',
    request.letter === 'OWNERSHIP' ? ownership(i18n, request, facts, locale) : payment(i18n, request, facts, locale),
  );
}

function head(i18n: I18n, facts: LetterFacts, at: Date, locale: Locale) {
  return {
    locale,
    at,
    day: dayText(dayOf(at), locale),
    from: [
      facts.companyName,
      facts.address,
      facts.town,
      facts.vatNo && i18n.t('VAT number {vatNo}', { vatNo: facts.vatNo }),
    ],
    to: [facts.employeeName, facts.employNo && i18n.t('Employee number {employNo}', { employNo: facts.employNo })],
  };
}

const item = (i18n: I18n, request: PayInFullDetail, { serialNumber, accessories }: LetterFacts) => [
  { label: i18n.t('Product'), value: [request.productName, ...accessories].join(', ') },
  { label: i18n.t('Serial number'), value: serialNumber },
  { label: i18n.t('Order'), value: String(request.orderNumber) },
];

function ownership(i18n: I18n, request: PayInFullDetail, facts: LetterFacts, locale: Locale): Letter {
  const { companyName } = facts;
  const at = facts.closedAt ?? new Date(request.createdAt);
  return {
    ...head(i18n, facts, at, locale),
    title: i18n.t('The item is yours'),
    paragraphs: [
      i18n.t('{companyName} hands the item below over to you. It is your property from the day of this letter on.', {
        companyName,
      }),
      i18n.t('Nothing more is drawn from your salary for it.'),
    ],
    facts: [
      ...item(i18n, request, facts),
      { label: i18n.t('Paid'), value: moneyText(request.total, locale) },
      { label: i18n.t('Paid on'), value: facts.paidAt ? dayText(dayOf(facts.paidAt), locale) : '' },
      { label: i18n.t('Reference'), value: request.transactionId ?? '' },
    ],
    closing: companyName,
  };
}

function payment(i18n: I18n, request: PayInFullDetail, facts: LetterFacts, locale: Locale): Letter {
  const at = new Date(request.acceptedAt ?? request.createdAt);
  const isSalary = isFinalSalary(request.paymentKind);
  return {
    ...head(i18n, facts, at, locale),
    title: i18n.t('What you pay to keep the item'),
    paragraphs: isSalary
      ? [i18n.t('The amount is deducted from your final salary.')]
      : paymentSentences(i18n, 'employee', request.payment),
    facts: [
      ...item(i18n, request, facts),
      { label: i18n.t('Price ex VAT'), value: moneyText(request.priceExVat, locale) },
      { label: i18n.t('VAT'), value: request.vat.amount === 0 ? '' : moneyText(request.vat, locale) },
      { label: i18n.t('To pay'), value: moneyText(request.total, locale) },
      ...(isSalary
        ? [{ label: i18n.t('Reference'), value: request.payment.reference }]
        : paymentFacts(i18n, request.payment, locale)),
      { label: i18n.t('Card payment'), value: request.payment.link ?? '' },
    ],
    closing: facts.companyName,
  };
}
