import * as contract from '@portal/contract/company-subscriptions';
import { atCompany } from '../../access/company-at.ts';
import type { Router } from '../../http/route.ts';
import { listSubscriptions } from './subscriptions.queries.ts';
import { closeSubscription, getSubscription, reopenSubscription } from './subscriptions.service.ts';

/** Back office looks at a company's subscriptions, closes and reopens them (RULES 3.4, 3.6). */
export function adminSubscriptionRoutes(router: Router): void {
  router.list(contract.listCompanySubscriptions, ({ params, query, scope, tenant, today }) =>
    tenant(async (db) => listSubscriptions(db, await atCompany(db, scope, params.companyId), query, today)),
  );

  router.route(contract.getCompanySubscription, ({ params, scope, tenant, today }) =>
    tenant(async (db) =>
      getSubscription(db, await atCompany(db, scope, params.companyId), params.subscriptionId, today),
    ),
  );

  router.route(
    contract.closeCompanySubscription,
    ({ params: { companyId, subscriptionId }, body, scope, services, thenNotify, ...moment }) =>
      thenNotify('deliver-mail', async (db) => {
        const company = await atCompany(db, scope, companyId);
        return closeSubscription(db, company, subscriptionId, body.version, services.config.supportEmail, moment);
      }),
  );

  router.route(
    contract.reopenCompanySubscription,
    ({ params: { companyId, subscriptionId }, body, scope, thenNotify, ...moment }) =>
      thenNotify('scheduled-jobs', async (db) => {
        const company = await atCompany(db, scope, companyId);
        return reopenSubscription(db, company, subscriptionId, body.version, moment);
      }),
  );
}
