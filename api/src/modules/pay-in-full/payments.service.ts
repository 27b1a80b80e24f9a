import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Payment } from '@portal/contract/pay-in-full-requests';
import type { RequestStatus } from '@portal/contract/request-status';
import { adminScopeForJob } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError, invalidFields } from '../../http/domain-error.ts';
import { assertMove, writeMove, type Acting } from './move-request.service.ts';
import { lockRequest } from './requests.queries.ts';

/** The payment service's signature of a body: `sha256=<hex>` of its HMAC (DECISIONS 20). */
export function isSigned(secret: string | undefined, body: string, header: unknown): boolean {
  if (secret === undefined || typeof header !== 'string') return false;
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const given = Buffer.from(header);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/**
 * ACCEPTED > PAID by the payment itself. The same payment again changes nothing and answers the same (scenario 44); an
 * amount other than the locked one is refused, as is a second payment.
 */
export async function recordPayment(
  db: Db,
  payment: Payment,
  acting: Acting,
): Promise<{ requestId: string; status: RequestStatus }> {
  const request = await lockRequest(db, adminScopeForJob(), payment.requestId);
  if (!request) throw new DomainError('pay-in-full-request-not-found');
  if (request.transactionId !== payment.transactionId) {
    assertMove(request, 'PAID', 'system');
    if (payment.amount !== request.total) throw invalidFields({ path: 'amount', key: 'invalid-amount' });
    await writeMove(db, request, { ...acting, to: 'PAID', reason: '', transactionId: payment.transactionId });
  }
  return { requestId: request.id, status: request.transactionId === payment.transactionId ? request.status : 'PAID' };
}
