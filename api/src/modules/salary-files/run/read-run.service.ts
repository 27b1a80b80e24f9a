import type { Day, Period } from '@portal/contract/days';
import type { RunStop, SalaryProblem } from '@portal/contract/salary-problems';
import type { RunDraw } from '@portal/contract/salary-runs';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { drawsInFile, dueDraws, type DueDraw } from '../make/due-draws.queries.ts';
import { comingPeriods, runsShown } from '../make/due-period.rules.ts';
import { byOwnCode, problemsBefore, uncodedProblems } from '../make/make-salary-file.service.ts';
import { unwritable } from '../make/manual-files.service.ts';
import { payrollRows } from '../make/payroll-rows.mapping.ts';
import { shownProblems } from '../make/problems.queries.ts';
import { shareOut } from '../make/share-out.rules.ts';
import { payrollSettings } from '../payroll-settings.queries.ts';
import { changesByOrder, type OrderChange } from './run-difference.rules.ts';
import { lastAutomaticFiles } from './run.queries.ts';
import { stopsFrom } from './stops.queries.ts';

export type Run = {
  period: Period;
  fileDay: Day;
  stopped: RunStop | null;
  draws: DueDraw[];
  previous: { period: Period; draws: DueDraw[] } | null;
  changes: Map<string, OrderChange>;
  problems: SalaryProblem[];
};

/**
 * A coming automatic file as the salary day would make it from what is planned now, and the run before it. Each run
 * takes what those before it leave (DECISIONS 35), so no draw is in two of them. Errors: `salary_file_not_found` for a
 * month that is none of the coming ones.
 */
export async function readRun(db: Db, scope: CompanyScope, period: Period, now: Date): Promise<Run> {
  const settings = await payrollSettings(db, scope);
  const coming = comingPeriods(now, settings.salaryDay, runsShown);
  const at = coming.findIndex((run) => run.period === period);
  const asked = coming[at];
  if (!asked) throw new DomainError('salary_file_not_found');
  const runs = coming.slice(0, at + 1);
  const stops = await stopsFrom(db, scope, runs[0]?.period ?? period);
  const isStopped = (run: { period: Period }) => stops.has(run.period);
  const { taken } = shareOut(
    await dueDraws(db, scope, { upTo: period, automaticOnly: true }),
    runs.map((run) => ({ ...run, isStopped: isStopped(run) })),
    settings.catchUpMax,
  );
  const draws = taken.at(-1) ?? [];
  const before = runs.slice(0, -1).findLastIndex((run) => !isStopped(run));
  const previous = runs[before] ? { ...runs[before], draws: taken[before] ?? [] } : await lastRun(db, scope, period);
  const { coded, uncoded } = byOwnCode(settings, draws);
  const rows = payrollRows(coded, settings.wageCodes, { period, language: settings.language });
  const stopping = problemsBefore(settings, coded, rows);
  const problems = [
    ...(stopping.length > 0 ? stopping : unwritable(settings, period, rows, now)),
    ...uncodedProblems(uncoded),
  ];
  return {
    ...asked,
    stopped: stops.get(period) ?? null,
    draws,
    previous,
    changes: changesByOrder(draws, previous?.draws ?? []),
    problems: shownProblems(problems, draws, period, now),
  };
}

async function lastRun(db: Db, scope: CompanyScope, before: Period): Promise<Run['previous']> {
  const files = await lastAutomaticFiles(db, scope, before);
  const [first] = files;
  if (!first) return null;
  const draws: DueDraw[] = [];
  for (const { id } of files) draws.push(...(await drawsInFile(db, scope, id)));
  return { period: first.period, draws };
}

/** True where a person has left by the day of the file; the exit month is drawn all the same (RULES 0.8). */
export const leavesBefore = ({ kind, exitDate }: DueDraw, { fileDay }: Pick<Run, 'fileDay'>): boolean =>
  kind === 'planned' && exitDate !== null && exitDate <= fileDay;

/** What of a draw is to be looked at before its file is made. */
export function marksOf(run: Run): (draw: DueDraw) => RunDraw['marks'] {
  const stopped = new Set(run.problems.map(({ reason, employee }) => `${reason} ${employee?.id}`));
  return (draw) => [
    ...(['EMPLOYEE_NUMBER_MISSING', 'WAGE_CODE_MISSING'] as const).filter((reason) =>
      stopped.has(`${reason} ${draw.employeeId}`),
    ),
    ...(draw.kind !== 'planned' && stopped.has(`SETTLEMENT_CODE_MISSING ${draw.employeeId}`)
      ? (['SETTLEMENT_CODE_MISSING'] as const)
      : []),
    ...(leavesBefore(draw, run) ? (['LEAVES'] as const) : []),
  ];
}
