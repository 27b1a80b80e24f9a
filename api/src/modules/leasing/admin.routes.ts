import * as leased from '@portal/contract/leased-orders';
import * as contract from '@portal/contract/leasing-agreements';
import { recordAudit } from '../../access/audit.ts';
import { atCompany } from '../../access/company-at.ts';
import type { Router } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import { agreementToPrint, leasingPdf } from './leasing-pdf.service.ts';
import { getAgreement, leasingChoices, listAgreements, listLeasable, listLeasedOrders } from './leasing.queries.ts';
import { createAgreement, removeAgreement } from './leasing.service.ts';
import { changePartner, insertPartner, listPartners } from './partners.queries.ts';

/** Leasing agreements of any company, and the partners they name (RULES 3.6, DECISIONS 10). */
export function adminLeasingRoutes({ route, list }: Router): void {
  list(contract.listCompanyLeasing, ({ params, query, scope, tenant }) =>
    tenant(async (db) => listAgreements(db, await atCompany(db, scope, params.companyId), query)),
  );
  route(contract.getCompanyLeasingChoices, ({ params, scope, tenant }) =>
    tenant(async (db) => leasingChoices(db, await atCompany(db, scope, params.companyId))),
  );
  route(contract.listCompanyLeasableOrders, ({ params, query, scope, tenant }) =>
    tenant(async (db) => listLeasable(db, await atCompany(db, scope, params.companyId), query)),
  );
  route(contract.createCompanyLeasing, ({ params, body, scope, now, requestId, tenant }) =>
    tenant(async (db) => createAgreement(db, await atCompany(db, scope, params.companyId), body, { now, requestId })),
  );
  route(contract.getCompanyLeasing, ({ params, scope, tenant }) =>
    tenant(async (db) => getAgreement(db, await atCompany(db, scope, params.companyId), params.leasingAgreementId)),
  );
  list(leased.listCompanyLeasedOrders, ({ params, query, scope, tenant }) =>
    tenant(async (db) =>
      listLeasedOrders(db, await atCompany(db, scope, params.companyId), params.leasingAgreementId, query),
    ),
  );
  route(contract.removeCompanyLeasing, ({ params, scope, now, requestId, tenant }) =>
    tenant(async (db) =>
      removeAgreement(db, await atCompany(db, scope, params.companyId), params.leasingAgreementId, { now, requestId }),
    ),
  );
  route(contract.downloadCompanyLeasing, async ({ params, scope, session, services, reply, tenant }) => {
    const found = await tenant(async (db) =>
      agreementToPrint(db, await atCompany(db, scope, params.companyId), params.leasingAgreementId),
    );
    const pdf = await leasingPdf(services.files, found, session.language);
    return sendFile(reply, `${found.agreement.name}.pdf`, pdf);
  });

  route(contract.listLeasingPartners, ({ scope, tenant }) => tenant((db) => listPartners(db, scope)));
  route(contract.createLeasingPartner, ({ body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const partner = await insertPartner(db, scope, body);
      await recordAudit(db, { now, scope, requestId }, 'leasing-partner.created', ['leasing_partner', partner.id], {
        name: partner.name,
      });
      return partner;
    }),
  );
  route(contract.changeLeasingPartner, ({ params, body, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      const partner = await changePartner(db, scope, params.leasingPartnerId, body);
      await recordAudit(db, { now, scope, requestId }, 'leasing-partner.changed', ['leasing_partner', partner.id], {
        name: partner.name,
        enabled: partner.enabled,
      });
      return partner;
    }),
  );
}
