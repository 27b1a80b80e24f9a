import { periodsBetween, type Day, type Period } from '@portal/contract/days';
import type { RunStop } from '@portal/contract/salary-problems';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { caughtUpUnits } from '../make/caught-up.queries.ts';
import { dueDraws, type DueDraw } from '../make/due-draws.queries.ts';
import { comingPeriods, duePeriod } from '../make/due-period.rules.ts';
import { shareOut } from '../make/share-out.rules.ts';
import type { PayrollSettings } from '../payroll-settings.queries.ts';
import { stopsFrom } from './stops.queries.ts';

/** A coming automatic file with what it takes; of a stopped one it is what it would take. */
export type ComingRun = { period: Period; fileDay: Day; stopped: RunStop | null; draws: DueDraw[] };

/**
 * The coming automatic files up to a month, as the salary day would make them from what is planned now. Each takes what
 * those before it leave (DECISIONS 35), so no draw is in two of them. Empty where the month is no coming one.
 */
export async function readComing(
  db: Db,
  scope: CompanyScope,
  { salaryDay, catchUpMax }: Pick<PayrollSettings, 'salaryDay' | 'catchUpMax'>,
  { upTo, now }: { upTo: Period; now: Date },
): Promise<ComingRun[]> {
  const count = periodsBetween(duePeriod(now, salaryDay), upTo);
  const runs = comingPeriods(now, salaryDay, Math.max(0, count));
  const [first] = runs;
  if (!first) return [];
  const stops = await stopsFrom(db, scope, first.period);
  const { taken } = shareOut(
    await dueDraws(db, scope, { upTo, automaticOnly: true }),
    runs.map((run) => ({ ...run, isStopped: stops.has(run.period) })),
    catchUpMax,
    await caughtUpUnits(
      db,
      scope,
      runs.map((run) => run.period),
    ),
  );
  return runs.map((run, at) => ({ ...run, stopped: stops.get(run.period) ?? null, draws: taken[at] ?? [] }));
}
