import { periodOf } from '@portal/contract/days';
import type { RequestStatus } from '@portal/contract/request-status';
import type { RmaMove } from '@portal/contract/rma';
import { mayMoveRma } from '@portal/contract/rma-moves';
import { answerDueOf } from '@portal/contract/rma-supplier';
import type { Seen } from '@portal/contract/seen';
import { decisionFacts, excessFacts } from '@portal/contract/seen-acts';
import { sql } from 'kysely';
import type { AdminScope, EmployeeScope, Scope, SupplierScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { assertSeen } from '../../http/assert-seen.ts';
import { DomainError, illegalChange, invalidFields } from '../../http/domain-error.ts';
import { deleteOrder } from '../orders/index.ts';
import { replaceSerial } from './replace-serial.service.ts';
import type { Acting } from './report-rma.service.ts';
import { logRma } from './rma-log.queries.ts';
import { rmaDetail, rmaFacts } from './rma.mapping.ts';
import { lockRma, type FoundRma } from './rma.queries.ts';

/** The RMA request, locked for this transaction. Not the caller's: 404. */
async function getLockedRma(db: Db, scope: Scope, id: string): Promise<FoundRma> {
  const found = await lockRma(db, scope, id);
  if (!found) throw new DomainError('rma-request-not-found');
  return found;
}

function assertVersion(found: FoundRma, version: number): void {
  if (found.version !== version) throw new DomainError('changed-by-someone-else');
}

function assertMove(found: FoundRma, to: RequestStatus, scope: Scope): void {
  const answer = mayMoveRma(found.status, to, scope.role, rmaFacts(found));
  if (answer === 'wrong-role') throw new DomainError('you-do-not-have-permission-to-do-this-action');
  if (answer === 'illegal') throw illegalChange();
}

async function write(
  db: Db,
  found: FoundRma,
  to: RequestStatus,
  { actor, now }: Acting,
  text: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await db
    .updateTable('rma_requests')
    .set({ ...values, status: to, version: sql`version + 1` })
    .where('id', '=', found.id)
    .where('status', '=', found.status)
    .execute();
  await logRma(db, found, { from: found.status, to, actor, now, text });
}

/**
 * Supplier or back office decide (RULES 3.3): APPROVED needs an outcome, with REPLACE the new serial number (the old
 * one stays in the history, draws do not change); REJECTED a reason. A return that closes deletes its order.
 */
export async function decideRma(
  db: Db,
  scope: SupplierScope | AdminScope,
  id: string,
  move: RmaMove,
  acting: Acting & { requestId: string },
): Promise<FoundRma> {
  const found = await getLockedRma(db, scope, id);
  assertMove(found, move.to, scope);
  if (move.to === 'APPROVED' || move.to === 'REJECTED') {
    if (!move.seen) throw invalidFields({ path: 'seen', key: 'required' });
    assertSeen(move.seen, decisionFacts(await rmaDetail(db, scope, id)));
  }
  assertVersion(found, move.version);
  if (move.to === 'REJECTED' && move.reason === '') throw invalidFields({ path: 'reason', key: 'required' });
  if (move.to === 'APPROVED' && move.outcome === undefined) throw invalidFields({ path: 'outcome', key: 'required' });
  if (move.expectedBack !== null && move.expectedBack < acting.today)
    throw invalidFields({ path: 'expectedBack', key: 'invalid-day' });
  const isReplaced = move.to === 'APPROVED' && move.outcome === 'REPLACE';
  const serials = isReplaced ? await replaceSerial(db, scope, found, move.serialNumber, acting) : {};
  await write(
    db,
    found,
    move.to,
    acting,
    move.reason,
    move.to === 'APPROVED'
      ? { outcome: move.outcome, excess: move.excess, expected_back: move.expectedBack, ...serials }
      : {},
  );
  if (
    move.to === 'CLOSED' &&
    found.outcome === 'RETURN' &&
    scope.role === 'admin' &&
    found.status !== 'REJECTED' &&
    found.status !== 'DECLINED' &&
    found.orderStatus !== 'DELETED'
  ) {
    await deleteOrder(db, scope, {
      orderId: found.orderId,
      actor: acting.actor,
      at: acting.now,
      reason: 'RMA',
      creditDraws: await waivesReturns(db, scope, found.companyId),
      creditFrom: periodOf(found.incidentDate),
      today: acting.today,
      requestId: acting.requestId,
    });
  }
  return found;
}

// What was drawn for months without use is given back where returns are waived, from the incident's month on
// (DECISIONS 37).
async function waivesReturns(db: Db, _scope: AdminScope, companyId: string): Promise<boolean> {
  const { return_policy: policy } = await db
    .selectFrom('company_settings')
    .select('return_policy')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return policy === 'WAIVE';
}

/** More information from the employee: the request is examined again, after a rejection once (RULES 3.3 UPDATED). */
export async function addInformation(
  db: Db,
  scope: EmployeeScope,
  id: string,
  form: { version: number; text: string },
  acting: Acting,
): Promise<void> {
  const found = await getLockedRma(db, scope, id);
  assertVersion(found, form.version);
  assertMove(found, 'UPDATED', scope);
  await write(db, found, 'UPDATED', acting, form.text, {
    answer_due: answerDueOf(acting.today),
    ...(found.status === 'REJECTED' ? { was_reopened: true } : {}),
  });
}

type Answer = { version: number; seen: Seen; to: 'ACCEPTED' | 'DECLINED' };

/** The employee accepts or declines what is to be paid, as the page showed it (DECISIONS 48). */
export async function answerExcess(
  db: Db,
  scope: EmployeeScope,
  id: string,
  form: Answer,
  acting: Acting,
): Promise<void> {
  const found = await getLockedRma(db, scope, id);
  assertSeen(form.seen, excessFacts({ excess: { amount: found.excess, currency: found.currency } }));
  assertVersion(found, form.version);
  assertMove(found, form.to, scope);
  await write(db, found, form.to, acting, '');
}
