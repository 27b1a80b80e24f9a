import * as v from 'valibot';
import { auditActions, auditKinds, companyActions } from './audit-actions.ts';
import { DaySchema, InstantSchema } from './days.ts';
import { admin, company, dataOf, endpoint, Id, pageOf, pageQuery } from './endpoint.ts';
import * as list from './list-fields.ts';

/** Who acted: the four roles of people, or the portal itself (jobs, logins). */
export const auditActors = ['admin', 'supplier', 'company', 'employee', 'system'] as const;

/** What can be wrong with the sealed log (SECURITY T19). */
export const auditFindings = [
  'line changed',
  'line missing',
  'line not sealed',
  'chain broken',
  'seal missing',
  'chain shorter than its head',
] as const;

/** A piece of a sentence; the names of who did it and of what it was done to can be links. */
export const AuditPart = v.object({ text: v.string(), of: v.picklist(['text', 'actor', 'subject']) });
export type AuditPart = v.InferOutput<typeof AuditPart>;

/**
 * One line of the audit log. In the reader's language: `what` is its sentence, in `parts` so that names can be links,
 * `summary` the first of what changed, `changes`, `facts` and `followed` all of it. A line stands for every line of its
 * act: `count` says how many there are. `subject` is the name of what it is about, as far as the reader may see it;
 * a user or employee who was deleted since has no page any more. `detail` names
 * what changed, `{ before, after }` where both are known; it never holds a secret or a person's free text.
 */
export const AuditLine = v.object({
  id: v.string(),
  at: InstantSchema,
  role: v.string(),
  actor: v.nullable(v.object({ id: Id, name: v.string(), email: v.string(), isDeleted: v.boolean() })),
  action: v.string(),
  what: v.string(),
  parts: v.array(AuditPart),
  summary: v.string(),
  changes: v.array(v.object({ field: v.string(), before: v.string(), after: v.string() })),
  facts: v.array(v.object({ field: v.string(), value: v.string() })),
  followed: v.array(v.string()),
  count: v.number(),
  entity: v.string(),
  entityId: v.string(),
  subject: v.nullable(v.string()),
  isSubjectDeleted: v.boolean(),
  company: v.nullable(v.object({ id: Id, name: v.string() })),
  supplier: v.nullable(v.object({ id: Id, name: v.string() })),
  requestId: v.string(),
  detail: v.record(v.string(), v.unknown()),
});
export type AuditLine = v.InferOutput<typeof AuditLine>;

/** Fields by which the log is filtered. It has one order, that of its chain, so it is sorted by none of them. */
export const activityFields = { at: list.instant, actor: list.optional(list.text) } as const;
export const auditFields = { ...activityFields, owner: list.optional(list.text) } as const;

/**
 * Each word of `q` is found in what the act is called in either language, in the name or number of the thing, in the
 * actor's name and e-mail, the company or supplier, and the request id. `act` is a line's id: the lines of its act one
 * by one, instead of one line for each act. Days in the business zone, both included.
 */
const filters = {
  ...pageQuery,
  act: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/, 'invalid-data-provided'))),
  role: v.optional(v.picklist(auditActors)),
  kind: v.optional(v.picklist(auditKinds)),
  from: v.optional(DaySchema),
  to: v.optional(DaySchema),
};
export const AuditFilter = v.strictObject({
  ...filters,
  action: v.optional(v.picklist(auditActions)),
  filter: list.filterBy(auditFields),
  actorId: v.optional(Id),
  companyId: v.optional(Id),
  supplierId: v.optional(Id),
});
export type AuditFilter = v.InferOutput<typeof AuditFilter>;

export const listAuditLines = endpoint('GET', '/admin/audit', {
  summary: 'The audit log, latest first',
  policy: {
    roles: ['admin'],
    boundary: 'all',
    ids: { 'query.actorId': 'user', 'query.companyId': 'company', 'query.supplierId': 'supplier' },
  },
  query: AuditFilter,
  response: pageOf(AuditLine),
});

/** `finding`: the first line or seal that does not fit. */
const AuditCheck = v.object({
  at: InstantSchema,
  lines: v.number(),
  seals: v.number(),
  finding: v.nullable(v.object({ problem: v.picklist(auditFindings), id: v.number() })),
});
export type AuditCheck = v.InferOutput<typeof AuditCheck>;

export const verifyAuditLog = endpoint('GET', '/admin/audit/verification', {
  summary: 'Read the whole audit log with its seals and say whether it is as it was written',
  policy: admin,
  response: dataOf(AuditCheck),
});

/** Kinds of act in the reader's language, for a choice: "Changed a tax rate". */
const AuditActionLabel = v.object({ action: v.picklist(auditActions), label: v.string() });
export type AuditActionLabel = v.InferOutput<typeof AuditActionLabel>;

export const listAuditActions = endpoint('GET', '/admin/audit/actions', {
  summary: 'The kinds of act that the audit log can hold, by what they are called',
  policy: admin,
  response: dataOf(v.array(AuditActionLabel)),
});

export const listActivityActions = endpoint('GET', '/company/activity/actions', {
  summary: 'The kinds of act that the activity of a company can hold, by what they are called',
  policy: company,
  response: dataOf(v.array(AuditActionLabel)),
});

/** `employeeId`: the person, and the person's orders and requests. */
export const ActivityFilter = v.strictObject({
  ...filters,
  action: v.optional(v.picklist(companyActions)),
  filter: list.filterBy(activityFields),
  employeeId: v.optional(Id),
});
export type ActivityFilter = v.InferOutput<typeof ActivityFilter>;

export const listCompanyActivity = endpoint('GET', '/company/activity', {
  summary: 'What happened in the own company, latest first; people of other portals are named by their role only',
  policy: { ...company, ids: { 'query.employeeId': 'employee' } },
  query: ActivityFilter,
  response: pageOf(AuditLine),
  errors: ['employee_not_found'],
});
