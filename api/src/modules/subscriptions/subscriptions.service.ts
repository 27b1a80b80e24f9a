import { addDays, type Day } from '@portal/contract/days';
import type { ErrorDetail } from '@portal/contract/errors';
import { offerProblems } from '@portal/contract/offer-problems';
import type { SavedSubscription, Subscription } from '@portal/contract/subscription-detail';
import type { SubscriptionChange, SubscriptionDraft } from '@portal/contract/subscription-draft';
import { recordAudit } from '../../access/audit.ts';
import { changesOf } from '../../access/changes-of.ts';
import type { CompanyScope, OfCompany } from '../../access/scope.ts';
import { definedOf } from '../../db/defined.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError, illegalChange, invalidFields } from '../../http/domain-error.ts';
import { assertSeenAdded } from './added-participants.service.ts';
import { tellClosed } from './closed.mails.ts';
import { removeDraft } from './drafts.queries.ts';
import { assertOwnChoices, assertOwnEmployees } from './own-choices.queries.ts';
import { addParticipants, previewPick, removeParticipants } from './participants.queries.ts';
import {
  changeReminderDays as writeReminderDays,
  changeStatus,
  changeSubscription as writeChange,
  insertSubscription,
  removeSubscription as writeRemoval,
} from './subscription-writes.queries.ts';
import { findSubscription, lockSubscription } from './subscriptions.queries.ts';
import { endDateProblem, isActive, lockedChanges, mayReopen } from './subscriptions.rules.ts';

/** The moment of a request: `today` is the business day on which `now` falls. */
export type Moment = { now: Date; today: Day; requestId: string };

/** The subscription, or the same refusal for "not yours" and "not there" (SPEC 6). */
export async function getSubscription(db: Db, scope: OfCompany, id: string, today: Day): Promise<Subscription> {
  const subscription = await findSubscription(db, scope, id, today);
  if (!subscription)
    throw new DomainError(
      scope.role === 'admin' ? 'subscription-not-found' : 'subscription-does-not-belong-to-your-company',
    );
  return subscription;
}

/** One problem is the answer's message, several are `invalid-data-provided` with each named. */
function refuse(problems: readonly ErrorDetail[]): void {
  const [first, ...others] = problems;
  if (first) throw new DomainError(others.length === 0 ? first.key : 'invalid-data-provided', [...problems]);
}

/**
 * Subscription, catalogs and participants in one transaction. No mail is sent here: those whose start date has
 * come are invited by the minute's work, which the route wakes after the commit.
 */
export async function createSubscription(
  db: Db,
  scope: CompanyScope,
  draft: SubscriptionDraft,
  { now, today, requestId }: Moment,
): Promise<SavedSubscription> {
  const late = endDateProblem(draft.endDate, today, null);
  refuse([...offerProblems(draft), ...(late ? [late] : [])]);
  await assertOwnChoices(db, scope, {
    addressId: draft.addressId,
    catalogIds: draft.catalogs.map((choice) => choice.catalogId),
    employeeIds: draft.employees.employeeIds,
  });
  // Two tabs with the same draft create one subscription.
  if (draft.draftId) await removeDraft(db, scope, draft.draftId);
  const id = await insertSubscription(db, scope, draft, now);
  const saved = await withPicked(db, scope, id, draft.employees, { now, today, requestId });
  await recordAudit(db, { now, scope, requestId }, 'subscription.created', ['subscription', id], {
    catalogs: draft.catalogs,
    employees: saved.added,
  });
  return saved;
}

/** Only what changed, for the version seen. With orders: name, end date and added people (SPEC 4, RULES 3.4). */
export async function changeSubscription(
  db: Db,
  scope: CompanyScope,
  id: string,
  change: SubscriptionChange,
  moment: Moment,
): Promise<SavedSubscription> {
  await lockSubscription(db, scope, id);
  const before = await getSubscription(db, scope, id, moment.today);
  if (change.version !== before.version) throw new DomainError('changed-by-someone-else');
  const changed = changedFields(before, change);
  const locked = before.isLocked ? lockedChanges(changed) : [];
  if (locked.length > 0)
    throw new DomainError(
      'subscription-has-orders',
      locked.map((path) => ({ path, key: 'subscription-has-orders' })),
    );
  const late =
    change.endDate === undefined || change.endDate === before.endDate
      ? undefined
      : endDateProblem(change.endDate, moment.today, before.lastOrderDate);
  refuse([...offerProblems({ ...before, ...definedOf(change) }), ...(late ? [late] : [])]);
  await assertOwnChoices(db, scope, {
    addressId: change.addressId,
    catalogIds: (change.catalogs ?? []).map((choice) => choice.catalogId),
    keptCatalogIds: before.catalogs.map((choice) => choice.catalogId),
    employeeIds: change.addedEmployees?.employeeIds ?? [],
  });
  if (change.addedEmployees)
    await assertSeenAdded(db, scope, id, change.addedEmployees, change.seen ?? [], moment.today);
  if (!(await writeChange(db, scope, id, change))) throw new DomainError('changed-by-someone-else');
  if (change.removedEmployeeIds?.length) {
    await assertOwnEmployees(db, scope, change.removedEmployeeIds);
    await removeParticipants(db, scope, id, change.removedEmployeeIds);
  }
  await recordAudit(
    db,
    { now: moment.now, scope, requestId: moment.requestId },
    'subscription.changed',
    ['subscription', id],
    { fields: changed, ...changesOf(before, { ...before, ...definedOf(change) }, changed) },
  );
  return withPicked(db, scope, id, change.addedEmployees, moment);
}

async function withPicked(
  db: Db,
  scope: CompanyScope,
  id: string,
  pick: SubscriptionDraft['employees'] | undefined,
  { now, today }: Moment,
): Promise<SavedSubscription> {
  const added = pick ? await addParticipants(db, scope, id, pick, today, now) : 0;
  const excluded = pick ? (await previewPick(db, scope, pick, today)).excluded : [];
  const subscription = await getSubscription(db, scope, id, today);
  return { subscription, added, excluded, invited: isActive(subscription, today) ? added : 0 };
}

/** Names of the fields whose value really differs: sending the same value again is no change. */
function changedFields(
  before: Subscription,
  { version: _version, seen: _seen, ...change }: SubscriptionChange,
): (keyof SubscriptionChange)[] {
  const stored: Record<string, unknown> = {
    ...before,
    catalogs: before.catalogs.map(({ catalogId, subsidyYearly }) => ({ catalogId, subsidyYearly })),
  };
  const differs = (field: string, value: unknown) => {
    if (field === 'addedEmployees' || field === 'removedEmployeeIds') return value !== undefined;
    return value !== undefined && JSON.stringify(value) !== JSON.stringify(stored[field]);
  };
  return (Object.entries(change) as [keyof SubscriptionChange, unknown][])
    .filter(([field, value]) => differs(field, value))
    .map(([field]) => field);
}

/** No new orders, running ones continue, invited employees are told (RULES 3.4). Closed already: 409. */
export async function closeSubscription(
  db: Db,
  scope: OfCompany,
  id: string,
  version: number,
  supportEmail: string,
  moment: Moment,
): Promise<Subscription> {
  const before = await getSubscription(db, scope, id, moment.today);
  if (before.status === 'CLOSED') throw illegalChange();
  await setStatus(db, scope, before, version, 'CLOSED', moment);
  await tellClosed(db, scope, id, supportEmail, moment);
  return getSubscription(db, scope, id, moment.today);
}

/** Until its last day has passed; 409 otherwise. */
export async function reopenSubscription(
  db: Db,
  scope: OfCompany,
  id: string,
  version: number,
  moment: Moment,
): Promise<Subscription> {
  const before = await getSubscription(db, scope, id, moment.today);
  if (before.version !== version) throw new DomainError('changed-by-someone-else');
  if (!mayReopen(before, moment.today)) throw illegalChange();
  await setStatus(db, scope, before, version, 'OPEN', moment);
  return getSubscription(db, scope, id, moment.today);
}

async function setStatus(
  db: Db,
  scope: OfCompany,
  { id }: Subscription,
  version: number,
  status: 'OPEN' | 'CLOSED',
  { now, requestId }: Moment,
): Promise<void> {
  if (!(await changeStatus(db, scope, id, version, status))) throw new DomainError('changed-by-someone-else');
  await recordAudit(
    db,
    { now, scope, requestId },
    status === 'OPEN' ? 'subscription.reopened' : 'subscription.closed',
    ['subscription', id],
  );
}

/**
 * When those who have not ordered are reminded; a stale version: 409 `changed-by-someone-else`. A new day lies ahead,
 * or saving would send mails that nobody was asked about: 400 `must-be-in-the-future`.
 */
export async function changeReminderDays(
  db: Db,
  scope: CompanyScope,
  id: string,
  change: { version: number; reminderDays: readonly number[] },
  { now, today, requestId }: Moment,
): Promise<Subscription> {
  const before = await getSubscription(db, scope, id, today);
  const isNewAndOver = (days: number) => !before.reminderDays.includes(days) && addDays(before.endDate, -days) <= today;
  if (change.reminderDays.some(isNewAndOver))
    throw invalidFields({ path: 'reminderDays', key: 'must-be-in-the-future' });
  if (!(await writeReminderDays(db, scope, id, change))) throw new DomainError('changed-by-someone-else');
  await recordAudit(db, { now, scope, requestId }, 'subscription.changed', ['subscription', id], {
    fields: ['reminderDays'],
  });
  return getSubscription(db, scope, id, today);
}

/** Only while it never had an order, deleted ones included (RULES 3.4). */
export async function removeSubscription(
  db: Db,
  scope: CompanyScope,
  id: string,
  { now, today, requestId }: Moment,
): Promise<{ id: string }> {
  await lockSubscription(db, scope, id);
  const before = await getSubscription(db, scope, id, today);
  if (!before.isRemovable) throw new DomainError('subscription-has-orders');
  await writeRemoval(db, scope, id, now);
  await recordAudit(db, { now, scope, requestId }, 'subscription.deleted', ['subscription', id], {
    subscriptionName: before.subscriptionName,
  });
  return { id };
}
