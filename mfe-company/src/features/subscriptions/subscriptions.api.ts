import * as contract from '@portal/contract/subscriptions';
import type { ExpiringFilter, ParticipantFilter, SubscriptionChange, SubscriptionDraft, SubscriptionFilter, SubscriptionSketch } from '@portal/contract/subscriptions';
import { call, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';

/** Everything about subscriptions in the cache; a change makes all of it stale, counts included. */
const subscriptionsKey = ['subscriptions'] as const;

export const subscriptionList = (filter: SubscriptionFilter) => queryOptions({
  queryKey: [...subscriptionsKey, 'list', filter],
  queryFn: ({ signal }) => call(contract.listSubscriptions, { query: filter }, { signal }),
  placeholderData: keepPreviousData,
});

export const subscriptionCounts = () => queryOptions({
  queryKey: [...subscriptionsKey, 'counts'],
  queryFn: ({ signal }) => call(contract.countSubscriptions, {}, { signal }),
  meta: { quiet: true },
});

export const subscriptionDetail = (subscriptionId: string) => queryOptions({
  queryKey: [...subscriptionsKey, 'one', subscriptionId],
  queryFn: ({ signal }) => call(contract.getSubscription, { params: { subscriptionId } }, { signal }),
});

export const participantList = (subscriptionId: string, filter: Partial<ParticipantFilter>) => queryOptions({
  queryKey: [...subscriptionsKey, 'participants', subscriptionId, filter],
  queryFn: ({ signal }) => call(contract.listParticipants, { params: { subscriptionId }, query: filter }, { signal }),
  placeholderData: keepPreviousData,
});

export const expiringList = (filter: ExpiringFilter) => queryOptions({
  queryKey: [...subscriptionsKey, 'expiring', filter],
  queryFn: ({ signal }) => call(contract.listExpiring, { query: filter }, { signal }),
  placeholderData: keepPreviousData,
});

/** What a half-filled subscription would do; nothing is saved. */
export const subscriptionCheck = (sketch: SubscriptionSketch) => queryOptions({
  queryKey: ['subscription-check', sketch],
  queryFn: ({ signal }) => call(contract.checkSubscription, { body: sketch }, { signal }),
  placeholderData: keepPreviousData,
});

/** A mutation whose form shows its errors, and after which every list of subscriptions is fetched again. */
function useSubscriptionMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, meta: { inline: true }, onSuccess: () => client.invalidateQueries({ queryKey: subscriptionsKey }) });
}

export const useCreateSubscription = () => useSubscriptionMutation((body: SubscriptionDraft) => call(contract.createSubscription, { body }));

export const useChangeSubscription = (subscriptionId: string) =>
  useSubscriptionMutation((body: SubscriptionChange) => call(contract.changeSubscription, { params: { subscriptionId }, body }));

type Seen = { id: string; version: number };
const seen = ({ id, version }: Seen) => ({ params: { subscriptionId: id }, body: { version } });
export const useCloseSubscription = () => useSubscriptionMutation((row: Seen) => call(contract.closeSubscription, seen(row)));
export const useReopenSubscription = () => useSubscriptionMutation((row: Seen) => call(contract.reopenSubscription, seen(row)));
export const useRemoveSubscription = () => useSubscriptionMutation(({ id }: Seen) => call(contract.removeSubscription, { params: { subscriptionId: id } }));

/** Without ids everybody who is invited and has not ordered. */
export const useRemind = (subscriptionId: string) =>
  useSubscriptionMutation((employeeIds: string[]) => call(contract.remindParticipants, { params: { subscriptionId }, body: { employeeIds } }));
