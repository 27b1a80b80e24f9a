import { paymentCallback } from '@portal/contract/pay-in-full-requests';
import { withSystem } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { isSigned, OtherAmount, recordOtherAmount, recordPayment } from './payments.service.ts';

/**
 * What the payment service tells (DECISIONS 20). Only its signature opens this door: everybody else gets 403
 * `not-authorized`.
 */
export function paymentRoutes(router: Router): void {
  router.open(paymentCallback, async ({ body, request, services, now, today, requestId }) => {
    if (!isSigned(services.config.paymentSecret, request.portalRawBody, request.headers['x-signature']))
      throw new DomainError('not-authorized');
    const answer = await withSystem(services.pool, (db) =>
      recordPayment(db, body, { actor: { id: null, name: '', role: 'system' }, now, today }),
    ).catch(async (error: unknown) => {
      if (!(error instanceof OtherAmount)) throw error;
      request.log.warn({ event: 'payment-differs' }, 'a signed payment names another amount');
      await withSystem(services.pool, (db) => recordOtherAmount(db, body, error, { now, requestId }));
      throw error;
    });
    services.queue.notify({ kind: 'tell-requests' });
    return answer;
  });
}
