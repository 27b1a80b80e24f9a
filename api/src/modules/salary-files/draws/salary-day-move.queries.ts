import type { Day, Period } from '@portal/contract/days';
import { salaryFileDay } from '@portal/contract/draw-schedule';
import type { SalaryDayMove } from '@portal/contract/salary-day-move';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import type { DueDraw } from '../make/due-draws.queries.ts';
import { comingPeriods, duePeriod, runsShown } from '../make/due-period.rules.ts';
import { totalsOf } from '../make/make-salary-file.service.ts';
import { payrollSettings, type PayrollSettings } from '../payroll-settings.queries.ts';
import { readComing } from '../run/coming-runs.queries.ts';
import { stopsFrom } from '../run/stops.queries.ts';
import { effectDateOn } from './effect-dates.queries.ts';

type Settings = Pick<PayrollSettings, 'salaryDay' | 'catchUpMax'>;

/** What another salary day would move, before it is saved (DECISIONS 32). */
export async function salaryDayMove(
  db: Db,
  scope: CompanyScope,
  { salaryDay, now }: { salaryDay: number; now: Date },
): Promise<SalaryDayMove> {
  const settings = await payrollSettings(db, scope);
  const then = { ...settings, salaryDay };
  const moved = await db
    .selectFrom('salary_draws')
    .where('company_id', '=', scope.companyId)
    .where('status', 'in', ['PLANNED', 'SUSPENDED'])
    .where('effect_date', '<>', effectDateOn(salaryDay))
    .select([sql<number>`count(*)::int`.as('draws'), sql<number>`count(distinct employee_id)::int`.as('employees')])
    .executeTakeFirstOrThrow();
  const atOnce = await dueAtOnce(db, scope, settings, then, now);
  return {
    ...moved,
    before: await nextRun(db, scope, settings, now),
    // What is made at once is no longer there for the run after it.
    after: atOnce ? null : await nextRun(db, scope, then, now),
    atOnce,
  };
}

async function nextRun(db: Db, scope: CompanyScope, settings: Settings, now: Date): Promise<SalaryDayMove['before']> {
  const upTo = comingPeriods(now, settings.salaryDay, runsShown).at(-1)?.period ?? '';
  const runs = await readComing(db, scope, settings, { upTo, now });
  const next = runs.find(({ draws, stopped }) => draws.length > 0 && !stopped);
  return next ? runOf(next, next.draws) : null;
}

/** The file of a month that is no coming one any more by the new day, and has something to take. */
async function dueAtOnce(
  db: Db,
  scope: CompanyScope,
  before: Settings,
  then: Settings,
  now: Date,
): Promise<SalaryDayMove['atOnce']> {
  const [run] = comingPeriods(now, before.salaryDay, 1);
  if (!run || duePeriod(now, then.salaryDay) < run.period) return null;
  if ((await stopsFrom(db, scope, run.period)).has(run.period)) return null;
  const [made] = await readComing(db, scope, before, { upTo: run.period, now });
  if (!made || made.draws.length === 0) return null;
  return runOf({ ...run, fileDay: salaryFileDay(run.period, then.salaryDay) }, made.draws);
}

const runOf = ({ period, fileDay }: { period: Period; fileDay: Day }, draws: readonly DueDraw[]) => ({
  period,
  fileDay,
  draws: draws.length,
  totals: totalsOf(draws),
});
