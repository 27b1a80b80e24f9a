import type { OtherLayout } from '@portal/contract/other-salary-layout';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { payrollSettings } from '../payroll-settings.queries.ts';
import { getSalaryFile } from '../salary-files.queries.ts';
import { drawsInFile, type DueDraw } from './due-draws.queries.ts';
import { problemsBefore } from './make-salary-file.service.ts';
import { payrollRows } from './payroll-rows.mapping.ts';
import { keyOf, shownProblems, type Problem } from './problems.queries.ts';
import { withTaxedValues } from './taxed-values.queries.ts';
import { writeWhole, type LeftOut } from './write-file.mapping.ts';

/** As many as a person can look through. */
const namedMax = 100;

/**
 * What the dialog shows before it fetches: how many lines, what stops the file, who stays out and why. Errors as below.
 */
export async function previewOther(
  db: Db,
  scope: CompanyScope,
  file: { salaryFileId: string; salarySystemId: string },
  now: Date,
): Promise<OtherLayout> {
  const { period, draws, problems, written } = await inLayout(db, scope, file, now);
  const leftOut = leftOutOrders(draws, written.problems);
  return {
    rowCount: problems.length > 0 ? 0 : written.kept.length,
    problems: shownProblems(problems.slice(0, namedMax), draws, period, now),
    leftOutCount: leftOut.length,
    leftOut: leftOut.slice(0, namedMax),
  };
}

/**
 * The draws of a file in another payroll layout, for a company that changes its system. The file of record stays the
 * stored one. Orders that the layout has no room for stay out whole, as they would of a new file (DECISIONS 6). Errors:
 * `salary_file_not_found`, `salary-system-not-found`; `wage-code-missing`, `employee-number-missing` when they were
 * taken away since; `nothing-to-draw` when no order fits.
 */
export async function inOtherLayout(
  db: Db,
  scope: CompanyScope,
  file: { salaryFileId: string; salarySystemId: string },
  now: Date,
): Promise<{ fileName: string; bytes: Buffer }> {
  const { problems, written } = await inLayout(db, scope, file, now);
  const [first] = problems;
  if (first) throw new DomainError(keyOf[first.reason]);
  if (written.kept.length === 0) throw new DomainError('nothing-to-draw');
  return written.file;
}

async function inLayout(
  db: Db,
  scope: CompanyScope,
  { salaryFileId, salarySystemId }: { salaryFileId: string; salarySystemId: string },
  now: Date,
) {
  const { batch, period } = await getSalaryFile(db, scope, salaryFileId);
  const system = await db
    .selectFrom('salary_systems')
    .select('layout')
    .where('id', '=', salarySystemId)
    .executeTakeFirst();
  if (!system) throw new DomainError('salary-system-not-found');
  const layout = system.layout;
  const settings = { ...(await payrollSettings(db, scope)), layout };
  const inFile = await drawsInFile(db, scope, salaryFileId);
  const draws = settings.wageCodes.phoneTax.trim() === '' ? inFile : await withTaxedValues(db, scope, inFile, batch);
  const rows = payrollRows(draws, settings.wageCodes, { period, language: settings.language });
  const problems: Problem[] = problemsBefore(settings, draws, rows);
  return {
    period,
    draws,
    problems,
    written: writeWhole(layout, { ...settings.context, period, batch, created: now }, problems.length > 0 ? [] : rows),
  };
}

function leftOutOrders(draws: readonly DueDraw[], problems: readonly LeftOut[]): OtherLayout['leftOut'] {
  const orders = new Map(draws.map((draw) => [draw.orderNumber, draw]));
  return problems.flatMap(({ detail, why }) => {
    const order = orders.get(detail);
    if (!order) return [];
    const { orderId, employeeName, productName: product } = order;
    return [{ orderId, orderNumber: detail, employeeName, product, ...why }];
  });
}
