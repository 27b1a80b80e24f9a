import type { Day, Period } from '@portal/contract/days';
import type { MadeByHand, RunStop, SalaryProblem } from '@portal/contract/salary-problems';
import type { RunDraw } from '@portal/contract/salary-runs';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { DueDraw } from '../make/due-draws.queries.ts';
import { comingPeriods, runsShown } from '../make/due-period.rules.ts';
import { byOwnCode, problemsBefore, uncodedProblems } from '../make/make-salary-file.service.ts';
import { unwritable } from '../make/manual-files.service.ts';
import { payrollRows } from '../make/payroll-rows.mapping.ts';
import { shownProblems } from '../make/problems.queries.ts';
import { payrollSettings } from '../payroll-settings.queries.ts';
import { readComing, type ComingRun } from './coming-runs.queries.ts';
import { madeByHand } from './made-by-hand.queries.ts';
import { changesByOrder, onlyInOne, type OrderChange } from './run-difference.rules.ts';
import {
  drawnBefore,
  drawsByHand,
  drawsOfMonth,
  lastMonthDrawn,
  leftOutOf,
  whyNotDrawn,
  type LeftOutDraw,
} from './run.queries.ts';

export type Run = {
  period: Period;
  fileDay: Day;
  stopped: RunStop | null;
  /** what the automatic file takes */
  draws: DueDraw[];
  /** what files made by hand took of the month before it, and those files */
  byHand: DueDraw[];
  files: MadeByHand[];
  previous: { period: Period; draws: DueDraw[] } | null;
  leftOut: LeftOutDraw[];
  changes: Map<string, OrderChange>;
  problems: SalaryProblem[];
};

/**
 * A coming automatic file as the salary day would make it from what is planned now, and the month drawn before it,
 * whichever way that one's files were made. Errors: `salary_file_not_found` for a month that is none of the coming
 * ones.
 */
export async function readRun(db: Db, scope: CompanyScope, period: Period, now: Date): Promise<Run> {
  const settings = await payrollSettings(db, scope);
  const isComing = comingPeriods(now, settings.salaryDay, runsShown).some((run) => run.period === period);
  const runs = isComing ? await readComing(db, scope, settings, { upTo: period, now }) : [];
  const asked = runs.at(-1);
  if (!asked) throw new DomainError('salary_file_not_found');
  const { draws } = asked;
  const byHand = await drawsByHand(db, scope, period);
  const previous = await drawnLast(db, scope, runs);
  const leftOut = await leftOutOf(db, scope, period);
  const { coded, uncoded } = byOwnCode(settings, draws);
  const rows = payrollRows(coded, settings.wageCodes, { period, language: settings.language });
  const stopping = problemsBefore(settings, coded, rows);
  const problems = [
    ...(stopping.length > 0 ? stopping : unwritable(settings, period, rows, now)),
    ...uncodedProblems(uncoded),
  ];
  return {
    ...asked,
    byHand,
    files: (await madeByHand(db, scope, period))(period),
    previous,
    leftOut,
    changes: await changesOf(db, scope, runs, { byHand, previous: previous?.draws ?? [], leftOut }),
    problems: shownProblems(problems, draws, period, now),
  };
}

/** The last month before the newest of some coming runs in which something is drawn. */
async function drawnLast(db: Db, scope: CompanyScope, runs: readonly ComingRun[]): Promise<Run['previous']> {
  for (const { period, stopped, draws } of runs.slice(0, -1).toReversed()) {
    const drawn = [...(await drawsByHand(db, scope, period)), ...(stopped ? [] : draws)];
    if (drawn.length > 0) return { period, draws: drawn };
  }
  const last = await lastMonthDrawn(db, scope, runs[0]?.period ?? '');
  return last === undefined ? null : { period: last, draws: await drawsOfMonth(db, scope, last) };
}

async function changesOf(
  db: Db,
  scope: CompanyScope,
  runs: readonly ComingRun[],
  { byHand, previous, leftOut }: { byHand: DueDraw[]; previous: DueDraw[]; leftOut: LeftOutDraw[] },
): Promise<Run['changes']> {
  const asked = runs.at(-1);
  const draws = [...byHand, ...(asked?.draws ?? [])];
  const { added, gone } = onlyInOne(draws, previous);
  const ahead = runs.slice(0, -1).flatMap((run) => (run.stopped ? [] : run.draws.map(({ orderId }) => orderId)));
  const made = await drawnBefore(
    db,
    scope,
    added,
    draws.map(({ id }) => id),
  );
  return changesByOrder(draws, previous, {
    leftOut,
    drawnBefore: new Set([...made, ...ahead]),
    notDrawn: await whyNotDrawn(db, scope, gone, asked?.period ?? ''),
  });
}

/** True where a person has left by the day of the file; the exit month is drawn all the same (RULES 0.8). */
export const leavesBefore = ({ kind, exitDate }: DueDraw, { fileDay }: Pick<Run, 'fileDay'>): boolean =>
  kind === 'planned' && exitDate !== null && exitDate <= fileDay;

/** What of a draw is to be looked at before its file is made; nothing of one that waits for no file. */
export function marksOf(run: Run): (draw: DueDraw) => RunDraw['marks'] {
  const stopped = new Set(run.problems.map(({ reason, employee }) => `${reason} ${employee?.id}`));
  const waits = new Set(run.draws.map(({ id }) => id));
  return (draw) =>
    waits.has(draw.id)
      ? [
          ...(['EMPLOYEE_NUMBER_MISSING', 'WAGE_CODE_MISSING'] as const).filter((reason) =>
            stopped.has(`${reason} ${draw.employeeId}`),
          ),
          ...(draw.kind !== 'planned' && stopped.has(`SETTLEMENT_CODE_MISSING ${draw.employeeId}`)
            ? (['SETTLEMENT_CODE_MISSING'] as const)
            : []),
          ...(leavesBefore(draw, run) ? (['LEAVES'] as const) : []),
        ]
      : [];
}
