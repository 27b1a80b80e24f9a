import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../db/tenant.ts';
import { DomainError } from '../http/domain-error.ts';
import type { AdminScope, SupplierScope } from './scope.ts';

/** Whose catalogs: the supplier's own, or those of the supplier that back office names in the address (RULES 3.6). */
export type CatalogOwner = SupplierScope | (AdminScope & { supplierId: string });

/** Back office acts for the supplier of the address; a supplier cannot name another one. */
export function catalogOwner(scope: AdminScope | SupplierScope, params: object): CatalogOwner {
  if (scope.role === 'supplier') return scope;
  if (!('supplierId' in params) || typeof params.supplierId !== 'string')
    throw new TypeError('back office names the supplier in the address');
  return { ...scope, supplierId: params.supplierId };
}

/** A catalog that the caller keeps; queries about what is in it take one, so that none is reached past its owner. */
export type OwnedCatalog = { id: string; supplierId: string; currency: string; displayName: string };

/** Another supplier's catalog, a deleted one and a missing one answer alike. @throws DomainError `catalog-not-found` */
export const requireOwnedCatalog = (db: Db, { supplierId }: CatalogOwner, id: string): Promise<OwnedCatalog> =>
  requireCatalog(db, id, sql<SqlBool>`supplier_id = ${supplierId}`);

async function requireCatalog(db: Db, id: string, isReached: RawBuilder<SqlBool>): Promise<OwnedCatalog> {
  const catalog = await db
    .selectFrom('catalogs')
    .select(['id', 'supplier_id as supplierId', 'currency', 'display_name as displayName'])
    .where('id', '=', id)
    .where(isReached)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!catalog) throw new DomainError('catalog-not-found');
  return catalog;
}

/** Another supplier's catalog that was given to this one, which may pass it on to its companies (SPEC 1). */
export const givenTo = (supplierId: string, catalogId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from given_catalogs g where g.catalog_id = ${sql.ref(catalogId)}
    and g.reseller_id = ${supplierId}::uuid)`;

/**
 * A catalog that the caller may assign: an own one, or one that was given to it. `supplierId` is the owner's.
 *
 * @throws DomainError `catalog-not-found`
 */
export const requireAssignableCatalog = (db: Db, { supplierId }: CatalogOwner, id: string): Promise<OwnedCatalog> =>
  requireCatalog(db, id, sql<SqlBool>`(supplier_id = ${supplierId} or ${givenTo(supplierId, 'catalogs.id')})`);
