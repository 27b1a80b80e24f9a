import {
  type BrandSlot,
  type CompanyBranding,
  keptThemes,
  type PublishedTheme,
  type SupplierBranding,
} from '@portal/contract/branding';
import type { Theme } from '@portal/contract/theme';
import { sql } from 'kysely';
import type { CompanyScope, SupplierScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';

export type BrandScope = CompanyScope | SupplierScope;

const columnOf: Readonly<Record<BrandSlot, 'logo' | 'reseller_logo' | 'favicon'>> = {
  logo: 'logo',
  resellerLogo: 'reseller_logo',
  favicon: 'favicon',
};

const ownerOf = (scope: BrandScope) =>
  scope.role === 'company'
    ? { column: 'company_id' as const, id: scope.companyId }
    : { column: 'supplier_id' as const, id: scope.supplierId };

const select = (db: Db) =>
  db.selectFrom('brandings').select(['theme', 'favicon', 'logo', 'reseller_logo as resellerLogo', 'version']);

async function findOwn(db: Db, scope: BrandScope) {
  const { column, id } = ownerOf(scope);
  const row = await select(db).where(column, '=', id).executeTakeFirst();
  return row ?? { theme: null, favicon: null, logo: null, resellerLogo: null, version: 0 };
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

/**
 * Saves the theme over the version seen.
 *
 * @throws DomainError `changed-by-someone-else`
 */
export async function saveTheme(db: Db, scope: BrandScope, version: number, theme: Theme | null): Promise<void> {
  const value = theme && JSON.stringify(theme);
  const { column, id } = ownerOf(scope);
  const saved =
    version === 0
      ? db
          .insertInto('brandings')
          .values({ [column]: id, theme: value })
          .onConflict((conflict) => conflict.column(column).doNothing())
          .returning('id')
      : db
          .updateTable('brandings')
          .set({ theme: value, version: version + 1 })
          .where(column, '=', id)
          .where('version', '=', version)
          .returning('id');
  if (!(await saved.executeTakeFirst())) throw new DomainError('changed-by-someone-else');
}

/** Adds a theme to those that were published, and forgets the oldest. */
export async function keepTheme(db: Db, scope: BrandScope, theme: Theme | null, now: Date): Promise<void> {
  const { column, id } = ownerOf(scope);
  await db
    .insertInto('theme_history')
    .values({ [column]: id, theme: theme && JSON.stringify(theme), published_at: now })
    .execute();
  await db
    .deleteFrom('theme_history')
    .where(column, '=', id)
    .where('id', 'in', (old) =>
      old
        .selectFrom('theme_history')
        .select('id')
        .where(column, '=', id)
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .offset(keptThemes),
    )
    .execute();
}

/** The last themes that were published, newest first. */
export async function listThemes(db: Db, scope: BrandScope): Promise<PublishedTheme[]> {
  const { column, id } = ownerOf(scope);
  const rows = await db
    .selectFrom('theme_history')
    .select(['id', 'theme', 'published_at'])
    .where(column, '=', id)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(keptThemes)
    .execute();
  return rows.map(({ published_at: at, ...row }) => ({ ...row, publishedAt: at.toISOString() }));
}

/** Puts a picture in its place, or takes it away with null. The last one counts. */
export async function savePicture(db: Db, scope: BrandScope, slot: BrandSlot, path: string | null): Promise<void> {
  const { column, id } = ownerOf(scope);
  const change = { [columnOf[slot]]: path };
  await db
    .insertInto('brandings')
    .values({ [column]: id, ...change })
    .onConflict((conflict) =>
      conflict.column(column).doUpdateSet({ ...change, version: sql<number>`brandings.version + 1` }),
    )
    .execute();
}
