import type { QueryOf } from '@portal/contract/endpoint';
import { tabOfChange, type listRunDraws, type RunDraw, type SalaryRun } from '@portal/contract/salary-runs';
import type { CompanyScope } from '../../../access/scope.ts';
import type { PieceEnd } from '../../../db/list.ts';
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
  const { fileDay, stopped, draws, byHand, files, previous, changes, problems } = run;
  const count = (tab: Tab) => rowsOf(run, tab).length;
  const month = [...byHand, ...draws];
  return {
    period,
    fileDay,
    stopped,
    draws: draws.length,
    employees: peopleIn(draws),
    sums: await sumsOf(db, scope, draws.map(idOf)),
    madeByHand: files,
    month: { draws: month.length, employees: peopleIn(month), sums: await sumsOf(db, scope, month.map(idOf)) },
    previous: previous && { period: previous.period, draws: previous.draws.length, totals: totalsOf(previous.draws) },
    changes: previous ? changeLines(changes.values()) : [],
    counts: {
      ALL: month.length,
      NEW: count('NEW'),
      CHANGED: count('CHANGED'),
      LEFT_OUT: count('LEFT_OUT'),
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

const idOf = ({ id }: DueDraw) => id;
const peopleIn = (draws: readonly DueDraw[]) => new Set(draws.map(({ employeeId }) => employeeId)).size;

/** The rows of one tab, those to correct first, then by name. Without a month before nothing is new or ended. */
function rowsOf(run: Run, tab: Tab): DueDraw[] {
  const { draws, byHand, previous, leftOut } = run;
  const isOf = (draw: DueDraw) => tabOf(run, draw) === tab;
  const marks = marksOf(run);
  const rows = {
    ALL: () => [...byHand, ...draws],
    NEW: () => [...byHand, ...draws].filter(isOf),
    CHANGED: () => [...byHand, ...draws].filter(isOf),
    LEFT_OUT: () => leftOut,
    ENDED: () => (previous?.draws ?? []).filter(isOf),
    TO_MEND: () => draws.filter((draw) => marks(draw).length > 0),
  }[tab]();
  const first = (draw: DueDraw) => (marks(draw).length > 0 ? 0 : 1);
  return rows.toSorted(
    (left, right) =>
      first(left) - first(right) || left.employeeName.localeCompare(right.employeeName, 'da') || left.id - right.id,
  );
}

/** The tab of an order's change; none without a month before, except for what is left out. */
function tabOf({ previous, changes }: Run, { orderId }: DueDraw): Tab | undefined {
  const change = changes.get(orderId)?.change;
  return change && (previous || change === 'LEFT_OUT') ? tabOfChange[change] : undefined;
}

/** Rows of a file at once: the run is read anew for each piece. */
const pieceSize = 10_000;

/**
 * One page of the rows of a coming salary file, or one piece of them for a file, behind the row whose place is `after`.
 * Errors: `salary_file_not_found`.
 */
export async function runDraws(
  db: Db,
  scope: CompanyScope,
  { period, now }: At,
  { tab, q = '', filter, page, pageSize, after }: QueryOf<typeof listRunDraws> & { after?: PieceEnd | null },
): Promise<Page<RunDraw> & { meta: { end?: PieceEnd } }> {
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
  const from = after === undefined ? (page - 1) * pageSize : Number(after?.[0] ?? 0);
  const to = from + (after === undefined ? pageSize : pieceSize);
  const shown = found.slice(from, to);
  const ids = shown.map(({ id }) => id);
  const [draws, places] = [await drawsById(db, scope, ids), await placesOf(db, scope, ids)];
  const marks = marksOf(run);
  return {
    data: shown.flatMap((due) => {
      const [draw, place] = [draws.get(due.id), places.get(due.id)];
      if (!draw || !place) return [];
      const changed = tabOf(run, due) ? run.changes.get(due.orderId) : undefined;
      const difference = changed ? { amount: changed.minor, currency: changed.currency } : null;
      const { exitDate } = due;
      const { employNo } = draw.employee;
      return [
        { ...draw, ...place, employNo, change: changed?.change ?? null, difference, exitDate, marks: marks(due) },
      ];
    }),
    meta: {
      total: found.length,
      page,
      pageSize,
      ...(after !== undefined && to < found.length ? { end: [String(to)] } : {}),
    },
  };
}
