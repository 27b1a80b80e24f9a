import { listPaymentDetailsOfCompany } from '@portal/contract/payment-details';
import { atCompany } from '../../access/company-at.ts';
import type { Router } from '../../http/route.ts';
import { listDetails } from './payment-details.queries.ts';

/** Back office looks at how a company is paid and changes nothing of it. */
export function adminPaymentDetailsRoutes(router: Router): void {
  router.route(listPaymentDetailsOfCompany, ({ params, scope, tenant }) =>
    tenant(async (db) => listDetails(db, await atCompany(db, scope, params.companyId))),
  );
}
