import * as v from 'valibot';
import { accessoryErrors } from './accessory-rules.ts';
import { Id } from './endpoint.ts';
import type { ErrorDetail, ErrorKey } from './errors.ts';
import { giftKinds } from './gifts.ts';
import { BasisPoints, MoneySchema } from './money.ts';

const Months = v.pipe(
  v.number('invalid-number'),
  v.integer('invalid-number'),
  v.minValue(1, 'invalid-number'),
  v.maxValue(120, 'invalid-number'),
);

/** What the tax office adds for using the goods; amounts and percentages are dated data (RULES 2.1). */
const TaxableSchema = v.variant('mode', [
  v.object({ mode: v.literal('NONE') }),
  v.object({ mode: v.literal('FIXED_YEARLY'), yearly: v.pipe(v.number(), v.integer()) }),
  v.object({ mode: v.literal('PERCENT_OF_RETAIL'), percent: BasisPoints }),
  v.object({ mode: v.literal('MARKET_RENT'), freeYearly: v.optional(v.pipe(v.number(), v.integer())) }),
]);

/** Everything beside the prices that decides draw and estimate: rates in basis points, amounts in minor units. */
export const OfferTerms = v.object({
  currency: v.string(),
  draws: v.picklist(['gross', 'net', 'both']),
  gross_limit: v.nullable(v.pipe(v.number(), v.integer())),
  deductibleVatPercent: BasisPoints,
  vatRate: BasisPoints,
  is_subscription: v.boolean(),
  is_present: v.boolean(),
  billingPeriodMonths: Months,
  scrapPercent: BasisPoints,
  showSalaryCalculation: v.boolean(),
  /** the category's own rates or else the tax table's; orders of before know no highest one */
  rates: v.object({
    tax: BasisPoints,
    middleTax: v.nullable(BasisPoints),
    topTax: v.nullable(BasisPoints),
    topTopTax: v.optional(v.nullable(BasisPoints)),
  }),
  amRate: BasisPoints,
  /** the year of the tax table, where it is older than the offer; null or missing where it is not */
  olderTaxYear: v.optional(v.nullable(v.number())),
  taxable: TaxableSchema,
  /** of a gift: what is free of tax a year, and what the employee was given of it already; orders of before lack it */
  gift: v.optional(
    v.nullable(
      v.object({
        kind: v.picklist(giftKinds),
        limit: v.number(),
        given: v.number(),
        /** of a Christmas gift: the year's limit of all small gifts, which it counts towards */
        year: v.optional(v.nullable(v.object({ limit: v.number(), given: v.number() }))),
      }),
    ),
  ),
  accessories: v.object({
    allowMultipleAccessories: v.boolean(),
    accessoryLimit: v.nullable(v.number()),
    percentage: v.nullable(BasisPoints),
  }),
  /** the employer requires all-risk for this category */
  insuranceRequired: v.boolean(),
});
export type OfferTerms = v.InferOutput<typeof OfferTerms>;

export const OfferedAccessorySchema = v.object({
  id: Id,
  productName: v.string(),
  description: v.string(),
  image: v.string(),
  price: MoneySchema,
  retailPrice: v.nullable(MoneySchema),
  /** added by itself and not removable (RULES 2.1) */
  mandatory: v.boolean(),
  featured: v.boolean(),
});

/** One product as one subscription offers it to one employee: what a quote is made of. Prices ex VAT, retail incl. */
export const OfferSchema = v.object({
  productName: v.string(),
  price: MoneySchema,
  retailPrice: v.nullable(MoneySchema),
  /** premiums per month ex VAT; null when the subscription or the product does not offer the insurance */
  allRisk: v.nullable(MoneySchema),
  employeeIns: v.nullable(MoneySchema),
  periods: v.array(Months),
  /** the term that a page opens with: the company's choice; not kept by orders of before */
  defaultMonths: v.optional(Months),
  accessories: v.array(OfferedAccessorySchema),
  terms: OfferTerms,
  /** the employer's contribution per year and month, and what the employee's earlier orders left of the month */
  subsidy: v.object({ yearly: MoneySchema, perMonth: MoneySchema, left: MoneySchema }),
});
export type Offer = v.InferOutput<typeof OfferSchema>;

/** What the employee chooses; as the body of a quote or an order it carries these names. */
export const choiceEntries = {
  accessoryIds: v.pipe(v.array(Id), v.maxLength(100, 'too-many-accessories')),
  months: Months,
  allRisk: v.boolean('invalid-data-provided'),
  employeeIns: v.boolean('invalid-data-provided'),
  /** "I am already taxed of free phone": changes the estimate only */
  alreadyTaxed: v.optional(v.boolean('invalid-data-provided'), false),
} as const;
export type Choice = {
  accessoryIds: readonly string[];
  months: number;
  allRisk: boolean;
  employeeIns: boolean;
  alreadyTaxed: boolean;
};

/** What a product page opens with: the employer's own choices and nothing else. */
export function firstChoice(
  offer: Pick<Offer, 'accessories' | 'periods' | 'defaultMonths' | 'terms' | 'allRisk'>,
  months = offer.defaultMonths ?? offer.periods[0] ?? 1,
): Choice {
  return {
    accessoryIds: offer.accessories.filter(({ mandatory }) => mandatory).map(({ id }) => id),
    months,
    allRisk: offer.terms.insuranceRequired && offer.allRisk !== null,
    employeeIns: false,
    alreadyTaxed: false,
  };
}

/** A choice in an offer that changed since it was made: what is no longer offered leaves it. */
export function fittingChoice(offer: Offer, choice: Choice): Choice {
  const offered = new Set(offer.accessories.map(({ id }) => id));
  return {
    ...choice,
    accessoryIds: choice.accessoryIds.filter((id) => offered.has(id)),
    months: offer.periods.includes(choice.months)
      ? choice.months
      : (offer.defaultMonths ?? offer.periods[0] ?? choice.months),
    allRisk: offer.allRisk !== null && (choice.allRisk || offer.terms.insuranceRequired),
    employeeIns: offer.employeeIns !== null && choice.employeeIns,
  };
}

/** Every reason to refuse a choice, with its field; empty when it may be ordered (RULES 2.1, 3.1; SPEC 5). */
export function choiceErrors(offer: Offer, choice: Choice): ErrorDetail[] {
  const errors: ErrorDetail[] = [];
  const refuse = (path: string, key: ErrorKey) => errors.push({ path, key });
  if (offer.price.amount === 0) refuse('productId', 'product-is-not-orderable');
  if (!offer.periods.includes(choice.months)) refuse('months', 'invalid-number');
  if (choice.employeeIns && !choice.allRisk) refuse('employeeIns', 'termination-insurance-needs-all-risk');
  if (choice.allRisk && offer.allRisk === null) refuse('allRisk', 'invalid-data-provided');
  if (choice.employeeIns && offer.employeeIns === null) refuse('employeeIns', 'invalid-data-provided');
  if (offer.terms.insuranceRequired && offer.allRisk !== null && !choice.allRisk) refuse('allRisk', 'required');
  const accessories = accessoryErrors({
    productPrice: offer.price.amount,
    offered: offer.accessories.map(({ id, price, mandatory }) => ({ id, price: price.amount, mandatory })),
    chosenIds: choice.accessoryIds,
    limits: offer.terms.accessories,
  });
  for (const key of accessories) refuse('accessoryIds', key);
  return errors;
}
