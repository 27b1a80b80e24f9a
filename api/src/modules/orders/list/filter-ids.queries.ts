import type { ErrorKey } from '@portal/contract/errors';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/tenant.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { ownOrders, type OrderScope } from '../own-orders.queries.ts';

export type FilterIds = {
  companyId?: string | undefined;
  supplierId?: string | undefined;
  employeeId?: string | undefined;
  subscriptionId?: string | undefined;
  categoryId?: string | undefined;
};

/**
 * Refuses a filter that names a foreign company, supplier, employee, subscription or category exactly as one that names
 * nothing. A partner of an old order stays known, even when nothing else links to it any more.
 */
export async function assertFilterIds(db: Db, scope: OrderScope, ids: FilterIds): Promise<void> {
  const { companyId, supplierId, employeeId, subscriptionId, categoryId } = ids;
  const own = scope.role === 'company' ? sql`and company_id = ${scope.companyId}` : sql``;
  const inOrders = (condition: RawBuilder<unknown>) =>
    sql`exists (select from orders where ${ownOrders(scope)} and ${condition})`;
  const assertKnown = async (key: ErrorKey, id: string | undefined, condition: RawBuilder<unknown>) => {
    if (id === undefined) return;
    const { rows } = await sql<{ isKnown: boolean }>`select ${condition} as "isKnown"`.execute(db);
    if (!rows[0]?.isKnown) throw new DomainError(key);
  };
  await Promise.all([
    assertKnown(
      'company-not-found',
      companyId,
      sql`exists (select from companies where id = ${companyId}) or ${inOrders(sql`company_id = ${companyId}`)}`,
    ),
    assertKnown(
      'supplier-not-found',
      supplierId,
      sql`exists (select from suppliers where id = ${supplierId}) or ${inOrders(sql`supplier_id = ${supplierId}`)}`,
    ),
    assertKnown('employee_not_found', employeeId, sql`exists (select from employees where id = ${employeeId} ${own})`),
    assertKnown(
      'subscription-not-found',
      subscriptionId,
      sql`exists (select from subscriptions where id = ${subscriptionId} ${own})`,
    ),
    assertKnown('category-not-found', categoryId, sql`exists (select from categories where id = ${categoryId})`),
  ]);
}
