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
    async ({ params: { companyId, subscriptionId }, body, scope, services, tenant, ...moment }) => {
      const closed = await tenant(async (db) => {
        const company = await atCompany(db, scope, companyId);
        return closeSubscription(db, company, subscriptionId, body.version, services.config.supportEmail, moment);
      });
      services.queue.notify({ kind: 'deliver-mail' });
      return closed;
    },
  );

  router.route(
    contract.reopenCompanySubscription,
    async ({ params: { companyId, subscriptionId }, body, scope, services, tenant, ...moment }) => {
      const opened = await tenant(async (db) => {
        const company = await atCompany(db, scope, companyId);
        return reopenSubscription(db, company, subscriptionId, body.version, moment);
      });
      services.queue.notify({ kind: 'scheduled-jobs' });
      return opened;
    },
  );
}
