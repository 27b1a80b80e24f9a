import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import { requireAssignableCatalog, type CatalogOwner } from '../../access/catalog-owner.ts';
import { assertUnused } from '../../db/dependants.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import {
  closedCompanies,
  companiesOfOtherCurrency,
  countDealt,
  dealtCompanies,
  deleteAssignment,
  deleteUnusedAssignments,
  insertAssignments,
  usesOf,
} from './assignments.queries.ts';
import { assertSupplier } from './catalogs.queries.ts';
import type { Moment } from './catalogs.service.ts';

/**
 * Only a reseller and back office assign catalogs (SPEC 6, DECISIONS 11, scenario 3). Asked first: nothing else is
 * learned.
 */
export function assertMayAssign(owner: CatalogOwner): void {
  if (owner.role === 'supplier' && !owner.isReseller)
    throw new DomainError('you-do-not-have-permission-to-do-this-action');
}

/** A foreign company and a missing one answer alike. @throws DomainError `company-not-found` */
export async function requireCompany(db: Db, owner: CatalogOwner, companyId: string): Promise<void> {
  const company = await dealtCompanies(db, owner).where('o.id', '=', companyId).select('o.id').executeTakeFirst();
  if (!company) throw new DomainError('company-not-found');
}

/**
 * All companies or none. Pressed twice it is done once.
 *
 * @throws DomainError `catalog-not-found`; `company-or-catalog-does-not-exist` when one company is not the reseller's;
 *   `currency-differs` with those that have another currency than the catalog (DECISIONS 30);
 *   `company-is-not-open-for-benefits` with those that have a catalog already and do not take more
 */
export async function assignCatalog(
  db: Db,
  owner: CatalogOwner,
  catalogId: string,
  companyIds: readonly string[],
  { now, requestId }: Moment,
): Promise<{ assigned: number }> {
  assertMayAssign(owner);
  const catalog = await requireAssignableCatalog(db, owner, catalogId);
  const wanted = [...new Set(companyIds)];
  if ((await countDealt(db, owner, wanted)) !== wanted.length)
    throw new DomainError('company-or-catalog-does-not-exist');
  await assertUnused(db, 'currency-differs', companiesOfOtherCurrency(catalogId, wanted));
  const closed = await closedCompanies(db, owner, catalogId, wanted);
  await assertUnused(db, 'company-is-not-open-for-benefits', {
    company: sql`select id, company_name as name from companies where id = any(${[...closed]}::uuid[])`,
  });
  const assigned = await insertAssignments(db, owner, catalog, wanted, now);
  for (const companyId of assigned) {
    await recordAudit(db, { now, scope: owner, requestId, companyId }, 'catalog.assigned', ['catalog', catalogId]);
  }
  return { assigned: assigned.length };
}

/**
 * @throws DomainError `company-or-catalog-does-not-exist` when the company does not have it, `catalog-is-in-use` while
 *   an open subscription offers it
 */
export async function unlinkCatalog(
  db: Db,
  owner: CatalogOwner,
  catalogId: string,
  companyId: string,
  { now, today, requestId }: Moment,
): Promise<{ id: string }> {
  assertMayAssign(owner);
  const catalog = await requireAssignableCatalog(db, owner, catalogId);
  if ((await countDealt(db, owner, [companyId])) === 0) throw new DomainError('company-or-catalog-does-not-exist');
  await assertUnused(db, 'catalog-is-in-use', usesOf(owner, catalogId, today, companyId));
  if (!(await deleteAssignment(db, catalog, companyId))) throw new DomainError('company-or-catalog-does-not-exist');
  await recordAudit(db, { now, scope: owner, requestId, companyId }, 'catalog.unlinked', ['catalog', catalogId]);
  return { id: companyId };
}

/**
 * Puts a company back to where it was before this supplier assigned anything (SPEC 2 "assign, unlink, reset"): every
 * catalog of the supplier is unlinked, except those that an open subscription of the company offers.
 *
 * @throws DomainError `company-not-found`
 */
export async function resetCompany(
  db: Db,
  owner: CatalogOwner,
  companyId: string,
  { now, today, requestId }: Moment,
): Promise<{ unlinked: number; kept: number }> {
  assertMayAssign(owner);
  await assertSupplier(db, owner);
  await requireCompany(db, owner, companyId);
  const outcome = await deleteUnusedAssignments(db, owner, companyId, today);
  await recordAudit(db, { now, scope: owner, requestId, companyId }, 'catalogs.reset', ['company', companyId], outcome);
  return outcome;
}
