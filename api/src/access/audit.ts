import type { AuditAction } from '@portal/contract/audit-actions';
import type { Db } from '../db/tenant.ts';
import type { Scope } from './scope.ts';

/** What happened, for the audit log: who did it comes from the scope. */
export type AuditEntry = {
  now: Date;
  scope: Pick<Scope, 'role' | 'userId'> & { companyId?: string; supplierId?: string };
  action: AuditAction;
  entity: string;
  entityId: string;
  /** of the row that changed, when it is not the actor's own tenant */
  companyId?: string | null;
  supplierId?: string | null;
  requestId?: string;
  /** who acted, where the scope only says for which company: a job has no user, the log says `system` then */
  actorRole?: string;
  /** what changed; never a secret, never free text of a person */
  detail?: Record<string, unknown>;
};

/**
 * Writes one line of the audit log in the caller's transaction: both exist or neither. A tenant may add lines and
 * read none, so nothing comes back.
 */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  const { scope } = entry;
  await db
    .insertInto('audit_log')
    .values({
      at: entry.now,
      actor_id: scope.userId || null,
      actor_role: entry.actorRole ?? (scope.userId === '' ? 'system' : scope.role),
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId,
      company_id: entry.companyId ?? scope.companyId ?? null,
      supplier_id: entry.supplierId ?? scope.supplierId ?? null,
      request_id: entry.requestId ?? '',
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute();
}
