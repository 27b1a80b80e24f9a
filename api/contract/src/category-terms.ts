import type { CategoryForm } from './categories.ts';
import { countryDefaults } from './country-defaults.ts';
import type { Day } from './days.ts';
import { giftLimitCodes } from './gifts.ts';
import type { OfferTerms } from './offer.ts';
import { rateOn, taxCodes, type TaxRate } from './tax-tables.ts';

/** A country's rates on a day: shares by code, and amounts by code and currency (`phoneYearly DKK`) (RULES 0.11). */
export type TaxTable = {
  country: string;
  rates: ReadonlyMap<string, number>;
  /** the year of the income tax in it, where a later year has begun without a table; null otherwise */
  olderYear: number | null;
};

type LawRate = Pick<TaxRate, 'country' | 'year' | 'code' | 'validFrom' | 'basisPoints' | 'amount' | 'currency'>;

/** A country's table on a day, from its rows: what `termsOfCategory` reads. */
export function taxTableOn(rates: readonly LawRate[], country: string, day: Day): TaxTable {
  const entries = taxCodes.flatMap((code): [string, number][] => {
    const rate = rateOn(rates, { country, code, day });
    if (!rate) return [];
    return rate.amount === null ? [[code, rate.basisPoints ?? 0]] : [[`${code} ${rate.currency ?? ''}`, rate.amount]];
  });
  const year = rateOn(rates, { country, code: 'tax', day })?.year;
  const isOlder = year !== undefined && year < Number(day.slice(0, 4));
  return { country, rates: new Map(entries), olderYear: isOlder ? year : null };
}

/** Whether anything can be priced by the table; a VAT of 0 is one. */
export const hasVat = ({ rates }: TaxTable): boolean => rates.has('vat');

/** What of a category decides draw and estimate. */
export type CategoryTerms = Omit<
  CategoryForm,
  'name' | 'danishName' | 'rules' | 'salaryCalculation' | 'enabled' | 'requiresSerial' | 'allow_multiple_products'
>;

/**
 * A category's terms where they are offered; its empty rates are the table's (RULES 2.1). The table must have VAT: a
 * missing one is no rate of 0 (DECISIONS 31), so who may meet such a table asks `hasVat` first.
 *
 * @throws RangeError without VAT
 */
export function termsOfCategory(
  category: CategoryTerms,
  { country, rates, olderYear }: TaxTable,
  window: Pick<OfferTerms, 'currency' | 'draws' | 'billingPeriodMonths'>,
): OfferTerms {
  const { currency } = window;
  const tax = category.tax ?? rates.get('tax') ?? null;
  const vatRate = rates.get('vat');
  if (vatRate === undefined) throw new RangeError(`no VAT in the table of ${country}`);
  return {
    ...window,
    gross_limit: category.gross_limit,
    deductibleVatPercent: category.deductibleVatPercent,
    vatRate,
    is_subscription: category.is_subscription,
    is_present: category.is_present,
    scrapPercent: category.scrapPercent,
    showSalaryCalculation:
      category.showSalaryCalculation &&
      countryDefaults(country).showsEstimate &&
      tax !== null &&
      !(isTaxedYearly(category) && isForeignAmount('phoneYearly', currency, rates)),
    rates: {
      tax: tax ?? 0,
      middleTax: category.middleTax ?? rates.get('middleTax') ?? null,
      topTax: category.topTax ?? rates.get('topTax') ?? null,
      topTopTax: category.topTopTax ?? rates.get('topTopTax') ?? null,
    },
    amRate: rates.get('am') ?? 0,
    olderTaxYear: olderYear,
    taxable: taxableOf(category, currency, rates),
    gift: giftOf(category, currency, rates),
    accessories: {
      allowMultipleAccessories: category.allow_multiple_accessories,
      accessoryLimit: category.accessory_limit,
      percentage: category.percentage,
    },
    insuranceRequired: category.insuranceRequired,
  };
}

/** `requireMultimediaTax` is the yearly phone amount, whatever the category's mode says (RULES 2.1). */
function taxableOf(category: CategoryTerms, currency: string, rates: TaxTable['rates']): OfferTerms['taxable'] {
  if (isTaxedYearly(category)) {
    const yearly = rates.get(`phoneYearly ${currency}`) ?? 0;
    return yearly > 0 ? { mode: 'FIXED_YEARLY', yearly } : { mode: 'NONE' };
  }
  if (category.taxableMode === 'PERCENT_OF_RETAIL')
    return { mode: 'PERCENT_OF_RETAIL', percent: category.taxablePercent };
  if (category.taxableMode !== 'MARKET_RENT') return { mode: 'NONE' };
  const free = category.freeYearly === 'BICYCLE' ? (rates.get(`bicycleFreeYearly ${currency}`) ?? 0) : 0;
  return free > 0 ? { mode: 'MARKET_RENT', freeYearly: free } : { mode: 'MARKET_RENT' };
}

/** Without a limit in the goods' currency there is nothing to compare with. */
function giftOf(
  { is_present, giftKind }: CategoryTerms,
  currency: string,
  rates: TaxTable['rates'],
): OfferTerms['gift'] {
  const limit = rates.get(`${giftLimitCodes[giftKind]} ${currency}`);
  if (!is_present || limit === undefined) return null;
  const yearly = giftKind === 'CHRISTMAS' ? rates.get(`${giftLimitCodes.SMALL} ${currency}`) : undefined;
  return { kind: giftKind, limit, given: 0, ...(yearly === undefined ? {} : { year: { limit: yearly, given: 0 } }) };
}

const isTaxedYearly = (category: CategoryTerms) =>
  category.requireMultimediaTax || category.taxableMode === 'FIXED_YEARLY';

// An amount in the country's own currency says nothing about goods in another one, and half an estimate misleads.
const isForeignAmount = (code: string, currency: string, rates: TaxTable['rates']) =>
  !rates.has(`${code} ${currency}`) && [...rates.keys()].some((key) => key.startsWith(`${code} `));
