import * as v from 'valibot';
import { withMandatory } from './accessory-rules.ts';
import { Id } from './endpoint.ts';
import { estimate, newPriceOf, retailOverTerm, taxLevels, type Estimate, type EstimateOutcome } from './estimate.ts';
import { share, sum, type Money, MoneySchema } from './money.ts';
import type { Choice, Offer } from './offer.ts';
import { isGoods } from './pricing-lines.ts';
import { priceOrder, type PricedOrder } from './pricing.ts';
import { ordinaryRate, ownRateOf, type TaxChoice } from './tax-choice.ts';

const OutcomeSchema = v.object({
  /** tax on the benefit and everything together, per month */
  taxableCost: MoneySchema,
  netPerMonth: MoneySchema,
  /** over the term against retail, goods only; null reads "no saving" */
  saving: v.nullable(MoneySchema),
  savingPerMille: v.nullable(v.number()),
});

const ColumnSchema = v.object({
  level: v.picklist(taxLevels),
  rate: v.number(),
  netGoods: MoneySchema,
  netIns: MoneySchema,
  netDraw: MoneySchema,
  /** what the draw itself takes from the net pay, before any tax on the benefit */
  netCost: MoneySchema,
  notAlreadyTaxed: OutcomeSchema,
  alreadyTaxed: OutcomeSchema,
  /** one of the two, as the employee answered */
  chosen: OutcomeSchema,
});

/** The estimate box of RULES 2.2. Everything in it is an estimate and is labelled so. */
const EstimateSchema = v.object({
  columns: v.array(ColumnSchema),
  /** the column that the reader chose; an order is frozen without it, because it is private */
  mine: v.optional(v.picklist(taxLevels)),
  buyOut: v.object({ scrap: MoneySchema, vat: MoneySchema, total: MoneySchema }),
  subsidyInSaving: MoneySchema,
  retail: v.nullable(MoneySchema),
  /** how the month's taxed value of the benefit comes about; null where nothing is taxed */
  benefit: v.optional(
    v.nullable(
      v.object({
        mode: v.picklist(['FIXED_YEARLY', 'PERCENT_OF_RETAIL', 'MARKET_RENT']),
        /** the amount a year, the price of the goods when new, or the rent a month */
        from: MoneySchema,
        /** of the price when new, in basis points; 0 where none counts */
        percent: v.number(),
        /** free of tax a month */
        free: MoneySchema,
        month: MoneySchema,
      }),
    ),
  ),
  /** the year of the tax table, where the estimate's own year had none yet */
  olderTaxYear: v.optional(v.nullable(v.number())),
  /** labour market contribution and buy-out share, in basis points, and the goods ex VAT that the share is of */
  amRate: v.optional(v.number()),
  scrapPercent: v.optional(v.number()),
  goodsExVat: v.optional(MoneySchema),
  /** whether "I am already taxed of free phone" makes a difference here */
  asksAlreadyTaxed: v.boolean(),
});

/** The parts drawn before and after tax, ex VAT, each with the VAT that it carries, over so many months (RULES 2.2). */
const BasisSchema = v.object({
  gross: MoneySchema,
  /** what the employer cannot deduct */
  grossVat: MoneySchema,
  net: MoneySchema,
  netVat: MoneySchema,
  months: v.number(),
});

const LineSchema = v.object({
  kind: v.picklist(['product', 'accessory', 'allRisk', 'employeeIns']),
  accessoryId: v.nullable(Id),
  productName: v.string(),
  mandatory: v.boolean(),
  /** of the goods, or the premium per month, ex VAT */
  priceExVat: MoneySchema,
  /** what the month is worked out from; orders of before do not have it */
  basis: v.optional(BasisSchema),
  grossMonth: MoneySchema,
  netMonth: MoneySchema,
});

const ExplainSchema = v.object({ key: v.string(), index: v.number(), amount: MoneySchema });

/** A priced choice. Each sum has its lines: `explain` adds up to `monthlyPrice` (RULES 2.2). */
export const QuoteSchema = v.object({
  months: v.number(),
  alreadyTaxed: v.boolean(),
  lines: v.array(LineSchema),
  priceExVat: MoneySchema,
  monthlyBeforeSubsidy: MoneySchema,
  subsidyPerMonth: MoneySchema,
  grossDraw: MoneySchema,
  netDraw: MoneySchema,
  monthlyPrice: MoneySchema,
  total: MoneySchema,
  explain: v.array(ExplainSchema),
  /** null where the category shows no salary calculation */
  estimate: v.nullable(EstimateSchema),
});
export type Quote = v.InferOutput<typeof QuoteSchema>;

type Made = { quote: Quote; priced: PricedOrder; accessoryIds: string[]; hasAllRisk: boolean };

/**
 * Prices a choice: the browser previews with it, the server decides with it. It prices what it is given; whether it
 * may be ordered is `choiceErrors`. Mandatory accessories are always among the lines. `taxChoice` is the reader's and
 * changes the estimate alone.
 */
export function quoteOf(offer: Offer, choice: Choice, taxChoice: TaxChoice = ordinaryRate): Made {
  const { terms } = offer;
  const chosen = new Set(
    withMandatory(
      offer.accessories.map(({ id, price, mandatory }) => ({ id, price: price.amount, mandatory })),
      choice.accessoryIds,
    ).map(({ id }) => id),
  );
  const accessories = offer.accessories.filter(({ id }) => chosen.has(id));
  const priced = priceOrder({
    product: offer.price.amount,
    accessories: accessories.map(({ price }) => price.amount),
    months: choice.months,
    vatRate: terms.vatRate,
    deductibleVatPercent: terms.deductibleVatPercent,
    grossLimit: terms.gross_limit,
    draws: terms.draws,
    isSubscription: terms.is_subscription,
    billingPeriodMonths: terms.billingPeriodMonths,
    allRisk: choice.allRisk ? (offer.allRisk?.amount ?? 0) : 0,
    employeeIns: choice.employeeIns ? (offer.employeeIns?.amount ?? 0) : 0,
    subsidyPerMonth: offer.subsidy.left.amount,
    isPresent: terms.is_present,
  });
  const money = (amount: number): Money => ({ amount, currency: terms.currency });
  const hasAllRisk = choice.allRisk && offer.allRisk !== null;
  const lines = priced.lines.map((line): Quote['lines'][number] => {
    const accessory = line.kind === 'accessory' ? accessories[line.index] : undefined;
    return {
      kind: line.kind,
      accessoryId: accessory?.id ?? null,
      mandatory: accessory?.mandatory ?? false,
      productName: line.kind === 'product' ? offer.productName : (accessory?.productName ?? ''),
      priceExVat: money(line.exVat),
      basis: {
        gross: money(line.grossEx),
        grossVat: money(line.grossBase - line.grossEx),
        net: money(line.netEx),
        netVat: money(line.netBase - line.netEx),
        months: line.divisor,
      },
      grossMonth: money(line.grossMonth),
      netMonth: money(line.netMonth),
    };
  });
  // Cover that costs nothing has no price to add up, and is part of the order all the same.
  if (hasAllRisk && offer.allRisk?.amount === 0) {
    const free = { kind: 'allRisk', accessoryId: null, mandatory: false, productName: '' } as const;
    lines.push({ ...free, priceExVat: money(0), grossMonth: money(0), netMonth: money(0) });
  }
  const quote: Quote = {
    months: choice.months,
    alreadyTaxed: choice.alreadyTaxed,
    lines,
    priceExVat: money(priced.goodsExVat),
    monthlyBeforeSubsidy: money(priced.monthlyBefore),
    subsidyPerMonth: money(priced.subsidy.used),
    grossDraw: money(priced.grossDraw),
    netDraw: money(priced.netDraw),
    monthlyPrice: money(priced.drawPerMonth),
    total: money(priced.total),
    explain: priced.explain.map((line) => ({ ...line, amount: money(line.amount) })),
    estimate:
      terms.showSalaryCalculation && !terms.is_present
        ? estimateBox(offer, choice, priced, [...chosen], taxChoice)
        : null,
  };
  return { quote, priced, accessoryIds: accessories.map(({ id }) => id), hasAllRisk };
}

function estimateBox(
  offer: Offer,
  choice: Choice,
  price: PricedOrder,
  chosenIds: readonly string[],
  taxChoice: TaxChoice,
): Quote['estimate'] {
  const { terms } = offer;
  const money = (amount: number): Money => ({ amount, currency: terms.currency });
  const retails = retailsOf(offer, choice.months, chosenIds);
  const known = retails.flatMap((retail) => retail ?? []);
  const retail = known.length === retails.length ? sum(known) : null;
  const goods = price.lines.filter(isGoods);
  const box: Estimate = estimate({
    price,
    retailInclVat: retail,
    newPriceInclVat: sum(
      goods.map(({ kind, exVat }, position) =>
        kind === 'product'
          ? newPriceOf({ retail: offer.retailPrice?.amount ?? null, exVat }, terms)
          : (retails[position] ?? exVat + share(exVat, terms.vatRate)),
      ),
    ),
    rates: { ...terms.rates, own: ownRateOf(taxChoice) },
    amRate: terms.amRate,
    vatRate: terms.vatRate,
    taxable: terms.taxable,
    scrapPercent: terms.scrapPercent,
    isSubscription: terms.is_subscription,
  });
  const outcome = ({ taxableCost, netPerMonth, saving, savingPerMille }: EstimateOutcome) => ({
    taxableCost: money(taxableCost),
    netPerMonth: money(netPerMonth),
    saving: saving === null ? null : money(saving),
    savingPerMille,
  });
  return {
    columns: box.columns.map((column) => ({
      level: column.level,
      rate: column.rate,
      netGoods: money(column.netGoods),
      netIns: money(column.netIns),
      netDraw: money(column.netDraw),
      netCost: money(column.netCost),
      notAlreadyTaxed: outcome(column.notAlreadyTaxed),
      alreadyTaxed: outcome(column.alreadyTaxed),
      chosen: outcome(choice.alreadyTaxed ? column.alreadyTaxed : column.notAlreadyTaxed),
    })),
    mine: taxChoice.level,
    buyOut: { scrap: money(box.buyOut.scrap), vat: money(box.buyOut.vat), total: money(box.buyOut.total) },
    subsidyInSaving: money(box.subsidyInSaving),
    benefit: box.benefit && {
      ...box.benefit,
      from: money(box.benefit.from),
      free: money(box.benefit.free),
      month: money(box.benefit.month),
    },
    olderTaxYear: terms.olderTaxYear ?? null,
    amRate: terms.amRate,
    scrapPercent: terms.is_subscription ? 0 : terms.scrapPercent,
    goodsExVat: money(price.goodsExVat),
    retail: retail === null ? null : money(retail),
    asksAlreadyTaxed: terms.taxable.mode === 'FIXED_YEARLY',
  };
}

/** Retail incl. VAT of product and chosen accessories; a saving is shown only when every one is known. */
function retailsOf(offer: Offer, months: number, chosenIds: readonly string[]): (number | null)[] {
  const { terms, retailPrice } = offer;
  const main =
    retailPrice !== null && terms.is_subscription
      ? retailOverTerm(retailPrice.amount, months, terms.billingPeriodMonths)
      : (retailPrice?.amount ?? null);
  const others = offer.accessories.filter(({ id }) => chosenIds.includes(id));
  return [main, ...others.map((accessory) => accessory.retailPrice?.amount ?? null)];
}
