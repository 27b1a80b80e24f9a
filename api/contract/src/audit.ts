import * as v from 'valibot';
import { auditActions, auditKinds } from './audit-actions.ts';
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

/**
 * One line of the audit log. `subject` is the name of what it is about, as far as the reader may see it;
 * a user or employee who was deleted since has no page any more. `detail` names
 * what changed, `{ before, after }` where both are known; it never holds a secret or a person's free text.
 */
export const AuditLine = v.object({
  id: v.string(),
  at: InstantSchema,
  role: v.string(),
  actor: v.nullable(v.object({ id: Id, name: v.string(), email: v.string(), isDeleted: v.boolean() })),
  action: v.string(),
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
 * `q` is found in the action, the thing's kind and id, the request id, and the actor's name and e-mail. Days in the
 * business zone, both included.
 */
const filters = {
  ...pageQuery,
  role: v.optional(v.picklist(auditActors)),
  kind: v.optional(v.picklist(auditKinds)),
  action: v.optional(v.picklist(auditActions)),
  from: v.optional(DaySchema),
  to: v.optional(DaySchema),
};
export const AuditFilter = v.strictObject({
  ...filters,
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

/** `employeeId`: the person, and the person's orders and requests. */
export const ActivityFilter = v.strictObject({
  ...filters,
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
