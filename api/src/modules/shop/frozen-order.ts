import * as v from 'valibot';
import { locales } from '@portal/contract/constants';
import { OfferSchema } from '@portal/contract/offer';
import { QuoteSchema } from '@portal/contract/quote';

/** `orders.pricing`: the offer, the quote and the terms at the moment of ordering; what was not chosen is left out. */
export const FrozenOrder = v.object({
  quote: QuoteSchema,
  offer: OfferSchema,
  terms: v.object({
    vatNo: v.string(),
    employNo: v.string(),
    locale: v.picklist(locales),
    subscriptionName: v.string(),
    effectDate: v.string(),
    firstPeriod: v.string(),
  }),
});
export type FrozenOrder = v.InferOutput<typeof FrozenOrder>;
