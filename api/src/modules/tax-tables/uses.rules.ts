import { tableLevels } from '@portal/contract/estimate';
import { giftLimitCodes } from '@portal/contract/gifts';
import type { OfferTerms } from '@portal/contract/offer';
import type { TaxCode } from '@portal/contract/tax-tables';
import type { PricedProduct } from '../shop/index.ts';

/** The rates of the table that one offer reads: a category's own rate, and an estimate that is not shown, read none. */
export function usesOf(product: PricedProduct, terms: OfferTerms): TaxCode[] {
  if (terms.is_present) return terms.gift ? ['vat', giftLimitCodes[terms.gift.kind]] : ['vat'];
  if (!terms.showSalaryCalculation) return ['vat'];
  const { taxable, rates } = terms;
  const levels = tableLevels.filter((level) => product[level] === null && (rates[level] ?? null) !== null);
  if (taxable.mode === 'FIXED_YEARLY') return ['vat', ...levels, 'phoneYearly'];
  if (taxable.mode === 'NONE') return ['vat', ...levels];
  const free: TaxCode[] = taxable.mode === 'MARKET_RENT' && taxable.freeYearly ? ['bicycleFreeYearly'] : [];
  return ['vat', ...levels, 'am', ...free];
}
