import { hasVat, termsOfCategory, type TaxTable } from '@portal/contract/category-terms';
import type { Money } from '@portal/contract/money';
import type { Offer } from '@portal/contract/offer';
import * as v from 'valibot';
import { DomainError } from '../../http/domain-error.ts';
import { smallPath } from '../pictures/index.ts';
import type { OrderingWindow } from './ordering-windows.queries.ts';
import type { PricedProduct, ShopAccessory } from './shop.queries.ts';

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

/**
 * One product as one subscription offers it: what the quote is made of, here and in the browser (RULES 2.1). Whatever
 * prices goods comes through here, so a country without VAT is refused here.
 *
 * @throws DomainError `vat-missing`
 */
export function offerOf(
  product: PricedProduct,
  window: OfferWindow,
  accessories: readonly ShopAccessory[],
  taxes: TaxTable,
): Offer {
  if (!hasVat(taxes)) throw new DomainError('vat-missing');
  const { currency, draws } = window;
  const money = (amount: number): Money => ({ amount, currency });
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
    terms: termsOfCategory(product, taxes, { currency, draws, billingPeriodMonths: product.billing_period }),
    subsidy: {
      yearly: money(window.subsidyYearly),
      perMonth: money(window.subsidyPerMonth),
      left: money(window.subsidyLeft),
    },
  };
}
