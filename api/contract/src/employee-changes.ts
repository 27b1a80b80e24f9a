import * as v from 'valibot';
import { employeeFilters } from './employee-rows.ts';
import { company, dataOf, endpoint, Id, line, pageOf, pageQuery } from './endpoint.ts';
import { jobStatuses } from './jobs.ts';
import * as list from './list-fields.ts';
import { MailPreview } from './mail-preview.ts';
import { seenEntry } from './seen.ts';

const Count = v.pipe(v.number(), v.integer());
const one = {
  params: v.strictObject({ changeId: Id }),
  policy: { ...company, ids: { 'params.changeId': 'job' } },
} as const;

const { sort: _sort, ...conditions } = employeeFilters;
/** All whom a list shows, however many: its conditions instead of ids. */
const matching = v.strictObject(conditions);
export type Matching = v.InferOutput<typeof matching>;

const loginMails = v.picklist(['INVITATION', 'LOGIN_LINK']);
/** `seen`: `mailFacts` of the preview */
export const ManyChange = v.variant('kind', [
  v.strictObject({ kind: v.literal('DEPARTMENT'), department: line(120) }),
  v.strictObject({ kind: loginMails, ...seenEntry }),
]);
export type ManyChange = v.InferOutput<typeof ManyChange>;

/** What became of each. `CHANGED_SINCE`: was changed since, so it was not put back. */
export const changeOutcomes = ['CHANGED', 'SAME', 'SENT', 'BLOCKED', 'LEFT', 'NOT_FOUND', 'CHANGED_SINCE'] as const;
export type ChangeOutcome = (typeof changeOutcomes)[number];
const Outcome = v.picklist(changeOutcomes);

/** A change of many employees: how far it is, and what became of them so far. */
export const EmployeesChange = v.object({
  id: Id,
  kind: v.picklist(['DEPARTMENT', 'INVITATION', 'LOGIN_LINK', 'UNDO']),
  department: v.nullable(v.string()),
  status: v.picklist(jobStatuses),
  total: Count,
  done: Count,
  outcomes: v.array(v.object({ outcome: Outcome, count: Count })),
  mayUndo: v.boolean(),
});
export type EmployeesChange = v.InferOutput<typeof EmployeesChange>;

export const previewManyMails = endpoint('POST', '/company/employees/changes/preview', {
  summary: 'Whom invitations or login links to all who match would reach; sends nothing',
  policy: company,
  body: v.strictObject({ matching, mail: loginMails }),
  response: dataOf(MailPreview),
  errors: ['employee_not_found'],
});

export const changeMany = endpoint('POST', '/company/employees/changes', {
  summary: 'Do one thing with all who match now, in portions; 404 without a match',
  status: 202,
  policy: company,
  body: v.strictObject({ matching, change: ManyChange }),
  response: dataOf(EmployeesChange),
  errors: ['employee_not_found', 'changed-by-someone-else'],
});

export const getManyChange = endpoint('GET', '/company/employees/changes/:changeId', {
  summary: 'How far a change of many employees is',
  ...one,
  response: dataOf(EmployeesChange),
  errors: ['not-found'],
});

export const undoMany = endpoint('POST', '/company/employees/changes/:changeId/undo', {
  summary: 'Put back all whom a change has moved, but for those changed since; once',
  status: 202,
  ...one,
  response: dataOf(EmployeesChange),
  errors: ['not-found', 'invalid-data-provided'],
});

export const changedFields = {
  name: list.text,
  employNo: list.optional(list.text),
  department: list.text,
  outcome: list.optional(list.choice(changeOutcomes)),
} as const;

export const listChanged = endpoint('GET', '/company/employees/changes/:changeId/rows', {
  summary: 'What became of each employee of a change',
  ...one,
  query: v.strictObject({ ...pageQuery, ...list.sortAndFilter(changedFields, 'name') }),
  response: pageOf(
    v.object({
      employeeId: Id,
      employNo: v.nullable(v.string()),
      name: v.string(),
      department: v.string(),
      outcome: v.nullable(Outcome),
    }),
  ),
  errors: ['not-found'],
});
