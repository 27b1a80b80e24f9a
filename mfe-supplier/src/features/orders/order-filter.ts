import { SupplierOrderFilter } from '@portal/contract/order-filters';
import { orderViews, type OrderView } from '@portal/contract/order-kinds';
import * as v from 'valibot';

const first: OrderView = 'IN_PROCESS';

/** The address of the supplier's list; it starts with what waits to be shipped. */
export const toShipFirst = v.strictObject({
  ...SupplierOrderFilter.entries,
  view: v.optional(v.picklist(orderViews), first),
});
/** A supplier's tabs: it ships and never processes (DECISIONS 9). */
export const supplierViews: readonly OrderView[] = ['IN_PROCESS', 'SHIPPED', 'PROBLEM', 'ALL'];
