import { salaryFileFields, type SalaryFile, type SalaryFileFilter } from '@portal/contract/salary-files';
import { sql } from 'kysely';
import type { CompanyScope, OfCompany } from '../../access/scope.ts';
import { containing } from '../../db/like.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { lockDraws } from './draws/lock-draws.queries.ts';

function files(db: Db, scope: OfCompany) {
  return db
    .selectFrom('salary_files as f')
    .leftJoin('salary_systems as s', 's.id', 'f.salary_system_id')
    .leftJoin('users as u', 'u.id', 'f.created_by')
    .leftJoin('users as a', 'a.id', 'f.approved_by')
    .leftJoin('users as b', 'b.id', 'f.sent_by')
    .leftJoin('users as c', 'c.id', 'f.first_approved_by')
    .where('f.company_id', '=', scope.companyId);
}

const fields = [
  'f.id',
  'f.batch',
  'f.period',
  'f.file_day',
  'f.type',
  'f.custom_name',
  'f.file_name',
  'f.currency',
  'f.total',
  'f.row_count',
  'f.sha256',
  'f.is_sent',
  'f.sent_at',
  'f.send_failed_at',
  'f.recipients',
  'f.created_at',
  'f.path',
  's.name as salary_system',
  'u.name as created_by',
  'f.approved_at',
  'f.needs_second',
  'f.first_approved_by as first_approver',
  'f.first_approved_at',
  'c.name as first_approved_by',
  'f.downloaded_at',
  'a.name as approved_by',
  'b.name as sent_by',
] as const;

type Row = Awaited<ReturnType<typeof findRow>>;

function findRow(db: Db, scope: CompanyScope, id: string) {
  return files(db, scope)
    .select([...fields])
    .where('f.id', '=', id)
    .executeTakeFirstOrThrow();
}

function toSalaryFile(row: Row): SalaryFile {
  return {
    id: row.id,
    batch: row.batch,
    period: row.period,
    fileDay: row.file_day,
    type: row.type,
    customName: row.custom_name,
    fileName: row.file_name,
    total: { amount: row.total, currency: row.currency },
    rowCount: row.row_count,
    sha256: row.sha256,
    isManual: row.type === 'MANUAL',
    isSent: row.is_sent,
    sentAt: row.sent_at?.toISOString() ?? null,
    sendFailedAt: row.send_failed_at?.toISOString() ?? null,
    recipients: row.recipients,
    salarySystem: row.salary_system,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    approvedBy: row.approved_by,
    approvedAt: row.approved_at?.toISOString() ?? null,
    needsSecondApproval: row.needs_second,
    firstApproval: row.first_approved_at && {
      userId: row.first_approver,
      by: row.first_approved_by,
      at: row.first_approved_at.toISOString(),
    },
    sentBy: row.sent_by,
    downloadedAt: row.downloaded_at?.toISOString() ?? null,
  };
}

/** `salaryFileStateOf` of the contract, for a filter. */
const stateOf = sql<string>`case when f.is_sent then 'SENT'
  when (f.type = 'MANUAL' or f.needs_second) and f.approved_at is null then 'TO_APPROVE'
  when f.send_failed_at is not null then 'FAILED' else 'NOT_SENT' end`;

const salaryFileList = listOf(
  salaryFileFields,
  { createdAt: 'f.created_at', period: 'f.period', batch: 'f.batch', total: 'f.total', state: stateOf },
  'f.id',
);

/** The company's files; `q` finds file and custom names. */
export async function listSalaryFiles(db: Db, scope: OfCompany, query: SalaryFileFilter): Promise<Page<SalaryFile>> {
  const filtered = files(db, scope)
    .$if(query.type !== undefined, (q) => q.where('f.type', '=', query.type ?? null))
    .$if(query.sent !== undefined, (q) => q.where('f.is_sent', '=', query.sent === 'true'))
    .$if(query.state !== undefined, (q) => q.where(stateOf, '=', query.state ?? ''))
    .$if(query.from !== undefined, (q) => q.where('f.file_day', '>=', query.from ?? ''))
    .$if(query.to !== undefined, (q) => q.where('f.file_day', '<=', query.to ?? ''))
    .$if(query.q !== undefined, (q) =>
      q.where(
        sql<boolean>`(f.file_name || ' ' || f.custom_name || ' ' || f.period) ilike ${containing(query.q ?? '')}`,
      ),
    );
  const page = await readList(db, salaryFileList, filtered, (q) => q.select([...fields]), query);
  return { ...page, data: page.data.map((row) => toSalaryFile(row)) };
}

/** One file of the company; a foreign one is missing (`salary_file_not_found`). */
export async function getSalaryFile(db: Db, scope: CompanyScope, id: string): Promise<SalaryFile> {
  const row = await files(db, scope)
    .select([...fields])
    .where('f.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new DomainError('salary_file_not_found');
  return toSalaryFile(row);
}

/** Where a file's bytes lie, and what it is called. */
export async function salaryFileBytes(
  db: Db,
  scope: CompanyScope,
  id: string,
): Promise<{ path: string; fileName: string }> {
  const row = await files(db, scope)
    .select(['f.path', 'f.file_name as fileName'])
    .where('f.id', '=', id)
    .executeTakeFirst();
  // Without a path it has outlived its keeping: its figures stay, its bytes are gone.
  if (!row?.path) throw new DomainError('salary_file_not_found');
  return row;
}

/**
 * The same to load into payroll: a file that somebody may have loaded stays (DECISIONS 36), so it waits for who may be
 * discarding it. Errors: `salary_file_not_found`; `salary-file-not-approved` while one that needs two approvals has not
 * got them (DECISIONS 47).
 */
export async function takeSalaryFile(db: Db, scope: CompanyScope, id: string, now: Date) {
  await lockDraws(db, scope);
  const { needsSecondApproval, approvedAt } = await getSalaryFile(db, scope, id);
  if (needsSecondApproval && approvedAt === null) throw new DomainError('salary-file-not-approved');
  const file = await salaryFileBytes(db, scope, id);
  await db
    .updateTable('salary_files')
    .set({ downloaded_at: sql`coalesce(downloaded_at, ${now})` })
    .where('id', '=', id)
    .where('company_id', '=', scope.companyId)
    .execute();
  return file;
}

/** The number of the company's next file. The caller holds the company's lock. */
export async function nextBatch(db: Db, scope: CompanyScope): Promise<number> {
  const { last } = await db
    .selectFrom('salary_files')
    .select(sql<number>`coalesce(max(batch), 0)`.as('last'))
    .where('company_id', '=', scope.companyId)
    .executeTakeFirstOrThrow();
  return last + 1;
}
