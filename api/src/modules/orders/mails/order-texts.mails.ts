import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import { i18nOf } from '../../../i18n.ts';
import type { MailContent } from '../../../mail/render.ts';

/** What the mails about an order need to know; no salary data. */
export type OrderFacts = {
  orderNumber: number;
  product: string;
  employeeName: string;
  supplierName: string;
  serialNumber: string | null;
  tracking: string;
  reason: string;
  url: string;
};
export type OrderMailKind =
  | 'order-processed'
  | 'order-shipped'
  | 'order-deleted'
  | 'proposal-withdrawn'
  | 'proposal-declined';

type Texts = {
  footer: string;
  order: string;
  ownOrder: string;
  product: string;
  supplier: string;
  serialNumber: string;
  tracking: string;
  reason: string;
  open: string;
  openOwn: string;
  openProposal: string;
  processed: (facts: OrderFacts) => [subject: string, sentence: string];
  shipped: (facts: OrderFacts) => [subject: string, sentence: string];
  deleted: (facts: OrderFacts) => [subject: string, sentence: string];
  deletedForCompany: (facts: OrderFacts) => [subject: string, sentence: string];
  withdrawn: (facts: OrderFacts) => [subject: string, sentence: string];
  withdrawnForCompany: (facts: OrderFacts) => [subject: string, sentence: string];
  declined: (facts: OrderFacts) => [subject: string, sentence: string];
};

const texts = (i18n: I18n): Texts => ({
  footer: i18n.t('Sent by the benefits portal.'),
  order: i18n.t('Order'),
  // Employees read "bestilling" in Danish everywhere, companies "ordre".
  ownOrder: i18n.t({ id: 'order-confirmation.order', message: 'Order' }),
  product: i18n.t('Product'),
  supplier: i18n.t('Supplier'),
  serialNumber: i18n.t('SN/IMEI'),
  tracking: i18n.t('Tracking'),
  reason: i18n.t('Reason'),
  open: i18n.t('See the order'),
  openOwn: i18n.t('See your order'),
  openProposal: i18n.t('See the proposal'),
  processed: ({ orderNumber, supplierName }) => [
    i18n.t('Your order {orderNumber} is being processed', { orderNumber }),
    i18n.t('Your order has been sent to {supplierName}. It can no longer be deleted.', { supplierName }),
  ],
  shipped: ({ orderNumber }) => [
    i18n.t('Your order {orderNumber} has been shipped', { orderNumber }),
    i18n.t('Your order is on its way to you.'),
  ],
  deleted: ({ orderNumber }) => [
    i18n.t('Your order {orderNumber} has been deleted', { orderNumber }),
    i18n.t('Your order has been deleted. If the ordering period is still open, you can choose again.'),
  ],
  deletedForCompany: ({ orderNumber, employeeName }) => [
    i18n.t('Order {orderNumber} has been deleted', { orderNumber }),
    i18n.t('The order of {employeeName} has been deleted.', { employeeName }),
  ],
  withdrawn: ({ product }) => [
    i18n.t('The proposal of {product} has been withdrawn', { product }),
    i18n.t('Your company has withdrawn its proposal. Nothing was ordered, and nothing is drawn from your pay.'),
  ],
  withdrawnForCompany: ({ product, employeeName }) => [
    i18n.t('The proposal of {product} has been withdrawn', { product }),
    i18n.t('The proposal to {employeeName} has been withdrawn. The subsidy is free again.', { employeeName }),
  ],
  declined: ({ product, employeeName }) => [
    i18n.t('{employeeName} has declined the proposal of {product}', { employeeName, product }),
    i18n.t('Nothing was ordered, and the subsidy is free again.'),
  ],
});

/** The mail of one event, to the employee or to a company admin, in the reader's language. */
export function orderMail(
  kind: OrderMailKind,
  reader: 'employee' | 'company',
  facts: OrderFacts,
  locale: Locale,
): MailContent {
  const words = texts(i18nOf(locale));
  const sentences = {
    'order-processed': words.processed,
    'order-shipped': words.shipped,
    'order-deleted': reader === 'company' ? words.deletedForCompany : words.deleted,
    'proposal-declined': words.declined,
    'proposal-withdrawn': reader === 'company' ? words.withdrawnForCompany : words.withdrawn,
  } as const;
  const [subject, sentence] = sentences[kind](facts);
  const optional = [
    { label: words.serialNumber, value: kind === 'order-shipped' ? (facts.serialNumber ?? '') : '' },
    { label: words.tracking, value: kind === 'order-shipped' ? facts.tracking : '' },
    { label: words.reason, value: kind === 'order-deleted' || kind === 'proposal-withdrawn' ? facts.reason : '' },
  ].filter(({ value }) => value !== '');
  return {
    subject,
    title: subject,
    paragraphs: [sentence],
    facts: [
      { label: reader === 'employee' ? words.ownOrder : words.order, value: String(facts.orderNumber) },
      { label: words.product, value: facts.product },
      { label: words.supplier, value: facts.supplierName },
      ...optional,
    ],
    button: {
      label: kind.startsWith('proposal-') ? words.openProposal : reader === 'employee' ? words.openOwn : words.open,
      url: facts.url,
    },
    footer: words.footer,
  };
}
