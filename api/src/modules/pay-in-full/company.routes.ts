import { downloadCompanyLetter } from '@portal/contract/pay-in-full-letters';
import * as contract from '@portal/contract/pay-in-full-requests';
import { recordAudit } from '../../access/audit.ts';
import type { Router } from '../../http/route.ts';
import { changePrice } from './change-price.service.ts';
import { actingOf, changed } from './change-request.service.ts';
import { changePaymentKind } from './final-salary.service.ts';
import { moveStatus, takeRequest } from './move-request.service.ts';
import { requestDetail, toRow } from './request.mapping.ts';
import { listRequestPage } from './requests.queries.ts';
import { sendLetter } from './send-letter.service.ts';

/** The company's log of pay-in-full requests and what RULES 3.2 lets it do. */
export function companyPayInFullRoutes(router: Router): void {
  router.route(contract.listCompanyPayInFull, ({ query, scope, tenant }) =>
    tenant(async (db) => {
      const { data, meta } = await listRequestPage(db, scope, query);
      return { data: data.map(toRow), meta };
    }),
  );
  router.route(contract.getCompanyPayInFull, ({ params, scope, tenant, today }) =>
    tenant((db) => requestDetail(db, scope, params.requestId, today)),
  );
  router.route(contract.moveCompanyPayInFull, (context) =>
    changed(context, async (db) => {
      const {
        params: { requestId },
        body,
        scope,
        now,
      } = context;
      await moveStatus(db, scope, await takeRequest(db, scope, requestId, body.version), {
        ...actingOf(context),
        to: body.to,
        reason: body.reason,
      });
      await recordAudit(db, {
        now,
        scope,
        action: 'pay-in-full.moved',
        entity: 'pay-in-full-request',
        entityId: requestId,
        requestId: context.requestId,
        detail: { to: body.to },
      });
      return requestId;
    }),
  );
  router.route(contract.changeCompanyPayInFull, (context) =>
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
  router.route(contract.changeCompanyPaymentKind, (context) =>
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
  router.route(downloadCompanyLetter, sendLetter);
}
