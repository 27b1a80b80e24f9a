import type { Day } from '@portal/contract/days';
import type { RmaForm } from '@portal/contract/rma';
import { isCovered } from '@portal/contract/rma-moves';
import { answerDueOf } from '@portal/contract/rma-supplier';
import type { EmployeeScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError, illegalChange, invalidFields } from '../../http/domain-error.ts';
import type { Actor } from '../order-events/index.ts';
import { logRma } from './rma-log.queries.ts';
import { listItems } from './rma.queries.ts';

export type Acting = { actor: Actor; now: Date; today: Day };

/**
 * An employee reports something about an own shipped item (RULES 3.3 CREATED). The incident lies between dispatch and
 * today: 400 with `incidentDate` (scenario 47). Not shipped yet: 409 `invalid-data-provided`.
 */
export async function reportRma(
  db: Db,
  scope: EmployeeScope,
  form: RmaForm,
  { actor, now, today }: Acting,
): Promise<string> {
  const [order] = await listItems(db, scope, form.orderId);
  if (!order) throw new DomainError('order-not-found');
  if (order.dispatchDate === null || (order.status !== 'DISPATCHED' && order.status !== 'COMPLETED'))
    throw illegalChange();
  if (form.incidentDate < order.dispatchDate || form.incidentDate > today)
    throw invalidFields({ path: 'incidentDate', key: 'invalid-day' });
  const { companyId, employeeId } = scope;
  const { id } = await db
    .insertInto('rma_requests')
    .values({
      company_id: companyId,
      employee_id: employeeId,
      order_id: order.orderId,
      supplier_id: order.supplierId,
      status: 'CREATED',
      kind: form.kind,
      incident_date: form.incidentDate,
      what_happened: form.whatHappened,
      comment: form.comment,
      covered: isCovered(form.incidentDate, order.allRiskExpirationDate),
      currency: order.currency,
      answer_due: answerDueOf(today),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { supplierId } = order;
  await logRma(db, { id, companyId, employeeId, supplierId }, { from: null, to: 'CREATED', actor, now });
  return id;
}
