import { downloadAnyLetter } from '@portal/contract/pay-in-full-letters';
import * as contract from '@portal/contract/pay-in-full-requests';
import type { Router } from '../../http/route.ts';
import { assertFilterIds } from '../orders/index.ts';
import { changeKind, moveRequest, previewRequest, repriceRequest } from './change-by-administrator.service.ts';
import { requestDetail, toRow } from './request.mapping.ts';
import { listRequestPage } from './requests.queries.ts';
import { sendLetter } from './send-letter.service.ts';

/** The back office's log of pay-in-full requests; it also marks them as paid (RULES 3.2). */
export function adminPayInFullRoutes(router: Router): void {
  router.list(contract.listAllPayInFull, ({ query, scope, tenant }) =>
    tenant(async (db) => {
      if (query.companyId) await assertFilterIds(db, scope, { companyId: query.companyId });
      const { data, meta } = await listRequestPage(db, scope, query);
      return { data: data.map(toRow), meta };
    }),
  );
  router.route(contract.getAnyPayInFull, ({ params, scope, tenant, today }) =>
    tenant((db) => requestDetail(db, scope, params.requestId, today)),
  );
  router.route(contract.moveAnyPayInFull, moveRequest);
  router.route(contract.previewAnyPayInFull, previewRequest);
  router.route(contract.changeAnyPayInFull, repriceRequest);
  router.route(contract.changeAnyPaymentKind, changeKind);
  router.route(downloadAnyLetter, sendLetter);
}
