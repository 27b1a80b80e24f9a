import type { AuditAction, AuditEntity } from '@portal/contract/audit-actions';
import type { Db } from '../db/tenant.ts';
import type { Scope } from './scope.ts';

/** Who did it, when and in which request; a tenant is named where the row that changed is not of the actor's own. */
export type AuditContext = {
  now: Date;
  scope: Pick<Scope, 'role' | 'userId'> & { companyId?: string; supplierId?: string };
  companyId?: string | null;
  supplierId?: string | null;
  requestId?: string;
  /** who acted, where the scope only says for which company: a job has no user, the log says `system` then */
  actorRole?: string;
};

/**
 * Writes one line of the audit log in the caller's transaction: both exist or neither. A tenant may add lines and
 * read none, so nothing comes back. `detail` says what changed; never a secret, never free text of a person.
 */
export async function recordAudit(
  db: Db,
  { now, scope, companyId, supplierId, requestId, actorRole }: AuditContext,
  action: AuditAction,
  [entity, entityId]: readonly [entity: AuditEntity, id: string],
  detail: Record<string, unknown> = {},
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: now,
      actor_id: scope.userId || null,
      actor_role: actorRole ?? (scope.userId === '' ? 'system' : scope.role),
      action,
      entity,
      entity_id: entityId,
      company_id: companyId ?? scope.companyId ?? null,
      supplier_id: supplierId ?? scope.supplierId ?? null,
      request_id: requestId ?? '',
      detail: JSON.stringify(detail),
    })
    .execute();
}
