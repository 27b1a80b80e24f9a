import * as contract from '@portal/contract/pay-in-full-fees';
import { recordAudit } from '../../access/audit.ts';
import { atCompany } from '../../access/company-at.ts';
import { invalidFields } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { listFees, saveFee } from './fees.queries.ts';

/**
 * What closing an order early costs (RULES 2.5, DECISIONS 20): back office sets it, the company looks at it. A day that
 * is past is refused, because requests of that time keep the fee that they were made with.
 */
export function payInFullFeeRoutes(router: Router): void {
  router.route(contract.listOwnPayInFullFees, ({ scope, tenant, today }) => tenant((db) => listFees(db, scope, today)));

  router.route(contract.listPayInFullFees, ({ params, scope, tenant, today }) =>
    tenant(async (db) => listFees(db, await atCompany(db, scope, params.companyId), today)),
  );

  router.route(contract.setPayInFullFee, ({ params, body, scope, tenant, now, today, requestId }) =>
    tenant(async (db) => {
      const company = await atCompany(db, scope, params.companyId);
      // What holds today may be corrected today, and is not taken away.
      if (body.validFrom < today || (body.amount === null && body.validFrom === today))
        throw invalidFields({ path: 'validFrom', key: 'must-be-in-the-future' });
      const { validFrom, amount } = body;
      const before = (await listFees(db, company, today)).find((fee) => fee.validFrom <= validFrom)?.fee;
      await saveFee(db, company, body);
      await recordAudit(
        db,
        { now, scope, requestId, companyId: params.companyId },
        'pay-in-full-fee.changed',
        ['company', params.companyId],
        { validFrom, currency: before?.currency ?? null, amount: { before: before?.amount ?? null, after: amount } },
      );
      return listFees(db, company, today);
    }),
  );
}
