import { addDays, addMonths, addPeriods, periodOf, type Day, type Period } from '@portal/contract/days';
import { termReminders } from '@portal/contract/end-of-term-rules';
import type { Home } from '@portal/contract/home';
import { sql } from 'kysely';
import type { AdminScope, CompanyScope, EmployeeScope, SupplierScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { unreadBy } from '../rma/index.ts';
import { nextRunDay } from '../salary-files/index.ts';
import { figuresOf, firstDayShown, ordersOf, realOrder, sinceDay, waitingOf } from './counts.queries.ts';

type Part = Pick<Home, 'figures' | 'waiting' | 'pipeline' | 'days' | 'months'>;
type Moment = { now: Date; today: Day };

const proposed = sql`status = 'ORDERED' and is_proposal`;
const openRequest = sql`status in ('PENDING', 'CREATED', 'UPDATED', 'APPROVED')`;
const expiringSoonMonths = 3;
/** the present month and the next ones of an employee's draws */
const monthsShown = 6;

/** The whole portal, for back office. */
export async function adminHome(db: Db, _scope: AdminScope, { today }: Moment): Promise<Part> {
  const [waiting, figures, orders] = await Promise.all([
    waitingOf(db, [
      ['orders-to-process', sql`orders where status = 'ORDERED' and not is_proposal`],
      ['salary-files-unsent', sql`salary_files where send_failed_at is not null and not is_sent`],
      ['order-files-unsent', sql`order_files where send_failed_at is not null and not is_sent`],
      ['mails-failed', sql`outbox where status = 'FAILED'`],
      ['pay-in-full-open', sql`pay_in_full_requests where ${openRequest}`],
      ['rma-open', sql`rma_requests where ${openRequest}`],
    ]),
    figuresOf(db, [
      ['orders-30-days', sql`orders where ${realOrder} and ${sinceDay(firstDayShown(today))}`],
      ['companies', sql`companies where status = 'ACTIVE'`],
      ['suppliers', sql`suppliers where deleted_at is null and status = 'ACTIVE'`],
      ['active-employees', sql`employees where deleted_at is null and (exit_date is null or exit_date >= ${today})`],
    ]),
    ordersOf(db, sql`true`, today),
  ]);
  return { waiting, figures, ...orders, months: [] };
}

/** The supplier's own goods and orders. */
export async function supplierHome(db: Db, { supplierId }: SupplierScope, { today }: Moment): Promise<Part> {
  const own = sql`supplier_id = ${supplierId}`;
  const [waiting, figures, orders] = await Promise.all([
    waitingOf(db, [
      ['orders-to-ship', sql`orders where ${own} and status = 'PROCESSING'`],
      [
        'serial-numbers-missing',
        sql`orders where ${own} and requires_serial and serial_number is null
          and status in ('DISPATCHED', 'COMPLETED')`,
      ],
      ['rma-open', sql`rma_requests where ${own} and status in ('PENDING', 'CREATED', 'UPDATED')`],
      ['rma-unread', sql`rma_requests r where ${own} and ${unreadBy('supplier')} > 0`],
      ['returns-expected', sql`orders where ${own} and end_of_term = 'RETURN'`],
      ['imports-with-errors', sql`imports where ${own} and status = 'CHECKED' and error_rows > 0`],
    ]),
    figuresOf(db, [
      ['orders-30-days', sql`orders where ${own} and ${realOrder} and ${sinceDay(firstDayShown(today))}`],
      ['companies', sql`companies where ${own} and status = 'ACTIVE'`],
      ['catalogs', sql`catalogs where ${own} and deleted_at is null`],
      ['products', sql`products where ${own} and deleted_at is null`],
    ]),
    ordersOf(db, sql`o.supplier_id = ${supplierId}`, today),
  ]);
  return { waiting, figures, ...orders, months: [] };
}

/** One employer. */
export async function companyHome(db: Db, scope: CompanyScope, { now, today }: Moment): Promise<Part> {
  const { companyId } = scope;
  const own = sql`company_id = ${companyId}`;
  const [waiting, figures, orders, nextFile] = await Promise.all([
    waitingOf(db, [
      ['orders-to-process', sql`orders where ${own} and status = 'ORDERED' and not is_proposal`],
      ['proposals-waiting', sql`orders where ${own} and ${proposed}`],
      ['salary-files-unsent', sql`salary_files where ${own} and send_failed_at is not null and not is_sent`],
      ['pay-in-full-open', sql`pay_in_full_requests where ${own} and ${openRequest}`],
      ['rma-open', sql`rma_requests where ${own} and ${openRequest}`],
      ['imports-with-errors', sql`imports where ${own} and status = 'CHECKED' and error_rows > 0`],
      [
        'subscriptions-expiring',
        sql`(select distinct subscription_id from orders where ${own} and status in ('DISPATCHED', 'COMPLETED')
          and paid_in_full_at is null
        and expire_date between ${today} and ${addMonths(today, expiringSoonMonths)}) as expiring`,
      ],
      ['terms-ending', sql`orders where ${own} and end_of_term = 'OPEN'`],
      ['returns-expected', sql`orders where ${own} and end_of_term = 'RETURN'`],
      [
        'leases-ending',
        sql`leasing_agreements where ${own} and deleted_at is null
          and leasing_end between ${today} and ${addDays(today, termReminders[0])}`,
      ],
    ]),
    figuresOf(db, [
      ['orders-30-days', sql`orders where ${own} and ${realOrder} and ${sinceDay(firstDayShown(today))}`],
      [
        'active-employees',
        sql`employees where ${own} and deleted_at is null and (exit_date is null or exit_date >= ${today})`,
      ],
      [
        'open-subscriptions',
        sql`subscriptions where ${own} and deleted_at is null and status = 'OPEN' and ${today} between start_date
          and end_date`,
      ],
    ]),
    ordersOf(db, sql`o.company_id = ${companyId}`, today),
    nextRunDay(db, scope, { now, today }),
  ]);
  const salaryDay = { figure: 'next-salary-day' as const, count: null, money: null, day: nextFile };
  return { waiting, figures: [...figures, salaryDay], ...orders, months: [] };
}

// What waits for the employee: a price to answer, not a request that others have to look at.
const answerable = sql`(status in ('APPROVED', 'UPDATED', 'ACCEPTED') or (status = 'CREATED' and not is_early))`;

/** What the employee may order, has on the way, and pays a month. */
export async function employeeHome(db: Db, { employeeId, companyId }: EmployeeScope, { today }: Moment): Promise<Part> {
  const own = sql`employee_id = ${employeeId}`;
  const periods = Array.from({ length: monthsShown }, (_, index) => addPeriods(periodOf(today), index));
  const [waiting, figures, draws] = await Promise.all([
    waitingOf(db, [
      ['proposals-to-accept', sql`orders where ${own} and ${proposed}`],
      ['end-of-term-open', sql`orders where ${own} and end_of_term = 'OPEN'`],
      ['pay-in-full-open', sql`pay_in_full_requests where ${own} and ${answerable}`],
      ['rma-open', sql`rma_requests where ${own} and status = 'APPROVED' and excess > 0`],
      [
        'subscriptions-to-order-from',
        sql`subscription_employees se join subscriptions s on s.id = se.subscription_id
        where se.employee_id = ${employeeId} and s.deleted_at is null and s.status = 'OPEN'
        and ${today} between s.start_date and s.end_date
          and not exists (select from orders o where o.subscription_id = s.id and o.employee_id = se.employee_id
          and o.status <> 'DELETED' and not o.is_proposal)`,
      ],
    ]),
    figuresOf(db, [
      [
        'orders-on-the-way',
        sql`orders where ${own} and status in ('ORDERED', 'PROCESSING', 'DISPATCHED') and not is_proposal`,
      ],
    ]),
    sql<{ period: Period; amount: number; currency: string }>`
      select p.period, coalesce(sum(d.amount), 0)::bigint as amount, c.currency from companies c cross
      join unnest(${periods}::text[]) p (period)
      left join salary_draws d on d.employee_id = ${employeeId} and d.period = p.period and d.status <> 'CANCELLED'
      and d.status <> 'SUSPENDED'
      where c.id = ${companyId} group by p.period, c.currency order by p.period`.execute(db),
  ]);
  const months = draws.rows.map(({ period, ...money }) => ({ period, money }));
  const draw = { figure: 'draw-a-month' as const, count: null, money: months[0]?.money ?? null, day: null };
  return { waiting, figures: [...figures, draw], pipeline: [], days: [], months };
}
