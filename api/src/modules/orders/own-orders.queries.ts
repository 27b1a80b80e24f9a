import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '../../access/scope.ts';

/** A person's scope, or the portal's own work, which acts for all tenants. */
export type OrderScope = Scope | { role: 'system' };

/**
 * The orders that a scope may see, as a condition: the first wall before row-level security. A supplier learns of an
 * order when the employee has accepted it.
 */
export function ownOrders(scope: OrderScope): RawBuilder<boolean> {
  if (scope.role === 'company') return sql<boolean>`orders.company_id = ${scope.companyId}`;
  if (scope.role === 'supplier')
    return sql<boolean>`(orders.supplier_id = ${scope.supplierId} and not orders.is_proposal)`;
  if (scope.role === 'employee')
    return sql<boolean>`(orders.company_id = ${scope.companyId} and orders.employee_id = ${scope.employeeId})`;
  return sql<boolean>`true`;
}
