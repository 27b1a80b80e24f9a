import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TaxCode } from '@portal/contract/tax-tables';

/** What each rate is, as RULES 1.1–1.3 use it. */
export const taxLabels: Readonly<Record<TaxCode, MessageDescriptor>> = {
  tax: msg`Tax, ordinary income`,
  middleTax: msg`Tax, middle bracket`,
  topTax: msg`Tax, top bracket`,
  topTopTax: msg`Tax, highest bracket`,
  am: msg`Labour market contribution`,
  vat: msg`VAT`,
  phoneYearly: msg`Phone and internet, taxed a year`,
  giftLimit: msg`Small gifts, free up to`,
  christmasGiftLimit: msg`Christmas gift, free up to`,
  workGiftLimit: msg`Work-related benefits, free up to`,
  bicycleFreeYearly: msg`Bicycle, free a year`,
};

/** The table's parts, in the order in which they are read. */
export const taxGroups: readonly { label: MessageDescriptor; codes: readonly TaxCode[] }[] = [
  { label: msg`Income tax, with labour market contribution`, codes: ['tax', 'middleTax', 'topTax', 'topTopTax'] },
  { label: msg`Contribution and VAT`, codes: ['am', 'vat'] },
  { label: msg`Taxed value of a benefit`, codes: ['phoneYearly', 'bicycleFreeYearly'] },
  { label: msg`Gifts, free up to`, codes: ['giftLimit', 'christmasGiftLimit', 'workGiftLimit'] },
];

/** What each rate is used for: nothing in the table is without effect. */
export const taxUses: Readonly<Record<TaxCode, MessageDescriptor>> = {
  tax: msg`Net pay in estimates, for most people`,
  middleTax: msg`Net pay in estimates, for those who choose it`,
  topTax: msg`Net pay in estimates, second column and by choice`,
  topTopTax: msg`Net pay in estimates, for those who choose it`,
  am: msg`Taken out of the rate for benefits taxed without contribution`,
  vat: msg`Net draws, VAT not deducted, buy-out, pay-in-full`,
  phoneYearly: msg`Phone tax in estimates and its row in salary files`,
  giftLimit: msg`Warning for small gifts`,
  christmasGiftLimit: msg`Warning for Christmas gifts`,
  workGiftLimit: msg`Warning for gifts that serve the work`,
  bicycleFreeYearly: msg`Lowers the taxed rent of bicycles in estimates`,
};

/** The name of a rate; the code itself where this version does not know it. */
export const taxName = (code: string, i18n: I18n): string =>
  code in taxLabels ? i18n._(taxLabels[code as TaxCode]) : code;
