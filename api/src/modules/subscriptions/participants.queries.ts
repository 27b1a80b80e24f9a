import type { Locale } from '@portal/contract/constants';
import type { Day } from '@portal/contract/days';
import type { ExcludedEmployee, Subscription } from '@portal/contract/subscription-detail';
import type { EmployeePick } from '@portal/contract/subscription-draft';
import {
  participantFields,
  type Participant,
  type ParticipantFilter,
} from '@portal/contract/subscription-participants';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CompanyScope } from '../../access/scope.ts';
import { containing } from '../../db/like.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import { employeeLanguage } from '../../db/person-language.ts';
import type { Db } from '../../db/tenant.ts';

/** The employees that a pick means: everybody, whole departments, named people, or any of these together. */
function pickedEmployees(db: Db, scope: CompanyScope, { everyone, departments, employeeIds }: EmployeePick) {
  return db
    .selectFrom('employees as e')
    .where('e.company_id', '=', scope.companyId)
    .where('e.deleted_at', 'is', null)
    .where(
      sql<SqlBool>`(${everyone}::boolean or e.department = any (${departments}::text[])
        or e.id = any (${employeeIds}::uuid[]))`,
    );
}

/** `isInvitable` for Postgres: not blocked and not past the last working day. */
const invitable = (today: Day) =>
  sql<SqlBool>`(e.status <> 'BLOCKED' and (e.exit_date is null or e.exit_date >= ${today}))`;

/** Whom a pick would bring in, and who is left out and why; at most 100 are named. */
export async function previewPick(
  db: Db,
  scope: CompanyScope,
  pick: EmployeePick,
  today: Day,
): Promise<{ count: number; excluded: ExcludedEmployee[] }> {
  const picked = pickedEmployees(db, scope, pick);
  const [{ count }, excluded] = await Promise.all([
    picked
      .where(invitable(today))
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow(),
    picked
      .where(sql<SqlBool>`not ${invitable(today)}`)
      .select(['e.id as employeeId', 'e.name', 'e.status'])
      .orderBy('e.name')
      .orderBy('e.id')
      .limit(100)
      .execute(),
  ]);
  return {
    count,
    excluded: excluded.map(({ status, ...person }) => ({
      ...person,
      reason: status === 'BLOCKED' ? ('BLOCKED' as const) : ('LEFT' as const),
    })),
  };
}

/** Everybody picked, with the reason of those who would not be added; the same people that `addParticipants` adds. */
export function listAddable(db: Db, scope: CompanyScope, subscriptionId: string, pick: EmployeePick, today: Day) {
  return pickedEmployees(db, scope, pick)
    .innerJoin('companies as c', 'c.id', 'e.company_id')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('subscription_employees as p', (join) =>
      join.onRef('p.employee_id', '=', 'e.id').on('p.subscription_id', '=', subscriptionId),
    )
    .select([
      'e.id as employeeId',
      'e.name',
      employeeLanguage().as('locale'),
      sql<'ALREADY_IN' | 'BLOCKED' | 'LEFT' | null>`case when p.employee_id is not null then 'ALREADY_IN'
        when ${invitable(today)} then null when e.status = 'BLOCKED' then 'BLOCKED' else 'LEFT' end`.as('reason'),
    ])
    .orderBy('e.id')
    .execute();
}

/** Adds everybody picked who can be invited, in one statement; answers how many were new. */
export async function addParticipants(
  db: Db,
  scope: CompanyScope,
  subscriptionId: string,
  pick: EmployeePick,
  today: Day,
  now: Date,
): Promise<number> {
  const rows = pickedEmployees(db, scope, pick)
    .where(invitable(today))
    .select([
      sql<string>`${subscriptionId}::uuid`.as('subscription_id'),
      'e.company_id',
      'e.id as employee_id',
      sql<Date>`${now}::timestamptz`.as('added_at'),
    ]);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('subscription_employees')
    .columns(['subscription_id', 'company_id', 'employee_id', 'added_at'])
    .expression(rows)
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/** Takes people out of a subscription that has no orders yet. */
export async function removeParticipants(
  db: Db,
  scope: CompanyScope,
  subscriptionId: string,
  employeeIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('subscription_employees')
    .where('company_id', '=', scope.companyId)
    .where('subscription_id', '=', subscriptionId)
    .where('employee_id', '=', ({ fn, val }) => fn.any(val([...employeeIds])))
    .execute();
}

const ordersOf = (which: RawBuilder<unknown>) => sql<number>`(select count(*)::int from orders o
  where o.subscription_id = p.subscription_id and o.employee_id = p.employee_id and ${which})`;
// A proposal is no order: who has one that waits has not ordered (DECISIONS 46).
const orderCount = ordersOf(sql`o.status <> 'DELETED' and not o.is_proposal`);
const proposalCount = ordersOf(sql`o.status = 'ORDERED' and o.is_proposal`);
const without = sql<SqlBool>`${orderCount} = 0 and ${proposalCount} = 0`;
const stateConditions: Record<Participant['state'], RawBuilder<SqlBool>> = {
  NOT_INVITED: sql<SqlBool>`p.invited_at is null and ${without}`,
  FAILED: sql<SqlBool>`p.invite_failed_at is not null and p.opened_at is null and ${without}`,
  INVITED: sql<SqlBool>`p.invited_at is not null and p.invite_failed_at is null and p.opened_at is null
    and ${without}`,
  OPENED: sql<SqlBool>`p.opened_at is not null and ${without}`,
  PROPOSED: sql<SqlBool>`${proposalCount} > 0 and ${orderCount} = 0`,
  ORDERED: sql<SqlBool>`${orderCount} > 0`,
};
const participantList = listOf(
  participantFields,
  { name: 'e.name', employNo: 'e.employ_no', department: 'e.department', invitedAt: 'p.invited_at' },
  'p.employee_id',
);

function participantsOf(db: Db, scope: CompanyScope, subscriptionId: string) {
  return db
    .selectFrom('subscription_employees as p')
    .innerJoin('employees as e', 'e.id', 'p.employee_id')
    .where('p.company_id', '=', scope.companyId)
    .where('p.subscription_id', '=', subscriptionId)
    .where('e.deleted_at', 'is', null);
}

/** Who is invited, has opened the subscription, has ordered; and who is about to be invited to one that is active. */
export async function listParticipants(
  db: Db,
  scope: CompanyScope,
  { id, state }: Pick<Subscription, 'id' | 'state'>,
  filter: ParticipantFilter,
  today: Day,
): Promise<Page<Participant>> {
  let matching = participantsOf(db, scope, id);
  if (filter.state) matching = matching.where(stateConditions[filter.state]);
  if (filter.q) matching = matching.where(sql<SqlBool>`e.search_text ilike ${containing(filter.q)}`);
  const page = await readList(
    db,
    participantList,
    matching,
    (query) =>
      query.select([
        'p.employee_id as employeeId',
        'e.employ_no as employNo',
        'e.name',
        'e.department',
        'p.invited_at',
        'p.opened_at',
        'p.reminded_at',
        'p.invite_failed_at',
        orderCount.as('orders'),
        proposalCount.as('proposals'),
        sql<boolean>`(${state === 'ACTIVE'}::boolean and p.invited_at is null and ${invitable(today)})`.as(
          'isBeingInvited',
        ),
      ]),
    filter,
  );
  return { ...page, data: page.data.map(toParticipant) };
}

type StoredParticipant = Omit<Participant, 'state' | 'invitedAt' | 'failedAt' | 'openedAt' | 'remindedAt'> & {
  invited_at: Date | null;
  invite_failed_at: Date | null;
  opened_at: Date | null;
  reminded_at: Date | null;
};

function toParticipant(row: StoredParticipant): Participant {
  const { invited_at, invite_failed_at, opened_at, reminded_at, ...rest } = row;
  const instant = (at: Date | null) => at?.toISOString() ?? null;
  const sent = invite_failed_at ? 'FAILED' : invited_at ? 'INVITED' : 'NOT_INVITED';
  const invited = opened_at ? 'OPENED' : sent;
  const state = rest.orders > 0 ? 'ORDERED' : rest.proposals > 0 ? 'PROPOSED' : invited;
  return {
    ...rest,
    state,
    invitedAt: instant(invited_at),
    failedAt: instant(invite_failed_at),
    openedAt: instant(opened_at),
    remindedAt: instant(reminded_at),
  };
}

type Remindable = {
  employeeId: string;
  email: string;
  name: string;
  status: string;
  exitDate: Day | null;
  invitedAt: Date | null;
  orders: number;
  proposals: number;
  /** in which mail reaches the person */
  locale: Locale;
};

/** The named participants, or all of them, with what decides about a reminder. */
export async function listRemindable(
  db: Db,
  scope: CompanyScope,
  subscriptionId: string,
  employeeIds: readonly string[],
): Promise<Remindable[]> {
  let people = participantsOf(db, scope, subscriptionId);
  if (employeeIds.length > 0)
    people = people.where('p.employee_id', '=', ({ fn, val }) => fn.any(val([...employeeIds])));
  return people
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .select([
      'p.employee_id as employeeId',
      'e.email',
      'e.name',
      'e.status',
      'e.exit_date as exitDate',
      'p.invited_at as invitedAt',
      orderCount.as('orders'),
      proposalCount.as('proposals'),
      employeeLanguage().as('locale'),
    ])
    .orderBy('p.employee_id')
    .execute();
}
