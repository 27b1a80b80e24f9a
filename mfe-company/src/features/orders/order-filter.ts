import { CompanyOrderFilter } from '@portal/contract/order-filters';
import { orderViews, type OrderView } from '@portal/contract/order-kinds';
import * as v from 'valibot';

const startingWith = (view: OrderView) =>
  v.strictObject({ ...CompanyOrderFilter.entries, view: v.optional(v.picklist(orderViews), view) });

/**
 * The address of a list of orders: the company's own page starts with what waits for it, the others with everything.
 */
export const toProcessFirst = startingWith('TO_PROCESS');
export const allFirst = startingWith('ALL');
