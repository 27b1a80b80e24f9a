import type { Period } from '@portal/contract/days';
import { sql } from 'kysely';
import { companyScopeForJob, type CompanyScope } from '../../../access/scope.ts';
import { withTenant, type Db } from '../../../db/tenant.ts';
import { sideBySide } from '../../../jobs/side-by-side.ts';
import type { Services } from '../../../services.ts';
import { companiesAtOnce, companiesDue } from '../make/companies-due.queries.ts';
import { announcedPeriod } from '../make/due-period.rules.ts';
import { adminEmails, payrollSettings } from '../payroll-settings.queries.ts';
import { queueRunMails } from './announce.mails.ts';
import { leavesBefore, readRun } from './read-run.service.ts';

/** Tells each company the day before what its automatic file will hold, so that it can be stopped (UX 1.7). */
export async function announceRuns(services: Services): Promise<void> {
  const now = services.clock.now();
  const due = await dueAnnouncements(services, now);
  try {
    await sideBySide(due, companiesAtOnce, 'announcements of salary files', ({ companyId, period }) =>
      withTenant(
        services.pool,
        { role: 'company', userId: null, companyId, supplierId: null, employeeId: null },
        (db) => announce(db, companyScopeForJob(companyId, ''), { period, now, ...services.config }),
      ),
    );
  } finally {
    if (due.length > 0) services.queue.notify({ kind: 'deliver-mail' });
  }
}

/** Companies that should have been told by now and were not. */
export const dueAnnouncements = (services: Pick<Services, 'pool'>, now: Date) =>
  companiesDue(services, {
    periodOf: (salaryDay) => announcedPeriod(now, salaryDay),
    isDone: sql`(r.stopped_at is not null or r.announced_at is not null)`,
  });

async function announce(
  db: Db,
  scope: CompanyScope,
  { period, now, publicUrl }: { period: Period; now: Date; publicUrl: string },
): Promise<void> {
  if (!(await isFirst(db, scope, period, now))) return;
  const run = await readRun(db, scope, period, now);
  const settings = await payrollSettings(db, scope);
  await queueRunMails(db, scope, {
    now,
    // Payroll expects the file; only admins can stop it.
    to: [...new Set([...settings.recipients, ...(await adminEmails(db, scope))])],
    settings,
    run,
    toCorrect: run.problems.length + run.draws.filter((draw) => leavesBefore(draw, run)).length,
    url: `${publicUrl}/company/salaryfiles/runs/${period}`,
  });
}

// Of two instances the second waits for the first one's row and then finds the run announced.
async function isFirst(db: Db, scope: CompanyScope, period: Period, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('salary_runs')
    .values({ company_id: scope.companyId, period, announced_at: now })
    .onConflict((on) =>
      on
        .columns(['company_id', 'period'])
        .doUpdateSet({ announced_at: now })
        .where('salary_runs.announced_at', 'is', null)
        .where('salary_runs.stopped_at', 'is', null),
    )
    .returning('period')
    .executeTakeFirst();
  return row !== undefined;
}
