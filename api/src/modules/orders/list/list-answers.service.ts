import type { Day } from '@portal/contract/days';
import type { OrderCounts } from '@portal/contract/order-lists';
import type { Page } from '../../../db/page.ts';
import type { Db } from '../../../db/tenant.ts';
import { nextFileDay } from '../../salary-files/index.ts';
import type { OrderScope } from '../own-orders.queries.ts';
import { assertFilterIds, type FilterIds } from './filter-ids.queries.ts';
import { countOrders } from './order-counts.queries.ts';
import { listOrders, type OrderListInput, type RowOf } from './order-list.queries.ts';

/** A page of orders, once the filter names only what the caller may know. */
export async function answerList<S extends OrderScope>(
  db: Db,
  scope: S,
  query: OrderListInput & FilterIds,
  now: Date,
): Promise<Page<RowOf<S>>> {
  await assertFilterIds(db, scope, query);
  return listOrders(db, scope, query, now);
}

/** Orders per tab, and for one company the day on which its next salary file is made. */
export async function answerCounts(db: Db, scope: OrderScope, query: FilterIds, now: Date): Promise<OrderCounts> {
  await assertFilterIds(db, scope, query);
  const companyId =
    scope.role === 'company' ? scope.companyId : scope.role === 'supplier' ? undefined : query.companyId;
  const [counts, nextSalaryFile] = await Promise.all([
    countOrders(db, scope, query, now),
    companyId ? readNextFileDay(db, companyId, now) : null,
  ]);
  return { ...counts, nextSalaryFile };
}

async function readNextFileDay(db: Db, companyId: string, now: Date): Promise<Day | null> {
  const settings = await db
    .selectFrom('company_settings')
    .select('salary_day')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return settings ? nextFileDay(now, settings.salary_day) : null;
}
