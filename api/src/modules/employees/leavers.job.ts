import { addDays, type Day } from '@portal/contract/days';
import { sql } from 'kysely';
import { companyScopeForJob } from '../../access/scope.ts';
import { withSystem } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';
import { mailRequests, openExit } from '../pay-in-full/index.ts';

const batch = 100;
/** How long a former employee still reaches own orders and requests after the last one closed (RULES 3.5). */
const daysOfAccess = 90;

type Leaver = { id: string; company_id: string; exit_date: Day; exit_reason: string | null };

/**
 * Makes draws and requests follow exit dates that were not set in the form: from an imported file, or of a person whose
 * order was shipped afterwards. The requests wait for the company admin to send them (RULES 3.2 PENDING).
 */
export async function followExits({ pool, clock, config }: Services): Promise<void> {
  const [now, today] = [clock.now(), clock.today()];
  let last = '00000000-0000-0000-0000-000000000000';
  // One person's data must not keep the others waiting.
  const failures: Error[] = [];
  for (let found = batch; found === batch;) {
    const leavers = await withSystem(
      pool,
      async (db) =>
        (
          await sql<Leaver>`
      select e.id, e.company_id, e.exit_date, e.exit_reason from employees e
      where e.exit_date is not null and e.deleted_at is null and e.id > ${last} and (
        exists (select from orders o where o.employee_id = e.id and o.status in ('DISPATCHED', 'COMPLETED')
        and not o.is_present and o.paid_in_full_at is null and o.expire_date >= e.exit_date
          and not exists (select from pay_in_full_requests r where r.order_id = o.id and (r.exit_date = e.exit_date
          or r.status not in ('PENDING', 'CREATED', 'UPDATED', 'CLOSED'))))
        or exists (select from salary_draws d where d.employee_id = e.id and d.kind = 'planned'
        and d.status = 'PLANNED' and d.period > to_char(e.exit_date, 'YYYY-MM')))
      order by e.id limit ${batch}`.execute(db)
        ).rows,
      { readOnly: true },
    );
    for (const { id, company_id: companyId, exit_date: exitDate, exit_reason: exitReason } of leavers) {
      await withSystem(pool, async (db) => {
        const scope = companyScopeForJob(companyId, '');
        const told = await openExit(db, { exitDate, exitReason }, false, {
          scope,
          employeeId: id,
          actor: { id: null, name: '', role: 'system' },
          now,
          today,
        });
        await mailRequests(db, scope, told, now, config.publicUrl);
      }).catch((cause: unknown) => failures.push(new Error(`employee ${id}`, { cause })));
    }
    found = leavers.length;
    last = leavers.at(-1)?.id ?? last;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'exits that could not be followed');
}

/**
 * Past the exit date by 90 days, and as long since the last request closed: BLOCKED (RULES 3.5). An Admin is the
 * company's to block.
 */
export async function blockLeavers({ pool, clock }: Services): Promise<void> {
  const until = addDays(clock.today(), -daysOfAccess);
  await withSystem(pool, (db) =>
    sql`
    update employees e set status = 'BLOCKED', version = version + 1
    where e.exit_date < ${until} and e.deleted_at is null and e.status <> 'BLOCKED' and e.role = 'EMPLOYEE'
      and not exists (select from pay_in_full_requests r where r.employee_id = e.id and r.status <> 'CLOSED')
      and not exists (select from pay_in_full_logs l where l.employee_id = e.id and l.to_status = 'CLOSED'
      and l.at >= ${until}::date)`.execute(db),
  );
}
