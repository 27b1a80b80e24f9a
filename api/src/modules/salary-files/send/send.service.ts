import { isWaitingForApproval, type SalaryFile } from '@portal/contract/salary-files';
import type { Seen } from '@portal/contract/seen';
import { salarySendFacts } from '@portal/contract/seen-acts';
import { sql } from 'kysely';
import { recordAudit } from '../../../access/audit.ts';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { assertSeen } from '../../../http/assert-seen.ts';
import { DomainError, invalidFields } from '../../../http/domain-error.ts';
import type { Services } from '../../../services.ts';
import { lockDraws } from '../draws/lock-draws.queries.ts';
import { payrollSettings } from '../payroll-settings.queries.ts';
import { getSalaryFile, salaryFileBytes } from '../salary-files.queries.ts';
import { queueSalaryMail, recipientsLine } from './salary.mails.ts';

/**
 * Sends a file's own bytes to payroll, the first time or again. A mail that still waits is sent sooner instead of
 * twice, unless it was written to others. Errors: `salary_file_not_found`; `salary-file-not-approved` before its
 * approval; `required` at `recipients` when nobody is named to receive it; `changed-by-someone-else` when file or
 * recipients are not what was seen (DECISIONS 48).
 */
export async function sendSalaryFile(
  db: Db,
  scope: CompanyScope,
  salaryFileId: string,
  seen: Seen,
  { now, repetition, services }: { now: Date; repetition: string; services: Services },
): Promise<SalaryFile> {
  await lockDraws(db, scope);
  const file = await getSalaryFile(db, scope, salaryFileId);
  if (isWaitingForApproval(file)) throw new DomainError('salary-file-not-approved');
  await salaryFileBytes(db, scope, salaryFileId);
  const settings = await payrollSettings(db, scope);
  if (settings.recipients.length === 0) throw invalidFields({ path: 'recipients', key: 'required' });
  assertSeen(seen, salarySendFacts(file, settings.recipients));
  await db
    .updateTable('salary_files')
    .set({ sent_by: scope.userId })
    .where('id', '=', salaryFileId)
    .where('company_id', '=', scope.companyId)
    .execute();
  await recordAudit(db, { now, scope }, 'salary-file.sent', ['salary_file', salaryFileId]);
  if (!(await hasten(db, salaryFileId, now, settings.recipients)))
    await queueSalaryMail(db, services, scope, { now, salaryFileId, settings, again: repetition });
  return getSalaryFile(db, scope, salaryFileId);
}

// The outbox is closed to tenants, so a function does it; in this transaction, or a request that is repeated after a
// crash would send a second mail. A mail to others than those who were seen leaves no more.
async function hasten(db: Db, salaryFileId: string, now: Date, recipients: readonly string[]): Promise<boolean> {
  const to = recipientsLine(recipients);
  const { rows } = await sql<{
    hastened: boolean;
  }>`select hasten_salary_mail(${salaryFileId}, ${now}, ${to}) as hastened`.execute(db);
  return rows[0]?.hastened ?? false;
}
