import type { Endpoint } from '@portal/contract/endpoint';
import type { AdminPayInFullMove, CompanyPayInFullMove, PayInFullChange } from '@portal/contract/pay-in-full-requests';
import type { PaymentKind } from '@portal/contract/payment-details';
import { recordAudit } from '../../access/audit.ts';
import type { AdminScope, CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import type { Context } from '../../http/context.ts';
import { changePrice, previewPrice } from './change-price.service.ts';
import { actingOf, changed } from './change-request.service.ts';
import { changePaymentKind } from './final-salary.service.ts';
import { moveStatus, takeRequest } from './move-request.service.ts';
import type { FoundRequest } from './requests.queries.ts';

type Asking<Body> = Pick<Context<Endpoint>, 'thenNotify' | 'today' | 'now' | 'session' | 'requestId'> & {
  params: { requestId: string };
  body: Body;
  scope: CompanyScope | AdminScope;
};

/** A move of RULES 3.2 by company or back office, in the audit log of the request's company. */
export const moveRequest = (context: Asking<CompanyPayInFullMove | AdminPayInFullMove>) =>
  changed(context, async (db) => {
    const { params, body, scope, now, requestId } = context;
    const request = await takeRequest(db, scope, params.requestId, body.version);
    await moveStatus(db, scope, request, { ...body, ...actingOf(context) });
    const by = { now, scope, requestId, companyId: request.companyId };
    const row = ['pay-in-full-request', params.requestId] as const;
    await recordAudit(db, by, 'pay-in-full.moved', row, { from: request.status, to: body.to });
    return params.requestId;
  });

const changedWith =
  <Body extends Record<string, unknown>>(
    change: (
      db: Db,
      scope: Asking<Body>['scope'],
      id: string,
      body: Body,
      acting: ReturnType<typeof actingOf>,
    ) => Promise<FoundRequest>,
  ) =>
  (context: Asking<Body>) =>
    changed(context, async (db) => {
      const { params, body, scope, now, requestId } = context;
      const { companyId, currency } = await change(db, scope, params.requestId, body, actingOf(context));
      const row = ['pay-in-full-request', params.requestId] as const;
      await recordAudit(db, { now, scope, requestId, companyId }, 'pay-in-full.changed', row, { ...body, currency });
      return params.requestId;
    });

/** What the request would cost, before the employee is asked again. */
export const previewRequest = (context: Asking<PayInFullChange> & Pick<Context<Endpoint>, 'tenant'>) =>
  context.tenant((db) => previewPrice(db, context.scope, context.params.requestId, context.body, actingOf(context)));

/** What the request costs (RULES 3.2 UPDATED). */
export const repriceRequest = changedWith<PayInFullChange>(changePrice);
/** How it is paid (DECISIONS 38). */
export const changeKind = changedWith<{ version: number; paymentKind: PaymentKind }>(changePaymentKind);
