import * as expiring from '@portal/contract/expiring-subscriptions';
import type { ExpiringFilter } from '@portal/contract/expiring-subscriptions';
import type { Seen } from '@portal/contract/seen';
import type {
  EmployeePick,
  SubscriptionChange,
  SubscriptionDraft,
  SubscriptionSketch,
} from '@portal/contract/subscription-draft';
import type { SavedDraft } from '@portal/contract/subscription-drafts';
import * as drafts from '@portal/contract/subscription-drafts';
import * as participants from '@portal/contract/subscription-participants';
import type { Participant, ParticipantFilter } from '@portal/contract/subscription-participants';
import type { SubscriptionFilter } from '@portal/contract/subscription-rows';
import * as contract from '@portal/contract/subscriptions';
import { call, keepPreviousData, pollUntil, queryOptions } from '@portal/shared-ui';
import { useBinding, useSaving } from '@portal/shared-ui/kit';

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

/** Begun subscriptions; a change of a subscription makes them stale too. */
export const draftList = () =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'drafts'],
    queryFn: ({ signal }) => call(drafts.listDrafts, {}, { signal }),
    meta: { quiet: true },
  });

/** Read once, when the wizard opens: from then on the page has the newer one. */
export const draftToGoOnWith = (draftId: string) =>
  queryOptions({
    queryKey: ['subscription-draft', draftId],
    queryFn: ({ signal }) => call(drafts.getDraft, { params: { draftId } }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

type Begun = Pick<SavedDraft, 'step' | 'fields'>;
export const keepDraft = (kept: { id: string; version: number } | undefined, begun: Begun) =>
  kept
    ? call(drafts.changeDraft, { params: { draftId: kept.id }, body: { ...begun, version: kept.version } })
    : call(drafts.createDraft, { body: begun });

export const useRemoveDraft = () =>
  useSaving(subscriptionsKey, (draftId: string) => call(drafts.removeDraft, { params: { draftId } }));

export const useCreateSubscription = () =>
  useSaving(subscriptionsKey, (body: SubscriptionDraft) => call(contract.createSubscription, { body }));

export const useChangeSubscription = (subscriptionId: string) =>
  useSaving(subscriptionsKey, (body: SubscriptionChange) =>
    call(contract.changeSubscription, { params: { subscriptionId }, body }),
  );

export const useChangeReminderDays = ({ id, version }: Version) =>
  useSaving(subscriptionsKey, (reminderDays: number[]) =>
    call(participants.changeReminderDays, { params: { subscriptionId: id }, body: { version, reminderDays } }),
  );

type Version = { id: string; version: number };
const versioned = ({ id, version }: Version) => ({ params: { subscriptionId: id }, body: { version } });
export const useCloseSubscription = () =>
  useSaving(subscriptionsKey, (row: Version) => call(contract.closeSubscription, versioned(row)));
export const useReopenSubscription = () =>
  useSaving(subscriptionsKey, (row: Version) => call(contract.reopenSubscription, versioned(row)));
export const useRemoveSubscription = () =>
  useSaving(subscriptionsKey, ({ id }: Version) =>
    call(contract.removeSubscription, { params: { subscriptionId: id } }),
  );

const previewsKey = ['subscription-mails'] as const;

/** Whom a reminder would reach; without ids everybody who is invited and has not ordered. */
export const reminderPreview = (subscriptionId: string, employeeIds: readonly string[]) =>
  queryOptions({
    queryKey: [...previewsKey, subscriptionId, 'remind', employeeIds],
    queryFn: ({ signal }) =>
      call(
        participants.previewReminders,
        { params: { subscriptionId }, body: { employeeIds: [...employeeIds] } },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
  });

/** Whom an invitation would reach once more. */
export const invitationPreview = (subscriptionId: string, employeeIds: readonly string[]) =>
  queryOptions({
    queryKey: [...previewsKey, subscriptionId, 'invite', employeeIds],
    queryFn: ({ signal }) =>
      call(
        participants.previewInvitations,
        { params: { subscriptionId }, body: { employeeIds: [...employeeIds] } },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
  });

/** Who would be added and invited. */
export const addedPreview = (subscriptionId: string, employees: EmployeePick) =>
  queryOptions({
    queryKey: [...previewsKey, subscriptionId, 'add', employees],
    queryFn: ({ signal }) =>
      call(participants.previewAdded, { params: { subscriptionId }, body: { employees } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const useRemind = (subscriptionId: string) =>
  useBinding(
    subscriptionsKey,
    (body: { employeeIds: string[]; seen: Seen }, idempotencyKey) =>
      call(participants.remindParticipants, { params: { subscriptionId }, body }, { idempotencyKey }),
    previewsKey,
  );

export const useInviteAgain = (subscriptionId: string) =>
  useBinding(
    subscriptionsKey,
    (body: { employeeIds: string[]; seen: Seen }, idempotencyKey) =>
      call(participants.inviteAgain, { params: { subscriptionId }, body }, { idempotencyKey }),
    previewsKey,
  );

export const useAddParticipants = (subscriptionId: string) =>
  useBinding(
    subscriptionsKey,
    (body: Pick<SubscriptionChange, 'version' | 'addedEmployees' | 'seen'>, idempotencyKey) =>
      call(contract.changeSubscription, { params: { subscriptionId }, body }, { idempotencyKey }),
    previewsKey,
  );
