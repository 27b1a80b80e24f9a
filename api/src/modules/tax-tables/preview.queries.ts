import type { Day } from '@portal/contract/days';
import { sql } from 'kysely';
import type { AdminScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

/** Catalogs as open and coming subscriptions of a country's companies offer them. */
export function listOffers(db: Db, _scope: AdminScope, country: string, today: Day) {
  return db
    .selectFrom('subscriptions as s')
    .innerJoin('companies as c', 'c.id', 's.company_id')
    .innerJoin('subscription_catalogs as sc', 'sc.subscription_id', 's.id')
    .innerJoin('catalogs as k', 'k.id', 'sc.catalog_id')
    .where('c.country', '=', country)
    .where('s.deleted_at', 'is', null)
    .where('s.status', '=', 'OPEN')
    .where('s.end_date', '>=', today)
    .where('k.deleted_at', 'is', null)
    .select([
      'c.id as companyId',
      'c.company_name as companyName',
      's.subscription_name as subscriptionName',
      's.periods',
      's.default_months as defaultMonths',
      's.gross_draw as grossDraw',
      's.net_draw as netDraw',
      's.all_risk as allRisk',
      's.employee_ins as employeeIns',
      'k.id as catalogId',
      'k.currency',
      'k.accessories_enabled as accessoriesEnabled',
      'sc.subsidy_yearly as subsidyYearly',
    ])
    .orderBy('c.company_name')
    .orderBy('s.start_date')
    .orderBy('s.id')
    .orderBy('k.id')
    .execute();
}

export type OfferedCatalog = Awaited<ReturnType<typeof listOffers>>[number];

/** Orders of a country's companies; their estimates are frozen. */
export async function countOrders(db: Db, _scope: AdminScope, country: string): Promise<number> {
  const { orders } = await db
    .selectFrom('orders as o')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .where('c.country', '=', country)
    .where('o.status', '<>', 'DELETED')
    .where('o.is_proposal', '=', false)
    .select(sql<number>`count(*)::int`.as('orders'))
    .executeTakeFirstOrThrow();
  return orders;
}

/** Companies of a country, open or blocked: what they have running is calculated with its VAT. */
export async function countCompanies(db: Db, _scope: AdminScope, country: string): Promise<number> {
  const { companies } = await db
    .selectFrom('companies')
    .where('country', '=', country)
    .select(sql<number>`count(*)::int`.as('companies'))
    .executeTakeFirstOrThrow();
  return companies;
}
