import { periodOf, type Day, type Period } from '@portal/contract/days';
import { firstPeriod } from '@portal/contract/draw-schedule';
import { monthlySubsidy, subsidyLeft } from '@portal/contract/subsidy';
import { sql } from 'kysely';
import type { EmployeeScope } from '../../access/scope.ts';
import { catalogNameOf } from '../../db/shown-name.ts';
import type { Db } from '../../db/tenant.ts';

/** One catalog in one subscription that the employee may order from today. Amounts in minor units. */
export type OrderingWindow = {
  subscriptionId: string;
  subscriptionName: string;
  startDate: Day;
  endDate: Day;
  effectDate: Day;
  firstPeriod: Period;
  periods: number[];
  /** the term that the company suggests; the longest one unless it chose another */
  defaultMonths: number;
  allRisk: boolean;
  employeeIns: boolean;
  draws: 'gross' | 'net' | 'both';
  deliveryMethod: 'USER_ADDRESS' | 'COMPANY_ADDRESS';
  addressId: string | null;
  catalogId: string;
  displayName: string;
  description: string;
  currency: string;
  accessoriesEnabled: boolean;
  supplierId: string;
  supplierName: string;
  subsidyYearly: number;
  subsidyPerMonth: number;
  /** of the month, after the employee's earlier orders (RULES 2.2, example E7) */
  subsidyLeft: number;
};

/** A subscription that the employee is invited to and that is not over, whether it runs or is about to start. */
export type Invitation = Omit<
  OrderingWindow,
  | 'catalogId'
  | 'displayName'
  | 'description'
  | 'currency'
  | 'accessoriesEnabled'
  | 'supplierId'
  | 'supplierName'
  | 'subsidyYearly'
  | 'subsidyPerMonth'
  | 'subsidyLeft'
> & { state: 'active' | 'upcoming' };

/** Open subscriptions of an invited employee who has not left (RULES 3.4, 3.5), soonest end first. */
export async function listInvitations(db: Db, scope: EmployeeScope, today: Day): Promise<Invitation[]> {
  const rows = await invited(db, scope, today)
    .where('subscriptions.end_date', '>=', today)
    .orderBy('subscriptions.end_date')
    .orderBy('subscriptions.id')
    .execute();
  return rows.map((row) => ({ ...toInvitation(row), state: row.startDate <= today ? 'active' : 'upcoming' }));
}

/** Catalogs open to the employee today; `subscriptionId` and `catalogId` narrow it to one of them. */
export async function listOrderingWindows(
  db: Db,
  scope: EmployeeScope,
  today: Day,
  only: { subscriptionId?: string | undefined; catalogId?: string | undefined } = {},
): Promise<OrderingWindow[]> {
  let query = invited(db, scope, today)
    .where('subscriptions.start_date', '<=', today)
    .where('subscriptions.end_date', '>=', today)
    .innerJoin('subscription_catalogs', 'subscription_catalogs.subscription_id', 'subscriptions.id')
    .innerJoin('catalogs', 'catalogs.id', 'subscription_catalogs.catalog_id')
    .innerJoin('catalog_assignments', (join) =>
      join
        .onRef('catalog_assignments.catalog_id', '=', 'catalogs.id')
        .on('catalog_assignments.company_id', '=', scope.companyId),
    )
    .innerJoin('suppliers', 'suppliers.id', 'catalogs.supplier_id')
    .where('catalogs.deleted_at', 'is', null)
    .select([
      'catalogs.id as catalogId',
      catalogNameOf('catalogs').as('displayName'),
      'catalogs.description',
      'catalogs.currency',
      'catalogs.accessories_enabled as accessoriesEnabled',
      'catalogs.supplier_id as supplierId',
      'suppliers.name as supplierName',
      'subscription_catalogs.subsidy_yearly as subsidyYearly',
    ])
    .select((eb) =>
      eb
        .selectFrom('orders')
        .where('orders.employee_id', '=', scope.employeeId)
        .where('orders.status', '<>', 'DELETED')
        .whereRef('orders.subscription_id', '=', 'subscriptions.id')
        .whereRef('orders.catalog_id', '=', 'catalogs.id')
        .select(sql<number>`coalesce(sum(orders.subsidy_month), 0)::bigint`.as('used'))
        .as('used'),
    );
  if (only.subscriptionId) query = query.where('subscriptions.id', '=', only.subscriptionId);
  if (only.catalogId) query = query.where('catalogs.id', '=', only.catalogId);
  const rows = await query
    .orderBy('subscriptions.end_date')
    .orderBy('catalogs.sort_order')
    .orderBy(catalogNameOf('catalogs'))
    .orderBy('subscriptions.id')
    .orderBy('catalogs.id')
    .execute();
  return rows.map(({ used, ...row }) => {
    const subsidyPerMonth = monthlySubsidy(row.subsidyYearly);
    return { ...toInvitation(row), subsidyPerMonth, subsidyLeft: subsidyLeft(subsidyPerMonth, [used ?? 0]) };
  });
}

/** Notes once when the employee first saw each running subscription; answers how many were new. */
export async function markOpened(db: Db, scope: EmployeeScope, now: Date, today: Day): Promise<number> {
  const running = invited(db, scope, today)
    .where('subscriptions.start_date', '<=', today)
    .where('subscriptions.end_date', '>=', today)
    .clearSelect()
    .select('subscriptions.id');
  const { numUpdatedRows } = await db
    .updateTable('subscription_employees')
    .set({ opened_at: now })
    .where('employee_id', '=', scope.employeeId)
    .where('opened_at', 'is', null)
    .where('subscription_id', 'in', running)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** True when the employee is invited to this subscription, whatever its state; anybody else's answers like none. */
export async function isInvited(db: Db, scope: EmployeeScope, subscriptionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscription_employees')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_employees.subscription_id')
    .select('subscriptions.id')
    .where('subscription_employees.employee_id', '=', scope.employeeId)
    .where('subscription_employees.subscription_id', '=', subscriptionId)
    .where('subscriptions.deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

function invited(db: Db, scope: EmployeeScope, today: Day) {
  return db
    .selectFrom('subscription_employees')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_employees.subscription_id')
    .innerJoin('employees', 'employees.id', 'subscription_employees.employee_id')
    .leftJoin('company_settings', 'company_settings.company_id', 'subscriptions.company_id')
    .where('subscription_employees.employee_id', '=', scope.employeeId)
    .where('subscription_employees.company_id', '=', scope.companyId)
    .where('subscriptions.status', '=', 'OPEN')
    .where('subscriptions.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('employees.exit_date', 'is', null), eb('employees.exit_date', '>=', today)]))
    .select([
      'subscriptions.id as subscriptionId',
      'subscriptions.subscription_name as subscriptionName',
      'subscriptions.start_date as startDate',
      'subscriptions.end_date as endDate',
      'subscriptions.effect_date as effectDate',
      'subscriptions.periods',
      'subscriptions.default_months',
      'subscriptions.all_risk as allRisk',
      'subscriptions.employee_ins as employeeIns',
      'subscriptions.gross_draw',
      'subscriptions.net_draw',
      'subscriptions.delivery_method as deliveryMethod',
      'subscriptions.address_id as addressId',
      'company_settings.salary_day',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof invited>['execute']>>[number];

function toInvitation<R extends Row>({ default_months, gross_draw, net_draw, salary_day, ...row }: R) {
  return {
    ...row,
    firstPeriod: firstDrawPeriod(row.effectDate, salary_day),
    defaultMonths: row.periods.find((months) => months === default_months) ?? Math.max(...row.periods),
    draws: gross_draw ? (net_draw ? ('both' as const) : ('gross' as const)) : ('net' as const),
  };
}

/** When the first draw falls for goods that arrive in time (RULES 2.4). */
export function firstDrawPeriod(effectDay: Day, salaryDay: number | null): Period {
  if (salaryDay === null) return periodOf(effectDay);
  return firstPeriod({ effectDay, dispatchDay: effectDay, salaryDay, startMode: 'AFTER_DISPATCH', closedPeriods: [] });
}
