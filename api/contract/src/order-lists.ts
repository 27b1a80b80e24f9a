import * as v from 'valibot';
import { DaySchema } from './days.ts';
import { exported } from './downloads.ts';
import { dataOf, endpoint, Id, pageOf } from './endpoint.ts';
import { admin, adminFilterIds, company, companyFilterIds, supplier, supplierFilterIds } from './order-access.ts';
import { AdminOrderFilter, CompanyOrderFilter, SupplierOrderFilter } from './order-filters.ts';
import { OrderRow, SupplierOrderRow } from './order-rows.ts';

const Count = v.pipe(v.number(), v.integer());

export const listCompanyOrders = endpoint('GET', '/company/orders', {
  summary: 'Orders of the own company, each followed by its accessories; pages count orders',
  policy: { ...company, ids: companyFilterIds },
  query: CompanyOrderFilter,
  response: pageOf(OrderRow),
  errors: ['supplier-not-found', 'employee_not_found', 'subscription-not-found', 'category-not-found'],
});
export const listSupplierOrders = endpoint('GET', '/supplier/orders', {
  summary: 'Orders to the own supplier, without salary data',
  policy: { ...supplier, ids: supplierFilterIds },
  query: SupplierOrderFilter,
  response: pageOf(SupplierOrderRow),
  errors: ['company-not-found'],
});
export const listAllOrders = endpoint('GET', '/admin/orders', {
  summary: 'Orders of all companies, or of one',
  policy: { ...admin, ids: adminFilterIds },
  query: AdminOrderFilter,
  response: pageOf(OrderRow),
  errors: [
    'company-not-found',
    'supplier-not-found',
    'employee_not_found',
    'subscription-not-found',
    'category-not-found',
  ],
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
  policy: { ...company, ids: companyFilterIds },
  query: companyWhere,
  response: dataOf(OrderCounts),
  errors: ['supplier-not-found', 'employee_not_found', 'subscription-not-found', 'category-not-found'],
});
export const countSupplierOrders = endpoint('GET', '/supplier/orders/counts', {
  summary: 'Orders per tab',
  policy: { ...supplier, ids: supplierFilterIds },
  query: supplierWhere,
  response: dataOf(OrderCounts),
  errors: ['company-not-found'],
});
export const countAllOrders = endpoint('GET', '/admin/orders/counts', {
  summary: 'Orders per tab',
  policy: { ...admin, ids: adminFilterIds },
  query: adminWhere,
  response: dataOf(OrderCounts),
  errors: [
    'company-not-found',
    'supplier-not-found',
    'employee_not_found',
    'subscription-not-found',
    'category-not-found',
  ],
});

const format = v.optional(v.picklist(['csv', 'xlsx'], 'invalid-data-provided'), 'csv');

export const exportCompanyOrders = endpoint('GET', '/company/orders/export', {
  summary: 'The filtered list as CSV or XLSX',
  policy: { ...company, ids: companyFilterIds },
  query: v.strictObject({ ...CompanyOrderFilter.entries, format }),
  ...exported,
  errors: ['supplier-not-found', 'employee_not_found', 'subscription-not-found', 'category-not-found'],
});
export const exportSupplierOrders = endpoint('GET', '/supplier/orders/export', {
  summary: 'The filtered list as CSV or XLSX, without salary data',
  policy: { ...supplier, ids: supplierFilterIds },
  query: v.strictObject({ ...SupplierOrderFilter.entries, format }),
  ...exported,
  errors: ['company-not-found'],
});
export const exportAllOrders = endpoint('GET', '/admin/orders/export', {
  summary: 'The filtered list as CSV or XLSX',
  policy: { ...admin, ids: adminFilterIds },
  query: v.strictObject({ ...AdminOrderFilter.entries, format }),
  ...exported,
  errors: [
    'company-not-found',
    'supplier-not-found',
    'employee_not_found',
    'subscription-not-found',
    'category-not-found',
  ],
});
