import { addMonths, type Day } from '@portal/contract/days';
import { expiringFields, type ExpiringFilter, type ExpiringRow } from '@portal/contract/expiring-subscriptions';
import { sql } from 'kysely';
import type { CompanyScope } from '../../access/scope.ts';
import { containing } from '../../db/like.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';

const expiringList = listOf(
  expiringFields,
  { firstExpireDate: 'x.firstExpireDate', subscriptionName: 'x.subscriptionName' },
  'x.id',
);

/**
 * Subscriptions with running orders whose term ends from today to `months` months ahead (RULES 3.4). A follow-up
 * subscription starts from the people named in each row.
 */
export async function listExpiring(
  db: Db,
  scope: CompanyScope,
  filter: ExpiringFilter,
  today: Day,
): Promise<Page<ExpiringRow>> {
  const until = addMonths(today, filter.months);
  let running = db
    .selectFrom('orders as o')
    .innerJoin('subscriptions as s', 's.id', 'o.subscription_id')
    .where('o.company_id', '=', scope.companyId)
    .where('o.status', 'in', ['DISPATCHED', 'COMPLETED'])
    .where('o.paid_in_full_at', 'is', null)
    .where('o.expire_date', '>=', today)
    .where('o.expire_date', '<=', until);
  if (filter.q) running = running.where('s.subscription_name', 'ilike', containing(filter.q));
  const subscriptions = running
    .groupBy(['s.id', 's.subscription_name'])
    .select([
      's.id',
      's.subscription_name as subscriptionName',
      sql<number>`count(*)::int`.as('orders'),
      sql<number>`count(distinct o.employee_id)::int`.as('employees'),
      sql<Day>`min(o.expire_date)`.as('firstExpireDate'),
      sql<Day>`max(o.expire_date)`.as('lastExpireDate'),
      sql<number>`sum(o.monthly_price)::bigint`.as('monthly'),
      sql<string>`min(o.currency)`.as('currency'),
      sql<string[]>`(array_agg(distinct o.employee_id))[1:1000]`.as('employeeIds'),
    ]);
  const page = await readList(
    db,
    expiringList,
    db.selectFrom(subscriptions.as('x')),
    (query) => query.selectAll('x'),
    filter,
  );
  return {
    ...page,
    data: page.data.map(({ monthly, currency, ...row }) => ({ ...row, monthlyTotal: { amount: monthly, currency } })),
  };
}
