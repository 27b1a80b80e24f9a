import type { Locale } from '@portal/contract/constants';
import type { MailContent } from '../../../mail/render.ts';

/** What the mails about an order need to know; nothing of anybody's salary. */
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
export type OrderMailKind = 'order-processed' | 'order-shipped' | 'order-deleted';

type Texts = {
  footer: string;
  order: string;
  product: string;
  supplier: string;
  serialNumber: string;
  tracking: string;
  reason: string;
  open: string;
  processed: (facts: OrderFacts) => [subject: string, sentence: string];
  shipped: (facts: OrderFacts) => [subject: string, sentence: string];
  deleted: (facts: OrderFacts) => [subject: string, sentence: string];
  deletedForCompany: (facts: OrderFacts) => [subject: string, sentence: string];
};

const texts: Record<Locale, Texts> = {
  'en-us': {
    footer: 'Sent by the benefits portal.',
    order: 'Order',
    product: 'Product',
    supplier: 'Supplier',
    serialNumber: 'SN/IMEI',
    tracking: 'Tracking',
    reason: 'Reason',
    open: 'See the order',
    processed: ({ orderNumber, supplierName }) => [
      `Order ${orderNumber} is being processed`,
      `Your order has been sent to ${supplierName}. It can no longer be cancelled.`,
    ],
    shipped: ({ orderNumber }) => [`Order ${orderNumber} has been shipped`, 'Your order is on its way to you.'],
    deleted: ({ orderNumber }) => [
      `Order ${orderNumber} has been deleted`,
      'Your order has been deleted. If the ordering period is still open, you can choose again.',
    ],
    deletedForCompany: ({ orderNumber, employeeName }) => [
      `Order ${orderNumber} has been deleted`,
      `The order of ${employeeName} has been deleted.`,
    ],
  },
  'da-dk': {
    footer: 'Sendt af fordelsportalen.',
    order: 'Ordre',
    product: 'Produkt',
    supplier: 'Leverandør',
    serialNumber: 'SN/IMEI',
    tracking: 'Track and trace',
    reason: 'Årsag',
    open: 'Se ordren',
    processed: ({ orderNumber, supplierName }) => [
      `Ordre ${orderNumber} er under behandling`,
      `Din ordre er sendt til ${supplierName}. Den kan ikke længere annulleres.`,
    ],
    shipped: ({ orderNumber }) => [`Ordre ${orderNumber} er afsendt`, 'Din ordre er på vej til dig.'],
    deleted: ({ orderNumber }) => [
      `Ordre ${orderNumber} er slettet`,
      'Din ordre er slettet. Hvis bestillingsperioden stadig er åben, kan du vælge igen.',
    ],
    deletedForCompany: ({ orderNumber, employeeName }) => [
      `Ordre ${orderNumber} er slettet`,
      `Ordren fra ${employeeName} er slettet.`,
    ],
  },
};

/** The mail of one event, to the employee or to a company admin, in the reader's language. */
export function orderMail(
  kind: OrderMailKind,
  reader: 'employee' | 'company',
  facts: OrderFacts,
  locale: Locale,
): MailContent {
  const words = texts[locale];
  const sentences = {
    'order-processed': words.processed,
    'order-shipped': words.shipped,
    'order-deleted': reader === 'company' ? words.deletedForCompany : words.deleted,
  } as const;
  const [subject, sentence] = sentences[kind](facts);
  const optional = [
    { label: words.serialNumber, value: kind === 'order-shipped' ? (facts.serialNumber ?? '') : '' },
    { label: words.tracking, value: kind === 'order-shipped' ? facts.tracking : '' },
    { label: words.reason, value: kind === 'order-deleted' ? facts.reason : '' },
  ].filter(({ value }) => value !== '');
  return {
    subject,
    title: subject,
    paragraphs: [sentence],
    facts: [
      { label: words.order, value: String(facts.orderNumber) },
      { label: words.product, value: facts.product },
      { label: words.supplier, value: facts.supplierName },
      ...optional,
    ],
    button: { label: words.open, url: facts.url },
    footer: words.footer,
  };
}
