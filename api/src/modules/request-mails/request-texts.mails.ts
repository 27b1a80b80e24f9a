import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import type { Period } from '@portal/contract/days';
import type { PaymentInstruction, PaymentKind } from '@portal/contract/payment-details';
import type { RequestStatus } from '@portal/contract/request-status';
import { i18nOf } from '../../i18n.ts';
import { orderWord } from '../../mail/order-word.ts';
import type { MailContent } from '../../mail/render.ts';
import { periodText } from '../../pdf/format.ts';
import { paymentFacts, paymentSentences } from '../payment-details/index.ts';
import type { PendingLine } from './pending-lines.queries.ts';

export type RequestKind = 'pay-in-full' | 'rma';
export type Reader = 'employee' | 'company' | 'supplier';
/** What the mail may say; `total` is no salary data, and it is left out for suppliers. */
export type RequestFacts = {
  fromStatus: RequestStatus | null;
  status: RequestStatus;
  orderNumber: number;
  product: string;
  employeeName: string;
  companyName: string;
  text: string;
  total: string;
  outcome: string;
  /** of an accepted pay-in-full: how it is paid (DECISIONS 39) */
  payment: PaymentInstruction | null;
  /** the same when the final salary pays it (DECISIONS 38) */
  salary: { period: Period; kind: PaymentKind } | null;
  /** the item is the employee's from now on: there is a letter that says so */
  isBoughtOut: boolean;
  lease: PendingLine['lease'];
  url: string;
};

type Sentences = Partial<Record<RequestStatus, string>>;
type Texts = {
  titles: Record<RequestKind, string>;
  statuses: Record<RequestStatus, string>;
  employee: Record<RequestKind, Sentences>;
  others: Record<RequestKind, Sentences>;
  product: string;
  person: string;
  company: string;
  total: string;
  outcome: string;
  message: string;
  open: string;
  footer: string;
};

const texts = (i18n: I18n): Texts => ({
  titles: { 'pay-in-full': i18n.t('Pay in full'), rma: i18n.t('RMA') },
  statuses: {
    PENDING: i18n.t('received'),
    CREATED: i18n.t('new request'),
    UPDATED: i18n.t('updated'),
    ACCEPTED: i18n.t('accepted'),
    DECLINED: i18n.t('declined'),
    PAID: i18n.t('paid'),
    CLOSED: i18n.t('closed'),
    APPROVED: i18n.t('approved'),
    REJECTED: i18n.t('rejected'),
  },
  employee: {
    'pay-in-full': {
      CREATED: i18n.t(
        'Your company asks whether you want to pay the rest and keep the item. Accept the price or decline.',
      ),
      UPDATED: i18n.t('The price has been calculated again. Please answer once more.'),
      APPROVED: i18n.t('Your company has agreed. You can now accept the price.'),
      REJECTED: i18n.t('Your company has not agreed. Your monthly draws go on.'),
      ACCEPTED: i18n.t('You have accepted the price.'),
      DECLINED: i18n.t('You have declined. If you are leaving, please return the item to your company.'),
      PAID: i18n.t('Your payment has been received.'),
      CLOSED: i18n.t('The request is closed. If you have paid, the item is now yours and nothing more is drawn.'),
    },
    rma: {
      PENDING: i18n.t('Your case has been received and is being looked at.'),
      APPROVED: i18n.t('Your case has been approved.'),
      REJECTED: i18n.t('Your case has been rejected. You can add information once.'),
      PAID: i18n.t('Your payment has been received.'),
      CLOSED: i18n.t('Your case is closed.'),
    },
  },
  others: {
    'pay-in-full': {
      CREATED: i18n.t('An employee asks to pay an order in full.'),
      ACCEPTED: i18n.t('The employee has accepted the price.'),
      DECLINED: i18n.t('The employee has declined.'),
      CLOSED: i18n.t('The pay-in-full request is closed.'),
    },
    rma: {
      CREATED: i18n.t('An employee has reported something about an item.'),
      UPDATED: i18n.t('The employee has added information.'),
      ACCEPTED: i18n.t('The employee accepts what is to be paid.'),
      DECLINED: i18n.t('The employee does not accept what is to be paid.'),
      APPROVED: i18n.t('The case has been approved.'),
      REJECTED: i18n.t('The case has been rejected.'),
      CLOSED: i18n.t('The case is closed.'),
    },
  },
  product: i18n.t('Product'),
  person: i18n.t('Employee'),
  company: i18n.t('Company'),
  total: i18n.t('To pay, incl. VAT'),
  outcome: i18n.t('Outcome'),
  message: i18n.t('Message'),
  open: i18n.t('See the request'),
  footer: i18n.t('Sent by the benefits portal.'),
});

const outcomes = (i18n: I18n): Record<string, string> => ({
  REPAIR: i18n.t('Repair'),
  REPLACE: i18n.t('Replacement'),
  RETURN: i18n.t('Return'),
  COMPENSATE: i18n.t('Compensation'),
});

/** The mail about one change, or null when that reader is not told of it. */
export function requestMail(
  kind: RequestKind,
  reader: Reader,
  facts: RequestFacts,
  locale: Locale,
): MailContent | null {
  const i18n = i18nOf(locale);
  const words = texts(i18n);
  const sentence = reader === 'employee' ? words.employee[kind][facts.status] : words.others[kind][facts.status];
  if (sentence === undefined) return null;
  const title =
    `${words.titles[kind]}, ${orderWord(i18n, reader).toLowerCase()} ` +
    `${facts.orderNumber}: ${words.statuses[facts.status]}`;
  const shown = [
    { label: words.product, value: facts.product },
    {
      label: reader === 'supplier' ? words.company : words.person,
      value: reader === 'supplier' ? facts.companyName : facts.employeeName,
    },
    { label: words.outcome, value: outcomes(i18n)[facts.outcome] ?? '' },
    { label: facts.salary ? i18n.t('Deducted') : words.total, value: reader === 'supplier' ? '' : facts.total },
    ...(reader === 'employee' ? paymentFacts(i18n, facts.payment, locale) : []),
    { label: words.message, value: facts.text },
  ];
  const isLetter = facts.isBoughtOut && reader !== 'supplier';
  const link = reader === 'employee' ? facts.payment?.link : undefined;
  return {
    subject: title,
    title,
    paragraphs: [
      changedSentence(i18n, facts) ?? sentence,
      ...salarySentence(i18n, reader, facts, locale),
      ...paymentSentences(i18n, reader, facts.payment),
      ...ownershipSentence(i18n, reader, facts),
    ],
    facts: shown.filter(({ value }) => value !== ''),
    button: link
      ? { label: i18n.t('Pay by card'), url: link }
      : { label: isLetter ? i18n.t('See the ownership letter') : words.open, url: facts.url },
    footer: words.footer,
  };
}

/** What happens in payroll, in the month of the final salary. */
function salarySentence(i18n: I18n, reader: Reader, { salary }: RequestFacts, locale: Locale): string[] {
  if (!salary || reader === 'supplier') return [];
  const month = periodText(salary.period, locale);
  return [
    salary.kind === 'FINAL_SALARY_GROSS'
      ? i18n.t('It is deducted from the final salary of {month}, before tax.', { month })
      : i18n.t('It is deducted from the final salary of {month}, after tax.', { month }),
  ];
}

/** An accepted request that stays accepted is paid in another way now. */
function changedSentence(i18n: I18n, { fromStatus, status }: RequestFacts): string | undefined {
  return fromStatus === 'ACCEPTED' && status === 'ACCEPTED'
    ? i18n.t('The way to pay was changed; the price may have changed with it.')
    : undefined;
}

/** Whose the item is now; a company that leases it reads whether its lessor was told (RULES 3.2). */
function ownershipSentence(i18n: I18n, reader: Reader, { isBoughtOut, lease }: RequestFacts): string[] {
  if (!isBoughtOut || reader === 'supplier') return [];
  if (reader === 'employee') return [i18n.t('The letter that says so is on the page of the request, as PDF.')];
  if (!lease) return [];
  const { agreement } = lease;
  return [
    lease.email
      ? i18n.t('It is in the leasing agreement {agreement}, whose partner was told by mail.', { agreement })
      : i18n.t('It is in the leasing agreement {agreement}: please tell its partner.', { agreement }),
  ];
}
