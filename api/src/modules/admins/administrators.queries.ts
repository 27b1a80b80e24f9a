import { sql } from 'kysely';
import type { Administrator, AdministratorDetails, AdministratorFilter } from '@portal/contract/admins';
import type { Locale } from '@portal/contract/constants';
import type { AdminScope, SupplierScope } from '../../access/scope.ts';
import { containing } from '../../db/like.ts';
import { readPage, sortBy, type Page } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';
import type { Seat } from './seat.ts';
import { seatStatus, type AccountStatus } from './status.ts';

/** Who keeps administrators: back office everywhere, a supplier its own and those of its companies. */
export type KeeperScope = AdminScope | SupplierScope;

const columns = [
  'u.id', 'u.name', 'u.email', 'u.phone_number', 'u.language', 'u.last_successful_login as lastSuccessfulLogin', 'u.created_at as createdAt', 'u.version', seatStatus.as('status'),
] as const;
const sorts = { name: 'u.name', email: 'u.email', lastSuccessfulLogin: 'u.last_successful_login' } as const;

type Stored = Omit<Administrator, 'language' | 'lastSuccessfulLogin' | 'createdAt'> & { language: string; lastSuccessfulLogin: Date | null; createdAt: Date };

/** Instants as the contract writes them. */
export function toAdministrator<Row extends Stored>(row: Row): Omit<Row, keyof Stored> & Administrator {
  return { ...row, language: row.language as Locale, lastSuccessfulLogin: row.lastSuccessfulLogin?.toISOString() ?? null, createdAt: row.createdAt.toISOString() };
}

/** People of one seat; row-level security lets a supplier see only its own and its companies'. */
function seated(db: Db, _scope: KeeperScope, seat: Seat) {
  const all = db.selectFrom('memberships as m').innerJoin('users as u', 'u.id', 'm.user_id').where('m.role', '=', seat.role).where('u.deleted_at', 'is', null);
  if (seat.role === 'company') return all.where('m.company_id', '=', seat.companyId);
  return seat.role === 'supplier' ? all.where('m.supplier_id', '=', seat.supplierId) : all;
}

/** One page of a seat's administrators. */
export async function listAdministrators(db: Db, scope: KeeperScope, seat: Seat, filter: AdministratorFilter): Promise<Page<Administrator>> {
  const { column, direction } = sortBy(sorts, filter.sort);
  let matching = seated(db, scope, seat);
  const { q, status } = filter;
  if (q) matching = matching.where((eb) => eb.or([eb('u.name', 'ilike', containing(q)), eb('u.email', 'ilike', containing(q))]));
  if (status) matching = matching.where(seatStatus, '=', status);
  const page = await readPage(db, matching, (query) => query.select(columns).orderBy(column, (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast()).orderBy('u.id'), filter);
  return { ...page, data: page.data.map(toAdministrator) };
}

export type SeatedPerson = AdministratorDetails & { membershipId: string; isLoginBlocked: boolean };

/** One administrator with the details that back office keeps. */
export async function findAdministrator(db: Db, scope: KeeperScope, seat: Seat, userId: string): Promise<SeatedPerson | undefined> {
  const row = await seated(db, scope, seat).select(columns)
    .select(['u.note', 'u.address_line_one', 'u.address_line_two', 'u.zipcode', 'u.city', 'u.country', 'm.id as membershipId', sql<boolean>`u.status = 'BLOCKED'`.as('isLoginBlocked')])
    .where('u.id', '=', userId).executeTakeFirst();
  return row && toAdministrator(row);
}

/** States of the seat's other people, its rows locked: two blocks at the same time must not both find another one. */
export async function otherStatuses(db: Db, scope: KeeperScope, seat: Seat, userId: string): Promise<AccountStatus[]> {
  const rows = await seated(db, scope, seat).select(['u.id', seatStatus.as('status')]).orderBy('m.id').forUpdate('m').execute();
  return rows.filter(({ id }) => id !== userId).map(({ status }) => status);
}

/** True when the caller may write the person itself: back office always, others only a login that is nobody else's. */
export async function isOwnLogin(db: Db, _scope: KeeperScope, userId: string): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`select is_login_of_caller(${userId}::uuid) as own`.execute(db);
  return rows[0]?.own === true;
}
