import * as v from 'valibot';
import { DaySchema } from './days.ts';
import { dataOf, endpoint, Id } from './endpoint.ts';
import { orderStates } from './order-status.ts';

/** How many of each kind are shown; a longer text finds the rest. */
export const searchResultsMax = 20;
/** Shorter texts match half of everything. */
export const searchMinLength = 2;

export const FoundEmployee = v.object({
  employeeId: Id,
  name: v.string(),
  email: v.string(),
  employNo: v.nullable(v.string()),
  department: v.string(),
  companyId: Id,
  companyName: v.string(),
});
export const FoundOrder = v.object({
  orderId: Id,
  orderNumber: v.number(),
  product: v.string(),
  employeeName: v.string(),
  companyId: Id,
  companyName: v.string(),
  status: v.picklist(orderStates),
  orderDate: DaySchema,
  serialNumber: v.nullable(v.string()),
});

/** What back office finds besides people and orders; a catalog names the supplier and itself for its address. */
export const FoundPlace = v.object({
  kind: v.picklist(['company', 'supplier', 'catalog', 'category']),
  id: Id,
  name: v.string(),
  detail: v.string(),
  supplierId: v.nullable(Id),
  catalogName: v.string(),
});

/** A product with what its page's address needs; back office only. */
export const FoundProduct = v.object({
  productId: Id,
  name: v.string(),
  sku: v.string(),
  catalogId: Id,
  catalogName: v.string(),
  supplierId: Id,
  supplierName: v.string(),
});

/**
 * Global search (SPEC 2): a company finds its own employees and orders, a supplier its own orders, back office all
 * (DECISIONS 24).
 */
export const search = endpoint('GET', '/search', {
  summary: 'Employees and orders by name, number, e-mail, product or serial number; the best first',
  policy: { roles: ['admin', 'supplier', 'company'], boundary: 'user' },
  query: v.strictObject({ q: v.pipe(v.string(), v.trim(), v.minLength(searchMinLength), v.maxLength(100)) }),
  response: dataOf(
    v.object({
      employees: v.array(FoundEmployee),
      orders: v.array(FoundOrder),
      /** back office only */
      places: v.array(FoundPlace),
      products: v.array(FoundProduct),
    }),
  ),
});
