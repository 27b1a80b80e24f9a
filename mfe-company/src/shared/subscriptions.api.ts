import { getSubscription } from '@portal/contract/subscriptions';
import { queryOf } from '@portal/shared-ui';
import { everything } from './query-keys.ts';

/** Everything about subscriptions in the cache; a change makes all of it stale, counts included. */
export const subscriptionsKey = [...everything, 'subscriptions'] as const;

export const subscriptionDetail = (subscriptionId: string) =>
  queryOf([...subscriptionsKey, 'one', subscriptionId], getSubscription, { params: { subscriptionId } });
