import * as v from 'valibot';
import { Id, type Policy } from './endpoint.ts';
import type { PolicyIds } from './entities.ts';

/**
 * Catalogs and what is in them are kept by their supplier and by back office (RULES 3.6). Both have the same calls;
 * back office names the supplier in the address, a supplier is known from its session.
 */
export type CatalogPortal<Rights extends CatalogRights, Params extends Readonly<Record<string, v.GenericSchema>>> = {
  base: string;
  rights: Rights;
  ids: PolicyIds;
  /** what the address holds, by what the call is about */
  params: Params;
};
export type CatalogRights = Pick<Policy, 'roles' | 'boundary'>;

export const supplierPortal = {
  base: '/supplier',
  rights: { roles: ['supplier'], boundary: 'supplier' },
  ids: {},
  params: {
    portal: v.strictObject({}),
    catalog: v.strictObject({ catalogId: Id }),
    company: v.strictObject({ companyId: Id }),
    catalogCompany: v.strictObject({ catalogId: Id, companyId: Id }),
    product: v.strictObject({ catalogId: Id, productId: Id }),
    accessory: v.strictObject({ catalogId: Id, accessoryId: Id }),
  },
} as const;

export const adminPortal = {
  base: '/admin/suppliers/:supplierId',
  rights: { roles: ['admin'], boundary: 'all' },
  ids: { 'params.supplierId': 'supplier' },
  params: {
    portal: v.strictObject({ supplierId: Id }),
    catalog: v.strictObject({ supplierId: Id, catalogId: Id }),
    company: v.strictObject({ supplierId: Id, companyId: Id }),
    catalogCompany: v.strictObject({ supplierId: Id, catalogId: Id, companyId: Id }),
    product: v.strictObject({ supplierId: Id, catalogId: Id, productId: Id }),
    accessory: v.strictObject({ supplierId: Id, catalogId: Id, accessoryId: Id }),
  },
} as const;
