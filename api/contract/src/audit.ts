import * as v from 'valibot';
import { DaySchema, InstantSchema } from './days.ts';
import { endpoint, Id, pageOf, pageQuery } from './endpoint.ts';

/** Who acted: the four roles of people, or the portal itself (jobs, logins). */
export const auditActors = ['admin', 'supplier', 'company', 'employee', 'system'] as const;

/** One line of the audit log. `detail` names what changed; it never holds a secret or a person's free text. */
export const AuditLine = v.object({
  id: v.string(),
  at: InstantSchema,
  role: v.string(),
  actor: v.nullable(v.object({ id: Id, name: v.string(), email: v.string() })),
  action: v.string(),
  entity: v.string(),
  entityId: v.string(),
  company: v.nullable(v.object({ id: Id, name: v.string() })),
  supplier: v.nullable(v.object({ id: Id, name: v.string() })),
  requestId: v.string(),
  detail: v.record(v.string(), v.unknown()),
});
export type AuditLine = v.InferOutput<typeof AuditLine>;

/**
 * `q` is found in the action, the thing's kind and id, the request id, and the actor's name and e-mail. Days in the
 * business zone, both included.
 */
export const AuditFilter = v.strictObject({
  ...pageQuery,
  role: v.optional(v.picklist(auditActors)),
  companyId: v.optional(Id),
  from: v.optional(DaySchema),
  to: v.optional(DaySchema),
});
export type AuditFilter = v.InferOutput<typeof AuditFilter>;

export const listAuditLines = endpoint({
  method: 'GET',
  path: '/admin/audit',
  summary: 'The audit log, latest first',
  policy: { roles: ['admin'], boundary: 'all', ids: { 'query.companyId': 'company' } },
  query: AuditFilter,
  response: pageOf(AuditLine),
});
