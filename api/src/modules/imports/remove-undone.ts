import { sql } from 'kysely';
import { withSystem } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';

/** Rows of one transaction: each is looked for in seven tables. */
const batch = 500;

/** A tick has other things to do: what is left after so many milliseconds waits for the next one. */
const longest = 10_000;

/**
 * Removes the rows of people whom the undoing of an import took out, in short transactions. Of any number of instances
 * each takes others; one that dies has done what it had committed. Who was invited or put into a subscription in the
 * very moment of the undoing loses that; whom an order or a draw names stays as a deleted person.
 */
export async function removeUndone({ pool }: Pick<Services, 'pool'>): Promise<void> {
  const until = performance.now() + longest;
  const imports = await withSystem(pool, (db) => db.selectFrom('imports as i').select('i.id').where('i.kind', '=', 'EMPLOYEES').where('i.status', '=', 'UNDONE')
    .where(({ exists, selectFrom }) => exists(selectFrom('employees as e').select('e.id').whereRef('e.import_id', '=', 'i.id').where('e.deleted_at', 'is not', null))).execute(), { readOnly: true });
  for (const { id } of imports) {
    for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after !== undefined && performance.now() < until;) after = await removeSome(pool, id, after);
  }
}

/** Answers after whom to go on; undefined when nobody is left. */
function removeSome(pool: Services['pool'], importId: string, after: string): Promise<string | undefined> {
  // The portal's own work, for all companies: a due part of the tick.
  return withSystem(pool, async (db) => {
    const some = await db.selectFrom('employees').select('id').where('import_id', '=', importId).where('deleted_at', 'is not', null).where('id', '>', after)
      .orderBy('id').limit(batch).forUpdate().skipLocked().execute();
    const last = some.at(-1)?.id;
    if (last === undefined) return undefined;
    const { rows: removable } = await sql<{ id: string }>`select e.id from employees e where e.id = any(${some.map(({ id }) => id)}::uuid[])
      and not exists (select from orders x where x.employee_id = e.id) and not exists (select from salary_draws x where x.employee_id = e.id)
      and not exists (select from salary_file_problems x where x.employee_id = e.id) and not exists (select from pay_in_full_requests x where x.employee_id = e.id)
      and not exists (select from rma_requests x where x.employee_id = e.id)`.execute(db);
    const ids = sql`any(${removable.map(({ id }) => id)}::uuid[])`;
    await sql`delete from subscription_employees where employee_id = ${ids}`.execute(db);
    await sql`delete from memberships where employee_id = ${ids}`.execute(db);
    await sql`delete from employees where id = ${ids}`.execute(db);
    return last;
  });
}
