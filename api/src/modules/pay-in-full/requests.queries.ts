import type { Day } from '@portal/contract/days';
import {
  payInFullFields,
  type AdminPayInFullFilter,
  type CompanyPayInFullFilter,
} from '@portal/contract/pay-in-full-requests';
import { sql, type RawBuilder } from 'kysely';
import type { AdminScope, CompanyScope, EmployeeScope } from '../../access/scope.ts';
import { containing } from '../../db/like.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Db } from '../../db/tenant.ts';

/** Who reads requests; a supplier is told by mail and reads none (RULES 3.6). */
export type RequestScope = AdminScope | CompanyScope | EmployeeScope;

/**
 * Own requests: the first wall before row-level security. One that waits to be sent is nothing that its employee knows
 * of yet.
 */
function ownRequests(scope: RequestScope): RawBuilder<boolean> {
  if (scope.role === 'company') return sql<boolean>`r.company_id = ${scope.companyId}`;
  if (scope.role === 'employee')
    return sql<boolean>`(r.company_id = ${scope.companyId} and r.employee_id = ${scope.employeeId}
      and r.status <> 'PENDING' and (r.status <> 'CLOSED' or exists (
    select from pay_in_full_logs l where l.request_id = r.id and l.to_status = 'CREATED')))`;
  return sql<boolean>`true`;
}

const named = (db: Db, scope: RequestScope) =>
  db.selectFrom('pay_in_full_requests as r').innerJoin('orders as o', 'o.id', 'r.order_id').where(ownRequests(scope));

const rowColumns = [
  'r.id',
  'o.id as orderId',
  'o.order_number as orderNumber',
  'o.product_name as productName',
  'r.employee_id as employeeId',
  'o.employee_name as employeeName',
  'r.company_id as companyId',
  'o.company_name as companyName',
  'r.status',
  'r.is_early as isEarly',
  'r.is_end_of_term as isEndOfTerm',
  'r.exit_date as exitDate',
  'r.months_remaining as monthsRemaining',
  'r.total',
  'r.currency',
  'r.created_at as createdAt',
  'r.version',
] as const;

const requestList = listOf(
  payInFullFields,
  {
    createdAt: 'r.created_at',
    exitDate: 'r.exit_date',
    employee: 'o.employee_name',
    product: 'o.product_name',
    status: 'r.status',
    total: 'r.total',
  },
  'r.id',
);

/** One page of own requests, with their orders. */
export function listRequestPage(
  db: Db,
  scope: RequestScope,
  filter: AdminPayInFullFilter & Pick<CompanyPayInFullFilter, 'employeeId'>,
) {
  let query = named(db, scope);
  if (filter.view === 'OPEN') query = query.where('r.status', '<>', 'CLOSED');
  if (filter.status) query = query.where('r.status', '=', filter.status);
  if (filter.companyId) query = query.where('r.company_id', '=', filter.companyId);
  if (filter.employeeId) query = query.where('r.employee_id', '=', filter.employeeId);
  if (filter.q?.trim()) {
    query = query.where(
      sql<boolean>`(o.employee_name || ' ' || o.product_name || ' ' || o.order_number) ilike ${containing(filter.q)}`,
    );
  }
  return readList(db, requestList, query, (rows) => rows.select(rowColumns), filter);
}

// The row of the final salary that pays it, of which there is at most one.
const finalDraw = sql<'PLANNED' | 'IN_FILE' | 'SENT' | null>`(select d.status from salary_draws d
  where d.request_id = r.id and d.status <> 'CANCELLED')`;

/** One own request, whole. */
export function findRequest(db: Db, scope: RequestScope, id: string) {
  return named(db, scope)
    .innerJoin('employees as e', 'e.id', 'r.employee_id')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .where('r.id', '=', id)
    .select([
      ...rowColumns,
      'r.supplier_id as supplierId',
      'r.price_lines as lines',
      'r.pif_fee as pifFee',
      'r.price_ex_vat as priceExVat',
      'r.vat',
      'r.all_risk_months as allRiskMonths',
      'r.contract_start as contractStartDate',
      'r.first_salary_draw as firstSalaryDraw',
      'r.contact_phone as contactPhone',
      'r.contact_email as contactEmail',
      'r.comment',
      'r.reason',
      'r.payment_kind as paymentKind',
      'r.transaction_id as transactionId',
      'r.accepted_at as acceptedAt',
      'e.exit_date as employeeExit',
      // Company, month and order, as payroll reads it (DECISIONS 20).
      sql<string>`concat_ws('-', nullif(c.vat_no, ''), to_char(r.exit_date, 'YYYY-MM'), o.order_number)`.as(
        'salaryReference',
      ),
      finalDraw.as('finalDraw'),
    ])
    .executeTakeFirst();
}
export type FoundRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** The same, held until the transaction ends: two people who decide at once decide one after the other. */
export async function lockRequest(db: Db, scope: RequestScope, id: string): Promise<FoundRequest | undefined> {
  await db
    .selectFrom('pay_in_full_requests as r')
    .select('r.id')
    .where('r.id', '=', id)
    .where(ownRequests(scope))
    .forUpdate()
    .execute();
  return findRequest(db, scope, id);
}

/** What the employee's form needs to know: whether asking is allowed, and how the employee is reached. */
export function findAsker(db: Db, scope: EmployeeScope) {
  return db
    .selectFrom('employees as e')
    .innerJoin('company_settings as s', 's.company_id', 'e.company_id')
    .where('e.company_id', '=', scope.companyId)
    .where('e.id', '=', scope.employeeId)
    .select([
      'e.exit_date as exitDate',
      'e.exit_reason as exitReason',
      'e.phone',
      'e.phone_private as phonePrivate',
      'e.email',
      'e.email_private as emailPrivate',
      's.allow_early_pif as allowsEarly',
    ])
    .executeTakeFirstOrThrow();
}

/** An own order, whatever its state, held with its months: none is left out or put back until the transaction ends. */
export function holdOwnOrder(db: Db, scope: EmployeeScope, orderId: string): Promise<{ orderedOn: Day } | undefined> {
  return db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where('company_id', '=', scope.companyId)
    .where('employee_id', '=', scope.employeeId)
    .select('ordered_on as orderedOn')
    .forNoKeyUpdate()
    .executeTakeFirst();
}
