import * as contract from '@portal/contract/payment-details';
import { recordAudit } from '../../access/audit.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { listDetails, saveDetails } from './payment-details.queries.ts';

/** How employees pay the company (DECISIONS 39). The audit log has every change with its old and new values. */
export function companyPaymentDetailsRoutes(router: Router): void {
  router.route(contract.listPaymentDetails, ({ scope, tenant }) => tenant((db) => listDetails(db, scope)));

  router.route(
    contract.changePaymentDetails,
    ({ body: { currency, version, ...form }, scope, tenant, now, requestId }) =>
      tenant(async (db) => {
        const before = (await listDetails(db, scope)).find((details) => details.currency === currency);
        if (!before) throw new DomainError('currency-not-found');
        if (!(await saveDetails(db, scope, currency, version, form))) throw new DomainError('changed-by-someone-else');
        const { version: _version, ...old } = before;
        await recordAudit(db, { now, scope, requestId }, 'payment-details.changed', ['company', scope.companyId], {
          from: old,
          to: { currency, ...form },
        });
        return listDetails(db, scope);
      }),
  );
}
