import type { Period } from '@portal/contract/days';
import { sql } from 'kysely';
import { companyScopeForJob } from '../../../access/scope.ts';
import { withTenant } from '../../../db/tenant.ts';
import { sideBySide } from '../../../jobs/side-by-side.ts';
import type { Services } from '../../../services.ts';
import { tryLockDraws } from '../draws/lock-draws.queries.ts';
import { makeAutomaticFile } from './automatic-file.service.ts';
import { companiesAtOnce, companiesDue } from './companies-due.queries.ts';
import { duePeriod } from './due-period.rules.ts';

/**
 * Makes every automatic file that is due, missing and not stopped, some companies at a time and each in a transaction
 * of its own. Runs on every instance: a company's lock and the unique (company, currency, period) allow one file, and
 * a file that exists is left alone. In an order of its own, so that two instances seldom meet.
 */
export async function makeAutomaticFiles(services: Services): Promise<void> {
  const now = services.clock.now();
  const due = shuffled(await dueSalaryFiles(services, now));
  try {
    await sideBySide(due, companiesAtOnce, 'salary files', ({ companyId, period }) =>
      makeForCompany(services, companyId, period, now),
    );
  } finally {
    if (due.length > 0) services.queue.notify({ kind: 'deliver-mail' });
  }
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
    async (db) => {
      // Who holds the lock makes the file, or is found again in a minute.
      if (await tryLockDraws(db, scope)) await makeAutomaticFile(db, services, scope, { period, now });
    },
  );
}

const shuffled = <T>(many: readonly T[]): T[] =>
  many
    .map((one) => ({ one, at: Math.random() }))
    .sort((left, right) => left.at - right.at)
    .map(({ one }) => one);
