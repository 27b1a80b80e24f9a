import type { Scope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

/** The history of an own request, oldest first; the caller has found the request within the scope. */
export function listRequestLogs(db: Db, _scope: Scope, table: 'pay_in_full_logs' | 'rma_logs', requestId: string) {
  return db
    .selectFrom(table)
    .where('request_id', '=', requestId)
    .select([
      'id',
      'at',
      'from_status as fromStatus',
      'to_status as toStatus',
      'actor_name as actorName',
      'actor_role as actorRole',
      'text',
    ])
    .orderBy('at')
    .orderBy('id')
    .execute();
}
