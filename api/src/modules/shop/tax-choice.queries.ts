import type { Day } from '@portal/contract/days';
import { tableLevels } from '@portal/contract/estimate';
import { ordinaryRate, type TaxChoice } from '@portal/contract/tax-choice';
import type { EmployeeScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { taxTable } from './tax-table.queries.ts';

/**
 * The rate that the employee chose for estimates. Row-level security shows it to the employee alone, and a way in that
 * does not prove the login's owner has the ordinary one (RULES 2.2).
 */
export async function taxChoiceOf(db: Db, scope: EmployeeScope): Promise<TaxChoice> {
  if (!scope.isOwnLogin) return ordinaryRate;
  const chosen = await db
    .selectFrom('employee_tax_rates')
    .select(['level', 'own_rate as ownRate'])
    .where('employee_id', '=', scope.employeeId)
    .executeTakeFirst();
  return chosen ?? ordinaryRate;
}

/**
 * An own rate is kept while one of the table is chosen, so that it need not be typed again.
 *
 * @throws DomainError `confirm-it-is-you` for a way in that does not prove the login's owner
 */
export async function keepTaxChoice(db: Db, scope: EmployeeScope, choice: TaxChoice, now: Date): Promise<TaxChoice> {
  if (!scope.isOwnLogin) throw new DomainError('confirm-it-is-you');
  const values = { level: choice.level, own_rate: choice.ownRate, chosen_at: now };
  await db
    .insertInto('employee_tax_rates')
    .values({ employee_id: scope.employeeId, company_id: scope.companyId, ...values })
    .onConflict((on) => on.column('employee_id').doUpdateSet(values))
    .execute();
  return choice;
}

/** What the table of the company's country has to choose from, and what comes on top of a tax card's percentage. */
export async function offeredRates(db: Db, scope: EmployeeScope, today: Day) {
  const { rates } = await taxTable(db, scope, today);
  const offered = tableLevels.flatMap((level) => {
    const rate = rates.get(level);
    return rate === undefined ? [] : [{ level, rate }];
  });
  return { rates: offered, amRate: rates.get('am') ?? 0 };
}
