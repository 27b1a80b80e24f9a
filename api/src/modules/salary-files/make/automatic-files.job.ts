import type { Period } from '@portal/contract/days';
import { sql } from 'kysely';
import { companyScopeForJob } from '../../../access/scope.ts';
import { withTenant } from '../../../db/tenant.ts';
import type { Services } from '../../../services.ts';
import { makeAutomaticFile } from './automatic-file.service.ts';
import { companiesDue, forEachCompany } from './companies-due.queries.ts';
import { duePeriod } from './due-period.rules.ts';

/**
 * Makes every automatic file that is due, missing and not stopped. Runs each minute on every instance: a company's
 * lock and the unique (company, currency, period) allow one file, and a file that exists is left alone.
 */
export async function makeAutomaticFiles(services: Services): Promise<void> {
  const now = services.clock.now();
  await forEachCompany(await dueSalaryFiles(services, now), 'salary files', ({ companyId, period }) =>
    makeForCompany(services, companyId, period, now),
  );
}

/** Companies whose automatic file should exist by now and does not; a stopped one is not waited for. */
export const dueSalaryFiles = (services: Pick<Services, 'pool'>, now: Date) =>
  companiesDue(services, { periodOf: (salaryDay) => duePeriod(now, salaryDay), isDone: sql`r.stopped_at is not null` });

async function makeForCompany(services: Services, companyId: string, period: Period, now: Date): Promise<void> {
  const scope = companyScopeForJob(companyId, '');
  // Behind the wall as that company: a fault here can never touch another one.
  await withTenant(
    services.pool,
    { role: 'company', userId: null, companyId, supplierId: null, employeeId: null },
    (db) => makeAutomaticFile(db, services, scope, { period, now }),
  );
  services.queue.notify({ kind: 'deliver-mail' });
}
