import * as v from 'valibot';
import { AdminOrderFilter } from '@portal/contract/order-filters';
import { orderViews, type OrderView } from '@portal/contract/order-kinds';

const first: OrderView = 'ALL';

/** The address of the back office's list. */
export const adminOrders = v.strictObject({ ...AdminOrderFilter.entries, view: v.optional(v.picklist(orderViews), first) });
