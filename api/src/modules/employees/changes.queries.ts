import {
  changedFields,
  changeOutcomes,
  type ChangeOutcome,
  type EmployeesChange,
} from '@portal/contract/employee-changes';
import { sql } from 'kysely';
import type { CompanyScope } from '../../access/scope.ts';
import { containing } from '../../db/like.ts';
import { listOf, readList, type ListInput } from '../../db/list.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Acting } from './acting.mapping.ts';

export const changeEmployeesJob = 'employee-changes';

/** What a job does with each employee; undoing, it puts back who is still in `department`. */
export type Asked =
  | { kind: 'DEPARTMENT'; department: string }
  | { kind: 'INVITATION' }
  | { kind: 'LOGIN_LINK' }
  | { kind: 'UNDO'; department: string };
/** Who asks, as the mails say it; `undoneBy` is the job that takes it back, so that none does twice. */
export type ChangePayload = { asked: Asked; companyName: string; undoneBy?: string };
type By = Pick<Acting, 'scope' | 'companyName'>;

const ownJobs = (db: Db, scope: CompanyScope) =>
  db.selectFrom('jobs as j').where('j.kind', '=', changeEmployeesJob).where('j.company_id', '=', scope.companyId);

/** A change of the company, with what became of its employees so far. */
export async function findChange(db: Db, scope: CompanyScope, id: string): Promise<EmployeesChange> {
  const job = await ownJobs(db, scope)
    .where('j.id', '=', id)
    .select(['j.id', 'j.status', 'j.payload', 'j.total', 'j.done'])
    .executeTakeFirst();
  if (!job) throw new DomainError('not-found');
  const counts = await db
    .selectFrom('job_employees as r')
    .where('r.company_id', '=', scope.companyId)
    .where('r.job_id', '=', id)
    .where('r.outcome', 'is not', null)
    .groupBy('r.outcome')
    .select(['r.outcome', sql<number>`count(*)::int`.as('count')])
    .execute();
  const outcomes = changeOutcomes.flatMap((outcome) => {
    const found = counts.find((one) => one.outcome === outcome);
    return found ? [{ outcome, count: found.count }] : [];
  });
  // Of a year ago only the counts are left (retention).
  const { asked = { kind: 'UNDO', department: '' }, undoneBy } = job.payload as Partial<ChangePayload>;
  const isOver = job.status === 'DONE' || job.status === 'FAILED';
  const moved = outcomes.some(({ outcome }) => outcome === 'CHANGED');
  return {
    id: job.id,
    kind: asked.kind,
    department: 'department' in asked ? asked.department : null,
    status: job.status,
    total: job.total,
    done: job.done,
    outcomes,
    mayUndo: asked.kind === 'DEPARTMENT' && isOver && undoneBy === undefined && moved,
  };
}

const insertJob = async (db: Db, { scope, companyName }: By, asked: Asked): Promise<string> => {
  const { companyId, userId } = scope;
  const payload: ChangePayload = { asked, companyName };
  const { id } = await db
    .insertInto('jobs')
    .values({ kind: changeEmployeesJob, company_id: companyId, user_id: userId, payload: JSON.stringify(payload) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const countRows = (db: Db, jobId: string) =>
  sql`update jobs set total = (select count(*) from job_employees where job_id = ${jobId}) where id = ${jobId}`.execute(
    db,
  );

/** Keeps for a job whom it is to change: exactly those who matched when it was asked for. */
export async function insertChange(db: Db, by: By, asked: Asked, employeeIds: readonly string[]): Promise<string> {
  const id = await insertJob(db, by, asked);
  await sql`insert into job_employees (company_id, job_id, employee_id)
    select ${by.scope.companyId}::uuid, ${id}::uuid, unnest(${[...employeeIds]}::uuid[])`.execute(db);
  await countRows(db, id);
  return id;
}

/** A job that puts back whom another has moved; undefined where there is nothing to put back, or it is asked twice. */
export async function insertUndo(db: Db, by: By, changeId: string): Promise<string | undefined> {
  const { scope } = by;
  await ownJobs(db, scope).where('j.id', '=', changeId).select('j.id').forUpdate().execute();
  const change = await findChange(db, scope, changeId);
  if (!change.mayUndo) return undefined;
  const id = await insertJob(db, by, { kind: 'UNDO', department: change.department ?? '' });
  await sql`insert into job_employees (company_id, job_id, employee_id, before)
    select company_id, ${id}::uuid, employee_id, before from job_employees
    where company_id = ${scope.companyId} and job_id = ${changeId} and outcome = 'CHANGED'`.execute(db);
  await countRows(db, id);
  await sql`update jobs set payload = payload || jsonb_build_object('undoneBy', ${id}::text)
    where id = ${changeId}`.execute(db);
  return id;
}

/** The next employees of a job who wait for their turn, behind the one that it did last. */
export const waitingEmployees = (db: Db, scope: CompanyScope, jobId: string, after: string, most: number) =>
  db
    .selectFrom('job_employees')
    .select(['employee_id as employeeId', 'before'])
    .where('company_id', '=', scope.companyId)
    .where('job_id', '=', jobId)
    .where('employee_id', '>', after)
    .where('outcome', 'is', null)
    .orderBy('employee_id')
    .limit(most)
    .forUpdate()
    .execute();

export type Outcome = { employeeId: string; outcome: ChangeOutcome; before?: string };

/** Notes what became of a portion, and how far the job is by it. */
export async function writeOutcomes(
  db: Db,
  scope: CompanyScope,
  jobId: string,
  outcomes: readonly Outcome[],
): Promise<void> {
  await sql`update job_employees r set outcome = done.outcome, before = coalesce(done.before, r.before)
    from unnest(${outcomes.map((one) => one.employeeId)}::uuid[], ${outcomes.map((one) => one.outcome)}::text[],
      ${outcomes.map((one) => one.before ?? null)}::text[]) done (employee_id, outcome, before)
    where r.company_id = ${scope.companyId} and r.job_id = ${jobId} and r.employee_id = done.employee_id`.execute(db);
  const refused = outcomes.filter(({ outcome }) => !['CHANGED', 'SAME', 'SENT'].includes(outcome)).length;
  await sql`update jobs set done = done + ${outcomes.length}, failed = failed + ${refused}
    where id = ${jobId}`.execute(db);
}

const changed = listOf(
  changedFields,
  { name: 'e.name', employNo: 'e.employ_no', department: 'e.department', outcome: 'r.outcome' },
  'r.employee_id',
);

export async function listChangedEmployees(
  db: Db,
  scope: CompanyScope,
  jobId: string,
  input: ListInput & { q?: string | undefined },
) {
  await findChange(db, scope, jobId);
  const rows = db
    .selectFrom('job_employees as r')
    .innerJoin('employees as e', 'e.id', 'r.employee_id')
    .where('r.company_id', '=', scope.companyId)
    .where('r.job_id', '=', jobId)
    .$if(Boolean(input.q), (query) => query.where(sql<boolean>`e.search_text ilike ${containing(input.q ?? '')}`));
  return readList(
    db,
    changed,
    rows,
    (query) =>
      query.select(['r.employee_id as employeeId', 'e.employ_no as employNo', 'e.name', 'e.department', 'r.outcome']),
    input,
  );
}
