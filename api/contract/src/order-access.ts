import * as v from 'valibot';
import { admin, company, Id, supplier } from './endpoint.ts';

/** Who asks about orders: the company that pays, the supplier that ships, back office for all. */
export { admin, company, supplier };

/** Ids in the conditions of a list, by who asks for it. */
export const companyFilterIds = {
  'query.supplierId': 'supplier',
  'query.employeeId': 'employee',
  'query.subscriptionId': 'subscription',
  'query.categoryId': 'category',
} as const;
export const adminFilterIds = { ...companyFilterIds, 'query.companyId': 'company' } as const;
export const supplierFilterIds = { 'query.companyId': 'company' } as const;

export const orderParams = v.strictObject({ orderId: Id });
export const orderId = { 'params.orderId': 'order' } as const;
