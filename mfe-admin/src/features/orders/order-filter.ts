import { AdminOrderFilter } from '@portal/contract/order-filters';
import { orderViews, type OrderView } from '@portal/contract/order-kinds';
import * as v from 'valibot';

const first: OrderView = 'ALL';

/** The address of the back office's list. */
export const adminOrders = v.strictObject({
  ...AdminOrderFilter.entries,
  view: v.optional(v.picklist(orderViews), first),
});

/** The part of a filter that the tabs count by. */
export const countedBy = ({ companyId, subscriptionId, supplierId, categoryId }: AdminOrderFilter) => ({
  companyId,
  subscriptionId,
  supplierId,
  categoryId,
});
