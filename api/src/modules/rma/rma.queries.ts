import { rmaFields, type AdminRmaFilter, type CompanyRmaFilter } from '@portal/contract/rma';
import { sql, type RawBuilder } from 'kysely';
import type { EmployeeScope, Scope } from '../../access/scope.ts';
import { containing } from '../../db/like.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Db } from '../../db/tenant.ts';

/** Own RMA requests: the first wall before row-level security. */
function ownRmas(scope: Scope): RawBuilder<boolean> {
  if (scope.role === 'company') return sql<boolean>`r.company_id = ${scope.companyId}`;
  if (scope.role === 'supplier') return sql<boolean>`r.supplier_id = ${scope.supplierId}`;
  if (scope.role === 'employee')
    return sql<boolean>`(r.company_id = ${scope.companyId} and r.employee_id = ${scope.employeeId})`;
  return sql<boolean>`true`;
}

export const rmas = (db: Db, scope: Scope) =>
  db.selectFrom('rma_requests as r').innerJoin('orders as o', 'o.id', 'r.order_id').where(ownRmas(scope));

export const rowColumns = [
  'r.id',
  'o.id as orderId',
  'o.order_number as orderNumber',
  'o.product_name as productName',
  'r.employee_id as employeeId',
  'o.employee_name as employeeName',
  'r.company_id as companyId',
  'o.company_name as companyName',
  'r.supplier_id as supplierId',
  'o.supplier_name as supplierName',
  'r.status',
  'r.kind',
  'r.outcome',
  'r.incident_date as incidentDate',
  'r.covered',
  'r.created_at as createdAt',
  'r.version',
] as const;

/** Messages of others since the reader's side last read. */
export const unreadBy = (role: Scope['role']): RawBuilder<number> =>
  sql<number>`(select count(*)::int from rma_logs l where l.request_id = r.id and l.to_status is null
    and l.actor_role <> ${role} and l.at > coalesce((select d.read_at from rma_reads d
    where d.request_id = r.id and d.reader_role = ${role}), '-infinity'))`;

const rmaList = listOf(
  rmaFields,
  {
    createdAt: 'r.created_at',
    incidentDate: 'r.incident_date',
    employee: 'o.employee_name',
    product: 'o.product_name',
    status: 'r.status',
  },
  'r.id',
);

/** A search by person, product, order or serial number. */
export const named = (q: string): RawBuilder<boolean> =>
  sql<boolean>`concat_ws(' ', o.employee_name, o.product_name, o.order_number, o.serial_number) ilike ${containing(q)}`;

/** One page of own RMA requests, with their orders. */
export function listRmas(db: Db, scope: Scope, filter: AdminRmaFilter & Pick<CompanyRmaFilter, 'employeeId'>) {
  let query = rmas(db, scope);
  if (filter.view === 'OPEN') query = query.where('r.status', '<>', 'CLOSED');
  if (filter.status) query = query.where('r.status', '=', filter.status);
  if (filter.companyId) query = query.where('r.company_id', '=', filter.companyId);
  if (filter.employeeId) query = query.where('r.employee_id', '=', filter.employeeId);
  if (filter.q?.trim()) query = query.where(named(filter.q));
  return readList(
    db,
    rmaList,
    query,
    (rows) => rows.select(rowColumns).select(unreadBy(scope.role).as('unread')),
    filter,
  );
}

/** One own RMA request with everything about it. */
export function findRma(db: Db, scope: Scope, id: string) {
  return rmas(db, scope)
    .where('r.id', '=', id)
    .select([
      ...rowColumns,
      unreadBy(scope.role).as('unread'),
      'r.what_happened as whatHappened',
      'r.comment',
      'r.excess',
      'r.currency',
      'r.was_reopened as wasReopened',
      'r.old_serial_number as oldSerialNumber',
      'r.new_serial_number as newSerialNumber',
      'r.expected_back as expectedBack',
      'o.all_risk_expires as allRiskExpirationDate',
      'o.dispatched_on as dispatchDate',
      'o.requires_serial as requiresSerial',
      'o.serial_number as serialNumber',
      'o.status as orderStatus',
    ])
    .executeTakeFirst();
}
export type FoundRma = NonNullable<Awaited<ReturnType<typeof findRma>>>;

/** The same, locked until the transaction ends. */
export async function lockRma(db: Db, scope: Scope, id: string): Promise<FoundRma | undefined> {
  await db
    .selectFrom('rma_requests as r')
    .select('r.id')
    .where('r.id', '=', id)
    .where(ownRmas(scope))
    .forUpdate()
    .execute();
  return findRma(db, scope, id);
}

/** Own items that were shipped. */
export function listItems(db: Db, scope: EmployeeScope, orderId?: string) {
  let query = db
    .selectFrom('orders')
    .where('company_id', '=', scope.companyId)
    .where('employee_id', '=', scope.employeeId);
  query =
    orderId === undefined
      ? query.where('status', 'in', ['DISPATCHED', 'COMPLETED']).where('dispatched_on', 'is not', null)
      : query.where('id', '=', orderId);
  return query
    .select([
      'id as orderId',
      'order_number as orderNumber',
      'product_name as productName',
      'dispatched_on as dispatchDate',
      'all_risk_expires as allRiskExpirationDate',
      'supplier_id as supplierId',
      'currency',
      'status',
    ])
    .orderBy('ordered_at', 'desc')
    .orderBy('id')
    .execute();
}
