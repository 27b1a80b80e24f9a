import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Payment } from '@portal/contract/pay-in-full-requests';
import type { RequestStatus } from '@portal/contract/request-status';
import { recordAudit } from '../../access/audit.ts';
import { adminScopeForJob } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { assertMove, writeMove, type Acting } from './move-request.service.ts';
import { lockRequest } from './requests.queries.ts';

/** The payment service's signature of a body: `sha256=<hex>` of its HMAC (DECISIONS 20). */
export function isSigned(secret: string | undefined, body: string, header: unknown): boolean {
  if (secret === undefined || typeof header !== 'string') return false;
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const given = Buffer.from(header);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** A signed payment of another amount than the locked one: 400 at `amount`, and a person has to look at it. */
export class OtherAmount extends DomainError {
  readonly expected: number;
  constructor(expected: number) {
    super('invalid-data-provided', [{ path: 'amount', key: 'invalid-amount' }]);
    this.expected = expected;
  }
}

/** What was said is on record for back office, although nothing of the request changed. */
export async function recordOtherAmount(
  db: Db,
  { requestId: id, transactionId, amount }: Payment,
  { expected }: OtherAmount,
  { now, requestId }: { now: Date; requestId: string },
): Promise<void> {
  await recordAudit(
    db,
    { now, scope: adminScopeForJob(), requestId },
    'pay-in-full.amount-differs',
    ['pay-in-full-request', id],
    { transactionId, amount, expected },
  );
}

/**
 * ACCEPTED > PAID by the payment itself. The same payment again changes nothing and answers the same (scenario 44); an
 * amount other than the locked one is refused, also of a payment that was recorded, as is a second payment.
 */
export async function recordPayment(
  db: Db,
  payment: Payment,
  acting: Acting,
): Promise<{ requestId: string; status: RequestStatus }> {
  const request = await lockRequest(db, adminScopeForJob(), payment.requestId);
  if (!request) throw new DomainError('pay-in-full-request-not-found');
  if (request.transactionId !== payment.transactionId) assertMove(request, 'PAID', 'system');
  if (payment.amount !== request.total) throw new OtherAmount(request.total);
  if (request.transactionId !== payment.transactionId)
    await writeMove(db, request, { ...acting, to: 'PAID', reason: '', transactionId: payment.transactionId });
  return { requestId: request.id, status: request.transactionId === payment.transactionId ? request.status : 'PAID' };
}
