import type { ListView } from '@portal/contract/list-columns';
import type { ListViewForm } from '@portal/contract/list-views';
import { sql } from 'kysely';
import type { AdminScope, CompanyScope, Scope, SupplierScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';

/** Who keeps views and drafts: an employee’s lists and forms are short. */
export type ViewOwner = AdminScope | SupplierScope | CompanyScope;

/** Views that one person keeps of one list. */
const ownMax = 50;

const columns = ['id', 'name', 'search', 'is_shared', 'is_default', 'user_id'] as const;
type Row = { id: string; name: string; search: string; is_shared: boolean; is_default: boolean; user_id: string };

const toView = (row: Row, { userId }: ViewOwner): ListView => ({
  id: row.id,
  name: row.name,
  search: row.search,
  isShared: row.is_shared,
  // A colleague's default is their own matter.
  isDefault: row.is_default && row.user_id === userId,
  isOwn: row.user_id === userId,
});

export const tenantOf = (scope: ViewOwner) => ({
  company_id: scope.role === 'company' ? scope.companyId : null,
  supplier_id: scope.role === 'supplier' ? scope.supplierId : null,
});

/** Back office passes row-level security, so its own portal is named here too. */
const viewsOf = (db: Db, scope: ViewOwner) => {
  const { company_id, supplier_id } = tenantOf(scope);
  return db
    .selectFrom('list_views')
    .where('role', '=', scope.role)
    .where('company_id', 'is not distinct from', company_id)
    .where('supplier_id', 'is not distinct from', supplier_id);
};

/** The caller's views of a list and those that colleagues share, by name. */
export async function listViews(db: Db, scope: Scope, list: string): Promise<ListView[]> {
  if (scope.role === 'employee') return [];
  const rows = await viewsOf(db, scope)
    .select(columns)
    .where('list', '=', list)
    .where((eb) => eb.or([eb('user_id', '=', scope.userId), eb('is_shared', '=', true)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => toView(row, scope));
}

const values = ({ name, search, isShared, isDefault }: ListViewForm) => ({
  name,
  search,
  is_shared: isShared,
  is_default: isDefault,
});

/** @throws DomainError `name-already-exists` · `invalid-data-provided` above the limit */
export async function insertView(db: Db, scope: ViewOwner, list: string, form: ListViewForm): Promise<ListView> {
  // Two of one person at once are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended('list views ' || ${scope.userId}::text, 0))`.execute(db);
  const own = await viewsOf(db, scope)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', scope.userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  if (own.count >= ownMax) throw new DomainError('invalid-data-provided');
  const row = await db
    .insertInto('list_views')
    .values({ ...values(form), list, role: scope.role, user_id: scope.userId, ...tenantOf(scope) })
    .returning(columns)
    .executeTakeFirstOrThrow();
  if (form.isDefault) await leaveOneDefault(db, scope, list, row.id);
  return toView(row, scope);
}

/** @throws DomainError `not-found` · `name-already-exists` */
export async function changeView(db: Db, scope: ViewOwner, id: string, form: ListViewForm): Promise<ListView> {
  await ownView(db, scope, id);
  const row = await db
    .updateTable('list_views')
    .set(values(form))
    .where('id', '=', id)
    .returning([...columns, 'list'])
    .executeTakeFirstOrThrow();
  if (form.isDefault) await leaveOneDefault(db, scope, row.list, id);
  return toView(row, scope);
}

/** @throws DomainError `not-found` */
export async function removeView(db: Db, scope: ViewOwner, id: string): Promise<void> {
  await ownView(db, scope, id);
  await db.deleteFrom('list_views').where('id', '=', id).execute();
}

async function ownView(db: Db, scope: ViewOwner, id: string): Promise<void> {
  const row = await viewsOf(db, scope)
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', scope.userId)
    .executeTakeFirst();
  if (!row) throw new DomainError('not-found');
}

async function leaveOneDefault(db: Db, scope: ViewOwner, list: string, id: string): Promise<void> {
  const others = viewsOf(db, scope)
    .select('id')
    .where('user_id', '=', scope.userId)
    .where('list', '=', list)
    .where('id', '<>', id);
  await db.updateTable('list_views').set({ is_default: false }).where('id', 'in', others).execute();
}
