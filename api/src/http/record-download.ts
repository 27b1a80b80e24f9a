import { isAuditAction, isAuditEntity, type AuditAction, type AuditEntity } from '@portal/contract/audit-actions';
import type { Endpoint } from '@portal/contract/endpoint';
import type { Entity } from '@portal/contract/entities';
import type { onSendAsyncHookHandler } from 'fastify';
import { recordAudit } from '../access/audit.ts';
import { scopeOf } from '../access/scope.ts';
import { identityOf } from '../access/session.ts';
import { withTenant } from '../db/tenant.ts';
import type { Services } from '../services.ts';

/**
 * Who took what home is on record, for every route that answers with a file (SECURITY T19, RULES 5): the line is
 * written before the first byte leaves, and without it none does. Filters are not kept, because people search by name.
 */
export function recordDownload({ pool, clock }: Services, { path, policy }: Endpoint): onSendAsyncHookHandler {
  const [place, entity] = Object.entries(policy.ids ?? {}).findLast(([at]) => at.startsWith('params.')) ?? [];
  const thing = nameOf(path, entity);
  return async (request, reply, payload) => {
    const session = request.portalSession;
    if (!session || reply.statusCode >= 300) return payload;
    const params = request.params as Record<string, string>;
    const { format } = request.query as { format?: unknown };
    await withTenant(pool, identityOf(session), (db) =>
      recordAudit(
        db,
        { now: clock.now(), scope: scopeOf(session), requestId: request.id },
        thing.action,
        [thing.entity, place ? (params[place.slice('params.'.length)] ?? '') : path],
        { route: path, ...(typeof format === 'string' ? { format } : {}) },
      ),
    );
    return payload;
  };
}

/** A route whose download the log has no word for does not boot. */
function nameOf(path: string, entity: Entity | undefined): { action: AuditAction; entity: AuditEntity } {
  // A list inside a thing is no download of the thing, unless the log has a word for it.
  const action =
    entity && (!path.endsWith('/export') || isAuditAction(`${entity}.downloaded`))
      ? `${entity}.downloaded`
      : 'list.exported';
  if (!isAuditAction(action)) throw new Error(`${path}: the audit log does not know ${action}`);
  const about = entity ? entity.replaceAll('-', '_') : 'list';
  if (!isAuditEntity(about)) throw new Error(`${path}: the audit log does not know ${about}`);
  return { action, entity: about };
}
