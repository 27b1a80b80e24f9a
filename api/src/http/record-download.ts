import type { onSendAsyncHookHandler } from 'fastify';
import type { Endpoint } from '@portal/contract/endpoint';
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
  return async (request, reply, payload) => {
    const session = request.portalSession;
    if (!session || reply.statusCode >= 300) return payload;
    const params = request.params as Record<string, string>;
    const thing = place && entity
      ? { action: `${entity}.downloaded`, entity: entity.replaceAll('-', '_'), entityId: params[place.slice('params.'.length)] ?? '' }
      : { action: 'list.exported', entity: 'list', entityId: path };
    const { format } = request.query as { format?: unknown };
    await withTenant(pool, identityOf(session), (db) => recordAudit(db, {
      now: clock.now(), scope: scopeOf(session), requestId: request.id, ...thing, detail: { route: path, ...(typeof format === 'string' ? { format } : {}) },
    }));
    return payload;
  };
}
