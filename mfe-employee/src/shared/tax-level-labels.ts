import { msg } from '@lingui/core/macro';
import type { TaxLevel } from '@portal/contract/estimate';

/** Whom each rate is for, in a word or two. */
export const levelLabels = {
  tax: msg`Most people`,
  middleTax: msg`Middle tax`,
  topTax: msg`Top tax`,
  topTopTax: msg`Highest tax`,
  own: msg`Own rate`,
} satisfies Record<TaxLevel, unknown>;
