import type { FileDifference } from '@portal/contract/salary-file-difference';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { getSalaryFile } from '../salary-files.queries.ts';
import { warningsOf } from './warnings.rules.ts';

type Change = FileDifference['changes'][number]['change'];

/**
 * What changed since the file before, by order: the file of the same currency with the next lower batch. Orders drawn
 * alike in both are left out, so the changes sum to the difference of the totals. Errors: `salary_file_not_found`.
 */
export async function fileDifference(db: Db, scope: CompanyScope, salaryFileId: string): Promise<FileDifference> {
  const file = await getSalaryFile(db, scope, salaryFileId);
  const { currency } = file.total;
  const before = await db
    .selectFrom('salary_files')
    .select(['id', 'batch', 'period', 'row_count', 'total'])
    .where('company_id', '=', scope.companyId)
    .where('currency', '=', currency)
    .where('batch', '<', file.batch)
    .orderBy('batch', 'desc')
    .limit(1)
    .executeTakeFirst();
  const warnings = warningsOf(await drawnForLeavers(db, scope, salaryFileId));
  if (!before) return { warnings, previous: null, changes: [] };
  const drawn = (fileId: string) =>
    sql`select order_id, sum(amount)::bigint as amount from salary_draws where company_id = ${scope.companyId}
      and salary_file_id = ${fileId} group by order_id`;
  const { rows } = await sql<{ change: Change; orders: number; amount: number }>`
    with compared as (
      select case when b.order_id is null then 'NEW' when a.order_id is null then 'ENDED' when a.amount > b.amount
      then 'MORE' else 'LESS' end as change,
        coalesce(a.amount, 0) - coalesce(b.amount, 0) as difference
      from (${drawn(salaryFileId)}) a full join (${drawn(before.id)}) b on b.order_id = a.order_id
      where a.amount is distinct from b.amount
    )
    select change, count(*)::int as orders, sum(difference)::bigint as amount from compared
    group by change order by array_position(array['NEW', 'MORE', 'LESS', 'ENDED'], change)`.execute(db);
  return {
    warnings,
    previous: {
      id: before.id,
      batch: before.batch,
      period: before.period,
      rowCount: before.row_count,
      total: { amount: before.total, currency },
    },
    changes: rows.map(({ amount, ...row }) => ({ ...row, amount: { amount, currency } })),
  };
}

// Only people with an exit date: a file of 100,000 draws is not read for a handful of them.
function drawnForLeavers(db: Db, scope: CompanyScope, salaryFileId: string) {
  return db
    .selectFrom('salary_draws as d')
    .innerJoin('employees as e', 'e.id', 'd.employee_id')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .where('d.company_id', '=', scope.companyId)
    .where('d.salary_file_id', '=', salaryFileId)
    .where('d.kind', '=', 'planned')
    .where(sql<boolean>`d.period > to_char(e.exit_date, 'YYYY-MM')`)
    .select([
      'e.id as employeeId',
      'o.employee_name as employeeName',
      'e.exit_date as exitDate',
      sql<string>`o.order_number::text`.as('orderNumber'),
      'd.period',
      sql<'planned'>`d.kind`.as('kind'),
      'd.currency',
      'd.gross_amount as gross',
      'd.net_amount as net',
    ])
    .orderBy('o.employee_name')
    .orderBy('d.id')
    .limit(200)
    .execute();
}
