import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';

/** A person's scope, or the portal's own work, which acts for all tenants. */
export type OrderScope = Scope | { role: 'system' };

/**
 * The orders that a scope may see, as a condition: the first wall before row-level security. A supplier learns of an
 * order when the employee has accepted it. `alias` is the table's name in the query.
 */
export function ownOrders(scope: OrderScope, alias = 'orders'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  if (scope.role === 'supplier')
    return sql<boolean>`(${column('supplier_id')} = ${scope.supplierId} and not ${column('is_proposal')})`;
  if (scope.role !== 'company' && scope.role !== 'employee') return sql<boolean>`true`;
  const ofCompany = sql<boolean>`${column('company_id')} = ${scope.companyId}`;
  return scope.role === 'company'
    ? ofCompany
    : sql<boolean>`(${ofCompany} and ${column('employee_id')} = ${scope.employeeId})`;
}

/**
 * Refuses an action as soon as one of its orders is not the caller's: 404 `order-not-found`, whether it belongs to
 * another person or never was. With `lock`, the orders stay as they are until the transaction ends; they are locked in
 * one order everywhere, so that two actions over the same orders wait for each other and never deadlock.
 */
export async function assertOwnOrders(
  db: Db,
  scope: OrderScope,
  orderIds: readonly string[],
  { lock = false }: { lock?: boolean } = {},
): Promise<void> {
  const query = db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', (eb) => eb.fn.any(eb.val([...orderIds])))
    .where(ownOrders(scope))
    .orderBy('id');
  const found = await (lock ? query.forUpdate() : query).execute();
  if (found.length !== orderIds.length) throw new DomainError('order-not-found');
}
