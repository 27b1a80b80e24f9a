import * as v from 'valibot';
import { AdminOrderFilter, orderViews, type OrderView } from '@portal/contract/orders';

const first: OrderView = 'ALL';

/** The address of the back office's list. */
export const adminOrders = v.strictObject({ ...AdminOrderFilter.entries, view: v.optional(v.picklist(orderViews), first) });
