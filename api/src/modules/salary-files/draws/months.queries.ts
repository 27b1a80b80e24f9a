import { addPeriods, type Day, type Period } from '@portal/contract/days';
import { monthsBack, type SalaryMonth } from '@portal/contract/home-month';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { payrollSettings } from '../payroll-settings.queries.ts';
import { comingRuns } from './calendar.queries.ts';

type Made = { period: Period; currency: string; amount: number; subsidy: number };

/**
 * What the salary files of the last 12 months deducted and what the coming ones are planned to: of a month with a file
 * the draws in its files, of a coming one what its page shows.
 */
export async function salaryMonths(db: Db, scope: CompanyScope, at: { now: Date; today: Day }): Promise<SalaryMonth[]> {
  const [settings, { currency: own }] = await Promise.all([payrollSettings(db, scope), companyCurrency(db, scope)]);
  const { due, runs, planned } = await comingRuns(db, scope, settings, at);
  const made = await deductedByMonth(db, scope, addPeriods(due, 1 - monthsBack));
  const byHand = planned.filter(({ method }) => method === 'MANUAL');
  const first = runs[0]?.period ?? due;
  // What is older waits now, so it belongs to the next month.
  const handIn = (period: Period) =>
    byHand.filter((draw) => draw.period === period || (period === first && draw.period < first));
  const months = [
    ...Array.from({ length: monthsBack }, (_, index) => ({
      period: addPeriods(due, index + 1 - monthsBack),
      isComing: false,
      automatic: [],
      hand: [],
    })),
    ...runs.map(({ period, stopped, parts }) => ({
      period,
      isComing: true,
      automatic: stopped ? [] : parts,
      hand: handIn(period),
    })),
  ];
  const currencies = new Set([own, ...[...made, ...planned].map(({ currency }) => currency)]);
  return [...currencies].flatMap((currency) =>
    months.map(({ period, isComing, automatic, hand }) => {
      const [files, auto, manual] = [made.filter((one) => one.period === period), automatic, hand].map((rows) =>
        summed(rows, currency),
      ) as [Sums, Sums, Sums];
      return {
        period,
        currency,
        isComing,
        deducted: files.amount,
        planned: auto.amount,
        byHand: manual.amount,
        subsidy: files.subsidy,
        subsidyPlanned: auto.subsidy + manual.subsidy,
      };
    }),
  );
}

type Sums = { amount: number; subsidy: number };

function summed(rows: readonly (Sums & { currency: string })[], currency: string): Sums {
  const own = rows.filter((row) => row.currency === currency);
  return {
    amount: own.reduce((total, row) => total + row.amount, 0),
    subsidy: own.reduce((total, row) => total + row.subsidy, 0),
  };
}

const companyCurrency = (db: Db, { companyId }: CompanyScope) =>
  db.selectFrom('companies').select('currency').where('id', '=', companyId).executeTakeFirstOrThrow();

async function deductedByMonth(db: Db, { companyId }: CompanyScope, from: Period): Promise<Made[]> {
  return await db
    .selectFrom('salary_files as f')
    .innerJoin('salary_draws as d', 'd.salary_file_id', 'f.id')
    .select([
      'f.period',
      'd.currency',
      sql<number>`sum(d.amount)::bigint`.as('amount'),
      sql<number>`sum(d.subsidy_month)::bigint`.as('subsidy'),
    ])
    .where('f.company_id', '=', companyId)
    .where('f.period', '>=', from)
    .groupBy(['f.period', 'd.currency'])
    .execute();
}
