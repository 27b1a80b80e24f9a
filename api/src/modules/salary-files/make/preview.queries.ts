import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';

/** The company's newest file, to compare with. */
export function latestFile(db: Db, scope: CompanyScope) {
  return db
    .selectFrom('salary_files')
    .select(['id', 'total', 'currency'])
    .where('company_id', '=', scope.companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function ordersOfFile(db: Db, scope: CompanyScope, salaryFileId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('salary_draws')
    .select('order_id')
    .distinct()
    .where('company_id', '=', scope.companyId)
    .where('salary_file_id', '=', salaryFileId)
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

export async function namesOfEmployees(db: Db, scope: CompanyScope, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('employees')
    .select(['id', 'name'])
    .where('company_id', '=', scope.companyId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
