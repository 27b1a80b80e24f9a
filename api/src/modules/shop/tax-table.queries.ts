import { taxTableOn, type TaxTable } from '@portal/contract/category-terms';
import type { Day } from '@portal/contract/days';
import type { CompanyScope, EmployeeScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

/** The table of the company's country. */
export async function taxTable(db: Db, scope: CompanyScope | EmployeeScope, today: Day): Promise<TaxTable> {
  const { country } = await db
    .selectFrom('companies')
    .select('country')
    .where('id', '=', scope.companyId)
    .executeTakeFirstOrThrow();
  return taxTableOf(db, country, today);
}

/** What counts in the country on the day; a rate that has ended is none (RULES 0.11, DECISIONS 69). */
export async function taxTableOf(db: Db, country: string, day: Day): Promise<TaxTable> {
  const rates = await db
    .selectFrom('tax_rates')
    .where('country', '=', country)
    .select(['country', 'year', 'code', 'valid_from as validFrom', 'basis_points as basisPoints', 'amount', 'currency'])
    .execute();
  return taxTableOn(rates, country, day);
}
