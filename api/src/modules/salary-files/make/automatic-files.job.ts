import type { Period } from '@portal/contract/days';
import { sql } from 'kysely';
import { companyScopeForJob } from '../../../access/scope.ts';
import { withSystem, withTenant } from '../../../db/tenant.ts';
import type { Services } from '../../../services.ts';
import { makeAutomaticFile } from './automatic-file.service.ts';
import { duePeriod } from './due-period.rules.ts';

/**
 * Makes every automatic file that is due and missing. Runs each minute on every instance: a company's lock and the
 * unique (company, currency, period) allow one file, and a file that exists is left alone. One company's failure
 * does not hold the others back.
 */
export async function makeAutomaticFiles(services: Services): Promise<void> {
  const now = services.clock.now();
  const failures: unknown[] = [];
  for (const { companyId, period } of await dueSalaryFiles(services, now)) {
    try {
      await makeForCompany(services, companyId, period, now);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} salary files failed`);
}

/** Companies with planned draws up to their due period and no automatic file for it. Blocked companies draw nothing. */
export async function dueSalaryFiles(
  { pool }: Pick<Services, 'pool'>,
  now: Date,
): Promise<{ companyId: string; period: Period }[]> {
  const days = await withSystem(
    pool,
    (db) => db.selectFrom('company_settings').select('salary_day').distinct().execute(),
    { readOnly: true },
  );
  const due: { companyId: string; period: Period }[] = [];
  for (const { salary_day: day } of days) {
    const period = duePeriod(now, day);
    const companies = await withSystem(
      pool,
      (db) =>
        db
          .selectFrom('company_settings as s')
          .innerJoin('companies as c', 'c.id', 's.company_id')
          .select('c.id')
          .where('s.salary_day', '=', day)
          .where('c.status', '<>', 'BLOCKED')
          .where(sql<boolean>`exists (select from salary_draws d join orders o on o.id = d.order_id
            join subscriptions u on u.id = o.subscription_id
        where d.company_id = c.id and d.status = 'PLANNED' and d.period <= ${period}
        and u.salary_file_method = 'AUTOMATIC'
        and not exists (select from salary_files f where f.company_id = c.id and f.period = ${period}
        and f.type = 'AUTOMATIC' and f.currency = d.currency))`)
          .orderBy('c.id')
          .execute(),
      { readOnly: true },
    );
    due.push(...companies.map(({ id }) => ({ companyId: id, period })));
  }
  return due;
}

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
