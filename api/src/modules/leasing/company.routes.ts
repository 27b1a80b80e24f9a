import * as leased from '@portal/contract/leased-orders';
import * as contract from '@portal/contract/leasing-agreements';
import type { Router } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import { agreementToPrint, leasingPdf } from './leasing-pdf.service.ts';
import { getAgreement, leasingChoices, listAgreements, listLeasable, listLeasedOrders } from './leasing.queries.ts';
import { createAgreement, removeAgreement } from './leasing.service.ts';

/** The company's own leasing agreements (RULES 2.6). */
export function companyLeasingRoutes({ route, list }: Router): void {
  list(contract.listLeasing, ({ query, scope, tenant }) => tenant((db) => listAgreements(db, scope, query)));
  route(contract.getLeasingChoices, ({ scope, tenant }) => tenant((db) => leasingChoices(db, scope)));
  route(contract.listLeasableOrders, ({ query, scope, tenant }) => tenant((db) => listLeasable(db, scope, query)));
  route(contract.createLeasing, ({ body, scope, now, requestId, tenant }) =>
    tenant((db) => createAgreement(db, scope, body, { now, requestId })),
  );
  route(contract.getLeasing, ({ params, scope, tenant }) =>
    tenant((db) => getAgreement(db, scope, params.leasingAgreementId)),
  );
  list(leased.listLeasedOrders, ({ params, query, scope, tenant }) =>
    tenant((db) => listLeasedOrders(db, scope, params.leasingAgreementId, query)),
  );
  route(contract.removeLeasing, ({ params, scope, now, requestId, tenant }) =>
    tenant((db) => removeAgreement(db, scope, params.leasingAgreementId, { now, requestId })),
  );
  route(contract.downloadLeasing, async ({ params, scope, session, services, reply, tenant }) => {
    const found = await tenant((db) => agreementToPrint(db, scope, params.leasingAgreementId));
    const pdf = await leasingPdf(services.files, found, session.language);
    return sendFile(reply, `${found.agreement.name}.pdf`, pdf);
  });
}
