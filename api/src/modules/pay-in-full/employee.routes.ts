import { downloadOwnLetter } from '@portal/contract/pay-in-full-letters';
import * as contract from '@portal/contract/pay-in-full-requests';
import type { Router } from '../../http/route.ts';
import { acceptRequest, declineRequest } from './answer-request.service.ts';
import { askToPay, offersFor } from './ask-to-pay.service.ts';
import { actingOf, changed } from './change-request.service.ts';
import { requestDetail, toRow } from './request.mapping.ts';
import { listRequestPage } from './requests.queries.ts';
import { sendLetter } from './send-letter.service.ts';

/** The employee's own pay-in-full: ask, see, accept, decline. Reachable after the exit date too (RULES 3.5). */
export function employeePayInFullRoutes(router: Router): void {
  router.read(contract.listOwnPayInFull, ({ query, scope, tenant }) =>
    tenant(async (db) => {
      const { data, meta } = await listRequestPage(db, scope, query);
      return { data: data.map(toRow), meta };
    }),
  );
  router.route(contract.getPayInFullOffers, ({ scope, tenant, today }) => tenant((db) => offersFor(db, scope, today)));
  router.route(contract.getOwnPayInFull, ({ params, scope, tenant, today }) =>
    tenant((db) => requestDetail(db, scope, params.requestId, today)),
  );
  router.route(contract.requestPayInFull, (context) =>
    changed(context, (db) => askToPay(db, context.scope, context.body, actingOf(context))),
  );
  router.route(contract.acceptPayInFull, (context) =>
    changed(context, async (db) => {
      const { requestId } = context.params;
      await acceptRequest(db, context.scope, requestId, context.body, actingOf(context));
      return requestId;
    }),
  );
  router.route(contract.declinePayInFull, (context) =>
    changed(context, async (db) => {
      const { requestId } = context.params;
      await declineRequest(db, context.scope, requestId, context.body, actingOf(context));
      return requestId;
    }),
  );
  router.route(downloadOwnLetter, sendLetter);
}
