import { addDays, addPeriods, dayOf, periodOf, type Day, type Period } from '@portal/contract/days';
import { monthsBack } from '@portal/contract/home-month';
import type { OfficeHome, OfficeSalaryFile } from '@portal/contract/home-office';
import { salaryFileStateOf } from '@portal/contract/salary-files';
import { sql } from 'kysely';
import type { AdminScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

const worstFirst: readonly OfficeSalaryFile['state'][] = ['FAILED', 'HELD', 'TO_APPROVE', 'NOT_SENT', 'SENT'];

/** The first page of back office beside its counts. */
export async function officeHome(db: Db, scope: AdminScope, today: Day): Promise<OfficeHome> {
  const [made, held, toProcess, deducted] = await Promise.all([
    madeToday(db, scope, today),
    heldFiles(db, scope),
    ordersByCompany(db, scope),
    deductedByMonth(db, scope, today),
  ]);
  const place = ({ state }: OfficeSalaryFile) => worstFirst.indexOf(state);
  return { salaryFiles: [...made, ...held].toSorted((a, b) => place(a) - place(b)), toProcess, deducted };
}

async function madeToday(db: Db, _scope: AdminScope, today: Day): Promise<OfficeSalaryFile[]> {
  const rows = await db
    .selectFrom('salary_files as f')
    .innerJoin('companies as c', 'c.id', 'f.company_id')
    .select(['c.id', 'c.company_name as name', 'f.period', 'f.row_count', 'f.total', 'f.currency', 'f.type'])
    .select(['f.needs_second', 'f.is_sent', 'f.approved_at', 'f.send_failed_at', 'f.created_at'])
    .where('f.created_at', '>', new Date(`${addDays(today, -1)}T00:00:00Z`))
    .orderBy('c.company_name')
    .orderBy('f.id')
    .limit(50)
    .execute();
  return rows
    .filter(({ created_at: at }) => dayOf(at) === today)
    .map((row) => ({
      company: { id: row.id, name: row.name },
      period: row.period,
      rowCount: row.row_count,
      total: { amount: row.total, currency: row.currency },
      state: salaryFileStateOf({
        isManual: row.type === 'MANUAL',
        needsSecondApproval: row.needs_second,
        isSent: row.is_sent,
        approvedAt: row.approved_at?.toISOString() ?? null,
        sendFailedAt: row.send_failed_at?.toISOString() ?? null,
      }),
    }));
}

/** What keeps a due file from being made stands until it is made, perhaps without the people that it waited for. */
async function heldFiles(db: Db, _scope: AdminScope): Promise<OfficeSalaryFile[]> {
  const rows = await db
    .selectFrom('salary_file_problems as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(['c.id', 'c.company_name as name', 'p.period'])
    .where('p.reason', '<>', 'SENDING_FAILED')
    .where(
      sql<boolean>`not exists (select from salary_files f where f.company_id = p.company_id and f.period = p.period
        and f.type = 'AUTOMATIC')`,
    )
    .groupBy(['c.id', 'c.company_name', 'p.period'])
    .orderBy('c.company_name')
    .orderBy('p.period')
    .limit(50)
    .execute();
  return rows.map(({ id, name, period }) => ({
    company: { id, name },
    period,
    rowCount: 0,
    total: null,
    state: 'HELD',
  }));
}

async function ordersByCompany(db: Db, _scope: AdminScope): Promise<OfficeHome['toProcess']> {
  const rows = await db
    .selectFrom('orders as o')
    .select(['o.company_id as id', sql<string>`max(o.company_name)`.as('name'), sql<number>`count(*)::int`.as('count')])
    .select(sql<Day>`min(o.ordered_on)::text`.as('oldest'))
    .where('o.status', '=', 'ORDERED')
    .where('o.is_proposal', '=', false)
    .groupBy('o.company_id')
    .orderBy('oldest')
    .orderBy('count', 'desc')
    .orderBy('o.company_id')
    .limit(8)
    .execute();
  return rows.map(({ id, name, count, oldest }) => ({ company: { id, name }, count, oldest }));
}

async function deductedByMonth(db: Db, _scope: AdminScope, today: Day): Promise<OfficeHome['deducted']> {
  const month = periodOf(today);
  const periods: Period[] = Array.from({ length: monthsBack }, (_, at) => addPeriods(month, at + 1 - monthsBack));
  const rows = await db
    .selectFrom('salary_files')
    .select(['period', 'currency', sql<number>`sum(total)::bigint`.as('amount')])
    .where('period', 'in', periods)
    .groupBy(['period', 'currency'])
    .execute();
  return [...new Set(rows.map(({ currency }) => currency))]
    .toSorted()
    .flatMap((currency) =>
      periods.map((period) => ({
        period,
        currency,
        amount: rows.find((row) => row.currency === currency && row.period === period)?.amount ?? 0,
      })),
    );
}
