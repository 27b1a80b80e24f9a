import { downloadAnyLetter } from '@portal/contract/pay-in-full-letters';
import * as contract from '@portal/contract/pay-in-full-requests';
import { recordAudit } from '../../access/audit.ts';
import type { Router } from '../../http/route.ts';
import { assertFilterIds } from '../orders/index.ts';
import { changePrice } from './change-price.service.ts';
import { actingOf, changed } from './change-request.service.ts';
import { changePaymentKind } from './final-salary.service.ts';
import { moveStatus, takeRequest } from './move-request.service.ts';
import { requestDetail, toRow } from './request.mapping.ts';
import { listRequestPage } from './requests.queries.ts';
import { sendLetter } from './send-letter.service.ts';

/** The back office's log of pay-in-full requests; it also marks them as paid (RULES 3.2). */
export function adminPayInFullRoutes(router: Router): void {
  router.route(contract.listAllPayInFull, ({ query, scope, tenant }) =>
    tenant(async (db) => {
      if (query.companyId) await assertFilterIds(db, scope, { companyId: query.companyId });
      const { data, meta } = await listRequestPage(db, scope, query);
      return { data: data.map(toRow), meta };
    }),
  );
  router.route(contract.getAnyPayInFull, ({ params, scope, tenant, today }) =>
    tenant((db) => requestDetail(db, scope, params.requestId, today)),
  );
  router.route(contract.moveAnyPayInFull, (context) =>
    changed(context, async (db) => {
      const {
        params: { requestId },
        body,
        scope,
        now,
      } = context;
      const request = await takeRequest(db, scope, requestId, body.version);
      await moveStatus(db, scope, request, {
        ...actingOf(context),
        to: body.to,
        reason: body.reason,
        transactionId: body.transactionId,
      });
      await recordAudit(db, {
        now,
        scope,
        action: 'pay-in-full.moved',
        entity: 'pay-in-full-request',
        entityId: requestId,
        companyId: request.companyId,
        requestId: context.requestId,
        detail: { to: body.to },
      });
      return requestId;
    }),
  );
  router.route(contract.changeAnyPayInFull, (context) =>
    changed(context, async (db) => {
      const {
        params: { requestId },
        body,
        scope,
        now,
      } = context;
      await changePrice(db, scope, requestId, body, actingOf(context));
      await recordAudit(db, {
        now,
        scope,
        action: 'pay-in-full.changed',
        entity: 'pay-in-full-request',
        entityId: requestId,
        requestId: context.requestId,
        detail: { ...body },
      });
      return requestId;
    }),
  );
  router.route(contract.changeAnyPaymentKind, (context) =>
    changed(context, async (db) => {
      const {
        params: { requestId },
        body,
        scope,
        now,
      } = context;
      await changePaymentKind(db, scope, requestId, body, actingOf(context));
      await recordAudit(db, {
        now,
        scope,
        action: 'pay-in-full.changed',
        entity: 'pay-in-full-request',
        entityId: requestId,
        requestId: context.requestId,
        detail: { ...body },
      });
      return requestId;
    }),
  );
  router.route(downloadAnyLetter, sendLetter);
}
