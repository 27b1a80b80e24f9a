import { listShopProducts } from '@portal/contract/shop-products';
import * as v from 'valibot';

const { page, q, sort, subscriptionId, categoryId, months } = listShopProducts.query.entries;

/** What the shop's address holds: the query of its list, and how the prices are shown. */
export const ShopFilter = v.strictObject({
  page,
  q,
  sort,
  subscriptionId,
  categoryId,
  months,
  catalogId: subscriptionId,
  show: v.optional(v.picklist(['net', 'gross']), 'net'),
  /** "I am already taxed of free phone" */
  taxed: v.optional(v.picklist(['yes'])),
});
export type ShopFilter = v.InferOutput<typeof ShopFilter>;
export type ChangeFilter = (next: Partial<v.InferInput<typeof ShopFilter>>, options?: { replace?: boolean }) => void;

/** Cards a page: whole rows of three and of two. */
export const cardsPerPage = 24;
