import type { TaxTable } from '@portal/contract/category-terms';
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

/** The newest value of each rate that has begun by the day. */
export async function taxTableOf(db: Db, country: string, day: Day): Promise<TaxTable> {
  const rows = await db
    .selectFrom('tax_rates')
    .where('country', '=', country)
    .distinctOn('code')
    .select(['code', 'basis_points', 'amount', 'currency'])
    .where('valid_from', '<=', day)
    .orderBy('code')
    .orderBy('valid_from', 'desc')
    .execute();
  const rates = rows.map(({ code, basis_points, amount, currency }): [string, number] =>
    amount === null ? [code, basis_points ?? 0] : [`${code} ${currency ?? ''}`, amount],
  );
  return { country, rates: new Map(rates) };
}
