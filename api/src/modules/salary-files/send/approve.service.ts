import { isWaitingForApproval, type SalaryFile } from '@portal/contract/salary-files';
import type { Seen } from '@portal/contract/seen';
import { salaryFileFacts } from '@portal/contract/seen-acts';
import { sql } from 'kysely';
import { recordAudit } from '../../../access/audit.ts';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { assertSeen } from '../../../http/assert-seen.ts';
import { DomainError, illegalChange } from '../../../http/domain-error.ts';
import type { Services } from '../../../services.ts';
import { effectDateOn } from '../draws/effect-dates.queries.ts';
import { lockDraws } from '../draws/lock-draws.queries.ts';
import { payrollSettings } from '../payroll-settings.queries.ts';
import { getSalaryFile } from '../salary-files.queries.ts';
import { askForApproval } from './approval.mails.ts';
import { queueSalaryMail } from './salary.mails.ts';

/**
 * Approves a file: from now on it can be sent and never goes away. The maker may approve it. Of two approvals the first
 * only asks for the second (DECISIONS 47); with the second an automatic file leaves, on its day or after. Errors:
 * `salary_file_not_found`; 409 `invalid-data-provided` for a file that needs no approval (any more);
 * `second-approval-by-another` for who gave the first; `changed-by-someone-else` when it is not what was seen.
 */
export async function approveSalaryFile(
  db: Db,
  scope: CompanyScope,
  salaryFileId: string,
  seen: Seen,
  { now, services }: { now: Date; services: Services },
): Promise<SalaryFile> {
  const file = await waitingFile(db, scope, salaryFileId);
  assertSeen(seen, salaryFileFacts(file));
  if (file.firstApproval?.userId === scope.userId) throw new DomainError('second-approval-by-another');
  const isFirst = file.needsSecondApproval && file.firstApproval === null;
  await db
    .updateTable('salary_files')
    .set(
      isFirst
        ? { first_approved_by: scope.userId, first_approved_at: now }
        : { approved_by: scope.userId, approved_at: now },
    )
    .where('id', '=', salaryFileId)
    .where('company_id', '=', scope.companyId)
    .execute();
  const action = isFirst ? 'salary-file.first-approved' : 'salary-file.approved';
  await recordAudit(db, { now, scope }, action, ['salary_file', salaryFileId]);
  const approved = await getSalaryFile(db, scope, salaryFileId);
  if (isFirst) await askForApproval(db, scope, approved, { now, ...services.config });
  else if (!file.isManual) await sendAutomatic(db, services, scope, salaryFileId, now);
  return approved;
}

async function sendAutomatic(
  db: Db,
  services: Services,
  scope: CompanyScope,
  salaryFileId: string,
  now: Date,
): Promise<void> {
  const settings = await payrollSettings(db, scope);
  if (settings.autoSend) await queueSalaryMail(db, services, scope, { now, salaryFileId, settings });
}

/**
 * Takes back a file by hand that is not approved or downloaded (DECISIONS 36): its draws wait for a file again, those
 * after an exit month stay suspended, and all are due on the salary day of now. Errors as above, and 409
 * `invalid-data-provided` when, since it was made, an order in it was deleted, paid in full, credited or given a
 * buy-out: that was reckoned with the file's draws as taken.
 */
export async function discardSalaryFile(
  db: Db,
  scope: CompanyScope,
  salaryFileId: string,
  now: Date,
): Promise<{ id: string }> {
  const { batch, fileName, sha256, downloadedAt, isManual } = await waitingFile(db, scope, salaryFileId);
  if (!isManual || downloadedAt !== null) throw illegalChange();
  const settled = await db
    .selectFrom('salary_draws as d')
    .innerJoin('salary_files as f', 'f.id', 'd.salary_file_id')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .select('o.id')
    .where('d.company_id', '=', scope.companyId)
    .where('d.salary_file_id', '=', salaryFileId)
    .where((eb) =>
      eb.or([
        eb('o.deleted_at', '>=', eb.ref('f.created_at')),
        eb('o.paid_in_full_at', '>=', eb.ref('f.created_at')),
        eb.exists(
          eb
            .selectFrom('pay_in_full_requests as r')
            .select('r.id')
            .whereRef('r.order_id', '=', 'o.id')
            .whereRef('r.created_at', '>=', 'f.created_at')
            .where('r.status', '<>', 'CLOSED'),
        ),
        // What it took was given back since: without it more would be given back than payroll takes.
        sql<boolean>`exists (select from salary_draws c where c.order_id = o.id and c.status <> 'CANCELLED'
          and (c.kind = 'correction' or c.salary_file_id <> f.id) having sum(c.amount) < 0)`,
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (settled) throw illegalChange();
  const { salaryDay } = await payrollSettings(db, scope);
  await sql`update salary_draws d set salary_file_id = null, effect_date = ${effectDateOn(salaryDay)},
    status = case when d.kind = 'planned'
    and d.period > to_char(e.exit_date, 'YYYY-MM') then 'SUSPENDED' else 'PLANNED' end
    from employees e where e.id = d.employee_id and d.company_id = ${scope.companyId}
    and d.salary_file_id = ${salaryFileId}`.execute(db);
  await db
    .deleteFrom('salary_files')
    .where('id', '=', salaryFileId)
    .where('company_id', '=', scope.companyId)
    .execute();
  await recordAudit(db, { now, scope }, 'salary-file.discarded', ['salary_file', salaryFileId], {
    batch,
    fileName,
    sha256,
  });
  return { id: salaryFileId };
}

// Under the company's lock: of two admins who approve and discard at once, the second one sees what the first one did.
async function waitingFile(db: Db, scope: CompanyScope, salaryFileId: string): Promise<SalaryFile> {
  await lockDraws(db, scope);
  const file = await getSalaryFile(db, scope, salaryFileId);
  if (!isWaitingForApproval(file)) throw illegalChange();
  return file;
}
