import type { ErrorKey } from '@portal/contract/errors';
import { sql } from 'kysely';
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
  await Promise.all([
    ids.companyId === undefined
      ? undefined
      : assertAny(
          'company-not-found',
          db.selectFrom('companies').select('id').where('id', '=', ids.companyId),
          inOrders(db, scope, 'company_id', ids.companyId),
        ),
    ids.supplierId === undefined
      ? undefined
      : assertAny(
          'supplier-not-found',
          db.selectFrom('suppliers').select('id').where('id', '=', ids.supplierId),
          inOrders(db, scope, 'supplier_id', ids.supplierId),
        ),
    ids.employeeId === undefined
      ? undefined
      : assertAny(
          'employee_not_found',
          db
            .selectFrom('employees')
            .select('id')
            .where('id', '=', ids.employeeId)
            .where(scope.role === 'company' ? sql<boolean>`company_id = ${scope.companyId}` : sql<boolean>`true`),
        ),
    ids.subscriptionId === undefined
      ? undefined
      : assertAny(
          'subscription-not-found',
          db
            .selectFrom('subscriptions')
            .select('id')
            .where('id', '=', ids.subscriptionId)
            .where(scope.role === 'company' ? sql<boolean>`company_id = ${scope.companyId}` : sql<boolean>`true`),
        ),
    ids.categoryId === undefined
      ? undefined
      : assertAny('category-not-found', db.selectFrom('categories').select('id').where('id', '=', ids.categoryId)),
  ]);
}

type Lookup = { executeTakeFirst(): Promise<{ id: string } | undefined> };

const inOrders = (db: Db, scope: OrderScope, column: 'company_id' | 'supplier_id', id: string) =>
  db.selectFrom('orders').select('id').where(ownOrders(scope)).where(column, '=', id).limit(1);

async function assertAny(key: ErrorKey, ...lookups: Lookup[]): Promise<void> {
  const found = await Promise.all(lookups.map((lookup) => lookup.executeTakeFirst()));
  if (!found.some(Boolean)) throw new DomainError(key);
}
