import type { Day, Period } from '@portal/contract/days';
import { recordAudit } from '../../access/audit.ts';
import type { AdminScope, CompanyScope, SupplierScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { invalidFields } from '../../http/domain-error.ts';
import { changeOrderStatus, type StatusChange } from './change-status.service.ts';
import { cancelDraws, creditDraws } from './ship/credit-draws.service.ts';
import { giveBackDraws } from './ship/plan-draws.service.ts';
import { assertNotLeased } from './ship/undo-dispatch.service.ts';

export type Deletion = Omit<StatusChange, 'to'> & {
  creditDraws: boolean;
  /** credits only what was drawn from this month on (DECISIONS 37) */
  creditFrom?: Period;
  today: Day;
  requestId: string;
};

/**
 * DELETED, for good (DECISIONS 26); the subsidy is free for the employee's next order. A supplier says why. Of a
 * processed order what was drawn is given back (DECISIONS 33); of a shipped one the planned draws are cancelled and, if
 * asked for, the drawn ones credited; a leased one stays: 409
 * `items-already-leased`.
 */
export async function deleteOrder(
  db: Db,
  scope: CompanyScope | SupplierScope | AdminScope,
  deletion: Deletion,
): Promise<void> {
  const { creditDraws: credits, creditFrom, today, requestId, ...change } = deletion;
  const order = await changeOrderStatus(db, scope, { ...change, to: 'DELETED' });
  if (scope.role === 'supplier' && (change.reason ?? '') === '')
    throw invalidFields({ path: 'reason', key: 'required' });
  if (order.from === 'PROCESSING') await giveBackDraws(db, order.id, today);
  if (scope.role === 'admin' && (order.from === 'DISPATCHED' || order.from === 'COMPLETED')) {
    await assertNotLeased(db, order.id);
    await cancelDraws(db, scope, order.id);
    if (credits) await creditDraws(db, scope, order.id, today, creditFrom);
  }
  await recordAudit(
    db,
    { now: change.at, scope, requestId, companyId: order.companyId, supplierId: order.supplierId },
    'order.deleted',
    ['order', order.id],
    { from: order.from, to: 'DELETED', credited: credits },
  );
}
