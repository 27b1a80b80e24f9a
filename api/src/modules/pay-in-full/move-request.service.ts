import type { Day } from '@portal/contract/days';
import { mayMovePayInFull, type RequestMover } from '@portal/contract/pay-in-full-moves';
import { isFinalSalary } from '@portal/contract/payment-details';
import type { RequestStatus } from '@portal/contract/request-status';
import { sql } from 'kysely';
import { companyScopeForJob } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError, illegalChange, invalidFields } from '../../http/domain-error.ts';
import { closeRequest } from './close-request.service.ts';
import { releaseFinalDraws } from './release-final-draws.service.ts';
import { factsOf, referenceOf } from './request-facts.mapping.ts';
import { logRequest, type RequestActor } from './request-writes.queries.ts';
import { lockRequest, type FoundRequest, type RequestScope } from './requests.queries.ts';

export type Acting = { actor: RequestActor; now: Date; today: Day };
export type Move = Acting & {
  to: RequestStatus;
  reason: string;
  transactionId?: string;
  values?: Readonly<Record<string, unknown>>;
  /** false: a mail of the same act says it already */
  isTold?: boolean;
};

/** The request, held for this transaction. Not the caller's: 404; a stale version: 409 `changed-by-someone-else`. */
export async function takeRequest(db: Db, scope: RequestScope, id: string, version: number): Promise<FoundRequest> {
  const request = await holdRequest(db, scope, id);
  assertVersion(request, version);
  return request;
}

/** The request, held for this transaction. Not the caller's: 404 `pay-in-full-request-not-found`. */
export async function holdRequest(db: Db, scope: RequestScope, id: string): Promise<FoundRequest> {
  const request = await lockRequest(db, scope, id);
  if (!request) throw new DomainError('pay-in-full-request-not-found');
  return request;
}

export function assertVersion(request: FoundRequest, version: number): void {
  if (request.version !== version) throw new DomainError('changed-by-someone-else');
}

/**
 * Throws what RULES 3 answers for a move that may not be: others' right 403
 * `you-do-not-have-permission-to-do-this-action`, no such path 409 `invalid-data-provided`.
 */
export function assertMove(request: FoundRequest, to: RequestStatus, by: RequestMover): void {
  const answer = mayMovePayInFull(request.status, to, by, factsOf(request));
  if (answer === 'wrong-role') throw new DomainError('you-do-not-have-permission-to-do-this-action');
  if (answer === 'illegal') throw illegalChange();
}

/**
 * One move of RULES 3.2 by a person, with its line in the log and what it changes beside the request: REJECTED needs a
 * reason, PAID the number of the payment (400 `required`); CLOSED settles the draws.
 */
export async function moveStatus(db: Db, scope: RequestScope, request: FoundRequest, move: Move): Promise<void> {
  const { to, reason } = move;
  // Payroll has one number for it, so nobody types one (DECISIONS 20).
  const transactionId = move.transactionId || (isFinalSalary(request.paymentKind) ? referenceOf(request) : '');
  assertMove(request, to, scope.role);
  // New figures come with their own endpoint; a bare UPDATED would change nothing that the employee could see.
  if (to === 'UPDATED') throw illegalChange();
  if (to === 'REJECTED' && reason === '') throw invalidFields({ path: 'reason', key: 'required' });
  if (to === 'PAID' && transactionId === '') throw invalidFields({ path: 'transactionId', key: 'required' });
  await writeMove(db, request, { ...move, transactionId });
}

/** The move itself, its log line and the settlement, once it is known to be allowed. */
export async function writeMove(
  db: Db,
  request: FoundRequest,
  { to, reason, transactionId, actor, now, today, values, isTold = true }: Move,
): Promise<void> {
  const scope = companyScopeForJob(request.companyId, actor.id ?? '');
  if (endsFinalSalary(request, to)) await releaseFinalDraws(db, scope, request.orderId, today);
  await db
    .updateTable('pay_in_full_requests')
    .set({
      ...values,
      status: to,
      ...(to === 'PAID' && transactionId ? { transaction_id: transactionId } : {}),
      version: sql`version + 1`,
    })
    .where('id', '=', request.id)
    .where('status', '=', request.status)
    .execute();
  const by = { scope, employeeId: request.employeeId, actor, now };
  await logRequest(db, by, request.id, { from: request.status, to, text: reason, mailPending: isTold });
  if (to === 'CLOSED') await closeRequest(db, scope, request, { now, today });
}

// Closed unpaid, or paid in another way before its file was made: nothing is deducted a second time.
const endsFinalSalary = ({ status, finalDraw }: FoundRequest, to: RequestStatus) =>
  status === 'ACCEPTED' && finalDraw !== null && (to === 'CLOSED' || (to === 'PAID' && finalDraw === 'PLANNED'));
