import * as v from 'valibot';
import { company, dataOf, endpoint, Id, pageOf, pageQuery, Version } from './endpoint.ts';
import * as list from './list-fields.ts';
import { MailPreview } from './mail-preview.ts';
import { seenEntry } from './seen.ts';
import { Subscription } from './subscription-detail.ts';
import { EmployeePick, ReminderDays } from './subscription-draft.ts';

const Instant = v.nullable(v.pipe(v.string(), v.isoTimestamp()));
const Count = v.pipe(v.number(), v.integer());

const one = v.strictObject({ subscriptionId: Id });
const own = { ...company, ids: { 'params.subscriptionId': 'subscription' } } as const;

const notOwn = 'subscription-does-not-belong-to-your-company';

/**
 * Where an employee stands in one subscription. FAILED: the mail server has not taken the invitation; PROPOSED: the
 * company proposed an order that waits for an answer.
 */
export const participantStates = ['NOT_INVITED', 'FAILED', 'INVITED', 'OPENED', 'PROPOSED', 'ORDERED'] as const;
export const Participant = v.object({
  employeeId: Id,
  employNo: v.nullable(v.string()),
  name: v.string(),
  department: v.string(),
  state: v.picklist(participantStates),
  /** the invitation leaves with the portal's next round, a minute away at most */
  isBeingInvited: v.boolean(),
  invitedAt: Instant,
  /** the last try of an invitation that was not delivered */
  failedAt: Instant,
  openedAt: Instant,
  remindedAt: Instant,
  orders: Count,
  proposals: Count,
});
export type Participant = v.InferOutput<typeof Participant>;

/** Fields of the list, by which it is sorted and filtered. */
export const participantFields = {
  name: list.text,
  employNo: list.optional(list.text),
  department: list.text,
  invitedAt: list.optional(list.instant),
} as const;
export const ParticipantFilter = v.strictObject({
  ...pageQuery,
  state: v.optional(v.picklist(participantStates)),
  ...list.sortAndFilter(participantFields, 'name'),
});
export type ParticipantFilter = v.InferOutput<typeof ParticipantFilter>;

export const listParticipants = endpoint('GET', '/company/subscriptions/:subscriptionId/employees', {
  summary: 'Who is invited, has opened it, has ordered',
  policy: own,
  params: one,
  query: ParticipantFilter,
  response: pageOf(Participant),
  errors: [notOwn],
});

const reminded = v.strictObject({ employeeIds: v.optional(v.pipe(v.array(Id), v.maxLength(1_000)), []) });
const reminding = {
  policy: { ...company, ids: { ...own.ids, 'body.employeeIds[]': 'employee' } },
  params: one,
} as const;

const Results = v.array(
  v.object({
    employeeId: Id,
    outcome: v.picklist(['REMINDED', 'NOT_INVITED', 'HAS_ORDERED', 'HAS_PROPOSAL', 'BLOCKED', 'LEFT']),
  }),
);

export const previewReminders = endpoint('POST', '/company/subscriptions/:subscriptionId/reminders/preview', {
  summary: 'Whom a reminder would reach, who is left out and why, and the mail; sends nothing',
  ...reminding,
  body: reminded,
  response: dataOf(MailPreview),
  errors: [notOwn, 'subscription-is-not-open', 'employee_not_found'],
});

export const previewAdded = endpoint('POST', '/company/subscriptions/:subscriptionId/employees/preview', {
  summary: 'Who would be added and invited, who is left out and why, and the mail; saves nothing',
  policy: { ...company, ids: { ...own.ids, 'body.employees.employeeIds[]': 'employee' } },
  params: one,
  body: v.strictObject({ employees: EmployeePick }),
  response: dataOf(MailPreview),
  errors: [notOwn, 'employee_not_found'],
});

/** `seen`: `mailFacts` of the preview */
export const remindParticipants = endpoint('POST', '/company/subscriptions/:subscriptionId/reminders', {
  summary: 'Remind invited employees who have not ordered; without ids all of them',
  ...reminding,
  body: v.strictObject({ ...reminded.entries, ...seenEntry }),
  response: dataOf(v.object({ reminded: Count, results: Results })),
  errors: [notOwn, 'subscription-is-not-open', 'employee_not_found', 'changed-by-someone-else'],
});

export const previewInvitations = endpoint('POST', '/company/subscriptions/:subscriptionId/invitations/preview', {
  summary: 'Whom the invitation would reach once more, who is left out and why, and the mail; sends nothing',
  ...reminding,
  body: reminded,
  response: dataOf(MailPreview),
  errors: [notOwn, 'subscription-is-not-open', 'employee_not_found'],
});

/** `seen`: `mailFacts` of the preview */
export const inviteAgain = endpoint('POST', '/company/subscriptions/:subscriptionId/invitations', {
  summary: 'Send the invitation once more to those who have it and have not ordered; without ids to all of them',
  ...reminding,
  body: v.strictObject({ ...reminded.entries, ...seenEntry }),
  response: dataOf(v.object({ invited: Count })),
  errors: [notOwn, 'subscription-is-not-open', 'employee_not_found', 'changed-by-someone-else'],
});

/** No term of what was ordered, so it may change while there are orders. */
export const changeReminderDays = endpoint('PATCH', '/company/subscriptions/:subscriptionId/reminders', {
  summary: 'On how many days before the end those who have not ordered are reminded; empty: never',
  policy: own,
  params: one,
  body: v.strictObject({ version: Version, reminderDays: ReminderDays }),
  response: dataOf(Subscription),
  errors: [notOwn, 'changed-by-someone-else', 'must-be-in-the-future'],
});
