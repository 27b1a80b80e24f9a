import type { SalaryFile } from '@portal/contract/salary-files';
import type { Seen } from '@portal/contract/seen';
import { salaryFileFacts } from '@portal/contract/seen-acts';
import { sql } from 'kysely';
import { recordAudit } from '../../../access/audit.ts';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { assertSeen } from '../../../http/assert-seen.ts';
import { illegalChange } from '../../../http/domain-error.ts';
import { lockDraws } from '../draws/lock-draws.queries.ts';
import { getSalaryFile } from '../salary-files.queries.ts';

/**
 * Approves a file that a person made: from now on it can be sent and never goes away. The maker may approve it. Errors:
 * `salary_file_not_found`; 409 `invalid-data-provided` for an automatic file (DECISIONS 7) or one that is approved;
 * `changed-by-someone-else` when it is not what was seen.
 */
export async function approveSalaryFile(
  db: Db,
  scope: CompanyScope,
  salaryFileId: string,
  seen: Seen,
  now: Date,
): Promise<SalaryFile> {
  assertSeen(seen, salaryFileFacts(await waitingFile(db, scope, salaryFileId)));
  await db
    .updateTable('salary_files')
    .set({ approved_by: scope.userId, approved_at: now })
    .where('id', '=', salaryFileId)
    .where('company_id', '=', scope.companyId)
    .execute();
  await recordAudit(db, { now, scope, action: 'salary-file.approved', entity: 'salary_file', entityId: salaryFileId });
  return getSalaryFile(db, scope, salaryFileId);
}

/**
 * Takes back a file that nobody approved or downloaded (DECISIONS 36): its draws wait for a file again, those after an
 * exit month stay suspended. Errors as above, and 409 `invalid-data-provided` when, since it was made, an order in it
 * was deleted, paid in full or given a buy-out: that was reckoned with the file's draws as taken.
 */
export async function discardSalaryFile(
  db: Db,
  scope: CompanyScope,
  salaryFileId: string,
  now: Date,
): Promise<{ id: string }> {
  const { batch, fileName, sha256, downloadedAt } = await waitingFile(db, scope, salaryFileId);
  if (downloadedAt !== null) throw illegalChange();
  const settled = await db
    .selectFrom('salary_draws as d')
    .innerJoin('salary_files as f', 'f.id', 'd.salary_file_id')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .select('o.id')
    .where('d.company_id', '=', scope.companyId)
    .where('d.salary_file_id', '=', salaryFileId)
    .where((eb) =>
      eb.or([
        eb('o.status', '=', 'DELETED'),
        eb('o.paid_in_full_at', '>=', eb.ref('f.created_at')),
        eb.exists(
          eb
            .selectFrom('pay_in_full_requests as r')
            .select('r.id')
            .whereRef('r.order_id', '=', 'o.id')
            .whereRef('r.created_at', '>=', 'f.created_at')
            .where('r.status', '<>', 'CLOSED'),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (settled) throw illegalChange();
  await sql`update salary_draws d set salary_file_id = null, status = case when d.kind = 'planned'
    and d.period > to_char(e.exit_date, 'YYYY-MM') then 'SUSPENDED' else 'PLANNED' end
    from employees e where e.id = d.employee_id and d.company_id = ${scope.companyId}
    and d.salary_file_id = ${salaryFileId}`.execute(db);
  await db
    .deleteFrom('salary_files')
    .where('id', '=', salaryFileId)
    .where('company_id', '=', scope.companyId)
    .execute();
  await recordAudit(db, {
    now,
    scope,
    action: 'salary-file.discarded',
    entity: 'salary_file',
    entityId: salaryFileId,
    detail: { batch, fileName, sha256 },
  });
  return { id: salaryFileId };
}

// Under the company's lock: of two admins who approve and discard at once, the second one sees what the first one did.
async function waitingFile(db: Db, scope: CompanyScope, salaryFileId: string): Promise<SalaryFile> {
  await lockDraws(db, scope);
  const file = await getSalaryFile(db, scope, salaryFileId);
  if (!file.isManual || file.approvedAt !== null) throw illegalChange();
  return file;
}
