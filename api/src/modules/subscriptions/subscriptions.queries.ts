import type { Day } from '@portal/contract/days';
import type { Subscription } from '@portal/contract/subscription-detail';
import type { SubscriptionView } from '@portal/contract/subscription-kinds';
import {
  subscriptionFields,
  type CompanySubscriptionFilter,
  type SubscriptionRow,
} from '@portal/contract/subscription-rows';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { CompanyScope, OfCompany } from '../../access/scope.ts';
import { containing } from '../../db/like.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import { catalogNameOf } from '../../db/shown-name.ts';
import type { Db } from '../../db/tenant.ts';
import { mayReopen, nextReminder, reminderDays, stateOf, type SubscriptionFacts } from './subscriptions.rules.ts';

/** The views of the list as conditions on the days; the same rule as `stateOf`, for Postgres. */
const viewConditions: Record<SubscriptionView, (today: Day) => Expression<SqlBool>> = {
  open: (today) => sql<SqlBool>`s.status = 'OPEN' and s.end_date >= ${today}`,
  upcoming: (today) => sql<SqlBool>`s.status = 'OPEN' and s.start_date > ${today}`,
  active: (today) => sql<SqlBool>`s.status = 'OPEN' and s.start_date <= ${today} and s.end_date >= ${today}`,
  expired: (today) => sql<SqlBool>`s.status = 'OPEN' and s.end_date < ${today}`,
  closed: () => sql<SqlBool>`s.status = 'CLOSED'`,
};

const subscriptionList = listOf(
  subscriptionFields,
  {
    startDate: 's.start_date',
    endDate: 's.end_date',
    effectDate: 's.effect_date',
    subscriptionName: 's.subscription_name',
  },
  's.id',
);

/** The subscriptions of one company that are not deleted. Every query below starts here. */
function ownSubscriptions(db: Db, scope: OfCompany) {
  return db
    .selectFrom('subscriptions as s')
    .where('s.company_id', '=', scope.companyId)
    .where('s.deleted_at', 'is', null);
}

/** A proposal is no order: it locks nothing and is counted by itself (DECISIONS 46). */
const realOrder = sql`o.status <> 'DELETED' and not o.is_proposal`;

// Counted for the rows of one page only, by the indexes on subscription_id.
const rowColumns = [
  's.id',
  's.subscription_name as subscriptionName',
  's.start_date as startDate',
  's.end_date as endDate',
  's.effect_date as effectDate',
  's.status',
  's.periods',
  's.version',
  sql<string[]>`array(select ${catalogNameOf('c')} from subscription_catalogs sc join catalogs c on c.id = sc.catalog_id
    where sc.subscription_id = s.id order by c.sort_order, 1)`.as('catalogNames'),
  sql<number>`(select count(*)::int from subscription_employees p where p.subscription_id = s.id)`.as('employees'),
  sql<number>`(select count(*)::int from subscription_employees p where p.subscription_id = s.id
    and p.invited_at is not null)`.as('invited'),
  sql<number>`(select count(distinct o.employee_id)::int from orders o where o.subscription_id = s.id
    and ${realOrder})`.as('ordered'),
  sql<number>`(select count(*)::int from orders o where o.subscription_id = s.id and ${realOrder})`.as('totalOrders'),
  sql<number>`(select count(*)::int from orders o where o.subscription_id = s.id and o.status = 'ORDERED'
    and o.is_proposal)`.as('proposals'),
] as const;

const toRow = <Row extends SubscriptionFacts>(row: Row, today: Day) => ({
  ...row,
  state: stateOf(row, today),
  isReopenable: mayReopen(row, today),
});

/** One page of the list, newest start first unless sorted otherwise. */
export async function listSubscriptions(
  db: Db,
  scope: OfCompany,
  filter: CompanySubscriptionFilter,
  today: Day,
): Promise<Page<SubscriptionRow>> {
  let matching = ownSubscriptions(db, scope).where(viewConditions[filter.view](today));
  if (filter.q) matching = matching.where('s.subscription_name', 'ilike', containing(filter.q));
  if (filter.employeeId)
    matching = matching.where(
      sql<SqlBool>`exists (select from subscription_employees p where p.subscription_id = s.id
        and p.employee_id = ${filter.employeeId} and p.invited_at is not null)`,
    );
  const page = await readList(db, subscriptionList, matching, (query) => query.select(rowColumns), filter);
  return { ...page, data: page.data.map((row) => toRow(row, today)) };
}

/** How many subscriptions each view holds, in one pass. */
export function countSubscriptions(db: Db, scope: OfCompany, today: Day): Promise<Record<SubscriptionView, number>> {
  const count = (view: SubscriptionView) =>
    sql<number>`(count(*) filter (where ${viewConditions[view](today)}))::int`.as(view);
  return ownSubscriptions(db, scope)
    .select([count('open'), count('upcoming'), count('active'), count('expired'), count('closed')])
    .executeTakeFirstOrThrow();
}

const oneColumns = [
  's.default_months as defaultMonths',
  's.delivery_method as deliveryMethod',
  's.address_id as addressId',
  's.gross_draw as grossDraw',
  's.net_draw as netDraw',
  's.all_risk as allRisk',
  's.employee_ins as employeeIns',
  's.salary_file_method as salaryFileMethod',
  's.started_at',
  's.reminded_at',
  's.reminder_days',
  's.reminded_days',
  sql<string>`(select c.currency from companies c where c.id = s.company_id)`.as('currency'),
  sql<string | null>`(select a.display_name from company_addresses a where a.id = s.address_id)`.as('addressName'),
  sql<number>`(select count(*)::int from subscription_employees p where p.subscription_id = s.id
    and p.opened_at is not null)`.as('opened'),
  sql<number>`(select count(*)::int from subscription_employees p where p.subscription_id = s.id
    and p.opened_at is null and p.invite_failed_at is not null)`.as('undelivered'),
  sql<Day | null>`(select max(o.ordered_on) from orders o where o.subscription_id = s.id and ${realOrder})`.as(
    'lastOrderDate',
  ),
  sql<boolean>`not exists (select from orders o where o.subscription_id = s.id and not o.is_proposal)`.as(
    'isRemovable',
  ),
  sql<Subscription['catalogs']>`(select coalesce(jsonb_agg(jsonb_build_object('catalogId', sc.catalog_id, 'displayName',
    coalesce(${catalogNameOf('c')}, ''), 'subsidyYearly', sc.subsidy_yearly)
    order by c.sort_order, ${catalogNameOf('c')}), '[]')
    from subscription_catalogs sc left join catalogs c on c.id = sc.catalog_id where sc.subscription_id = s.id)`.as(
    'catalogs',
  ),
] as const;

/** A new end forgets `reminded_at`; a server of the release before leaves the days empty. */
export const remindedDaysOf = (row: { reminded_at: Date | null; reminded_days: number | null }): number | null =>
  row.reminded_at && (row.reminded_days ?? reminderDays);

/** One subscription, or undefined when it is missing or another company's, without a difference. */
export async function findSubscription(
  db: Db,
  scope: OfCompany,
  id: string,
  today: Day,
): Promise<Subscription | undefined> {
  const row = await ownSubscriptions(db, scope)
    .where('s.id', '=', id)
    .select([...rowColumns, ...oneColumns])
    .executeTakeFirst();
  if (!row) return undefined;
  const { started_at, reminded_at, reminder_days, reminded_days, ...rest } = row;
  const shown = toRow(rest, today);
  const reminders = { reminderDays: reminder_days, remindedDays: remindedDaysOf({ reminded_at, reminded_days }) };
  return {
    ...shown,
    startedAt: started_at?.toISOString() ?? null,
    remindedAt: reminded_at?.toISOString() ?? null,
    reminderDays: reminder_days,
    nextReminder: nextReminder({ ...shown, ...reminders }, today),
    isLocked: rest.totalOrders > 0,
  };
}

/** Keeps others from changing it, and employees from accepting its proposals, until this transaction ends. */
export async function lockSubscription(db: Db, scope: CompanyScope, id: string): Promise<void> {
  await ownSubscriptions(db, scope).where('s.id', '=', id).select('s.id').forUpdate().execute();
  await db
    .selectFrom('orders')
    .where('company_id', '=', scope.companyId)
    .where('subscription_id', '=', id)
    .where('status', '=', 'ORDERED')
    .where('is_proposal', '=', true)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
}
