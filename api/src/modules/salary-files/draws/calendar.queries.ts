import type { CaughtUpDraw } from '@portal/contract/catch-up';
import { addPeriods, type Day, type Period } from '@portal/contract/days';
import { salaryFileDay } from '@portal/contract/draw-schedule';
import type { SalaryCalendar } from '@portal/contract/salary-calendar';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { waitingFile } from '../make/automatic-file.service.ts';
import { caughtUpUnits } from '../make/caught-up.queries.ts';
import { problemsAhead } from '../make/coming-problems.queries.ts';
import { comingPeriods, duePeriod, runsShown } from '../make/due-period.rules.ts';
import { listProblems } from '../make/problems.queries.ts';
import { shareOut } from '../make/share-out.rules.ts';
import { payrollSettings, type PayrollSettings } from '../payroll-settings.queries.ts';
import { madeByHand } from '../run/made-by-hand.queries.ts';
import { stopsFrom } from '../run/stops.queries.ts';

/** The next automatic files with what is planned for them, what waits for a file by hand, and open problems. */
export async function salaryCalendar(
  db: Db,
  scope: CompanyScope,
  at: { now: Date; today: Day },
): Promise<SalaryCalendar> {
  const settings = await payrollSettings(db, scope);
  const { due, stops, older, later, planned, runs } = await comingRuns(db, scope, settings, at);
  const stop = stops.get(due);
  const unmade = stop ? older.filter(({ period }) => period <= due) : [];
  const open = await listProblems(db, scope);
  const known = new Set(open.map(({ reason, employee }) => `${reason} ${employee?.id}`));
  const ahead = (await problemsAhead(db, scope, settings, addPeriods(due, 1), at.now)).filter(
    ({ reason, employee }) => !known.has(`${reason} ${employee?.id}`),
  );
  return {
    salaryDay: settings.salaryDay,
    autoSend: settings.autoSend,
    recipients: settings.recipients,
    runs: runs.map(({ parts, ...run }) => ({ ...run, ...summed(parts) })),
    problems: [...open, ...ahead],
    byHand: summed(planned.filter(({ method, isDue }) => method === 'MANUAL' && isDue)),
    later: summed(later),
    waiting: await waitingFile(db, scope, settings, at.now),
    stopped:
      stop && unmade.length > 0
        ? { period: due, fileDay: salaryFileDay(due, settings.salaryDay), ...stop, ...summed(unmade) }
        : null,
  };
}

/** The next automatic files, each with the sums that it is made of, and what is planned for no such file. */
export async function comingRuns(
  db: Db,
  scope: CompanyScope,
  settings: Pick<PayrollSettings, 'salaryDay' | 'catchUpMax'>,
  at: { now: Date; today: Day },
) {
  const due = duePeriod(at.now, settings.salaryDay);
  const stops = await stopsFrom(db, scope, due);
  const next = addPeriods(due, 1);
  const filesOf = await madeByHand(db, scope, next);
  const coming = comingPeriods(at.now, settings.salaryDay, runsShown).map((run) => ({
    ...run,
    stopped: stops.get(run.period) ?? null,
    madeByHand: filesOf(run.period),
  }));
  const planned = await plannedByPeriod(db, scope, addPeriods(next, runsShown - 1), at.today);
  const older = await olderDraws(db, scope, next, [...stops.keys()]);
  const { taken, later } = shareOut(
    older,
    coming.map(({ period, stopped }) => ({ period, isStopped: stopped !== null })),
    settings.catchUpMax,
    await caughtUpUnits(
      db,
      scope,
      coming.map(({ period }) => period),
    ),
  );
  const runs = coming.map((run, index) => {
    // The draws of a stopped month are among the older ones: the runs after it take them.
    const own = planned.filter(
      ({ method, period }) => method === 'AUTOMATIC' && period === run.period && run.stopped === null,
    );
    const parts: readonly Sum[] = [...own, ...(taken[index] ?? [])];
    return { ...run, parts };
  });
  return { due, stops, older, later, planned, runs };
}

/**
 * The day of the next automatic file: of the first run that has something to take, else of the first month that no file
 * made by hand has drawn yet.
 */
export async function nextRunDay(db: Db, scope: CompanyScope, at: { now: Date; today: Day }): Promise<Day | null> {
  const { runs } = await comingRuns(db, scope, await payrollSettings(db, scope), at);
  const next =
    runs.find(({ parts }) => parts.length > 0) ?? runs.find(({ madeByHand: files }) => files.length === 0) ?? runs[0];
  return next?.fileDay ?? null;
}

type Sum = { currency: string; draws: number; amount: number; subsidy: number };
type Planned = Sum & { period: Period; method: string; isDue: boolean };
type Older = Sum & CaughtUpDraw;

/**
 * Draws that wait for another automatic file than their month's: of months before the next file, none unless something
 * went wrong, and of stopped months.
 */
async function olderDraws(db: Db, scope: CompanyScope, next: Period, stopped: readonly Period[]): Promise<Older[]> {
  const rows = await db
    .selectFrom('salary_draws as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .innerJoin('subscriptions as s', 's.id', 'o.subscription_id')
    .select([
      'd.employee_id as employeeId',
      'd.period',
      'd.kind',
      'd.units',
      'd.gross_amount as gross',
      'd.net_amount as net',
      'd.amount',
      'd.subsidy_month as subsidy',
      'd.currency',
    ])
    .where('d.company_id', '=', scope.companyId)
    .where('d.status', '=', 'PLANNED')
    .where((eb) => eb.or([eb('d.period', '<', next), ...stopped.map((period) => eb('d.period', '=', period))]))
    .where('s.salary_file_method', '=', 'AUTOMATIC')
    .orderBy('o.order_number')
    .orderBy('d.period')
    .execute();
  return rows.map((row) => ({ ...row, draws: 1 }));
}

function plannedByPeriod(db: Db, scope: CompanyScope, upTo: Period, today: Day): Promise<Planned[]> {
  return db
    .selectFrom('salary_draws as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .innerJoin('subscriptions as s', 's.id', 'o.subscription_id')
    .select([
      'd.period',
      'd.currency',
      's.salary_file_method as method',
      sql<boolean>`d.effect_date <= ${today}`.as('isDue'),
      sql<number>`count(*)::int`.as('draws'),
      sql<number>`sum(d.amount)::bigint`.as('amount'),
      sql<number>`sum(d.subsidy_month)::bigint`.as('subsidy'),
    ])
    .where('d.company_id', '=', scope.companyId)
    .where('d.status', '=', 'PLANNED')
    .where('d.period', '<=', upTo)
    .groupBy(['d.period', 'd.currency', 'method', 'isDue'])
    .orderBy('d.period')
    .orderBy('d.currency')
    .execute();
}

function summed(rows: readonly Sum[]) {
  const totals = [...Map.groupBy(rows, (row) => row.currency)].map(([currency, group]) => ({
    currency,
    amount: group.reduce((total, row) => total + row.amount, 0),
  }));
  return { draws: rows.reduce((total, row) => total + row.draws, 0), totals };
}
