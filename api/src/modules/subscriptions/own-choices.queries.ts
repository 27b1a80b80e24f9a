import { sql } from 'kysely';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';

export type Choices = {
  addressId?: string | null | undefined;
  catalogIds: readonly string[];
  /** catalogs that were chosen before: what mixes currencies since then is left running (DECISIONS 30) */
  keptCatalogIds?: readonly string[];
  employeeIds: readonly string[];
};

/**
 * Everything an offer points at belongs to the company. What does not is answered like what does not exist:
 * `address-not-found`, `catalog-not-in-your-company`, `employee_not_found`. A catalog of another currency than the
 * company's: `currency-differs`.
 */
export async function assertOwnChoices(
  db: Db,
  scope: CompanyScope,
  { addressId, catalogIds, keptCatalogIds = [], employeeIds }: Choices,
): Promise<void> {
  const { companyId } = scope;
  if (addressId) {
    const address = await db
      .selectFrom('company_addresses')
      .select('id')
      .where('company_id', '=', companyId)
      .where('id', '=', addressId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!address) throw new DomainError('address-not-found');
  }
  if (catalogIds.length > 0) {
    const assigned = await db
      .selectFrom('catalog_assignments as a')
      .innerJoin('catalogs as c', 'c.id', 'a.catalog_id')
      .innerJoin('companies as o', 'o.id', 'a.company_id')
      .select(['c.id', sql<boolean>`c.currency <> o.currency`.as('isForeign')])
      .where('a.company_id', '=', companyId)
      .where('c.deleted_at', 'is', null)
      .where('c.id', 'in', [...catalogIds])
      .execute();
    if (assigned.length < new Set(catalogIds).size) throw new DomainError('catalog-not-in-your-company');
    if (assigned.some(({ id, isForeign }) => isForeign && !keptCatalogIds.includes(id)))
      throw new DomainError('currency-differs', [{ path: 'catalogs', key: 'currency-differs' }]);
  }
  if (employeeIds.length > 0) await assertOwnEmployees(db, scope, employeeIds);
}

/** All of them are employees of the company; `employee_not_found` otherwise. */
export async function assertOwnEmployees(db: Db, scope: CompanyScope, employeeIds: readonly string[]): Promise<void> {
  const { count } = await db
    .selectFrom('employees')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', scope.companyId)
    .where('deleted_at', 'is', null)
    .where('id', '=', ({ fn, val }) => fn.any(val([...employeeIds])))
    .executeTakeFirstOrThrow();
  if (count < new Set(employeeIds).size) throw new DomainError('employee_not_found');
}
