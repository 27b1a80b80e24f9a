import * as v from 'valibot';
import { employeeFilters } from './employee-rows.ts';
import { company, dataOf, endpoint, Id, line } from './endpoint.ts';
import { MailPreview } from './mail-preview.ts';
import { seenEntry } from './seen.ts';

const Count = v.pipe(v.number(), v.integer());

/** As many people as one press can reach. */
export const bulkLimit = 5_000;

export const listEmployeeIds = endpoint('GET', '/company/employees/ids', {
  summary: `Everybody who matches, for doing something with all of them; the first ${bulkLimit} by name`,
  policy: company,
  query: v.strictObject(employeeFilters),
  response: dataOf(v.object({ employeeIds: v.array(Id), isAll: v.boolean() })),
});

const picked = v.strictObject({ employeeIds: v.pipe(v.array(Id), v.nonEmpty('required'), v.maxLength(bulkLimit)) });
const sent = dataOf(
  v.object({
    sent: Count,
    results: v.array(v.object({ employeeId: Id, outcome: v.picklist(['SENT', 'BLOCKED', 'LEFT', 'NOT_FOUND']) })),
  }),
);
const bulk = {
  policy: { ...company, ids: { 'body.employeeIds[]': 'employee' } },
  body: picked,
  errors: ['employee_not_found'],
} as const;
const previewing = { ...bulk, response: dataOf(MailPreview) } as const;
/** `seen`: `mailFacts` of the preview */
const sending = {
  ...bulk,
  body: v.strictObject({ ...picked.entries, ...seenEntry }),
  response: sent,
  errors: [...bulk.errors, 'changed-by-someone-else'],
} as const;

export const previewInvitations = endpoint('POST', '/company/employees/invitations/preview', {
  summary: 'Whom an invitation would reach, who is left out and why, and the mail; sends nothing',
  ...previewing,
});

export const previewLoginLinks = endpoint('POST', '/company/employees/login-links/preview', {
  summary: 'Whom a login link would reach, who is left out and why, and the mail; sends nothing',
  ...previewing,
});

export const inviteEmployees = endpoint('POST', '/company/employees/invitations', {
  summary: 'Invite people to the portal; one result each, and 404 when none of them is found',
  ...sending,
});

export const sendEmployeeLoginLinks = endpoint('POST', '/company/employees/login-links', {
  summary: 'Send login links; one result each, and 404 when none of them is found',
  ...sending,
});

export const setDepartment = endpoint('POST', '/company/employees/department', {
  summary: 'Put people into a department; 404 when none of them is found',
  policy: bulk.policy,
  body: v.strictObject({ ...picked.entries, department: line(120) }),
  /** `before`: where those who moved were, by which they can be put back */
  response: dataOf(
    v.object({
      changed: Count,
      missing: Count,
      before: v.array(v.object({ department: v.string(), employeeIds: v.array(Id) })),
    }),
  ),
  errors: bulk.errors,
});

/**
 * What became of the last invitation or login link of each: none was sent, it waits, it left, or it could not be
 * delivered.
 */
export const deliveryStates = ['WAITING', 'SENT', 'FAILED'] as const;
export const EmployeeDelivery = v.object({
  employeeId: Id,
  state: v.picklist(deliveryStates),
  at: v.pipe(v.string(), v.isoTimestamp()),
});
export type EmployeeDelivery = v.InferOutput<typeof EmployeeDelivery>;

export const listDeliveries = endpoint('POST', '/company/employees/deliveries', {
  summary: 'What became of the last invitation or login link of these people; people without one are not listed',
  policy: bulk.policy,
  body: picked,
  response: dataOf(v.array(EmployeeDelivery)),
  errors: bulk.errors,
});
