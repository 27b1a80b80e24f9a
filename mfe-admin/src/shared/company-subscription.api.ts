import { getCompanySubscription } from '@portal/contract/company-subscriptions';
import { queryOf, queryOptions } from '@portal/shared-ui';

/** Everything about companies' subscriptions in the cache; a change makes all of it stale. */
export const subscriptionsKey = ['admin', 'subscriptions'] as const;

/** One subscription of a company, where the address names one. */
export const subscriptionOf = (companyId: string, subscriptionId: string | undefined) =>
  queryOptions({
    ...queryOf([...subscriptionsKey, 'one', companyId, subscriptionId], getCompanySubscription, {
      params: { companyId, subscriptionId: subscriptionId ?? '' },
    }),
    enabled: subscriptionId !== undefined,
  });
