import { locales } from '@portal/contract/constants';
import { OfferSchema } from '@portal/contract/offer';
import { QuoteSchema } from '@portal/contract/quote';
import * as v from 'valibot';

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
    /** of the fixed sentences that were on the page */
    addendumVersion: v.optional(v.number(), 1),
    /** a proposal keeps the rules in both languages, because its reader's is not known yet */
    rules: v.optional(v.object({ 'en-us': v.string(), 'da-dk': v.string() })),
  }),
});
export type FrozenOrder = v.InferOutput<typeof FrozenOrder>;
