import { listShopProducts } from '@portal/contract/shop-products';
import * as v from 'valibot';

const { pageSize: _size, count: _count, ...query } = listShopProducts.query.entries;

/** What the shop's address holds: the query of its list, and what is laid aside to compare. */
export const ShopFilter = v.strictObject({ ...query, compare: query.brand });
export type ShopFilter = v.InferOutput<typeof ShopFilter>;
export type ChangeFilter = (next: Partial<v.InferInput<typeof ShopFilter>>, options?: { replace?: boolean }) => void;

/** Cards a page: whole rows of three and of two. */
export const cardsPerPage = 24;
