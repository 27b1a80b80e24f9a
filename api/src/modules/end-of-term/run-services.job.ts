import {
  addDays,
  addPeriods,
  dayInPeriod,
  lastDayOf,
  periodOf,
  periodsBetween,
  type Day,
  type Period,
} from '@portal/contract/days';
import { termReminders } from '@portal/contract/end-of-term-rules';
import { sql } from 'kysely';
import { withSystem, type Db } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';
import { runsOnMail } from './end-of-term.mails.ts';
import { isSettled } from './end-of-term.queries.ts';
import { mailTerms, readMovedTerms, recordTerms } from './told-employees.queries.ts';

const atOnce = 200;
type Moment = { now: Date; today: Day; publicUrl: string };

/**
 * Running services go on until they are ended (DECISIONS 40): 30 days before the agreed months end, employees are told
 * so; a week before the last drawn month ends, the next month is planned at the same price. Leaving ends them.
 */
export async function runServicesOn({ pool, clock, config }: Services): Promise<void> {
  const moment = { now: clock.now(), today: clock.today(), publicUrl: config.publicUrl };
  while (await withSystem(pool, (db) => announceBatch(db, moment)));
  while (await withSystem(pool, (db) => extendBatch(db, moment)));
}

const services = (db: Db) =>
  db
    .selectFrom('orders as o')
    .innerJoin('employees as e', 'e.id', 'o.employee_id')
    .where('o.status', 'in', ['DISPATCHED', 'COMPLETED'])
    .where('o.term_over_at', 'is', null)
    .where('o.is_subscription', '=', true)
    .where('o.is_present', '=', false)
    .where('e.exit_date', 'is', null)
    .where('e.deleted_at', 'is', null)
    .where(sql<boolean>`not ${isSettled}`)
    .orderBy('o.expire_date')
    .orderBy('o.id')
    .limit(atOnce)
    .forUpdate(['o', 'e'])
    .skipLocked();

async function announceBatch(db: Db, { now, today, publicUrl }: Moment): Promise<boolean> {
  const [, days] = termReminders;
  const due = await services(db)
    .where('o.end_of_term', 'is', null)
    .where('o.expire_date', '<=', addDays(today, days))
    .select('o.id')
    .execute();
  if (due.length === 0) return false;
  const ids = due.map(({ id }) => id);
  await db
    .updateTable('orders')
    .set({ end_of_term: 'RUNS_ON', version: sql`version + 1` })
    .where('id', 'in', ids)
    .execute();
  const terms = await readMovedTerms(db, ids, today);
  await recordTerms(db, terms, 'RUNS_ON', now);
  await mailTerms(db, terms, { now, round: 'runs-on' }, (term) => runsOnMail(term, publicUrl));
  return due.length === atOnce;
}

async function extendBatch(db: Db, { today }: Moment): Promise<boolean> {
  const due = await services(db)
    .leftJoin('company_settings as s', 's.company_id', 'o.company_id')
    .where('o.end_of_term', '=', 'RUNS_ON')
    .where('o.expire_date', '<=', addDays(today, termReminders[2]))
    .select(['o.id', sql<Day>`o.expire_date`.as('lastDay'), 's.salary_day as salaryDay'])
    .execute();
  for (const { id, lastDay, salaryDay } of due) {
    const periods = missing(periodOf(lastDay), periodOf(addDays(today, termReminders[2] + 1)));
    await extend(
      db,
      id,
      periods.map((period) => ({ period, effectDay: dayInPeriod(period, salaryDay ?? 1) })),
    );
  }
  return due.length === atOnce;
}

/** The periods after `drawn` up to `until`; at least the next one. */
function missing(drawn: Period, until: Period): Period[] {
  const count = Math.max(1, periodsBetween(drawn, until));
  return Array.from({ length: count }, (_, index) => addPeriods(drawn, index + 1));
}

async function extend(db: Db, orderId: string, months: { period: Period; effectDay: Day }[]): Promise<void> {
  const last = months.map(({ period }) => period).at(-1);
  if (last === undefined) return;
  await sql`insert into salary_draws (company_id, order_id, employee_id, period, effect_date, currency,
      price_before_subsidy, subsidy_month, gross_amount, net_amount, amount)
    select o.company_id, o.id, o.employee_id, m.period, m.effect_day, o.currency, o.price_without_subsidy,
      o.subsidy_month, o.gross_draw, o.net_draw, o.monthly_price
    from orders o cross join unnest(${months.map(({ period }) => period)}::text[],
      ${months.map(({ effectDay }) => effectDay)}::date[]) as m (period, effect_day)
    where o.id = ${orderId} on conflict do nothing`.execute(db);
  const lastDay = lastDayOf(last);
  await db
    .updateTable('orders')
    .set({
      expire_date: lastDay,
      all_risk_expires: sql`case when all_risk_expires is null then null else ${lastDay}::date end`,
      version: sql`version + 1`,
    })
    .where('id', '=', orderId)
    .execute();
}
