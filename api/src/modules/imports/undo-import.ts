import type pg from 'pg';
import type { ImportUndone } from '@portal/contract/import-schemas';
import { withBulk } from '../../db/bulk.ts';
import { isCutOff } from '../../db/failures.ts';
import { withTenant, type Identity } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';
import { employeeStage } from './stage-table.ts';

type Undo = { importId: string; jobId: string; companyId: string };

/** How many of those that stay are named. */
const keptShown = 100;

/**
 * Takes an employee import back (UX 1.3): people whom it added and nobody has touched go, people whom it changed get
 * their former values unless somebody changed them since. One transaction; a job that died starts again, and one that
 * fails leaves the import as it was.
 */
export async function undoJob({ pool }: Services, identity: Identity, undo: Undo): Promise<unknown> {
  try {
    return await withBulk(pool, identity, async (client, db) => {
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`import:${undo.companyId}:employees`]);
      const undone = await undoEmployees(client, undo);
      const { summary } = await db.selectFrom('imports').select('summary').where('id', '=', undo.importId).where('job_id', '=', undo.jobId).executeTakeFirstOrThrow();
      const saved = await db.updateTable('imports').set({ status: 'UNDONE', summary: JSON.stringify({ ...(summary as object), undone }) }).where('id', '=', undo.importId).where('status', '=', 'UNDOING').executeTakeFirst();
      if (saved.numUpdatedRows === 0n) throw new EndedElsewhere();
      await db.deleteFrom('import_undo').where('import_id', '=', undo.importId).execute();
      return undone;
    });
  } catch (error) {
    if (error instanceof EndedElsewhere) return null;
    if (isCutOff(error)) throw error;
    await withTenant(pool, identity, (db) => db.updateTable('imports').set({ status: 'DONE' }).where('id', '=', undo.importId).where('job_id', '=', undo.jobId).where('status', '=', 'UNDOING').execute());
    throw error;
  }
}

/** Another worker had ended it: its account of what was undone is the true one. */
class EndedElsewhere extends Error {}

async function undoEmployees(client: pg.Client, { importId, companyId }: Undo): Promise<ImportUndone> {
  // Right after an import the planner still believes the company to be small, and would compare everybody with everybody.
  await client.query('set local enable_nestloop = off');
  // A login, an invitation, an order or a subscription is somebody's work as much as a later change is.
  const obstacle = `case when e.deleted_at is not null then 'DELETED' when e.invited_at is not null or e.user_id is not null then 'INVITED'
    when exists (select from orders o where o.employee_id = e.id) or exists (select from subscription_employees p where p.employee_id = e.id) then 'IN_USE' when e.version <> 1 then 'CHANGED' end`;
  await client.query(`create temp table undo_added on commit drop as select e.id, e.employ_no, e.name, ${obstacle} as reason from employees e where e.company_id = $1 and e.import_id = $2`, [companyId, importId]);
  await client.query('analyze undo_added');
  const removed = await client.query('delete from employees e using undo_added a where e.id = a.id and a.reason is null and e.version = 1 and e.company_id = $1', [companyId]);
  const taken = `exists (select from employees o where o.company_id = e.company_id and o.deleted_at is null and o.id <> e.id and (lower(o.email) = lower(u.before ->> 'email') or o.employ_no = u.before ->> 'employ_no'))`;
  await client.query(`create temp table undo_changed on commit drop as select e.id, e.employ_no, e.name, u.version, u.before,
    case when e.deleted_at is not null then 'DELETED' when e.version <> u.version or ${taken} then 'CHANGED' end as reason
    from import_undo u join employees e on e.id = u.employee_id where u.import_id = $1 and u.company_id = $2`, [importId, companyId]);
  const restored = await client.query(`update employees e set version = e.version + 1${employeeStage.map(({ name }) => `, ${name} = p.${name}`).join('')}
    from undo_changed c cross join lateral jsonb_populate_record(null::employees, c.before) p where e.id = c.id and c.reason is null and e.version = c.version and e.company_id = $1`, [companyId]);
  const all = `(select id, employ_no, name, reason from undo_added where reason is not null union all select id, employ_no, name, reason from undo_changed where reason is not null)`;
  const { rows: kept } = await client.query<ImportUndone['kept'][number]>(`select id as "employeeId", employ_no as "employNo", name, reason from ${all} k order by name, id limit ${keptShown}`);
  const { rows: [count] } = await client.query<{ kept: number }>(`select count(*)::int as kept from ${all} k`);
  return { removed: removed.rowCount ?? 0, restored: restored.rowCount ?? 0, keptCount: count?.kept ?? 0, kept };
}
