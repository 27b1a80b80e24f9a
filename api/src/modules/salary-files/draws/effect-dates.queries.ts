import type { Day } from '@portal/contract/days';
import { sql } from 'kysely';
import { companyScopeForJob, type AdminScope, type CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { lockDraws } from './lock-draws.queries.ts';

/** The day of a draw inside its own period, clamped to its month. */
export const effectDateOn = (salaryDay: number) => sql<Day>`least((period || '-01')::date + ${salaryDay}::int - 1,
  ((period || '-01')::date + interval '1 month - 1 day')::date)`;

/**
 * Moves every draw of a company that is in no file yet to another salary day, inside its own period and clamped to its
 * month (DECISIONS 32). Under the company's lock, so that no file is made with half of them.
 */
export async function moveEffectDates(
  db: Db,
  _scope: CompanyScope | AdminScope,
  { companyId, salaryDay }: { companyId: string; salaryDay: number },
): Promise<void> {
  await lockDraws(db, companyScopeForJob(companyId, ''));
  await sql`update salary_draws set effect_date = ${effectDateOn(salaryDay)}
    where company_id = ${companyId} and status in ('PLANNED', 'SUSPENDED')`.execute(db);
}
