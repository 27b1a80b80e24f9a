import { countryDefaults } from '@portal/contract/country-defaults';
import { giftLimitCodes } from '@portal/contract/gifts';
import type { Money } from '@portal/contract/money';
import type { Offer, OfferTerms } from '@portal/contract/offer';
import * as v from 'valibot';
import { smallPath } from '../pictures/index.ts';
import type { OrderingWindow } from './ordering-windows.queries.ts';
import type { PricedProduct, ShopAccessory } from './shop.queries.ts';
import type { TaxTable } from './tax-table.queries.ts';

const Texts = v.object({ 'en-us': v.optional(v.string(), ''), 'da-dk': v.optional(v.string(), '') });

/** A text kept in both languages; what is stored otherwise is empty. */
export function textsOf(stored: unknown): { 'en-us': string; 'da-dk': string } {
  const parsed = v.safeParse(Texts, stored);
  return parsed.success ? parsed.output : { 'en-us': '', 'da-dk': '' };
}

/** The attributes that can be shown, as texts. */
export function attributesOf(stored: unknown): Record<string, string> {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
}

/** What of a window decides an offer. */
type OfferWindow = Pick<
  OrderingWindow,
  | 'currency'
  | 'allRisk'
  | 'employeeIns'
  | 'periods'
  | 'defaultMonths'
  | 'accessoriesEnabled'
  | 'draws'
  | 'subsidyYearly'
  | 'subsidyPerMonth'
  | 'subsidyLeft'
>;

/** One product as one subscription offers it: what the quote is made of, here and in the browser (RULES 2.1). */
export function offerOf(
  product: PricedProduct,
  window: OfferWindow,
  accessories: readonly ShopAccessory[],
  taxes: TaxTable,
): Offer {
  const money = (amount: number): Money => ({ amount, currency: window.currency });
  const orNull = (amount: number | null): Money | null => (amount === null ? null : money(amount));
  // Cover at 0.00 is free cover, and no cover has no premium.
  const allRisk = window.allRisk ? product.all_risk : null;
  // Termination insurance exists only together with all-risk (SPEC 5).
  const employeeIns = allRisk !== null && window.employeeIns && product.employee_ins ? product.employee_ins : null;
  return {
    productName: product.product_name,
    price: money(product.price),
    retailPrice: orNull(product.retail_price),
    allRisk: orNull(allRisk),
    employeeIns: orNull(employeeIns),
    periods: window.periods,
    defaultMonths: window.defaultMonths,
    accessories: (window.accessoriesEnabled ? accessories : []).map((accessory) => ({
      id: accessory.id,
      productName: accessory.product_name,
      description: accessory.description,
      image: smallPath(accessory.picture),
      price: money(accessory.price),
      retailPrice: orNull(accessory.retail_price),
      mandatory: accessory.mandatory,
      featured: accessory.featured,
    })),
    terms: termsOf(product, window, taxes),
    subsidy: {
      yearly: money(window.subsidyYearly),
      perMonth: money(window.subsidyPerMonth),
      left: money(window.subsidyLeft),
    },
  };
}

function termsOf(product: PricedProduct, window: OfferWindow, { country, rates }: TaxTable): OfferTerms {
  const tax = product.own_tax ?? rates.get('tax') ?? null;
  return {
    currency: window.currency,
    draws: window.draws,
    gross_limit: product.gross_limit,
    deductibleVatPercent: product.deductible_vat_percent,
    vatRate: rates.get('vat') ?? 0,
    is_subscription: product.is_subscription,
    is_present: product.is_present,
    billingPeriodMonths: product.billing_period,
    scrapPercent: product.scrap_percent,
    showSalaryCalculation:
      product.show_salary_calculation &&
      countryDefaults(country).showsEstimate &&
      tax !== null &&
      !(isTaxedYearly(product) && isForeignAmount('phoneYearly', window.currency, rates)),
    rates: {
      tax: tax ?? 0,
      middleTax: product.own_middle_tax ?? rates.get('middleTax') ?? null,
      topTax: product.own_top_tax ?? rates.get('topTax') ?? null,
      topTopTax: product.own_top_top_tax ?? rates.get('topTopTax') ?? null,
    },
    amRate: rates.get('am') ?? 0,
    taxable: taxableOf(product, window.currency, rates),
    gift: giftOf(product, window.currency, rates),
    accessories: {
      allowMultipleAccessories: product.allow_multiple_accessories,
      accessoryLimit: product.accessory_limit,
      percentage: product.percentage,
    },
    insuranceRequired: product.insurance_required,
  };
}

/** `requireMultimediaTax` is the yearly phone amount, whatever the category's mode says (RULES 2.1). */
function taxableOf(product: PricedProduct, currency: string, rates: TaxTable['rates']): OfferTerms['taxable'] {
  if (isTaxedYearly(product)) {
    const yearly = rates.get(`phoneYearly ${currency}`) ?? 0;
    return yearly > 0 ? { mode: 'FIXED_YEARLY', yearly } : { mode: 'NONE' };
  }
  if (product.taxable_mode === 'PERCENT_OF_RETAIL')
    return { mode: 'PERCENT_OF_RETAIL', percent: product.taxable_percent };
  if (product.taxable_mode !== 'MARKET_RENT') return { mode: 'NONE' };
  const free = product.free_yearly === 'BICYCLE' ? (rates.get(`bicycleFreeYearly ${currency}`) ?? 0) : 0;
  return free > 0 ? { mode: 'MARKET_RENT', freeYearly: free } : { mode: 'MARKET_RENT' };
}

/** Without a limit in the goods' currency there is nothing to compare with. */
function giftOf(product: PricedProduct, currency: string, rates: TaxTable['rates']): OfferTerms['gift'] {
  const limit = rates.get(`${giftLimitCodes[product.gift_kind]} ${currency}`);
  return product.is_present && limit !== undefined ? { kind: product.gift_kind, limit, given: 0 } : null;
}

const isTaxedYearly = (product: PricedProduct) =>
  product.require_multimedia_tax || product.taxable_mode === 'FIXED_YEARLY';

// An amount in the country's own currency says nothing about goods in another one, and half an estimate misleads.
const isForeignAmount = (code: string, currency: string, rates: TaxTable['rates']) =>
  !rates.has(`${code} ${currency}`) && [...rates.keys()].some((key) => key.startsWith(`${code} `));
