import * as v from 'valibot';
import { DaySchema, InstantSchema, type Day } from './days.ts';
import { admin, dataOf, endpoint, Id, line, requiredLine, Version } from './endpoint.ts';
import { CurrencyCode, Minor } from './money.ts';

/** Shares of something, in basis points: taxes with labour market contribution, VAT (RULES 1.1–1.3). */
export const taxShares = ['tax', 'middleTax', 'topTax', 'topTopTax', 'am', 'vat'] as const;
/** Fixed amounts in minor units: taxed a year, or free up to. */
export const taxAmounts = [
  'phoneYearly',
  'giftLimit',
  'christmasGiftLimit',
  'workGiftLimit',
  'bicycleFreeYearly',
] as const;
export const taxCodes = [...taxShares, ...taxAmounts] as const;
export type TaxCode = (typeof taxCodes)[number];

export const isShare = (code: TaxCode): boolean => (taxShares as readonly string[]).includes(code);

const bad = 'invalid-data-provided';
export const Country = v.pipe(requiredLine(2), v.regex(/^[A-Z]{2}$/, bad));

/** A tax or VAT in basis points, from nothing to everything. */
const percentKey = 'percent-from-0-to-100';
export const TaxShare = v.pipe(
  v.number(percentKey),
  v.integer(percentKey),
  v.minValue(0, percentKey),
  v.maxValue(10_000, percentKey),
);

/**
 * One version of a rate as it was published: it counts from its day until the next one, and is never changed or taken
 * away once it counts. A share has `basisPoints`, an amount has `amount` in its `currency`; one with neither ends the
 * rate (DECISIONS 69). `code` is text: a rate that this version does not know is shown and left alone.
 */
export const TaxRate = v.object({
  id: Id,
  country: v.string(),
  year: v.number(),
  validFrom: v.string(),
  code: v.string(),
  basisPoints: v.nullable(v.number()),
  amount: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  /** why it was published; empty for what came with the portal */
  reason: v.string(),
  publishedAt: v.nullable(InstantSchema),
  version: Version,
});
export type TaxRate = v.InferOutput<typeof TaxRate>;

type Dated = Pick<TaxRate, 'country' | 'code' | 'validFrom' | 'basisPoints' | 'amount'>;

/** Whether this version ends its rate. */
export const isEnd = ({ basisPoints, amount }: Pick<Dated, 'basisPoints' | 'amount'>): boolean =>
  basisPoints === null && amount === null;

/** The version of a rate that counts on a day. None before its first day, and none once it has ended. */
export function rateOn<Rate extends Dated>(
  rates: readonly Rate[],
  { country, code, day }: { country: string; code: TaxCode; day: Day },
): Rate | undefined {
  const begun = rates.filter((rate) => rate.country === country && rate.code === code && rate.validFrom <= day);
  const newest = begun.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1)).at(-1);
  return newest && isEnd(newest) ? undefined : newest;
}

/** One rate of a draft. Without a value it is still to be found, or with `isEnded` it ends on the draft's day. */
export const TaxDraftRate = v.strictObject({
  code: v.picklist(taxCodes, bad),
  basisPoints: v.nullable(TaxShare),
  amount: v.nullable(Minor),
  currency: v.nullable(CurrencyCode),
  isEnded: v.boolean(bad),
});
export type TaxDraftRate = v.InferOutput<typeof TaxDraftRate>;

/** A table that is being written. Nothing is calculated with it before it is published. */
export const TaxDraft = v.object({
  id: Id,
  country: v.string(),
  validFrom: v.string(),
  rates: v.array(TaxDraftRate),
  reason: v.string(),
  changedAt: InstantSchema,
  version: Version,
});
export type TaxDraft = v.InferOutput<typeof TaxDraft>;

const table = { country: Country, validFrom: DaySchema };
export const TaxDraftStart = v.strictObject(table);
export type TaxDraftStart = v.InferOutput<typeof TaxDraftStart>;

const Rates = v.pipe(
  v.array(TaxDraftRate),
  v.maxLength(taxCodes.length, bad),
  v.check((rates) => new Set(rates.map(({ code }) => code)).size === rates.length, bad),
);
export const TaxDraftChange = v.strictObject({ version: Version, rates: Rates, reason: v.optional(line(200), '') });
export type TaxDraftChange = v.InferOutput<typeof TaxDraftChange>;

export const TaxRateFilter = v.strictObject({
  country: v.optional(Country),
  year: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/, bad))),
});
export type TaxRateFilter = v.InferOutput<typeof TaxRateFilter>;

export const listTaxRates = endpoint('GET', '/admin/taxtables', {
  summary: 'Published tax rates and fixed amounts, newest year first',
  policy: admin,
  query: TaxRateFilter,
  response: dataOf(v.array(TaxRate)),
});

export const listTaxDrafts = endpoint('GET', '/admin/taxtables/drafts', {
  summary: 'Tax tables that are being written, of all countries',
  policy: admin,
  response: dataOf(v.array(TaxDraft)),
});

export const startTaxDraft = endpoint('POST', '/admin/taxtables/drafts', {
  summary: "Start a table for a day from today on, as a copy of the country's rates; nobody calculates with it",
  status: 201,
  policy: admin,
  body: TaxDraftStart,
  response: dataOf(TaxDraft),
  errors: ['name-already-exists', 'must-be-in-the-future'],
});

const one = {
  policy: { ...admin, ids: { 'params.taxDraftId': 'tax-draft' } },
  params: v.strictObject({ taxDraftId: Id }),
} as const;

export const saveTaxDraft = endpoint('PUT', '/admin/taxtables/drafts/:taxDraftId', {
  summary: 'Save the rates of a draft and why they change',
  ...one,
  body: TaxDraftChange,
  response: dataOf(TaxDraft),
  errors: ['not-found', 'changed-by-someone-else', 'currency-not-found'],
});

export const discardTaxDraft = endpoint('DELETE', '/admin/taxtables/drafts/:taxDraftId', {
  summary: 'Throw a draft away; what is published stays as it is',
  ...one,
  response: dataOf(v.object({ id: Id })),
  errors: ['not-found'],
});

export const publishTaxDraft = endpoint('POST', '/admin/taxtables/drafts/:taxDraftId/publish', {
  summary: 'Make a draft law from its day on; what is without a value, or ends although it is needed, is refused',
  ...one,
  body: v.strictObject({ version: Version }),
  response: dataOf(v.object({ published: v.number() })),
  errors: ['not-found', 'changed-by-someone-else', 'must-be-in-the-future', 'rate-is-needed', 'invalid-data-provided'],
});

export const withdrawTaxTable = endpoint('POST', '/admin/taxtables/withdraw', {
  summary: 'Make a published table a draft again, before its day',
  policy: admin,
  body: v.strictObject(table),
  response: dataOf(TaxDraft),
  errors: ['not-found', 'rate-in-force', 'rate-is-needed', 'name-already-exists'],
});
