import * as v from 'valibot';
import { orderPagesMax } from './constants.ts';
import { DaySchema } from './days.ts';
import { Id, line, pageQuery, sortOf, wholeNumber } from './endpoint.ts';
import { OrderStateSchema, orderViews } from './order-kinds.ts';

const sortColumns = ['orderDate', 'orderNumber', 'employee', 'product'] as const;

const sharedFilter = {
  ...pageQuery,
  page: wholeNumber(1, 1, orderPagesMax),
  view: v.optional(v.picklist(orderViews, 'invalid-data-provided'), 'ALL'),
  status: v.optional(OrderStateSchema),
  from: v.optional(DaySchema),
  to: v.optional(DaySchema),
};

/** What a company may look for among its own orders. */
export const CompanyOrderFilter = v.strictObject({
  ...sharedFilter,
  supplierId: v.optional(Id),
  employeeId: v.optional(Id),
  subscriptionId: v.optional(Id),
  categoryId: v.optional(Id),
  /** of the employee when the order was made */
  department: v.optional(line(120)),
  sort: sortOf([...sortColumns, 'monthlyPrice', 'supplier'], '-orderDate'),
});
export const SupplierOrderFilter = v.strictObject({
  ...sharedFilter,
  companyId: v.optional(Id),
  sort: sortOf([...sortColumns, 'company'], '-orderDate'),
});
export const AdminOrderFilter = v.strictObject({
  ...sharedFilter,
  companyId: v.optional(Id),
  supplierId: v.optional(Id),
  employeeId: v.optional(Id),
  subscriptionId: v.optional(Id),
  categoryId: v.optional(Id),
  sort: sortOf([...sortColumns, 'monthlyPrice', 'supplier', 'company'], '-orderDate'),
});
export type CompanyOrderFilter = v.InferOutput<typeof CompanyOrderFilter>;
export type SupplierOrderFilter = v.InferOutput<typeof SupplierOrderFilter>;
export type AdminOrderFilter = v.InferOutput<typeof AdminOrderFilter>;
