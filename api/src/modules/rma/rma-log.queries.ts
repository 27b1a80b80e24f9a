import type { RequestStatus } from '@portal/contract/request-status';
import type { Db } from '../../db/tenant.ts';
import type { Actor } from '../order-events/index.ts';

type Logged = { id: string; companyId: string; employeeId: string; supplierId: string };
type RmaLogLine = { from: RequestStatus | null; to: RequestStatus | null; actor: Actor; now: Date; text?: string };

/**
 * One append-only line of an RMA history, in the transaction of what it tells; a change of state and a message are
 * mailed (RULES 3).
 */
export async function logRma(
  db: Db,
  { id, companyId, employeeId, supplierId }: Logged,
  { from, to, actor, now, text = '' }: RmaLogLine,
): Promise<void> {
  await db
    .insertInto('rma_logs')
    .values({
      request_id: id,
      company_id: companyId,
      employee_id: employeeId,
      supplier_id: supplierId,
      at: now,
      from_status: from,
      to_status: to,
      actor_id: actor.id,
      actor_name: actor.name,
      actor_role: actor.role,
      text,
      mail_pending: to !== null || text !== '',
    })
    .execute();
}
