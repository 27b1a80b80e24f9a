import { sql } from 'kysely';
import type { Db } from '../db/tenant.ts';

/** Why a session ended before its time (DECISIONS, session and calls). `blocked` answers with its own key. */
export type RevocationCause =
  | 'logout'
  | 'signed-out-elsewhere'
  | 'ended-by-back-office'
  | 'password-changed'
  | 'role-changed'
  | 'membership-removed'
  | 'blocked'
  | 'supplier-deleted'
  | 'access-ended';

/**
 * Ends the sessions of these people on every instance, from their next request on. Back office and the portal
 * reach all of them, everybody the own, a company or supplier only those that act inside it. `spared` stays open.
 * Answers how many ended.
 */
export async function endSessions(
  db: Db,
  userIds: readonly string[],
  cause: RevocationCause,
  spared?: string,
): Promise<number> {
  const { rows } = await sql<{
    ended: number;
  }>`select end_sessions(${userIds}::uuid[], ${cause}, ${spared ?? null}::uuid) as ended`.execute(db);
  return rows[0]?.ended ?? 0;
}
