import { downloadCompanyLetter } from '@portal/contract/pay-in-full-letters';
import { getEmployeeOffers, requestOnBehalf } from '@portal/contract/pay-in-full-on-behalf';
import * as contract from '@portal/contract/pay-in-full-requests';
import { assertOwnEmployee } from '../../access/own-employee.ts';
import { employeeScopeOf } from '../../access/scope.ts';
import type { Router } from '../../http/route.ts';
import { askOnBehalf, offersFor } from './ask-to-pay.service.ts';
import { changeKind, moveRequest, previewRequest, repriceRequest } from './change-by-administrator.service.ts';
import { actingOf, changed } from './change-request.service.ts';
import { requestDetail, toRow } from './request.mapping.ts';
import { listRequestPage } from './requests.queries.ts';
import { sendLetter } from './send-letter.service.ts';

/** The company's log of pay-in-full requests and what RULES 3.2 lets it do. */
export function companyPayInFullRoutes(router: Router): void {
  router.list(contract.listCompanyPayInFull, ({ query, scope, tenant }) =>
    tenant(async (db) => {
      if (query.employeeId) await assertOwnEmployee(db, scope, query.employeeId);
      const { data, meta } = await listRequestPage(db, scope, query);
      return { data: data.map(toRow), meta };
    }),
  );
  router.route(contract.getCompanyPayInFull, ({ params, scope, tenant, today }) =>
    tenant((db) => requestDetail(db, scope, params.requestId, today)),
  );
  router.route(getEmployeeOffers, ({ params, scope, tenant, today }) =>
    tenant(async (db) => {
      await assertOwnEmployee(db, scope, params.employeeId);
      return offersFor(db, employeeScopeOf(scope, params.employeeId), today);
    }),
  );
  router.route(requestOnBehalf, (context) =>
    changed(context, async (db) => {
      const { params, body, scope } = context;
      await assertOwnEmployee(db, scope, params.employeeId);
      return askOnBehalf(db, scope, params.employeeId, body, actingOf(context));
    }),
  );
  router.route(contract.moveCompanyPayInFull, moveRequest);
  router.route(contract.previewCompanyPayInFull, previewRequest);
  router.route(contract.changeCompanyPayInFull, repriceRequest);
  router.route(contract.changeCompanyPaymentKind, changeKind);
  router.route(downloadCompanyLetter, sendLetter);
}
