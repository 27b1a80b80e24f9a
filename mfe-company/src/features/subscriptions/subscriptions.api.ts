import * as expiring from '@portal/contract/expiring-subscriptions';
import type { ExpiringFilter } from '@portal/contract/expiring-subscriptions';
import type { SubscriptionChange, SubscriptionDraft, SubscriptionSketch } from '@portal/contract/subscription-draft';
import * as participants from '@portal/contract/subscription-participants';
import type { Participant, ParticipantFilter } from '@portal/contract/subscription-participants';
import type { SubscriptionFilter } from '@portal/contract/subscription-rows';
import * as contract from '@portal/contract/subscriptions';
import { call, keepPreviousData, pollUntil, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

/** Everything about subscriptions in the cache; a change makes all of it stale, counts included. */
const subscriptionsKey = ['subscriptions'] as const;

export const subscriptionList = (filter: SubscriptionFilter) =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'list', filter],
    queryFn: ({ signal }) => call(contract.listSubscriptions, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

export const subscriptionCounts = () =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'counts'],
    queryFn: ({ signal }) => call(contract.countSubscriptions, {}, { signal }),
    meta: { quiet: true },
  });

export const subscriptionDetail = (subscriptionId: string) =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'one', subscriptionId],
    queryFn: ({ signal }) => call(contract.getSubscription, { params: { subscriptionId } }, { signal }),
  });

/** Polls while a person waits for the invitation that the portal sends by itself. */
export const participantList = (subscriptionId: string, filter: Partial<ParticipantFilter>) =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'participants', subscriptionId, filter],
    queryFn: ({ signal }) =>
      call(participants.listParticipants, { params: { subscriptionId }, query: filter }, { signal }),
    refetchInterval: pollUntil(
      ({ data }: { data: Participant[] }) => !data.some(({ isBeingInvited }) => isBeingInvited),
    ),
    placeholderData: keepPreviousData,
  });

export const expiringList = (filter: ExpiringFilter) =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'expiring', filter],
    queryFn: ({ signal }) => call(expiring.listExpiring, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What a half-filled subscription would do; nothing is saved. */
export const subscriptionCheck = (sketch: SubscriptionSketch) =>
  queryOptions({
    queryKey: ['subscription-check', sketch],
    queryFn: ({ signal }) => call(contract.checkSubscription, { body: sketch }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useCreateSubscription = () =>
  useSaving(subscriptionsKey, (body: SubscriptionDraft) => call(contract.createSubscription, { body }));

export const useChangeSubscription = (subscriptionId: string) =>
  useSaving(subscriptionsKey, (body: SubscriptionChange) =>
    call(contract.changeSubscription, { params: { subscriptionId }, body }),
  );

type Seen = { id: string; version: number };
const seen = ({ id, version }: Seen) => ({ params: { subscriptionId: id }, body: { version } });
export const useCloseSubscription = () =>
  useSaving(subscriptionsKey, (row: Seen) => call(contract.closeSubscription, seen(row)));
export const useReopenSubscription = () =>
  useSaving(subscriptionsKey, (row: Seen) => call(contract.reopenSubscription, seen(row)));
export const useRemoveSubscription = () =>
  useSaving(subscriptionsKey, ({ id }: Seen) => call(contract.removeSubscription, { params: { subscriptionId: id } }));

/** Without ids everybody who is invited and has not ordered. */
export const useRemind = (subscriptionId: string) =>
  useSaving(subscriptionsKey, (employeeIds: string[]) =>
    call(participants.remindParticipants, { params: { subscriptionId }, body: { employeeIds } }),
  );
