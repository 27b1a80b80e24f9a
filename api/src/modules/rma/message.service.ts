import type { Scope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError, illegalChange } from '../../http/domain-error.ts';
import type { Acting } from './report-rma.service.ts';
import { logRma } from './rma-log.queries.ts';
import { findRma, type FoundRma } from './rma.queries.ts';

async function getRma(db: Db, scope: Scope, id: string): Promise<FoundRma> {
  const found = await findRma(db, scope, id);
  if (!found) throw new DomainError('rma-request-not-found');
  return found;
}

/**
 * A message between the employee, the supplier, the company and back office: a line of the log without a change of
 * state. Not the caller's request: 404; a closed one: 409 `invalid-data-provided`, but a company may still comment.
 */
export async function writeMessage(
  db: Db,
  scope: Scope,
  id: string,
  text: string,
  { actor, now }: Acting,
): Promise<void> {
  const found = await getRma(db, scope, id);
  if (found.status === 'CLOSED' && scope.role !== 'company') throw illegalChange();
  await logRma(db, found, { from: null, to: null, actor, now, text });
  await markRead(db, scope, id, now);
}

/** The caller's side has read everything up to now. */
export async function markRead(db: Db, scope: Scope, id: string, now: Date): Promise<void> {
  const found = await getRma(db, scope, id);
  await db
    .insertInto('rma_reads')
    .values({
      request_id: id,
      reader_role: scope.role,
      company_id: found.companyId,
      supplier_id: found.supplierId,
      employee_id: found.employeeId,
      read_at: now,
    })
    .onConflict((on) => on.columns(['request_id', 'reader_role']).doUpdateSet({ read_at: now }))
    .execute();
}
