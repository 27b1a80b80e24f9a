import type { Period } from '@portal/contract/days';
import { sql } from 'kysely';
import { companyScopeForJob, type CompanyScope } from '../../../access/scope.ts';
import { withTenant, type Db } from '../../../db/tenant.ts';
import type { Services } from '../../../services.ts';
import { companiesDue, forEachCompany } from '../make/companies-due.queries.ts';
import { announcedPeriod } from '../make/due-period.rules.ts';
import { adminEmails, payrollSettings } from '../payroll-settings.queries.ts';
import { queueRunMails } from './announce.mails.ts';
import { leavesBefore, readRun } from './read-run.service.ts';

/** Tells each company the day before what its automatic file will hold, so that it can be stopped (UX 1.7). */
export async function announceRuns(services: Services): Promise<void> {
  const now = services.clock.now();
  const due = await companiesDue(services, {
    periodOf: (salaryDay) => announcedPeriod(now, salaryDay),
    isDone: sql`(r.stopped_at is not null or r.announced_at is not null)`,
  });
  await forEachCompany(due, 'announcements of salary files', async ({ companyId, period }) => {
    await withTenant(
      services.pool,
      { role: 'company', userId: null, companyId, supplierId: null, employeeId: null },
      (db) => announce(db, companyScopeForJob(companyId, ''), { period, now, ...services.config }),
    );
    services.queue.notify({ kind: 'deliver-mail' });
  });
}

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
