import type { Period } from '@portal/contract/days';
import { recordAudit } from '../../access/audit.ts';
import type { AdminScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError, illegalChange } from '../../http/domain-error.ts';
import type { Act } from './order-actions.service.ts';
import { creditDraws } from './ship/credit-draws.service.ts';

/**
 * Back office gives back what was drawn for a deleted order, from a month on (DECISIONS 37). Errors: `order-not-found`;
 * 409 `invalid-data-provided` for an order that is not deleted; `nothing-to-draw` when all of it was given back.
 */
export async function giveBack(
  db: Db,
  { scope, now, today, requestId }: Pick<Act<AdminScope>, 'scope' | 'now' | 'today' | 'requestId'>,
  orderId: string,
  from: Period,
): Promise<{ orderId: string }> {
  const order = await db
    .selectFrom('orders')
    .select(['status', 'company_id', 'supplier_id'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new DomainError('order-not-found');
  if (order.status !== 'DELETED') throw illegalChange();
  if (!(await creditDraws(db, scope, orderId, today, from))) throw new DomainError('nothing-to-draw');
  await recordAudit(
    db,
    { now, scope, requestId, companyId: order.company_id, supplierId: order.supplier_id },
    'order.credited',
    ['order', orderId],
    { from },
  );
  return { orderId };
}
