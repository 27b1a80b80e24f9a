import * as contract from '@portal/contract/company-subscriptions';
import type { SubscriptionFilter } from '@portal/contract/subscription-rows';
import { call, listOf } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';
import { subscriptionsKey } from '../../shared/company-subscription.api.ts';

export const subscriptionsOf = (companyId: string, filter: SubscriptionFilter) =>
  listOf([...subscriptionsKey, companyId, filter], contract.listCompanySubscriptions, {
    params: { companyId },
    query: filter,
  });

type Seen = { id: string; version: number };

export const useCloseSubscription = (companyId: string) =>
  useSaving(subscriptionsKey, ({ id, version }: Seen) =>
    call(contract.closeCompanySubscription, { params: { companyId, subscriptionId: id }, body: { version } }),
  );
export const useReopenSubscription = (companyId: string) =>
  useSaving(subscriptionsKey, ({ id, version }: Seen) =>
    call(contract.reopenCompanySubscription, { params: { companyId, subscriptionId: id }, body: { version } }),
  );
