import { getCompanySubscription, listCompanySubscriptions } from '@portal/contract/company-subscriptions';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { findSubscription, listSubscriptions } from './subscriptions.queries.ts';

/** Back office looks at a company's subscriptions and changes nothing (RULES 3.6). */
export function adminSubscriptionRoutes(router: Router): void {
  router.route(listCompanySubscriptions, ({ params, query, scope, tenant, today }) =>
    tenant(async (db) => {
      await assertCompany(db, params.companyId);
      return listSubscriptions(db, { ...scope, companyId: params.companyId }, query, today);
    }),
  );

  router.route(getCompanySubscription, ({ params, scope, tenant, today }) =>
    tenant(async (db) => {
      await assertCompany(db, params.companyId);
      const subscription = await findSubscription(
        db,
        { ...scope, companyId: params.companyId },
        params.subscriptionId,
        today,
      );
      if (!subscription) throw new DomainError('subscription-not-found');
      return subscription;
    }),
  );
}

async function assertCompany(db: Db, companyId: string): Promise<void> {
  const company = await db.selectFrom('companies').select('id').where('id', '=', companyId).executeTakeFirst();
  if (!company) throw new DomainError('company-not-found');
}
