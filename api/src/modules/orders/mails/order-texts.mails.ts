import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import { i18nOf } from '../../../i18n.ts';
import { orderWord } from '../../../mail/order-word.ts';
import type { MailContent } from '../../../mail/render.ts';

/** What the mails about an order need to know; no salary data. */
export type OrderFacts = {
  orderNumber: number;
  product: string;
  employeeName: string;
  supplierName: string;
  serialNumber?: string | null;
  tracking?: string;
  reason?: string;
  url: string;
};
export type OrderMailKind =
  | 'order-processed'
  | 'order-shipped'
  | 'order-deleted'
  | 'proposal-withdrawn'
  | 'proposal-declined';
type Reader = 'employee' | 'company';

function textsOf(
  i18n: I18n,
  kind: OrderMailKind,
  reader: Reader,
  { orderNumber, product, employeeName, supplierName }: OrderFacts,
): [subject: string, sentence: string] {
  switch (kind) {
    case 'order-processed':
      return [
        i18n.t('Your order {orderNumber} is being processed', { orderNumber }),
        i18n.t('Your order has been sent to {supplierName}. It can no longer be deleted.', { supplierName }),
      ];
    case 'order-shipped':
      return [
        i18n.t('Your order {orderNumber} has been shipped', { orderNumber }),
        i18n.t('Your order is on its way to you.'),
      ];
    case 'order-deleted':
      if (reader === 'company')
        return [
          i18n.t('Order {orderNumber} has been deleted', { orderNumber }),
          i18n.t('The order of {employeeName} has been deleted.', { employeeName }),
        ];
      return [
        i18n.t('Your order {orderNumber} has been deleted', { orderNumber }),
        i18n.t('Your order has been deleted. If the ordering period is still open, you can choose again.'),
      ];
    case 'proposal-withdrawn':
      return [
        i18n.t('The proposal of {product} has been withdrawn', { product }),
        reader === 'company'
          ? i18n.t('The proposal to {employeeName} has been withdrawn. The subsidy is free again.', { employeeName })
          : i18n.t('Your company has withdrawn its proposal. Nothing was ordered, and nothing is drawn from your pay.'),
      ];
    case 'proposal-declined':
      return [
        i18n.t('{employeeName} has declined the proposal of {product}', { employeeName, product }),
        i18n.t('Nothing was ordered, and the subsidy is free again.'),
      ];
  }
}

/** The mail of one event, to the employee or to a company admin, in the reader's language. */
export function orderMail(kind: OrderMailKind, reader: Reader, facts: OrderFacts, locale: Locale): MailContent {
  const i18n = i18nOf(locale);
  const [subject, sentence] = textsOf(i18n, kind, reader, facts);
  const isOwn = reader === 'employee';
  const isShipped = kind === 'order-shipped';
  const hasReason = kind === 'order-deleted' || kind === 'proposal-withdrawn';
  const optional = [
    { label: i18n.t('SN/IMEI'), value: (isShipped && facts.serialNumber) || '' },
    { label: i18n.t('Tracking'), value: (isShipped && facts.tracking) || '' },
    { label: i18n.t('Reason'), value: (hasReason && facts.reason) || '' },
  ].filter(({ value }) => value !== '');
  const open = isOwn ? i18n.t('See your order') : i18n.t('See the order');
  return {
    subject,
    title: subject,
    paragraphs: [sentence],
    facts: [
      { label: orderWord(i18n, reader), value: String(facts.orderNumber) },
      { label: i18n.t('Product'), value: facts.product },
      { label: i18n.t('Supplier'), value: facts.supplierName },
      ...optional,
    ],
    button: { label: kind.startsWith('proposal-') ? i18n.t('See the proposal') : open, url: facts.url },
    footer: i18n.t('Sent by the benefits portal.'),
  };
}
