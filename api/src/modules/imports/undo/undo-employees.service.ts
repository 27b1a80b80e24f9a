import type { ImportUndone } from '@portal/contract/import-view';
import type pg from 'pg';
import { employeeStage } from '../read/stage-table.queries.ts';
import { keptOf } from './undo-kept.queries.ts';

/** People a statement takes out: few statements, yet the page sees the undoing move. */
const chunk = 10_000;

/**
 * People whom the import added go, unless they have a login, an invitation, an order, a subscription or a later change.
 * They are marked deleted, which nobody can tell from gone: Postgres looks for each deleted row in every table that may
 * name one, and that is four fifths of the work. `removeUndone` does it later, bit by bit.
 */
export async function undoEmployees(
  client: pg.Client,
  importId: string,
  companyId: string,
  now: Date,
  onRows: (rows: number) => Promise<void>,
): Promise<ImportUndone> {
  // A transaction that names one of them at this moment is waited for and seen; a later one waits.
  await client.query(
    `select count(*) from (select from employees where company_id = $1 and import_id = $2 and deleted_at is null
      order by id for update) locked`,
    [companyId, importId],
  );
  await markEmployees(client, importId, companyId);
  await client.query('create index on undo_added (n)');
  await client.query('analyze undo_added');
  const {
    rows: [added],
  } = await client.query<{ count: number }>('select count(*)::int as count from undo_added');
  let removed = 0;
  for (let from = 0; from < (added?.count ?? 0); from += chunk) {
    const gone = await client.query(
      `update employees e set deleted_at = $4, version = e.version + 1 from undo_added a where e.id = a.id
        and a.n > $2 and a.n <= $3 and a.reason is null and e.version = 1 and e.company_id = $1`,
      [companyId, from, from + chunk, now],
    );
    removed += gone.rowCount ?? 0;
    await onRows(from + chunk);
  }
  const restored = await client.query(
    `update employees e set version = e.version + 1${employeeStage.map(({ name }) => `, ${name} = p.${name}`).join('')}
    from undo_changed c cross join lateral jsonb_populate_record(null::employees, c.before) p where e.id = c.id
    and c.reason is null and e.version = c.version and e.company_id = $1`,
    [companyId],
  );
  return { removed, restored: restored.rowCount ?? 0, ...(await keptOf(client)) };
}

/**
 * What an undo takes back and what stays, each with its reason: `undo_added` and `undo_changed`, until the transaction
 * ends.
 */
export async function markEmployees(client: pg.Client, importId: string, companyId: string): Promise<void> {
  // A login, an invitation, an order or a subscription is somebody's work as much as a later change is.
  const obstacle = `case when e.deleted_at is not null then 'DELETED' when e.invited_at is not null
    or e.user_id is not null then 'INVITED'
    when exists (select from orders o where o.employee_id = e.id) or exists (select from subscription_employees p
    where p.employee_id = e.id) then 'IN_USE' when e.version <> 1 then 'CHANGED' end`;
  await client.query(
    `create temp table undo_added on commit drop as select row_number() over () as n, e.id, e.employ_no as number,
      e.name, ${obstacle} as reason from employees e where e.company_id = $1 and e.import_id = $2`,
    [companyId, importId],
  );
  const taken = `exists (select from employees o where o.company_id = e.company_id and o.deleted_at is null
    and o.id <> e.id and not exists (select from undo_added a where a.id = o.id and a.reason is null)
    and (o.email = u.before ->> 'email' or o.employ_no = u.before ->> 'employ_no'))`;
  await client.query(
    `create temp table undo_changed on commit drop as select e.id, e.employ_no as number, e.name, u.version, u.before,
    case when e.deleted_at is not null then 'DELETED' when e.version <> u.version or ${taken}
    then 'CHANGED' end as reason
    from import_undo u join employees e on e.id = u.employee_id where u.import_id = $1 and u.company_id = $2`,
    [importId, companyId],
  );
}
