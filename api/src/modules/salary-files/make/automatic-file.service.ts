import type { Period } from '@portal/contract/days';
import { salaryFileDay } from '@portal/contract/draw-schedule';
import type { WaitingFile } from '@portal/contract/salary-calendar';
import type { SalaryFile } from '@portal/contract/salary-files';
import type { Seen } from '@portal/contract/seen';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError, illegalChange } from '../../../http/domain-error.ts';
import type { Services } from '../../../services.ts';
import { adminEmails, payrollSettings, type PayrollSettings } from '../payroll-settings.queries.ts';
import { getSalaryFile } from '../salary-files.queries.ts';
import { queueLaterMails, queueProblemMails } from '../send/salary.mails.ts';
import { duePeriod } from './due-period.rules.ts';
import { makeSalaryFiles, readDue, totalsOf, withoutPeople, type MadeFiles } from './make-salary-file.service.ts';

type AutomaticRun = { period: Period; now: Date; withoutMissing?: boolean; seen?: Seen; createdBy?: string | null };

/**
 * Makes the automatic file of a period in the caller's transaction, and tells the admins what stopped it, what stayed
 * out of it and what follows later.
 */
export async function makeAutomaticFile(
  db: Db,
  services: Services,
  scope: CompanyScope,
  { period, now, withoutMissing = false, seen, createdBy = null }: AutomaticRun,
): Promise<MadeFiles> {
  const settings = await payrollSettings(db, scope);
  const made = await makeSalaryFiles(db, services, scope, {
    period,
    fileDay: salaryFileDay(period, settings.salaryDay),
    type: 'AUTOMATIC',
    selection: { upTo: period, automaticOnly: true },
    seen,
    withoutMissing,
    customName: '',
    createdBy,
    now,
  });
  const isMade = made.fileIds.length > 0;
  if (made.problems.length === 0 && made.later.length === 0) return made;
  const about = {
    now,
    period,
    admins: await adminEmails(db, scope),
    language: settings.language,
    isMade,
    isSent: settings.autoSend && !settings.secondApproval,
  };
  // Who presses "Make it without them" has just read whom.
  const news = withoutMissing ? made.problems.filter(({ reason }) => reason === 'ROW_FAILED') : made.problems;
  if (news.length > 0) await queueProblemMails(db, scope, { ...about, problems: news });
  if (isMade && made.later.length > 0)
    await queueLaterMails(db, scope, {
      ...about,
      most: settings.catchUpMax,
      draws: made.later.length,
      totals: totalsOf(made.later),
    });
  return made;
}

/** The automatic file that is due and waits for numbers or wage codes, as it would be without those people; or null. */
export async function waitingFile(
  db: Db,
  scope: CompanyScope,
  settings: PayrollSettings,
  now: Date,
): Promise<WaitingFile | null> {
  const period = duePeriod(now, settings.salaryDay);
  const due = await readDue(db, scope, settings, {
    type: 'AUTOMATIC',
    period,
    selection: { upTo: period, automaticOnly: true },
  });
  if (due.problems.length === 0 || !settings.layout) return null;
  const { draws, rows } = withoutPeople(due);
  return {
    period,
    rowCount: rows.length,
    draws: draws.length,
    totals: totalsOf(draws),
    people: new Set(due.problems.map(({ employeeId }) => employeeId)).size,
  };
}

/**
 * Makes the file that waits without the people it waits for (DECISIONS 34). Errors: `nothing-to-draw` when nobody is
 * left; `salary-system-missing`; 409 `invalid-data-provided` when another period's file is due;
 * `changed-by-someone-else`.
 */
export async function makeWithoutMissing(
  db: Db,
  services: Services,
  scope: CompanyScope,
  { period, seen, now }: { period: Period; seen: Seen; now: Date },
): Promise<SalaryFile[]> {
  const settings = await payrollSettings(db, scope);
  if (period !== duePeriod(now, settings.salaryDay)) throw illegalChange();
  if (!settings.layout) throw new DomainError('salary-system-missing');
  const run = { period, now, seen, withoutMissing: true, createdBy: scope.userId };
  const made = await makeAutomaticFile(db, services, scope, run);
  if (made.fileIds.length === 0) throw new DomainError('nothing-to-draw');
  return Promise.all(made.fileIds.map((id) => getSalaryFile(db, scope, id)));
}
