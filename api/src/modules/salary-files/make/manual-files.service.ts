import { addPeriods, periodOf, type Day, type Period } from '@portal/contract/days';
import {
  namedPeople,
  type PreviewedSelection,
  type SalaryPreview,
  type SalarySelection,
} from '@portal/contract/manual-salary-files';
import type { SalaryFile } from '@portal/contract/salary-files';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Services } from '../../../services.ts';
import { payrollSettings, type PayrollSettings } from '../payroll-settings.queries.ts';
import { readComing } from '../run/coming-runs.queries.ts';
import { getSalaryFile } from '../salary-files.queries.ts';
import type { DrawSelection, DueDraw } from './due-draws.queries.ts';
import { duePeriod } from './due-period.rules.ts';
import { makeSalaryFiles, readDue, totalsOf, uncodedProblems } from './make-salary-file.service.ts';
import type { PayrollRow } from './payroll-rows.mapping.ts';
import { latestFile, namesOfEmployees, ordersOfFile } from './preview.queries.ts';
import { keyOf, shownProblems, type Problem } from './problems.queries.ts';
import { warningsOf } from './warnings.rules.ts';
import { writeWhole } from './write-file.mapping.ts';

/** "All draws" means every draw up to today that is in no file yet (RULES 2.4). */
function selectionOf(body: SalarySelection, today: Day): DrawSelection {
  return body.mode === 'ALL' ? { from: '1900-01-01', to: today } : { from: body.from, to: body.to };
}

/**
 * Makes a file by hand. The period is that of the last day asked for. Errors: `nothing-to-draw`;
 * `changed-by-someone-else` when it would not hold what was previewed; `wage-code-missing`,
 * `employee-number-missing`, `salary-system-missing` with the people concerned as details, and then nothing is made.
 */
export async function createManualFile(
  db: Db,
  services: Services,
  scope: CompanyScope,
  body: PreviewedSelection,
  at: { now: Date; today: Day },
): Promise<SalaryFile[]> {
  const selection = selectionOf(body, at.today);
  const fileDay = body.mode === 'ALL' ? at.today : body.to;
  const made = await makeSalaryFiles(db, services, scope, {
    period: periodOf(fileDay),
    fileDay,
    type: 'MANUAL',
    selection,
    seen: body.seen,
    customName: body.customName,
    createdBy: scope.userId,
    now: at.now,
  });
  const [first] = made.problems;
  if (made.fileIds.length === 0 && first)
    throw new DomainError(first.why?.key ?? keyOf[first.reason], await detailsOf(db, scope, made.problems));
  if (made.fileIds.length === 0) throw new DomainError('nothing-to-draw');
  return Promise.all(made.fileIds.map((id) => getSalaryFile(db, scope, id)));
}

async function detailsOf(db: Db, scope: CompanyScope, problems: Problem[]) {
  const names = await namesOfEmployees(db, scope, problems.flatMap(({ employeeId }) => employeeId ?? []).slice(0, 100));
  return problems
    .slice(0, 100)
    .map(({ employeeId, reason, why }) => ({
      path: names.get(employeeId ?? '') ?? '',
      key: why?.key ?? keyOf[reason],
    }));
}

/**
 * What the file would hold and of whom, what it takes from which automatic file, what cannot go into it, and how it
 * differs from the last one; nothing is changed.
 */
export async function previewManualFile(
  db: Db,
  scope: CompanyScope,
  body: SalarySelection,
  at: { now: Date; today: Day },
): Promise<SalaryPreview> {
  const settings = await payrollSettings(db, scope);
  const period = periodOf(body.mode === 'ALL' ? at.today : body.to);
  const selection = selectionOf(body, at.today);
  const due = await readDue(db, scope, settings, { type: 'MANUAL', period, selection });
  const { draws, rows, later } = due;
  const previous = await latestFile(db, scope);
  const before = previous ? await ordersOfFile(db, scope, previous.id) : new Set<string>();
  const now = new Set(draws.map(({ orderId }) => orderId));
  const stopping = due.problems.length > 0 ? due.problems : unwritable(settings, period, rows, at.now);
  const problems = [...stopping, ...uncodedProblems(due.uncoded)];
  return {
    rowCount: rows.length,
    draws: draws.length,
    totals: totalsOf(draws),
    ...peopleIn(draws),
    runs: await losingRuns(db, scope, settings, draws, at.now),
    newOrders: [...now].filter((id) => !before.has(id)).length,
    endedOrders: [...before].filter((id) => !now.has(id)).length,
    previousTotal: previous ? { amount: previous.total, currency: previous.currency } : null,
    problems: shownProblems(problems, [...draws, ...due.uncoded], periodOf(at.today), at.now),
    warnings: warningsOf(draws),
    later: { draws: later.length, totals: totalsOf(later) },
  };
}

function peopleIn(draws: readonly DueDraw[]): Pick<SalaryPreview, 'employees' | 'people'> {
  const people = [...new Map(draws.map(({ employeeId: id, employeeName: name }) => [id, { id, name }])).values()];
  const byName = people.toSorted((left, right) => left.name.localeCompare(right.name, 'da'));
  return { employees: people.length, people: byName.slice(0, namedPeople) };
}

/** The coming automatic files that would have drawn what a file takes; a stopped one draws nothing by itself. */
async function losingRuns(
  db: Db,
  scope: CompanyScope,
  settings: PayrollSettings,
  draws: readonly DueDraw[],
  now: Date,
): Promise<SalaryPreview['runs']> {
  const taken = new Set(draws.map(({ id }) => id));
  const months = [...draws.map(({ period }) => period), addPeriods(duePeriod(now, settings.salaryDay), 1)].sort();
  const runs = taken.size > 0 ? await readComing(db, scope, settings, { upTo: months.at(-1) ?? '', now }) : [];
  return runs.flatMap(({ period, fileDay, stopped, draws: own }) => {
    const lost = own.filter(({ id }) => taken.has(id));
    if (stopped || lost.length === 0) return [];
    return [{ period, fileDay, draws: lost.length, totals: totalsOf(lost), left: own.length - lost.length }];
  });
}

/** Rows that the layout has no room for. The file is written to see, and thrown away: only that way says which. */
export function unwritable(
  { layout, context }: PayrollSettings,
  period: Period,
  rows: PayrollRow[],
  created: Date,
): Problem[] {
  return layout ? writeWhole(layout, { ...context, period, batch: 1, created }, rows).problems : [];
}
