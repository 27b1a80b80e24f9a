import type { QueryOf } from '@portal/contract/endpoint';
import type { listRunDraws, RunDraw, SalaryRun } from '@portal/contract/salary-runs';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Page } from '../../../db/page.ts';
import type { Db } from '../../../db/tenant.ts';
import { drawsById, drawsMatching } from '../draws/draws.queries.ts';
import type { DueDraw } from '../make/due-draws.queries.ts';
import { totalsOf } from '../make/make-salary-file.service.ts';
import { leavesBefore, marksOf, readRun, type Run } from './read-run.service.ts';
import { changeLines } from './run-difference.rules.ts';
import { placesOf, sumsOf } from './run.queries.ts';

type Tab = QueryOf<typeof listRunDraws>['tab'];
type At = Pick<Run, 'period'> & { now: Date };

/** A coming salary file in figures and sentences. Errors: `salary_file_not_found`. */
export async function salaryRun(db: Db, scope: CompanyScope, { period, now }: At): Promise<SalaryRun> {
  const run = await readRun(db, scope, period, now);
  const { fileDay, stopped, draws, previous, changes, problems } = run;
  const count = (tab: Tab) => rowsOf(run, tab).length;
  return {
    period,
    fileDay,
    stopped,
    draws: draws.length,
    employees: new Set(draws.map(({ employeeId }) => employeeId)).size,
    sums: await sumsOf(
      db,
      scope,
      draws.map(({ id }) => id),
    ),
    previous: previous && { period: previous.period, draws: previous.draws.length, totals: totalsOf(previous.draws) },
    changes: previous ? changeLines(changes.values()) : [],
    counts: {
      ALL: draws.length,
      NEW: count('NEW'),
      CHANGED: count('CHANGED'),
      ENDED: count('ENDED'),
      TO_MEND: count('TO_MEND'),
    },
    problems,
    leavers: draws
      .filter((draw) => leavesBefore(draw, run))
      .map(({ employeeId, employeeName, orderNumber, exitDate, currency, gross, net }) => ({
        employee: { id: employeeId, name: employeeName },
        orderNumber,
        exitDate: exitDate ?? fileDay,
        amount: { amount: gross + net, currency },
      })),
  };
}

/** The rows of one tab, those to correct first, then by name. Without a run before nothing is new or ended. */
function rowsOf(run: Run, tab: Tab): DueDraw[] {
  const { draws, previous, changes } = run;
  const change = ({ orderId }: DueDraw) => (previous ? changes.get(orderId)?.change : undefined);
  const marks = marksOf(run);
  const rows = {
    ALL: () => draws,
    NEW: () => draws.filter((draw) => change(draw) === 'NEW'),
    CHANGED: () => draws.filter((draw) => change(draw) === 'MORE' || change(draw) === 'LESS'),
    ENDED: () => (previous?.draws ?? []).filter((draw) => change(draw) === 'ENDED'),
    TO_MEND: () => draws.filter((draw) => marks(draw).length > 0),
  }[tab]();
  const first = (draw: DueDraw) => (marks(draw).length > 0 ? 0 : 1);
  return rows.toSorted(
    (left, right) =>
      first(left) - first(right) || left.employeeName.localeCompare(right.employeeName, 'da') || left.id - right.id,
  );
}

/** One page of the rows of a coming salary file. Errors: `salary_file_not_found`. */
export async function runDraws(
  db: Db,
  scope: CompanyScope,
  { period, now }: At,
  { tab, q = '', filter, page, pageSize }: QueryOf<typeof listRunDraws>,
): Promise<Page<RunDraw>> {
  const run = await readRun(db, scope, period, now);
  const sought = q.toLowerCase();
  const named = rowsOf(run, tab).filter(({ employeeName, productName, orderNumber, employNo }) =>
    `${employeeName} ${productName} ${orderNumber} ${employNo ?? ''}`.toLowerCase().includes(sought),
  );
  const matching =
    filter &&
    (await drawsMatching(
      db,
      scope,
      named.map(({ id }) => id),
      filter,
    ));
  const found = matching ? named.filter(({ id }) => matching.has(id)) : named;
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const ids = shown.map(({ id }) => id);
  const [draws, places] = [await drawsById(db, scope, ids), await placesOf(db, scope, ids)];
  const marks = marksOf(run);
  return {
    data: shown.flatMap((due) => {
      const [draw, place] = [draws.get(due.id), places.get(due.id)];
      if (!draw || !place) return [];
      const changed = run.previous ? run.changes.get(due.orderId) : undefined;
      const difference = changed ? { amount: changed.minor, currency: changed.currency } : null;
      const { exitDate } = due;
      return [{ ...draw, ...place, change: changed?.change ?? null, difference, exitDate, marks: marks(due) }];
    }),
    meta: { total: found.length, page, pageSize },
  };
}
