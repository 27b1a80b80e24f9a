import { sql } from 'kysely';
import { withSystem } from '../../../db/tenant.ts';
import type { Services } from '../../../services.ts';

/** Rows of one transaction: each is looked for in seven tables. */
const batch = 500;

/** Milliseconds: other scheduled jobs wait for this one, so the rest is left to the next minute. */
const longest = 10_000;

/**
 * Removes the rows of people whom the undoing of an import took out, in short transactions. Of any number of instances
 * each takes others; one that dies has done what it had committed. Who was invited or put into a subscription in the
 * very moment of the undoing loses that; whom an order or a draw names stays, without a name.
 */
export async function removeUndone({ pool, files }: Pick<Services, 'pool' | 'files'>): Promise<void> {
  const until = performance.now() + longest;
  const imports = await withSystem(
    pool,
    (db) =>
      db
        .selectFrom('imports as i')
        .select('i.id')
        .where('i.kind', '=', 'EMPLOYEES')
        .where('i.status', '=', 'UNDONE')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('employees as e')
              .select('e.id')
              .whereRef('e.import_id', '=', 'i.id')
              .where('e.deleted_at', 'is not', null),
          ),
        )
        .execute(),
    { readOnly: true },
  );
  for (const { id } of imports) {
    for (
      let after: string | undefined = '00000000-0000-0000-0000-000000000000';
      after !== undefined && performance.now() < until;
    )
      after = await removeSome(pool, id, after);
  }
  // Bytes of a run that is cut off here are known by no row, and go with the retention.
  for (const path of await forgetUndone(pool)) await files.remove(path);
}

/** What an undone import of people still says of them: its rows, what was corrected in them, and its file. */
async function forgetUndone(pool: Services['pool']): Promise<string[]> {
  return withSystem(pool, async (db) => {
    const { rows } = await sql<{
      id: string;
      path: string;
    }>`with undone as (select i.id, i.path from imports i where i.kind = 'EMPLOYEES' and i.status = 'UNDONE'
      and i.path <> ''
        and not exists (select from employees e where e.import_id = i.id and e.deleted_at is not null
        and e.email not like '%@forgotten.invalid') for update skip locked)
      update imports i set path = '', file_name = '', samples = '[]', proposal = without_samples(i.proposal), version
      = i.version + 1 from undone where undone.id = i.id returning i.id, undone.path`.execute(db);
    const ids = sql`any(${rows.map(({ id }) => id)}::uuid[])`;
    await sql`delete from import_rows where import_id = ${ids}`.execute(db);
    await sql`delete from import_fixes where import_id = ${ids}`.execute(db);
    await sql`delete from import_undo where import_id = ${ids}`.execute(db);
    return rows.map(({ path }) => path);
  });
}

/** Answers after whom to go on; undefined when nobody is left. */
function removeSome(pool: Services['pool'], importId: string, after: string): Promise<string | undefined> {
  // The portal's own work, for all companies: a scheduled job.
  return withSystem(pool, async (db) => {
    const some = await db
      .selectFrom('employees')
      .select('id')
      .where('import_id', '=', importId)
      .where('deleted_at', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    const last = some.at(-1)?.id;
    if (last === undefined) return undefined;
    const { rows: removable } = await sql<{
      id: string;
    }>`select e.id from employees e where e.id = any(${some.map(({ id }) => id)}::uuid[])
      and not exists (select from orders x where x.employee_id = e.id) and not exists (select from salary_draws x
      where x.employee_id = e.id)
      and not exists (select from salary_file_problems x where x.employee_id = e.id) and not exists (select
      from pay_in_full_requests x where x.employee_id = e.id)
      and not exists (select from rma_requests x where x.employee_id = e.id)`.execute(db);
    const ids = sql`any(${removable.map(({ id }) => id)}::uuid[])`;
    await sql`delete from subscription_employees where employee_id = ${ids}`.execute(db);
    await sql`delete from memberships where employee_id = ${ids}`.execute(db);
    await sql`delete from employees where id = ${ids}`.execute(db);
    const stay = some.filter((one) => !removable.some(({ id }) => id === one.id));
    for (const { id } of stay)
      await sql`select erase_employee(${id}::uuid, deleted_at) from employees where id = ${id}
        and email not like '%@forgotten.invalid'`.execute(db);
    return last;
  });
}
