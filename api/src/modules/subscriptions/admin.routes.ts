import { getCompanySubscription, listCompanySubscriptions } from '@portal/contract/company-subscriptions';
import { atCompany } from '../../access/company-at.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { findSubscription, listSubscriptions } from './subscriptions.queries.ts';

/** Back office looks at a company's subscriptions and changes nothing (RULES 3.6). */
export function adminSubscriptionRoutes(router: Router): void {
  router.route(listCompanySubscriptions, ({ params, query, scope, tenant, today }) =>
    tenant(async (db) => listSubscriptions(db, await atCompany(db, scope, params.companyId), query, today)),
  );

  router.route(getCompanySubscription, ({ params, scope, tenant, today }) =>
    tenant(async (db) => {
      const company = await atCompany(db, scope, params.companyId);
      const subscription = await findSubscription(db, company, params.subscriptionId, today);
      if (!subscription) throw new DomainError('subscription-not-found');
      return subscription;
    }),
  );
}
