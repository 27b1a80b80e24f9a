import * as v from 'valibot';
import { admin, dataOf, endpoint, Id } from './endpoint.ts';

/** A reseller that has a catalog of another supplier; `companies` counts its own that have it. */
export const CatalogReseller = v.object({
  id: Id,
  name: v.string(),
  city: v.string(),
  givenAt: v.pipe(v.string(), v.isoTimestamp()),
  companies: v.pipe(v.number(), v.integer()),
});
export type CatalogReseller = v.InferOutput<typeof CatalogReseller>;

const path = '/admin/suppliers/:supplierId/catalogs/:catalogId/resellers';
const ids = { 'params.supplierId': 'supplier', 'params.catalogId': 'catalog' } as const;
const Catalog = v.strictObject({ supplierId: Id, catalogId: Id });

export const listCatalogResellers = endpoint('GET', path, {
  summary: 'Resellers that may pass the catalog on to their companies',
  policy: { ...admin, ids },
  params: Catalog,
  response: dataOf(v.array(CatalogReseller)),
  errors: ['catalog-not-found'],
});

/** Prices, orders and shipping stay with the owner; the reseller assigns and changes nothing. */
export const giveCatalog = endpoint('POST', path, {
  summary: 'Give the catalog to a reseller; given already, nothing changes',
  policy: { ...admin, ids: { ...ids, 'body.resellerId': 'supplier' } },
  params: Catalog,
  body: v.strictObject({ resellerId: Id }),
  response: dataOf(v.array(CatalogReseller)),
  errors: ['catalog-not-found', 'supplier-not-found', 'invalid-data-provided'],
});

export const takeCatalogBack = endpoint('DELETE', `${path}/:resellerId`, {
  summary: 'Take it back, unless a company of the reseller has it',
  policy: { ...admin, ids: { ...ids, 'params.resellerId': 'supplier' } },
  params: v.strictObject({ supplierId: Id, catalogId: Id, resellerId: Id }),
  response: dataOf(v.array(CatalogReseller)),
  errors: ['catalog-not-found', 'supplier-not-found', 'catalog-is-in-use'],
});
