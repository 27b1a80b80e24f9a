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

// A first approval counts as long as its giver could give the second one (DECISIONS 47).
const firstApprovedAt = sql<Date | null>`case when f.approved_at is not null or exists (select from memberships m
  join users g on g.id = m.user_id where m.company_id = f.company_id and m.user_id = f.first_approved_by
  and m.role = 'company' and m.blocked_at is null and g.status <> 'BLOCKED' and g.deleted_at is null)
  then f.first_approved_at end`;

const fields = [
  'f.id',
  'f.batch',
  'f.period',
  'f.file_day as fileDay',
  'f.type',
  'f.custom_name as customName',
  'f.file_name as fileName',
  'f.currency',
  'f.total',
  'f.row_count as rowCount',
  'f.sha256',
  'f.is_sent as isSent',
  'f.recipients',
  's.name as salarySystem',
  'u.name as createdBy',
  'a.name as approvedBy',
  'b.name as sentBy',
  'f.needs_second as needsSecondApproval',
  'f.first_approved_by as firstId',
  'c.name as firstName',
  firstApprovedAt.as('firstAt'),
  'f.sent_at',
  'f.send_failed_at',
  'f.created_at',
  'f.approved_at',
  'f.downloaded_at',
] as const;

const withFields = (query: ReturnType<typeof files>) => query.select([...fields]);
type Row = Awaited<ReturnType<ReturnType<typeof withFields>['executeTakeFirstOrThrow']>>;

function toSalaryFile(row: Row): SalaryFile {
  const { currency, total, firstId, firstName, firstAt, ...rest } = row;
  const { sent_at, send_failed_at, created_at, approved_at, downloaded_at, ...file } = rest;
  const instant = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...file,
    total: { amount: total, currency },
    isManual: file.type === 'MANUAL',
    firstApproval: firstAt && { userId: firstId, by: firstName, at: firstAt.toISOString() },
    createdAt: created_at.toISOString(),
    sentAt: instant(sent_at),
    sendFailedAt: instant(send_failed_at),
    approvedAt: instant(approved_at),
    downloadedAt: instant(downloaded_at),
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
  const page = await readList(db, salaryFileList, filtered, withFields, query);
  return { ...page, data: page.data.map(toSalaryFile) };
}

/** One file of the company; a foreign one is missing (`salary_file_not_found`). */
export async function getSalaryFile(db: Db, scope: CompanyScope, id: string): Promise<SalaryFile> {
  const row = await withFields(files(db, scope).where('f.id', '=', id)).executeTakeFirst();
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
