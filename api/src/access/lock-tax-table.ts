import { sql } from 'kysely';
import type { Db } from '../db/tenant.ts';

/**
 * Holds a country's tax table until the transaction ends: a company is not created while the VAT of its country ends,
 * and two people do not publish at once.
 */
export async function lockTaxTable(db: Db, country: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tax table ${country}`}, 0))`.execute(db);
}
