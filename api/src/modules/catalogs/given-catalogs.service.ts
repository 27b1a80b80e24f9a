import type { CatalogReseller } from '@portal/contract/given-catalogs';
import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import { requireOwnedCatalog, type CatalogOwner } from '../../access/catalog-owner.ts';
import { assertUnused } from '../../db/dependants.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError, invalidFields } from '../../http/domain-error.ts';
import type { Moment } from './catalogs.service.ts';

/** Resellers that may pass the catalog on, by name. @throws DomainError `catalog-not-found` */
export async function listResellers(db: Db, owner: CatalogOwner, catalogId: string): Promise<CatalogReseller[]> {
  await requireOwnedCatalog(db, owner, catalogId);
  const rows = await db
    .selectFrom('given_catalogs as g')
    .innerJoin('suppliers as s', 's.id', 'g.reseller_id')
    .where('g.catalog_id', '=', catalogId)
    .select([
      's.id',
      's.name',
      's.city',
      'g.given_at',
      sql<number>`(select count(*)::int from catalog_assignments a join companies c on c.id = a.company_id
        where a.catalog_id = g.catalog_id and c.supplier_id = g.reseller_id)`.as('companies'),
    ])
    .orderBy('s.name')
    .orderBy('s.id')
    .execute();
  return rows.map(({ given_at, ...row }) => ({ ...row, givenAt: given_at.toISOString() }));
}

/**
 * The owner keeps the catalog: prices, orders and shipping stay its own.
 *
 * @throws DomainError `catalog-not-found`, `supplier-not-found`; `invalid-data-provided` at `resellerId` when it is no
 *   reseller, or the owner itself
 */
export async function giveCatalog(
  db: Db,
  owner: CatalogOwner,
  catalogId: string,
  resellerId: string,
  { now, requestId }: Moment,
): Promise<CatalogReseller[]> {
  const catalog = await requireOwnedCatalog(db, owner, catalogId);
  const reseller = await db
    .selectFrom('suppliers')
    .select('is_reseller')
    .where('id', '=', resellerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!reseller) throw new DomainError('supplier-not-found');
  if (!reseller.is_reseller || resellerId === catalog.supplierId)
    throw invalidFields({ path: 'resellerId', key: 'invalid-data-provided' });
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('given_catalogs')
    .values({
      catalog_id: catalogId,
      supplier_id: catalog.supplierId,
      reseller_id: resellerId,
      given_at: now,
      given_by: owner.userId,
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows ?? 0) > 0)
    await recordAudit(db, { now, scope: owner, requestId }, 'catalog.given', ['catalog', catalogId], { resellerId });
  return listResellers(db, owner, catalogId);
}

/** @throws DomainError `supplier-not-found`; `catalog-is-in-use` with the reseller's companies that have it */
export async function takeCatalogBack(
  db: Db,
  owner: CatalogOwner,
  catalogId: string,
  resellerId: string,
  { now, requestId }: Moment,
): Promise<CatalogReseller[]> {
  await requireOwnedCatalog(db, owner, catalogId);
  await assertUnused(db, 'catalog-is-in-use', {
    company: sql`select c.id, c.company_name as name from catalog_assignments a join companies c on c.id = a.company_id
      where a.catalog_id = ${catalogId}::uuid and c.supplier_id = ${resellerId}::uuid`,
  });
  const { numDeletedRows } = await db
    .deleteFrom('given_catalogs')
    .where('catalog_id', '=', catalogId)
    .where('reseller_id', '=', resellerId)
    .executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw new DomainError('supplier-not-found');
  await recordAudit(db, { now, scope: owner, requestId }, 'catalog.taken-back', ['catalog', catalogId], { resellerId });
  return listResellers(db, owner, catalogId);
}
