import type { Role } from '@portal/contract/endpoint';
import { userFields, type User, type UserFilter, type UserRow } from '@portal/contract/users';
import { sql } from 'kysely';
import type { AdminScope } from '../../access/scope.ts';
import { anyHolds, joined } from '../../db/conditions.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { toAdministrator } from './administrators.queries.ts';
import type { AccountStatus } from './membership-status.queries.ts';

const userList = listOf(
  userFields,
  { name: 'u.name', email: 'u.email', status: 'u.status', lastSuccessfulLogin: 'u.last_successful_login' },
  'u.id',
);

// For the rows of one page only.
const memberships = sql<UserRow['memberships']>`(select coalesce(json_agg(json_build_object(
    'role', m.role, 'name', coalesce(c.company_name, p.name, ''), 'employNo', e.employ_no)
    order by m.created_at, m.id), '[]'::json)
  from memberships m left join companies c on c.id = m.company_id left join suppliers p on p.id = m.supplier_id left
  join employees e on e.id = m.employee_id
  where m.user_id = u.id)`;
const orders = sql<number>`(select count(*)::int from orders o join employees e on e.company_id = o.company_id
  and e.id = o.employee_id where e.user_id = u.id and not o.is_proposal)`;
const hasSecondStep = sql<boolean>`exists (select from second_factors f where f.user_id = u.id
  and f.confirmed_at is not null)`;
const hasOrders = sql<boolean>`exists (select from employees e join orders o on o.company_id = e.company_id
  and o.employee_id = e.id where e.user_id = u.id and not o.is_proposal)`;

function matchingUsers(db: Db, _scope: AdminScope, { q, companyId, role, status, orders: ordered }: UserFilter) {
  let matching = db.selectFrom('users as u').where('u.deleted_at', 'is', null);
  if (q) {
    const ofOrder = sql<boolean>`u.id in (select e.user_id from orders o
      join employees e on e.company_id = o.company_id and e.id = o.employee_id where o.order_number = ${q.trim()})`;
    const named = anyHolds(['u.name', 'u.email'], q);
    matching = matching.where(/^\d{1,15}$/.test(q.trim()) ? joined([named, ofOrder], 'or') : named);
  }
  if (companyId)
    matching = matching.where(
      sql<boolean>`u.id in (select m.user_id from memberships m where m.company_id = ${companyId})`,
    );
  if (role)
    matching = matching.where(sql<boolean>`u.id in (select m.user_id from memberships m where m.role = ${role})`);
  if (status) matching = matching.where('u.status', '=', status);
  return ordered ? matching.where(hasOrders, 'is', ordered === 'with') : matching;
}

/** The first role that a login was given, and each of them once. */
const rolesOf = (memberships: readonly { role: Role }[]): Pick<UserRow, 'role' | 'roles'> => ({
  role: memberships[0]?.role ?? null,
  roles: [...new Set(memberships.map(({ role }) => role))],
});

/** One page of all logins: who they are for whom, and when they last came in (SPEC 2). */
export async function listUsers(db: Db, scope: AdminScope, filter: UserFilter): Promise<Page<UserRow>> {
  const page = await readList(
    db,
    userList,
    matchingUsers(db, scope, filter),
    (query) =>
      query.select([
        'u.id',
        'u.name',
        'u.email',
        'u.status',
        'u.last_successful_login',
        'u.version',
        memberships.as('memberships'),
        orders.as('orders'),
        hasSecondStep.as('hasSecondStep'),
      ]),
    filter,
  );
  return {
    ...page,
    data: page.data.map(({ last_successful_login: at, ...row }) => ({
      ...row,
      ...rolesOf(row.memberships),
      lastSuccessfulLogin: at?.toISOString() ?? null,
    })),
  };
}

/** One login with everything it may act as. @throws DomainError `user-not-found` */
export async function getUser(db: Db, _scope: AdminScope, userId: string): Promise<User> {
  const row = await db
    .selectFrom('users as u')
    .select([
      'u.id',
      'u.name',
      'u.email',
      'u.phone_number',
      'u.language',
      'u.last_successful_login as lastSuccessfulLogin',
      'u.created_at as createdAt',
      'u.version',
      'u.new_email as newEmail',
      'u.note',
      'u.address_line_one',
      'u.address_line_two',
      'u.zipcode',
      'u.city',
      'u.country',
      'u.currency',
      sql<AccountStatus>`u.status`.as('status'),
      hasSecondStep.as('hasSecondStep'),
    ])
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new DomainError('user-not-found');
  const held = await db
    .selectFrom('memberships as m')
    .leftJoin('companies as c', 'c.id', 'm.company_id')
    .leftJoin('suppliers as p', 'p.id', 'm.supplier_id')
    .select([
      'm.id',
      'm.role',
      'm.company_id as companyId',
      'm.supplier_id as supplierId',
      'm.employee_id as employeeId',
      sql<string>`coalesce(c.company_name, p.name, '')`.as('name'),
      sql<boolean>`m.blocked_at is not null`.as('isClosed'),
    ])
    .where('m.user_id', '=', userId)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute();
  return { ...toAdministrator(row), ...rolesOf(held), memberships: held };
}
