import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { withTenant, type Identity } from '../../db/tenant.ts';

/** Rows of one transaction: each is looked for in seven tables, and requests go before. */
const batch = 500;

/**
 * Removes the rows of people whom the undoing of an import took out, in short transactions with as much rest between
 * them as they took. May be cut off and started again at any moment. Who was invited or put into a subscription in the
 * very moment of the undoing loses that; whoever something still names stays as a deleted person.
 */
export async function removeUndone(pool: pg.Pool, identity: Identity, importId: string, companyId: string): Promise<void> {
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last !== undefined;) {
    const started = performance.now();
    last = await removeSome(pool, identity, importId, companyId, last);
    if (last !== undefined) await pause(performance.now() - started);
  }
}

/** Answers where to go on; undefined when nobody is left. */
function removeSome(pool: pg.Pool, identity: Identity, importId: string, companyId: string, after: string): Promise<string | undefined> {
  return withTenant(pool, identity, async (db) => {
    const some = await db.selectFrom('employees').select('id').where('company_id', '=', companyId).where('import_id', '=', importId).where('deleted_at', 'is not', null)
      .where('id', '>', after).orderBy('id').limit(batch).execute();
    if (some.length === 0) return undefined;
    const ids = sql.val(some.map(({ id }) => id));
    const unnamed = sql`e.company_id = ${companyId} and e.id = any(${ids}::uuid[])
      and not exists (select from orders x where x.employee_id = e.id) and not exists (select from salary_draws x where x.employee_id = e.id) and not exists (select from salary_file_problems x where x.employee_id = e.id)
      and not exists (select from pay_in_full_requests x where x.employee_id = e.id) and not exists (select from rma_requests x where x.employee_id = e.id)`;
    await sql`delete from subscription_employees p using employees e where p.employee_id = e.id and ${unnamed}`.execute(db);
    await sql`delete from memberships m using employees e where m.employee_id = e.id and ${unnamed}`.execute(db);
    await sql`delete from employees e where ${unnamed}`.execute(db);
    return some.length < batch ? undefined : some.at(-1)?.id;
  });
}
