import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';

/**
 * One at a time changes which draws of a company wait for a file, on whichever instance: a run that makes files, or a
 * month that is left out. Waits for the other instead of failing; ends with the transaction.
 */
export async function lockDraws(db: Db, scope: CompanyScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('salary-file:' || ${scope.companyId}, 0))`.execute(db);
}
