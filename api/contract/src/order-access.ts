import * as v from 'valibot';
import { Id } from './endpoint.ts';

/** Ids in the conditions of a list, by who asks for it. */
export const companyFilterIds = {
  'query.supplierId': 'supplier',
  'query.employeeId': 'employee',
  'query.subscriptionId': 'subscription',
  'query.categoryId': 'category',
} as const;
export const adminFilterIds = { ...companyFilterIds, 'query.companyId': 'company' } as const;
export const supplierFilterIds = { 'query.companyId': 'company' } as const;

/** Who asks about orders: the company that pays, the supplier that ships, back office for all. */
export const company = { roles: ['company'], boundary: 'company' } as const;
export const supplier = { roles: ['supplier'], boundary: 'supplier' } as const;
export const admin = { roles: ['admin'], boundary: 'all' } as const;

export const orderParams = v.strictObject({ orderId: Id });
export const orderId = { 'params.orderId': 'order' } as const;
