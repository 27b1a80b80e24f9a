import { AdminOrderFilter } from '@portal/contract/order-filters';
import { orderViews, type OrderView } from '@portal/contract/order-kinds';
import * as v from 'valibot';

const first: OrderView = 'ALL';

/** The address of the back office's list. */
export const adminOrders = v.strictObject({
  ...AdminOrderFilter.entries,
  view: v.optional(v.picklist(orderViews), first),
});
