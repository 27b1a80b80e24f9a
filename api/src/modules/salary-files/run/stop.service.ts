import type { Period } from '@portal/contract/days';
import type { StoppedRun } from '@portal/contract/salary-runs';
import { recordAudit } from '../../../access/audit.ts';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { lockDraws } from '../draws/lock-draws.queries.ts';
import { comingPeriods, runsShown } from '../make/due-period.rules.ts';
import { payrollSettings } from '../payroll-settings.queries.ts';
import { stopsFrom } from './stops.queries.ts';

type Act = { period: Period; now: Date };

/**
 * Keeps a coming automatic file from being made (UX 1.7): its draws wait for a file by hand, or are caught up by the
 * next one (DECISIONS 35). Stopping what is stopped changes nothing. Errors: `salary_file_not_found` for a month that
 * is none of the coming ones, so also once its hour has come.
 */
export async function stopRun(db: Db, scope: CompanyScope, act: Act): Promise<StoppedRun> {
  if (!(await comingStop(db, scope, act))) {
    const stop = { stopped_by: scope.userId, stopped_at: act.now };
    await db
      .insertInto('salary_runs')
      .values({ company_id: scope.companyId, period: act.period, ...stop })
      .onConflict((on) => on.columns(['company_id', 'period']).doUpdateSet(stop))
      .execute();
    await audit(db, scope, act, 'salary-run.stopped');
  }
  return answer(db, scope, act.period);
}

/** Lets a stopped run go by itself again, before its hour. Errors as above. */
export async function resumeRun(db: Db, scope: CompanyScope, act: Act): Promise<StoppedRun> {
  if (await comingStop(db, scope, act)) {
    await db
      .updateTable('salary_runs')
      .set({ stopped_by: null, stopped_at: null })
      .where('company_id', '=', scope.companyId)
      .where('period', '=', act.period)
      .execute();
    await audit(db, scope, act, 'salary-run.resumed');
  }
  return answer(db, scope, act.period);
}

// Under the company's lock: the file of the day is either made or stopped.
async function comingStop(db: Db, scope: CompanyScope, { period, now }: Act) {
  await lockDraws(db, scope);
  const { salaryDay } = await payrollSettings(db, scope);
  if (!comingPeriods(now, salaryDay, runsShown).some((run) => run.period === period))
    throw new DomainError('salary_file_not_found');
  return (await stopsFrom(db, scope, period)).get(period);
}

const answer = async (db: Db, scope: CompanyScope, period: Period): Promise<StoppedRun> => ({
  period,
  stopped: (await stopsFrom(db, scope, period)).get(period) ?? null,
});

const audit = (
  db: Db,
  scope: CompanyScope,
  { period, now }: Act,
  action: 'salary-run.stopped' | 'salary-run.resumed',
): Promise<void> => recordAudit(db, { now, scope }, action, ['salary_run', period]);
