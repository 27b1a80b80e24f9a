import * as v from 'valibot';
import { locales } from './constants.ts';
import { deliveryEntries } from './delivery.ts';
import { dataOf, employee, endpoint, Id } from './endpoint.ts';
import { MoneySchema } from './money.ts';
import { choiceEntries } from './offer.ts';
import { QuoteSchema } from './quote.ts';
import { seenEntry } from './seen.ts';

const orderEntries = { subscriptionId: Id, productId: Id, ...choiceEntries };
const orderIds = {
  'body.subscriptionId': 'subscription',
  'body.productId': 'product',
  'body.accessoryIds': 'accessory',
} as const;
const choiceFaults = [
  'subscription-not-found',
  'product-not-found',
  'accessory-not-found',
  'subscription-is-not-open',
  'vat-missing',
  'product-is-not-orderable',
  'too-many-accessories',
  'accessories-too-expensive',
  'accessory-is-mandatory',
  'termination-insurance-needs-all-risk',
] as const;

export const quoteChoice = endpoint('POST', '/employee/quote', {
  summary: 'Price a choice: monthly draw with its lines, and the estimate for each tax level',
  policy: { ...employee, ids: orderIds },
  body: v.strictObject(orderEntries),
  response: dataOf(QuoteSchema),
  errors: choiceFaults,
});

export const PlacedOrder = v.object({
  id: Id,
  orderNumber: v.number(),
  status: v.literal('ORDERED'),
  monthlyPrice: MoneySchema,
});

export const placeOrder = endpoint('POST', '/employee/orders', {
  summary: 'Order: everything is frozen, a confirmation with the addendum follows by mail',
  policy: { ...employee, ids: orderIds },
  /** `language`: of the page, so of the rules that were read; `seen`: `orderFacts` of what it showed */
  body: v.strictObject({
    ...orderEntries,
    ...deliveryEntries,
    ...seenEntry,
    language: v.picklist(locales, 'required'),
    acceptedRules: v.optional(v.boolean('invalid-data-provided'), false),
  }),
  response: dataOf(PlacedOrder),
  status: 201,
  errors: [
    ...choiceFaults,
    'changed-by-someone-else',
    'one-product-per-category',
    'invalid-data-provided',
    'you-do-not-have-permission-to-do-this-action',
  ],
});
