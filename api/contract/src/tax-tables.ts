import * as v from 'valibot';
import { DaySchema, type Day } from './days.ts';
import { admin, dataOf, endpoint, Id, requiredLine, Version } from './endpoint.ts';
import { BasisPoints, CurrencyCode, Minor } from './money.ts';

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

/** One rate of one country from a day on. A share has `basisPoints`, an amount has `amount` in its `currency`. */
const entries = v.strictObject({
  country: Country,
  code: v.picklist(taxCodes, bad),
  validFrom: DaySchema,
  basisPoints: v.nullable(BasisPoints),
  amount: v.nullable(Minor),
  currency: v.nullable(CurrencyCode),
});
export const TaxRateForm = v.pipe(
  entries,
  v.forward(
    v.check(({ code, basisPoints }) => !isShare(code) || basisPoints !== null, 'required'),
    ['basisPoints'],
  ),
  v.forward(
    v.check(({ code, amount }) => isShare(code) || amount !== null, 'required'),
    ['amount'],
  ),
  v.forward(
    v.check(({ code, currency }) => isShare(code) || currency !== null, 'required'),
    ['currency'],
  ),
);
export type TaxRateForm = v.InferOutput<typeof TaxRateForm>;

/** Only the value changes; another day or another rate is another row, so that what was valid stays readable. */
export const TaxRateChange = v.strictObject({
  version: Version,
  basisPoints: v.optional(BasisPoints),
  amount: v.optional(Minor),
});
export type TaxRateChange = v.InferOutput<typeof TaxRateChange>;

/** `code` is text in answers: a rate that this version does not know is shown and left alone. */
export const TaxRate = v.object({
  id: Id,
  country: v.string(),
  year: v.number(),
  validFrom: v.string(),
  code: v.string(),
  basisPoints: v.nullable(v.number()),
  amount: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  version: Version,
});
export type TaxRate = v.InferOutput<typeof TaxRate>;

/** The value of a rate on a day: the newest one that has begun. None before its first day. */
export function rateOn<Rate extends Pick<TaxRate, 'country' | 'code' | 'validFrom'>>(
  rates: readonly Rate[],
  { country, code, day }: { country: string; code: TaxCode; day: Day },
): Rate | undefined {
  const begun = rates.filter((rate) => rate.country === country && rate.code === code && rate.validFrom <= day);
  return begun.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1)).at(-1);
}

const Year = v.pipe(
  v.number('invalid-number'),
  v.integer('invalid-number'),
  v.minValue(2000, 'invalid-number'),
  v.maxValue(2200, 'invalid-number'),
);
export const TaxYearCopy = v.strictObject({ country: Country, from: Year, to: Year });
export type TaxYearCopy = v.InferOutput<typeof TaxYearCopy>;

export const TaxRateFilter = v.strictObject({
  country: v.optional(Country),
  year: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/, bad))),
});
export type TaxRateFilter = v.InferOutput<typeof TaxRateFilter>;

const one = {
  policy: { ...admin, ids: { 'params.taxRateId': 'tax-rate' } },
  params: v.strictObject({ taxRateId: Id }),
} as const;

export const listTaxRates = endpoint('GET', '/admin/taxtables', {
  summary: 'Tax rates and fixed amounts, newest year first',
  policy: admin,
  query: TaxRateFilter,
  response: dataOf(v.array(TaxRate)),
});

export const createTaxRate = endpoint('POST', '/admin/taxtables', {
  summary: 'Add a rate from a day on',
  status: 201,
  policy: admin,
  body: TaxRateForm,
  response: dataOf(TaxRate),
  errors: ['currency-not-found', 'name-already-exists'],
});

export const copyTaxYear = endpoint('POST', '/admin/taxtables/years', {
  summary: "Start a year with another year's rates; what is there already stays",
  status: 201,
  policy: admin,
  body: TaxYearCopy,
  response: dataOf(v.object({ copied: v.number() })),
  errors: ['not-found'],
});

export const changeTaxRate = endpoint('PATCH', '/admin/taxtables/:taxRateId', {
  summary: 'Correct a value; orders keep the rates they were made with',
  ...one,
  body: TaxRateChange,
  response: dataOf(TaxRate),
  errors: ['not-found', 'changed-by-someone-else'],
});

export const removeTaxRate = endpoint('DELETE', '/admin/taxtables/:taxRateId', {
  summary: 'Take a rate away',
  ...one,
  response: dataOf(v.object({ id: Id })),
  errors: ['not-found'],
});
