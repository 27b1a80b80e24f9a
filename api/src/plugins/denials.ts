import { toAddress } from '@portal/contract/address';
import type { AuditAction } from '@portal/contract/audit-actions';
import type { ErrorKey } from '@portal/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { attemptKey, networkOf } from '../access/attempts.ts';
import { withSystem } from '../db/tenant.ts';
import { statusOf } from '../http/statuses.ts';
import type { Services } from '../services.ts';

/** Refusals of a way in; other answers with 401 say that a session is over. */
const failedLogins: ReadonlySet<ErrorKey> = new Set([
  'incorrect-email-or-password',
  'incorrect-code',
  'invalid-login-link',
  'this-account-is-not-allowed',
  'employee-is-blocked',
  'too-many-requests',
]);
/** Lines that one instance writes a minute, whatever is tried: a flood fills no table. */
const mostLines = 60;

/**
 * What was refused is a line of the audit log (SECURITY T19): a role that a route does not name, something that is
 * missing or foreign, a failed login, a locked one. Of one kind by one person the first in a minute, and no
 * more than 60 in all; the last of them says that there were more. Written after the answer, so that it costs none.
 */
export function useDenials(app: FastifyInstance, { pool, clock, config }: Services): void {
  const seen = new Set<string>();
  const writing = new Set<Promise<void>>();
  let minute = 0;

  const write = async (request: FastifyRequest, key: ErrorKey, action: AuditAction) => {
    const session = request.portalSession;
    const { email } = (request.body ?? {}) as { email?: unknown };
    const route = request.routeOptions.url ?? 'unknown';
    const from = attemptKey(config.jwtSecret, 'request', networkOf(request.ip)).slice(-12);
    // The system's identity: a refused login has no other, and the log is written even where a person may write
    // nothing.
    await withSystem(
      pool,
      async (db) => {
        const address = action === 'login.failed' && typeof email === 'string' ? toAddress(email) : undefined;
        const tried =
          address === undefined
            ? undefined
            : await db
                .selectFrom('users')
                .select('id')
                .where('email', '=', address)
                .where('deleted_at', 'is', null)
                .executeTakeFirst();
        await db
          .insertInto('audit_log')
          .values({
            at: clock.now(),
            actor_id: session?.seenBy?.userId ?? session?.userId ?? null,
            actor_role: session?.seenBy ? 'admin' : (session?.role ?? 'anonymous'),
            action,
            entity: tried ? 'user' : 'route',
            entity_id: tried?.id ?? route,
            company_id: session?.companyId ?? null,
            supplier_id: session?.role === 'supplier' ? session.supplierId : null,
            request_id: request.id,
            detail: JSON.stringify({ key, route, from }),
          })
          .execute();
      },
      { background: true },
    );
  };

  app.addHook('onResponse', (request, _reply, done) => {
    done();
    const key = request.portalRefusal;
    const action = key && actionOf(request, key);
    if (!action) return;
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) seen.clear();
    minute = now;
    const kind = [request.portalSession?.userId ?? networkOf(request.ip), request.routeOptions.url, key].join(' ');
    if (seen.has(kind) || seen.size >= mostLines) return;
    seen.add(kind);
    const written = write(request, key, seen.size === mostLines ? 'denials.flood' : action)
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'a refusal could not be recorded');
      })
      .finally(() => writing.delete(written));
    writing.add(written);
  });
  app.addHook('onClose', async () => {
    await Promise.all(writing);
  });
}

function actionOf(request: FastifyRequest, key: ErrorKey): AuditAction | undefined {
  if (!request.portalSession && failedLogins.has(key) && request.url.startsWith('/api/auth/'))
    return key === 'too-many-requests' ? 'login.locked' : 'login.failed';
  if (statusOf(key) === 403) return 'access.denied';
  return statusOf(key) === 404 && request.portalSession ? 'access.not-found' : undefined;
}
