import { Id } from './endpoint.ts';

/**
 * Catalogs and what is in them are kept by their supplier and by back office (RULES 3.6). Both have the same calls;
 * back office names the supplier in the address, a supplier is known from its session.
 */
export const supplierArea = { base: '/supplier', policy: { roles: ['supplier'], boundary: 'supplier' }, ids: {}, params: {} } as const;
export const adminArea = {
  base: '/admin/suppliers/:supplierId', policy: { roles: ['admin'], boundary: 'all' }, ids: { 'params.supplierId': 'supplier' }, params: { supplierId: Id },
} as const;

export type CatalogArea = typeof supplierArea | typeof adminArea;
