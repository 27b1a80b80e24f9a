import type { Locale } from '@portal/contract/constants';
import type { RequestStatus } from '@portal/contract/request-status';
import type { MailContent } from '../../mail/render.ts';

export type RequestKind = 'pay-in-full' | 'rma';
export type Reader = 'employee' | 'company' | 'supplier';
/** What the mail may say; `total` is no salary data, and it is left out for suppliers. */
export type RequestFacts = {
  status: RequestStatus;
  orderNumber: number;
  product: string;
  employeeName: string;
  companyName: string;
  text: string;
  total: string;
  outcome: string;
  url: string;
};

type Sentences = Partial<Record<RequestStatus, string>>;
type Texts = {
  titles: Record<RequestKind, string>;
  statuses: Record<RequestStatus, string>;
  employee: Record<RequestKind, Sentences>;
  others: Record<RequestKind, Sentences>;
  order: string;
  product: string;
  person: string;
  company: string;
  total: string;
  outcome: string;
  message: string;
  open: string;
  footer: string;
};

const texts: Record<Locale, Texts> = {
  'en-us': {
    titles: { 'pay-in-full': 'Pay in full', rma: 'RMA' },
    statuses: {
      PENDING: 'received',
      CREATED: 'new request',
      UPDATED: 'updated',
      ACCEPTED: 'accepted',
      DECLINED: 'declined',
      PAID: 'paid',
      CLOSED: 'closed',
      APPROVED: 'approved',
      REJECTED: 'rejected',
    },
    employee: {
      'pay-in-full': {
        UPDATED: 'The price has been counted again. Please answer once more.',
        APPROVED: 'Your company has agreed. You can now accept the price.',
        REJECTED: 'Your company has not agreed. Your monthly draws go on.',
        ACCEPTED: 'You have accepted the price. It holds for 30 days; pay it with the order number as reference.',
        DECLINED: 'You have declined. If you are leaving, please return the item to your company.',
        PAID: 'Your payment has been received.',
        CLOSED: 'The request is closed. If you have paid, the item is now yours and nothing more is drawn.',
      },
      rma: {
        PENDING: 'Your case has been received and is being looked at.',
        APPROVED: 'Your case has been approved.',
        REJECTED: 'Your case has been rejected. You can add information once.',
        PAID: 'Your payment has been received.',
        CLOSED: 'Your case is closed.',
      },
    },
    others: {
      'pay-in-full': {
        CREATED: 'An employee asks to pay an order in full.',
        ACCEPTED: 'The employee has accepted the price.',
        DECLINED: 'The employee has declined.',
        CLOSED: 'The pay-in-full request is closed.',
      },
      rma: {
        CREATED: 'An employee has reported something about an item.',
        UPDATED: 'The employee has added information.',
        ACCEPTED: 'The employee accepts what is to be paid.',
        DECLINED: 'The employee does not accept what is to be paid.',
        APPROVED: 'The case has been approved.',
        REJECTED: 'The case has been rejected.',
        CLOSED: 'The case is closed.',
      },
    },
    order: 'Order',
    product: 'Product',
    person: 'Employee',
    company: 'Company',
    total: 'To pay, incl. VAT',
    outcome: 'Outcome',
    message: 'Message',
    open: 'See the request',
    footer: 'Sent by the benefits portal.',
  },
  'da-dk': {
    titles: { 'pay-in-full': 'Fuld betaling', rma: 'RMA' },
    statuses: {
      PENDING: 'modtaget',
      CREATED: 'ny anmodning',
      UPDATED: 'opdateret',
      ACCEPTED: 'accepteret',
      DECLINED: 'afslået',
      PAID: 'betalt',
      CLOSED: 'lukket',
      APPROVED: 'godkendt',
      REJECTED: 'afvist',
    },
    employee: {
      'pay-in-full': {
        UPDATED: 'Prisen er beregnet igen. Svar venligst en gang til.',
        APPROVED: 'Din virksomhed har sagt ja. Du kan nu acceptere prisen.',
        REJECTED: 'Din virksomhed har sagt nej. Dine månedlige træk fortsætter.',
        ACCEPTED: 'Du har accepteret prisen. Den gælder i 30 dage; betal med ordrenummeret som reference.',
        DECLINED: 'Du har afslået. Hvis du fratræder, bedes du returnere varen til din virksomhed.',
        PAID: 'Din betaling er modtaget.',
        CLOSED: 'Anmodningen er lukket. Har du betalt, er varen nu din, og der trækkes ikke mere.',
      },
      rma: {
        PENDING: 'Din sag er modtaget og bliver behandlet.',
        APPROVED: 'Din sag er godkendt.',
        REJECTED: 'Din sag er afvist. Du kan tilføje oplysninger én gang.',
        PAID: 'Din betaling er modtaget.',
        CLOSED: 'Din sag er lukket.',
      },
    },
    others: {
      'pay-in-full': {
        CREATED: 'En medarbejder vil betale en ordre fuldt ud.',
        ACCEPTED: 'Medarbejderen har accepteret prisen.',
        DECLINED: 'Medarbejderen har afslået.',
        CLOSED: 'Anmodningen om fuld betaling er lukket.',
      },
      rma: {
        CREATED: 'En medarbejder har meldt noget om en vare.',
        UPDATED: 'Medarbejderen har tilføjet oplysninger.',
        ACCEPTED: 'Medarbejderen accepterer betalingen.',
        DECLINED: 'Medarbejderen accepterer ikke betalingen.',
        APPROVED: 'Sagen er godkendt.',
        REJECTED: 'Sagen er afvist.',
        CLOSED: 'Sagen er lukket.',
      },
    },
    order: 'Ordre',
    product: 'Produkt',
    person: 'Medarbejder',
    company: 'Virksomhed',
    total: 'At betale, inkl. moms',
    outcome: 'Afgørelse',
    message: 'Besked',
    open: 'Se anmodningen',
    footer: 'Sendt af fordelsportalen.',
  },
};

const outcomes: Record<Locale, Record<string, string>> = {
  'en-us': { REPAIR: 'Repair', REPLACE: 'Replacement', RETURN: 'Return', COMPENSATE: 'Compensation' },
  'da-dk': { REPAIR: 'Reparation', REPLACE: 'Ombytning', RETURN: 'Returnering', COMPENSATE: 'Kompensation' },
};

/** The mail about one change, or null when that reader is not told of it. */
export function requestMail(
  kind: RequestKind,
  reader: Reader,
  facts: RequestFacts,
  locale: Locale,
): MailContent | null {
  const words = texts[locale];
  const sentence = reader === 'employee' ? words.employee[kind][facts.status] : words.others[kind][facts.status];
  if (sentence === undefined) return null;
  const title = `${words.titles[kind]}, ${words.order.toLowerCase()} ${facts.orderNumber}: ${words.statuses[facts.status]}`;
  const shown = [
    { label: words.product, value: facts.product },
    {
      label: reader === 'supplier' ? words.company : words.person,
      value: reader === 'supplier' ? facts.companyName : facts.employeeName,
    },
    { label: words.outcome, value: outcomes[locale][facts.outcome] ?? '' },
    { label: words.total, value: reader === 'supplier' ? '' : facts.total },
    { label: words.message, value: facts.text },
  ];
  return {
    subject: title,
    title,
    paragraphs: [sentence],
    facts: shown.filter(({ value }) => value !== ''),
    button: { label: words.open, url: facts.url },
    footer: words.footer,
  };
}
