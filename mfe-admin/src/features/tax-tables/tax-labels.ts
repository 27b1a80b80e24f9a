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
  giftLimit: msg`Gifts, free up to`,
  christmasGiftLimit: msg`Christmas gift, free up to`,
  workGiftLimit: msg`Work-related benefits, free up to`,
  bicycleFreeYearly: msg`Bicycle, free a year`,
};

/** The name of a rate; the code itself where this version does not know it. */
export const taxName = (code: string, i18n: I18n): string =>
  code in taxLabels ? i18n._(taxLabels[code as TaxCode]) : code;
