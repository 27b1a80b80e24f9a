import { type BrandLook, type CompanyBranding, type SupplierBranding } from '@portal/contract/branding';
import { sql } from 'kysely';
import type { CompanyScope, SupplierScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';

export type BrandScope = CompanyScope | SupplierScope;

export const ownerOf = (scope: BrandScope) =>
  scope.role === 'company'
    ? { column: 'company_id' as const, id: scope.companyId }
    : { column: 'supplier_id' as const, id: scope.supplierId };

async function findOwn(db: Db, scope: BrandScope) {
  const { column, id } = ownerOf(scope);
  const row = await db
    .selectFrom('brandings as b')
    .leftJoin('users as u', 'u.id', 'b.draft_saved_by')
    .where(`b.${column}`, '=', id)
    .select(['b.theme', 'b.favicon', 'b.logo', 'b.reseller_logo as resellerLogo', 'b.version'])
    .select(['b.draft', 'b.draft_saved_at', 'u.name as savedBy'])
    .executeTakeFirst();
  if (!row) return { theme: null, favicon: null, logo: null, resellerLogo: null, draft: null, version: 0 };
  const { draft, draft_saved_at: at, savedBy, ...live } = row;
  return { ...live, draft: draft && at && { ...draft, savedAt: at.toISOString(), savedBy: savedBy ?? '' } };
}

/** The own brand of a reseller. Others have none: `no-permission-to-access-page` (SPEC 6). */
async function getSupplierBrand(db: Db, scope: SupplierScope): Promise<SupplierBranding> {
  if (!scope.isReseller) throw new DomainError('no-permission-to-access-page');
  const { companies } = await db
    .selectFrom('companies')
    .where('supplier_id', '=', scope.supplierId)
    .select(sql<number>`count(*)::int`.as('companies'))
    .executeTakeFirstOrThrow();
  return { ...(await findOwn(db, scope)), companies };
}

/**
 * The own brand of a reseller's company with what shows behind it. Others have none: `no-permission-to-access-page`.
 */
async function getCompanyBrand(db: Db, scope: CompanyScope): Promise<CompanyBranding> {
  const reseller = await db
    .selectFrom('companies as c')
    .innerJoin('suppliers as s', 's.id', 'c.supplier_id')
    .leftJoin('brandings as b', 'b.supplier_id', 's.id')
    .where('c.id', '=', scope.companyId)
    .where('s.is_reseller', '=', true)
    .select(['s.name', 'b.theme', 'b.favicon', sql<string | null>`coalesce(b.reseller_logo, b.logo)`.as('logo')])
    .executeTakeFirst();
  if (!reseller) throw new DomainError('no-permission-to-access-page');
  const { resellerLogo: _none, ...own } = await findOwn(db, scope);
  const { employees } = await db
    .selectFrom('employees')
    .where('company_id', '=', scope.companyId)
    .where('deleted_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('employees'))
    .executeTakeFirstOrThrow();
  return { ...own, reseller, employees };
}

export async function getBrand(db: Db, scope: BrandScope): Promise<CompanyBranding | SupplierBranding> {
  return scope.role === 'company' ? getCompanyBrand(db, scope) : getSupplierBrand(db, scope);
}

/** The brand as it is, kept from other writers until the transaction ends; version 0 where nothing was saved yet. */
export async function lockBrand(
  db: Db,
  scope: BrandScope,
): Promise<{ live: BrandLook; draft: BrandLook | null; version: number }> {
  const { column, id } = ownerOf(scope);
  await db
    .insertInto('brandings')
    .values({ [column]: id, version: 0 })
    .onConflict((conflict) => conflict.column(column).doNothing())
    .execute();
  const { draft, version, ...live } = await db
    .selectFrom('brandings')
    .where(column, '=', id)
    .select(['theme', 'logo', 'reseller_logo as resellerLogo', 'favicon', 'draft', 'version'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { live, draft, version };
}

/** Keeps a look as the draft, or with null none. What others see stays as it is. */
export async function saveDraft(db: Db, scope: BrandScope, draft: BrandLook | null, now: Date): Promise<void> {
  const { column, id } = ownerOf(scope);
  await db
    .updateTable('brandings')
    .set({
      draft: draft && JSON.stringify(draft),
      draft_saved_at: draft && now,
      draft_saved_by: draft && scope.userId,
      version: sql<number>`version + 1`,
    })
    .where(column, '=', id)
    .execute();
}

/** Makes a look what others see, and ends the draft. */
export async function saveLive(db: Db, scope: BrandScope, look: BrandLook): Promise<void> {
  const { column, id } = ownerOf(scope);
  await db
    .updateTable('brandings')
    .set({
      theme: look.theme && JSON.stringify(look.theme),
      logo: look.logo,
      reseller_logo: look.resellerLogo,
      favicon: look.favicon,
      draft: null,
      draft_saved_at: null,
      draft_saved_by: null,
      version: sql<number>`version + 1`,
    })
    .where(column, '=', id)
    .execute();
}
