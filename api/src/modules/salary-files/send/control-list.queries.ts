import { sum } from '@portal/contract/money';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import type { ControlList } from '../../../pdf/control-list.ts';
import { getSalaryFile } from '../salary-files.queries.ts';

/** What a file's control list says: its draws by kind and by department. Errors: `salary_file_not_found`. */
export async function controlListOf(db: Db, scope: CompanyScope, salaryFileId: string): Promise<ControlList> {
  const file = await getSalaryFile(db, scope, salaryFileId);
  const groups = await db
    .selectFrom('salary_draws as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .select([
      'd.kind',
      'o.department',
      sql<number>`count(*)::int`.as('draws'),
      sql<number>`sum(d.amount)::bigint`.as('amount'),
    ])
    .where('d.company_id', '=', scope.companyId)
    .where('d.salary_file_id', '=', salaryFileId)
    .groupBy(['d.kind', 'o.department'])
    .execute();
  type Group = (typeof groups)[number];
  const by = <Key extends string>(keyOf: (group: Group) => Key) =>
    [...Map.groupBy(groups, keyOf)].map(([key, own]) => ({
      key,
      draws: sum(own.map(({ draws }) => draws)),
      amount: sum(own.map(({ amount }) => amount)),
    }));
  return {
    file,
    draws: sum(groups.map(({ draws }) => draws)),
    byKind: by(({ kind }) => kind),
    byDepartment: by(({ department }) => department).sort((left, right) => left.key.localeCompare(right.key, 'da')),
  };
}

/** The name that the list is saved under, beside its file. */
export const controlListName = (fileName: string): string => `${fileName.replace(/\.\w+$/, '')}-control.pdf`;
