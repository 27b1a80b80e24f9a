import { addDays, type Day } from '@portal/contract/days';
import type { ErrorDetail } from '@portal/contract/errors';
import { fieldsOpenWithOrders, type SubscriptionChange } from '@portal/contract/subscription-draft';
import type { SubscriptionState } from '@portal/contract/subscription-kinds';

/** What the rules look at. Days are Copenhagen's; `endDate` still counts (RULES 3.4). */
export type SubscriptionFacts = { status: 'OPEN' | 'CLOSED'; startDate: Day; endDate: Day };

/** Where a subscription stands: closed is stored, the rest follows from its days. */
export function stateOf({ status, startDate, endDate }: SubscriptionFacts, today: Day): SubscriptionState {
  if (status === 'CLOSED') return 'CLOSED';
  if (today < startDate) return 'UPCOMING';
  return today > endDate ? 'EXPIRED' : 'ACTIVE';
}

/** Employees may order: open and inside its days (SPEC 4). */
export function isActive(facts: SubscriptionFacts, today: Day): boolean {
  return stateOf(facts, today) === 'ACTIVE';
}

/** A closed one opens again while its last day has not passed. */
export function mayReopen({ status, endDate }: SubscriptionFacts, today: Day): boolean {
  return status === 'CLOSED' && endDate >= today;
}

/** Days before the end on which those who have not ordered are reminded, if the company chose none (RULES 3.4). */
export const reminderDays = 3;

/** `remindedDays`: the last of the days that was kept for this end. */
export type ReminderFacts = SubscriptionFacts & { reminderDays: readonly number[]; remindedDays: number | null };

const toCome = ({ reminderDays: days, remindedDays }: ReminderFacts) =>
  days.filter((before) => remindedDays === null || before < remindedDays);

/**
 * The reminder that is due: of those whose day has come the latest, so that after a downtime one mail leaves and not
 * several; up to the last day.
 */
export function dueReminder(facts: ReminderFacts, today: Day): number | null {
  const due = toCome(facts).filter((before) => today >= addDays(facts.endDate, -before));
  return isActive(facts, today) && due.length > 0 ? Math.min(...due) : null;
}

/** The day on which the clock reminds next. */
export function nextReminder(facts: ReminderFacts, today: Day): Day | null {
  if (facts.status === 'CLOSED' || today > facts.endDate) return null;
  const first = today > facts.startDate ? today : facts.startDate;
  const ahead = toCome(facts).map((before) => addDays(facts.endDate, -before));
  const next = ahead.filter((day) => day > first).toSorted()[0];
  return dueReminder(facts, today) === null ? (next ?? null) : today;
}

/** Changed fields that orders have locked: only name, end date and added employees stay open (SPEC 4). */
export function lockedChanges(changed: readonly (keyof SubscriptionChange)[]): (keyof SubscriptionChange)[] {
  const open: readonly string[] = [...fieldsOpenWithOrders, 'version'];
  return changed.filter((field) => !open.includes(field));
}

/** A new end lies today or later, and not before what was already ordered (RULES 3.4). */
export function endDateProblem(endDate: Day, today: Day, lastOrderDate: Day | null): ErrorDetail | undefined {
  if (lastOrderDate !== null && endDate < lastOrderDate) return { path: 'endDate', key: 'subscription-has-orders' };
  return endDate < today ? { path: 'endDate', key: 'must-be-in-the-future' } : undefined;
}

export type ParticipantFacts = {
  invitedAt: unknown;
  orders: number;
  proposals: number;
  status: string;
  exitDate: Day | null;
};

/** An employee who may still order: neither blocked nor past the last working day (RULES 3.1, 3.5). */
export function isInvitable({ status, exitDate }: Pick<ParticipantFacts, 'status' | 'exitDate'>, today: Day): boolean {
  return status !== 'BLOCKED' && (exitDate === null || exitDate >= today);
}

/** Why a reminder is not sent, or that it is. A proposal that waits has a reminder of its own (DECISIONS 46). */
export function reminderOutcome(
  participant: ParticipantFacts,
  today: Day,
): 'REMINDED' | 'NOT_INVITED' | 'HAS_ORDERED' | 'HAS_PROPOSAL' | 'BLOCKED' | 'LEFT' {
  if (participant.orders > 0) return 'HAS_ORDERED';
  if (participant.proposals > 0) return 'HAS_PROPOSAL';
  if (participant.status === 'BLOCKED') return 'BLOCKED';
  if (!isInvitable(participant, today)) return 'LEFT';
  return participant.invitedAt === null ? 'NOT_INVITED' : 'REMINDED';
}
