import * as v from 'valibot';
import { DaySchema } from './days.ts';
import { exported } from './downloads.ts';
import { dataOf, endpoint, Id, pageOf } from './endpoint.ts';
import { admin, adminFilterIds, company, companyFilterIds, supplier, supplierFilterIds } from './order-access.ts';
import { AdminOrderFilter, CompanyOrderFilter, SupplierOrderFilter } from './order-filters.ts';
import { OrderRow, SupplierOrderRow } from './order-rows.ts';

const Count = v.pipe(v.number(), v.integer());

const ofCompany = {
  policy: { ...company, ids: companyFilterIds },
  errors: ['supplier-not-found', 'employee_not_found', 'subscription-not-found', 'category-not-found'],
} as const;
export const listCompanyOrders = endpoint('GET', '/company/orders', {
  summary: 'Orders of the own company, each followed by its accessories; pages count orders',
  query: CompanyOrderFilter,
  response: pageOf(OrderRow),
  ...ofCompany,
});
const ofSupplier = { policy: { ...supplier, ids: supplierFilterIds }, errors: ['company-not-found'] } as const;
export const listSupplierOrders = endpoint('GET', '/supplier/orders', {
  summary: 'Orders to the own supplier, without salary data',
  query: SupplierOrderFilter,
  response: pageOf(SupplierOrderRow),
  ...ofSupplier,
});
const ofAll = {
  policy: { ...admin, ids: adminFilterIds },
  errors: [
    'company-not-found',
    'supplier-not-found',
    'employee_not_found',
    'subscription-not-found',
    'category-not-found',
  ],
} as const;
export const listAllOrders = endpoint('GET', '/admin/orders', {
  summary: 'Orders of all companies, or of one',
  query: AdminOrderFilter,
  response: pageOf(OrderRow),
  ...ofAll,
});

/** Orders per tab; a number stops at 1,001, which the screen shows as "1,000+" (DECISIONS 25). */
export const OrderCounts = v.object({
  PROPOSED: Count,
  TO_PROCESS: Count,
  IN_PROCESS: Count,
  SHIPPED: Count,
  PROBLEM: Count,
  ALL: Count,
  /** the company's next salary file: what is shipped before it starts with it */
  nextSalaryFile: v.nullable(DaySchema),
});
export type OrderCounts = v.InferOutput<typeof OrderCounts>;

const where = {
  supplierId: v.optional(Id),
  employeeId: v.optional(Id),
  subscriptionId: v.optional(Id),
  categoryId: v.optional(Id),
};
const companyWhere = v.strictObject({ ...where, department: CompanyOrderFilter.entries.department });
const adminWhere = v.strictObject({ ...where, companyId: v.optional(Id) });
const supplierWhere = v.strictObject({ companyId: v.optional(Id) });

export const countCompanyOrders = endpoint('GET', '/company/orders/counts', {
  summary: 'Orders per tab',
  query: companyWhere,
  response: dataOf(OrderCounts),
  ...ofCompany,
});
export const countSupplierOrders = endpoint('GET', '/supplier/orders/counts', {
  summary: 'Orders per tab',
  query: supplierWhere,
  response: dataOf(OrderCounts),
  ...ofSupplier,
});
export const countAllOrders = endpoint('GET', '/admin/orders/counts', {
  summary: 'Orders per tab',
  query: adminWhere,
  response: dataOf(OrderCounts),
  ...ofAll,
});

const format = v.optional(v.picklist(['csv', 'xlsx'], 'invalid-data-provided'), 'csv');

export const exportCompanyOrders = endpoint('GET', '/company/orders/export', {
  summary: 'The filtered list as CSV or XLSX',
  query: v.strictObject({ ...CompanyOrderFilter.entries, format }),
  ...exported,
  ...ofCompany,
});
export const exportSupplierOrders = endpoint('GET', '/supplier/orders/export', {
  summary: 'The filtered list as CSV or XLSX, without salary data',
  query: v.strictObject({ ...SupplierOrderFilter.entries, format }),
  ...exported,
  ...ofSupplier,
});
export const exportAllOrders = endpoint('GET', '/admin/orders/export', {
  summary: 'The filtered list as CSV or XLSX',
  query: v.strictObject({ ...AdminOrderFilter.entries, format }),
  ...exported,
  ...ofAll,
});
