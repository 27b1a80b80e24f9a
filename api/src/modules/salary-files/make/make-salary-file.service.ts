import { randomUUID } from 'node:crypto';
import { withinCeiling } from '@portal/contract/catch-up';
import type { Day, Period } from '@portal/contract/days';
import { sum, type Money } from '@portal/contract/money';
import type { SalarySystemLayout } from '@portal/contract/salary-systems';
import type { Seen } from '@portal/contract/seen';
import { salaryPreviewFacts } from '@portal/contract/seen-acts';
import { sql } from 'kysely';
import { recordAudit } from '../../../access/audit.ts';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { assertSeen } from '../../../http/assert-seen.ts';
import { missingData } from '../../../payroll/missing-data.ts';
import { lacksOwnCode } from '../../../payroll/wage-codes.ts';
import type { Services } from '../../../services.ts';
import { lockDraws } from '../draws/lock-draws.queries.ts';
import { payrollSettings, type PayrollSettings } from '../payroll-settings.queries.ts';
import { stopsFrom } from '../run/stops.queries.ts';
import { getSalaryFile, nextBatch } from '../salary-files.queries.ts';
import { askForApproval } from '../send/approval.mails.ts';
import { queueSalaryMail } from '../send/salary.mails.ts';
import { caughtUpUnits } from './caught-up.queries.ts';
import { dueDraws, type DrawSelection, type DueDraw } from './due-draws.queries.ts';
import { payrollRows, type PayrollRow } from './payroll-rows.mapping.ts';
import { replaceProblems, type Problem } from './problems.queries.ts';
import { withTaxedValues } from './taxed-values.queries.ts';
import { writeWhole } from './write-file.mapping.ts';

export type SalaryRun = {
  period: Period;
  fileDay: Day;
  type: 'AUTOMATIC' | 'MANUAL';
  selection: DrawSelection;
  /** what a person looked at before; an automatic file is not looked at (DECISIONS 7) */ seen?: Seen | undefined;
  /** leaves out who has no number or wage code instead of waiting for them (DECISIONS 34) */ withoutMissing?: boolean;
  customName: string;
  createdBy: string | null;
  now: Date;
};
export type MadeFiles = { fileIds: string[]; problems: Problem[]; later: DueDraw[] };

/**
 * Makes the company's file of one run, one a currency, in the caller's transaction: draws move into the file and the
 * file is recorded together, or nothing happens. A missing number or wage code of a month's draw makes no file and
 * names the people; any other fault of a row leaves that row planned and the others go (DECISIONS 6). Without rows
 * there is no file.
 */
export async function makeSalaryFiles(
  db: Db,
  services: Services,
  scope: CompanyScope,
  run: SalaryRun,
): Promise<MadeFiles> {
  await lockDraws(db, scope);
  const settings = await payrollSettings(db, scope);
  const due = await readDue(db, scope, settings, run);
  const made: MadeFiles = { fileIds: [], problems: due.problems, later: due.later };
  const { draws, rows } = run.withoutMissing ? withoutPeople(due) : due;
  if (run.seen)
    assertSeen(run.seen, salaryPreviewFacts({ rowCount: rows.length, draws: draws.length, totals: totalsOf(draws) }));
  const { layout } = settings;
  if (layout && (run.withoutMissing || made.problems.length === 0)) {
    for (const [currency, own] of Map.groupBy(draws, (draw) => draw.currency)) {
      const { id, problems } = await makeOne(
        db,
        services,
        scope,
        run,
        { ...settings, layout },
        currency,
        own,
        rows.filter((row) => row.currency === currency),
      );
      if (id) made.fileIds.push(id);
      made.problems.push(...problems);
    }
  }
  made.problems.push(...uncodedProblems(due.uncoded));
  await replaceProblems(db, scope, run.period, run.now, made.problems);
  return made;
}

/**
 * What is due for a file and what follows in later ones, with the lines it comes to and what stops them. `uncoded` are
 * credits and settlements that wait for a code of their own while the file goes.
 */
export type Due = { draws: DueDraw[]; later: DueDraw[]; uncoded: DueDraw[]; rows: PayrollRow[]; problems: Problem[] };

/** Reads the draws that a run takes, at most the ceiling of older months for a person (DECISIONS 35). */
export async function readDue(
  db: Db,
  scope: CompanyScope,
  settings: PayrollSettings,
  run: Pick<SalaryRun, 'type' | 'period' | 'selection'>,
): Promise<Due> {
  const waiting = await withoutClosed(db, scope, run, await dueDraws(db, scope, run.selection));
  const used = await caughtUpUnits(db, scope, [run.period]);
  const { taken, later } = withinCeiling(waiting, run.period, settings.catchUpMax, used.get(run.period));
  const { coded, uncoded } = byOwnCode(settings, taken);
  const draws = settings.wageCodes.phoneTax.trim() === '' ? coded : await withTaxedValues(db, scope, coded);
  const rows = payrollRows(draws, settings.wageCodes, { period: run.period, language: settings.language });
  return { draws, later, uncoded, rows, problems: problemsBefore(settings, draws, rows) };
}

/** Parts what a file can hold from the credits and settlements that lack a code of their own. */
export function byOwnCode({ wageCodes }: Pick<PayrollSettings, 'wageCodes'>, draws: readonly DueDraw[]) {
  const uncoded = new Set(draws.filter((draw) => lacksOwnCode(draw, wageCodes)));
  return { coded: draws.filter((draw) => !uncoded.has(draw)), uncoded: [...uncoded] };
}

/** The people whose credit or settlement waits for a code. */
export const uncodedProblems = (draws: readonly DueDraw[]): Problem[] =>
  [...new Set(draws.map(({ employeeId }) => employeeId))].map((employeeId) => ({
    reason: 'SETTLEMENT_CODE_MISSING',
    employeeId,
    detail: '',
    why: null,
  }));

/** Without the people that a file would wait for; their draws stay planned and are caught up (DECISIONS 34). */
export function withoutPeople({ draws, rows, problems }: Due): Pick<Due, 'draws' | 'rows'> {
  const missing = new Set(problems.map(({ employeeId }) => employeeId));
  return {
    draws: draws.filter(({ employeeId }) => !missing.has(employeeId)),
    rows: rows.filter(({ employeeId }) => !missing.has(employeeId)),
  };
}

// Asked again under the lock: another instance may have made the automatic file, or a person stopped it, while this one
// waited.
async function withoutClosed(
  db: Db,
  scope: CompanyScope,
  run: Pick<SalaryRun, 'type' | 'period'>,
  draws: DueDraw[],
): Promise<DueDraw[]> {
  if (run.type === 'MANUAL') return draws;
  if ((await stopsFrom(db, scope, run.period)).has(run.period)) return [];
  const made = await db
    .selectFrom('salary_files')
    .select('currency')
    .where('company_id', '=', scope.companyId)
    .where('period', '=', run.period)
    .where('type', '=', 'AUTOMATIC')
    .execute();
  const closed = new Set(made.map(({ currency }) => currency));
  return draws.filter((draw) => !closed.has(draw.currency));
}

/** What draws sum to, by currency, in the order of their first one. */
export function totalsOf(draws: readonly DueDraw[]): Money[] {
  return [...Map.groupBy(draws, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    amount: sum(own.map(({ gross, net }) => gross + net)),
  }));
}

/** What makes a file impossible: nothing is written and everybody concerned is listed. */
export function problemsBefore(
  settings: PayrollSettings,
  draws: readonly DueDraw[],
  rows: readonly PayrollRow[],
): Problem[] {
  if (draws.length === 0) return [];
  if (!settings.layout) return [{ reason: 'SALARY_SYSTEM_MISSING', employeeId: null, detail: '', why: null }];
  const employeeOf = new Map(rows.map(({ row, employeeId }) => [row, employeeId]));
  const missing = missingData(rows.map(({ row }) => row)).map(({ row, key }): Problem => ({
    reason: key === 'wage-code-missing' ? 'WAGE_CODE_MISSING' : 'EMPLOYEE_NUMBER_MISSING',
    employeeId: employeeOf.get(row) ?? null,
    detail: '',
    why: null,
  }));
  return [...new Map(missing.map((problem) => [`${problem.reason} ${problem.employeeId}`, problem])).values()];
}

async function makeOne(
  db: Db,
  { files, config }: Services,
  scope: CompanyScope,
  run: SalaryRun,
  settings: PayrollSettings & { layout: SalarySystemLayout },
  currency: string,
  draws: DueDraw[],
  rows: PayrollRow[],
): Promise<{ id: string | undefined; problems: Problem[] }> {
  const batch = await nextBatch(db, scope);
  const { file, kept, problems } = writeWhole(
    settings.layout,
    { ...settings.context, period: run.period, batch, created: run.now },
    rows,
  );
  if (kept.length === 0) return { id: undefined, problems };
  const path = `salary-files/${randomUUID()}/${file.fileName}`;
  // Before the commit: a file nobody knows is rubbish, a row without its file would be a lie.
  await files.write(path, file.bytes);
  const { id } = await db
    .insertInto('salary_files')
    .values({
      company_id: scope.companyId,
      batch,
      period: run.period,
      file_day: run.fileDay,
      type: run.type,
      custom_name: run.customName,
      file_name: file.fileName,
      currency,
      salary_system_id: settings.salarySystemId,
      layout: JSON.stringify(settings.layout),
      wage_codes: JSON.stringify(settings.wageCodes),
      path,
      sha256: file.sha256,
      row_count: kept.length,
      total: sum(kept.filter(({ row }) => !row.isTaxedValue).map(({ row }) => row.amount)),
      recipients: settings.recipients,
      needs_second: settings.secondApproval,
      created_by: run.createdBy,
      created_at: run.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await takeDraws(db, scope, id, drawsToTake(draws, kept, problems));
  await recordAudit(db, { now: run.now, scope }, 'salary-file.created', ['salary_file', id], {
    type: run.type,
    period: run.period,
    rows: kept.length,
  });
  if (settings.secondApproval)
    await askForApproval(db, scope, await getSalaryFile(db, scope, id), { now: run.now, publicUrl: config.publicUrl });
  else if (settings.autoSend && run.type === 'AUTOMATIC')
    await queueSalaryMail(db, { files }, scope, { now: run.now, salaryFileId: id, settings });
  return { id, problems };
}

// Months that the subsidy pays whole have no line, but they are drawn: with the file they count as done.
function drawsToTake(draws: DueDraw[], kept: PayrollRow[], problems: Problem[]): DueDraw[] {
  if (problems.length === 0) return draws;
  const written = new Set(kept.flatMap(({ drawIds }) => drawIds));
  const failed = new Set(problems.map(({ detail }) => detail));
  return draws.filter(
    (draw) => written.has(draw.id) || (draw.gross === 0 && draw.net === 0 && !failed.has(draw.orderNumber)),
  );
}

/**
 * Draws that one statement takes: a file of 100,000 stays far from the time limit of a statement, on a busy server too.
 */
const drawsAtOnce = 10_000;

/** Takes them as they were read: a credit can join a waiting one meanwhile, and the file would hold the old amount. */
async function takeDraws(db: Db, scope: CompanyScope, salaryFileId: string, draws: DueDraw[]): Promise<void> {
  const listOf = (values: number[]) => sql`${`{${values.join(',')}}`}::bigint[]`;
  for (let from = 0; from < draws.length; from += drawsAtOnce) {
    const some = draws.slice(from, from + drawsAtOnce);
    const { numUpdatedRows } = await db
      .updateTable('salary_draws')
      .set({ status: 'IN_FILE', salary_file_id: salaryFileId })
      .where('company_id', '=', scope.companyId)
      .where(
        sql<boolean>`(id, gross_amount, net_amount) in (select * from unnest(${listOf(some.map(({ id }) => id))},
          ${listOf(some.map(({ gross }) => gross))}, ${listOf(some.map(({ net }) => net))}))`,
      )
      .where('status', '=', 'PLANNED')
      .executeTakeFirst();
    if (Number(numUpdatedRows) !== some.length) throw new Error('draws changed while their file was made');
  }
}
