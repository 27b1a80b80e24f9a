import * as v from 'valibot';
import { orderPagesMax } from './constants.ts';
import { DaySchema } from './days.ts';
import { Id, line, pageQuery, wholeNumber } from './endpoint.ts';
import * as list from './list-fields.ts';
import { OrderStateSchema, orderViews } from './order-kinds.ts';
import { orderStates } from './order-status.ts';

const sharedFields = {
  orderDate: list.day,
  orderNumber: list.number,
  employee: list.text,
  product: list.text,
  productSKU: list.text,
  serialNumber: list.optional(list.text),
  price: list.money,
  dispatchDate: list.optional(list.day),
  status: list.choice(orderStates),
} as const;
/** Fields of a company's orders, by which they are sorted and filtered. */
export const companyOrderFields = {
  ...sharedFields,
  supplier: list.text,
  department: list.text,
  monthlyPrice: list.money,
  total: list.money,
  months: list.number,
  expireDate: list.optional(list.day),
} as const;
/** The same over all companies. */
export const adminOrderFields = { ...companyOrderFields, company: list.text } as const;
/** No salary amounts (RULES 3.6). */
export const supplierOrderFields = { ...sharedFields, company: list.text } as const;

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
  ...list.sortAndFilter(companyOrderFields, '-orderDate'),
});
export const SupplierOrderFilter = v.strictObject({
  ...sharedFilter,
  companyId: v.optional(Id),
  ...list.sortAndFilter(supplierOrderFields, '-orderDate'),
});
export const AdminOrderFilter = v.strictObject({
  ...sharedFilter,
  companyId: v.optional(Id),
  supplierId: v.optional(Id),
  employeeId: v.optional(Id),
  subscriptionId: v.optional(Id),
  categoryId: v.optional(Id),
  ...list.sortAndFilter(adminOrderFields, '-orderDate'),
});
export type CompanyOrderFilter = v.InferOutput<typeof CompanyOrderFilter>;
export type SupplierOrderFilter = v.InferOutput<typeof SupplierOrderFilter>;
export type AdminOrderFilter = v.InferOutput<typeof AdminOrderFilter>;
