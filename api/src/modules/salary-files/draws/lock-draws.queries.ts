import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';

/**
 * One at a time changes which draws of a company wait for a file, on whichever instance: a run that makes files, or a
 * month that is left out. Waits for the other instead of failing; ends with the transaction.
 */
export async function lockDraws(db: Db, scope: CompanyScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keyOf(scope)})`.execute(db);
}

/** The same lock for who does not wait for it; false when another holds it. */
export async function tryLockDraws(db: Db, scope: CompanyScope): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${keyOf(scope)}) as locked`.execute(
    db,
  );
  return rows[0]?.locked ?? false;
}

const keyOf = ({ companyId }: CompanyScope) => sql<number>`hashtextextended('salary-file:' || ${companyId}, 0)`;
