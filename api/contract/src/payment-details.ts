import * as v from 'valibot';
import { addDays, DaySchema, type Day } from './days.ts';
import { admin, company, dataOf, endpoint, Id, line, Version } from './endpoint.ts';
import { CurrencyCode, minorToText, type Money } from './money.ts';

/** What an employee owes is due this many days after it was accepted (DECISIONS 39). */
export const paymentDays = 14;

/** The last day on which what was accepted on that day is paid in time. */
export const dueOn = (acceptedOn: Day): Day => addDays(acceptedOn, paymentDays);

/** ISO 13616: the country's and check digits behind the rest, letters as numbers, modulo 97 is 1. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((sign) => parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

const placeholders = ['amount', 'currency', 'reference'] as const;
/** What a card link says of one payment. */
export type Paying = { amount: Money; reference: string };

/**
 * The address of one payment: `{amount}` as `6218.68`, `{currency}` and `{reference}` put into the company's link.
 */
export function cardLinkFor(template: string, { amount, reference }: Paying): string {
  const values = { amount: minorToText(amount.amount), currency: amount.currency, reference };
  return placeholders.reduce((link, name) => link.replaceAll(`{${name}}`, encodeURIComponent(values[name])), template);
}

/** Only https, without a login inside, and with no placeholder but the three, none of them in the host. */
function isCardLink(template: string): boolean {
  const known = template.replaceAll(/\{(amount|currency|reference)\}/g, '0');
  if (/[{}\\\s"'<>]/.test(known) || /^https:\/\/[^/?#]*\{/.test(template)) return false;
  if (!template.startsWith('https://') || !URL.canParse(known)) return false;
  const { username, password, hostname } = new URL(known);
  return username === '' && password === '' && hostname.includes('.');
}

const compact = v.transform((text: string) => text.replaceAll(' ', '').toUpperCase());
const fields = {
  bank: line(80),
  /** registration and account number, as the country writes them */
  account: v.pipe(line(40), v.regex(/^[\w .-]*$/, 'invalid-account')),
  iban: v.pipe(
    line(60),
    compact,
    v.check((text) => text === '' || isIban(text), 'invalid-iban'),
  ),
  bic: v.pipe(line(20), compact, v.regex(/^$|^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'invalid-bic')),
  cardLink: v.pipe(
    line(500),
    v.check((text) => text === '' || isCardLink(text), 'invalid-card-link'),
  ),
} as const;

/** How a company is paid in one currency. What is empty is not offered. */
export const PaymentDetailsForm = v.strictObject(fields);
export type PaymentDetailsForm = v.InferOutput<typeof PaymentDetailsForm>;

/** `version` 0: nothing was entered for that currency yet. */
export const PaymentDetails = v.object({
  currency: CurrencyCode,
  bank: v.string(),
  account: v.string(),
  iban: v.string(),
  bic: v.string(),
  cardLink: v.string(),
  version: v.pipe(v.number(), v.integer()),
});
export type PaymentDetails = v.InferOutput<typeof PaymentDetails>;

/** An account to pay to is known. */
export const hasAccount = ({ account, iban }: Pick<PaymentDetails, 'account' | 'iban'>) =>
  account !== '' || iban !== '';

/** How an employee pays (RULES 2.5). INVOICE is a transfer to the company's account. */
export const paymentKinds = ['CARD', 'INVOICE', 'FINAL_SALARY_NET', 'FINAL_SALARY_GROSS'] as const;
export const PaymentKind = v.picklist(paymentKinds, 'invalid-data-provided');
export type PaymentKind = v.InferOutput<typeof PaymentKind>;

/** Paid by the final salary, so that payroll deducts it. */
export const isFinalSalary = (kind: PaymentKind) => kind === 'FINAL_SALARY_NET' || kind === 'FINAL_SALARY_GROSS';

/** CARD with a card link, INVOICE with an account; without details nothing can be offered (DECISIONS 39). */
export function offeredKinds(details: PaymentDetails | undefined): ('CARD' | 'INVOICE')[] {
  if (!details) return [];
  return [...(details.cardLink === '' ? [] : ['CARD' as const]), ...(hasAccount(details) ? ['INVOICE' as const] : [])];
}

/** What one has to know to pay one amount; `account` or `link` as the kind wants it. */
export const PaymentInstruction = v.object({
  reference: v.string(),
  dueOn: v.nullable(DaySchema),
  account: v.nullable(v.object({ bank: v.string(), account: v.string(), iban: v.string(), bic: v.string() })),
  link: v.nullable(v.string()),
  /** whom to ask in the company, the administrators by name */
  contacts: v.array(v.object({ name: v.string(), email: v.string() })),
});
export type PaymentInstruction = v.InferOutput<typeof PaymentInstruction>;

/** The account or the link of one kind of payment; neither when the company has taken its details away. */
export function instructionOf(
  details: PaymentDetails | undefined,
  kind: PaymentKind,
  paying: Paying,
): Pick<PaymentInstruction, 'account' | 'link'> {
  const none = { account: null, link: null };
  if (!details) return none;
  if (kind === 'CARD') return details.cardLink === '' ? none : { ...none, link: cardLinkFor(details.cardLink, paying) };
  if (kind !== 'INVOICE' || !hasAccount(details)) return none;
  const { bank, account, iban, bic } = details;
  return { ...none, account: { bank, account, iban, bic } };
}

const list = dataOf(v.array(PaymentDetails));

export const listPaymentDetails = endpoint('GET', '/company/payment-details', {
  summary: 'How employees pay the company, for its currency and those of its older orders',
  policy: company,
  response: list,
});

export const changePaymentDetails = endpoint('PUT', '/company/payment-details', {
  summary: 'Set how employees pay the company in one currency; all empty: nothing is offered',
  policy: company,
  body: v.strictObject({ currency: CurrencyCode, version: v.optional(Version), ...fields }),
  response: list,
  errors: ['changed-by-someone-else', 'currency-not-found'],
});

export const listPaymentDetailsOfCompany = endpoint('GET', '/admin/companies/:companyId/payment-details', {
  summary: 'How employees pay a company',
  policy: { ...admin, ids: { 'params.companyId': 'company' } },
  params: v.strictObject({ companyId: Id }),
  response: list,
  errors: ['company-not-found'],
});
