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
import { call, listOf, pollUntil, queryOf, queryOptions } from '@portal/shared-ui';
import { useBinding, useSaving } from '@portal/shared-ui/kit';
import { subscriptionsKey } from '../../shared/subscriptions.api.ts';

export const subscriptionList = (filter: SubscriptionFilter) =>
  listOf([...subscriptionsKey, 'list', filter], contract.listSubscriptions, { query: filter });

export const subscriptionCounts = () =>
  queryOptions({ ...queryOf([...subscriptionsKey, 'counts'], contract.countSubscriptions), meta: { quiet: true } });

/** Polls while a person waits for the invitation that the portal sends by itself. */
export const participantList = (subscriptionId: string, filter: Partial<ParticipantFilter>) =>
  queryOptions({
    ...listOf([...subscriptionsKey, 'participants', subscriptionId, filter], participants.listParticipants, {
      params: { subscriptionId },
      query: filter,
    }),
    refetchInterval: pollUntil(
      ({ data }: { data: Participant[] }) => !data.some(({ isBeingInvited }) => isBeingInvited),
    ),
  });

export const expiringList = (filter: ExpiringFilter) =>
  listOf([...subscriptionsKey, 'expiring', filter], expiring.listExpiring, { query: filter });

/** What a half-filled subscription would do; nothing is saved. */
export const subscriptionCheck = (sketch: SubscriptionSketch) =>
  listOf(['subscription-check', sketch], contract.checkSubscription, { body: sketch });

/** Begun subscriptions; a change of a subscription makes them stale too. */
export const draftList = () =>
  queryOptions({ ...queryOf([...subscriptionsKey, 'drafts'], drafts.listDrafts), meta: { quiet: true } });

/** Read once, when the wizard opens: from then on the page has the newer one. */
export const draftToGoOnWith = (draftId: string) =>
  queryOptions({
    ...queryOf(['subscription-draft', draftId], drafts.getDraft, { params: { draftId } }),
    gcTime: 0,
    staleTime: 'static',
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

/** Whom a reminder would reach; without ids all who are invited and have not ordered. */
export const reminderPreview = (subscriptionId: string, employeeIds: readonly string[]) =>
  queryOptions({
    ...queryOf([...previewsKey, subscriptionId, 'remind', employeeIds], participants.previewReminders, {
      params: { subscriptionId },
      body: { employeeIds: [...employeeIds] },
    }),
    staleTime: 0,
    gcTime: 0,
  });

/** Whom an invitation would reach once more. */
export const invitationPreview = (subscriptionId: string, employeeIds: readonly string[]) =>
  queryOptions({
    ...queryOf([...previewsKey, subscriptionId, 'invite', employeeIds], participants.previewInvitations, {
      params: { subscriptionId },
      body: { employeeIds: [...employeeIds] },
    }),
    staleTime: 0,
    gcTime: 0,
  });

/** Who would be added and invited. */
export const addedPreview = (subscriptionId: string, employees: EmployeePick) =>
  queryOptions({
    ...queryOf([...previewsKey, subscriptionId, 'add', employees], participants.previewAdded, {
      params: { subscriptionId },
      body: { employees },
    }),
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
