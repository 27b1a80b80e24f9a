import {
  administratorFields,
  type Administrator,
  type AdministratorDetails,
  type AdministratorFilter,
} from '@portal/contract/admins';
import type { Locale } from '@portal/contract/constants';
import { sql } from 'kysely';
import type { AdminScope, SupplierScope } from '../../access/scope.ts';
import { anyHolds } from '../../db/conditions.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';
import { membershipStatus, type AccountStatus } from './membership-status.queries.ts';
import type { Organisation } from './organisation.mapping.ts';

/** Who keeps administrators: back office everywhere, a supplier its own and those of its companies. */
export type ManagerScope = AdminScope | SupplierScope;

/** Of a pending membership what the inviter typed, and nothing of a login that may have the address (DECISIONS 41). */
const typed = <Value extends string = string>(column: 'name' | 'email' | 'language') =>
  sql<Value>`coalesce(u.${sql.ref(column)}, m.${sql.ref(column)})`;
const detail = (
  column: 'phone_number' | 'note' | 'address_line_one' | 'address_line_two' | 'zipcode' | 'city' | 'country',
) => sql<string>`coalesce(u.${sql.ref(column)}, m.details ->> ${sql.lit(column)}, '')`.as(column);

const columns = [
  'm.id',
  typed('name').as('name'),
  typed('email').as('email'),
  detail('phone_number'),
  typed<Locale>('language').as('language'),
  'u.last_successful_login as lastSuccessfulLogin',
  'm.created_at as createdAt',
  sql<number>`coalesce(u.version, m.version)`.as('version'),
  membershipStatus.as('status'),
] as const;
const administratorList = listOf(
  administratorFields,
  {
    name: typed('name'),
    email: typed('email'),
    status: membershipStatus,
    lastSuccessfulLogin: 'u.last_successful_login',
  },
  'm.id',
);

type Stored = Omit<Administrator, 'lastSuccessfulLogin' | 'createdAt'> & {
  lastSuccessfulLogin: Date | null;
  createdAt: Date;
};

/** Instants as the contract writes them. */
export function toAdministrator<Row extends Stored>(row: Row): Omit<Row, keyof Stored> & Administrator {
  return {
    ...row,
    lastSuccessfulLogin: row.lastSuccessfulLogin?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** People of one organisation; row-level security lets a supplier see only its own and its companies'. */
function membersOf(db: Db, _scope: ManagerScope, organisation: Organisation) {
  const all = db
    .selectFrom('memberships as m')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .where('m.role', '=', organisation.role)
    .where('u.deleted_at', 'is', null);
  if (organisation.role === 'company') return all.where('m.company_id', '=', organisation.companyId);
  return organisation.role === 'supplier' ? all.where('m.supplier_id', '=', organisation.supplierId) : all;
}

export async function listAdministrators(
  db: Db,
  scope: ManagerScope,
  organisation: Organisation,
  filter: AdministratorFilter,
): Promise<Page<Administrator>> {
  let matching = membersOf(db, scope, organisation);
  const { q, status } = filter;
  if (q) matching = matching.where(anyHolds([typed('name'), typed('email')], q));
  if (status) matching = matching.where(membershipStatus, '=', status);
  const page = await readList(db, administratorList, matching, (query) => query.select(columns), filter);
  return { ...page, data: page.data.map(toAdministrator) };
}

/** `userId` is null while the membership is pending. */
export type FoundAdministrator = AdministratorDetails & { userId: string | null; isLoginBlocked: boolean };

/** One administrator with the details that back office keeps. */
export async function findAdministrator(
  db: Db,
  scope: ManagerScope,
  organisation: Organisation,
  membershipId: string,
): Promise<FoundAdministrator | undefined> {
  const row = await membersOf(db, scope, organisation)
    .select(columns)
    .select([
      detail('note'),
      detail('address_line_one'),
      detail('address_line_two'),
      detail('zipcode'),
      detail('city'),
      detail('country'),
      'u.new_email as newEmail',
      'm.user_id as userId',
      sql<boolean>`coalesce(u.status = 'BLOCKED', false)`.as('isLoginBlocked'),
    ])
    .where('m.id', '=', membershipId)
    .executeTakeFirst();
  return row && toAdministrator(row);
}

/**
 * States of the organisation's other people, its rows locked: two blocks at the same time must not both find another
 * one.
 */
export async function otherStatuses(
  db: Db,
  scope: ManagerScope,
  organisation: Organisation,
  membershipId: string,
): Promise<AccountStatus[]> {
  const members = membersOf(db, scope, organisation).select('m.id').orderBy('m.id');
  await members.forUpdate('m').execute();
  // Read only now: the lock may have waited for one whose login was closed.
  const rows = await members.select(membershipStatus.as('status')).execute();
  return rows.filter(({ id }) => id !== membershipId).map(({ status }) => status);
}

/** True when the caller may write the person: back office always, others only one without further memberships. */
export async function isOwnLogin(db: Db, _scope: ManagerScope, userId: string): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`select is_login_of_caller(${userId}::uuid) as own`.execute(db);
  return rows[0]?.own === true;
}
