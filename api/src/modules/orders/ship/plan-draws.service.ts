import type { Day, Period } from '@portal/contract/days';
import { drawSchedule, expireDate, firstPeriod, type DrawStartMode } from '@portal/contract/draw-schedule';
import { sql } from 'kysely';
import type { AdminScope, CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError } from '../../../http/domain-error.ts';

export type DrawTerms = { effectDay: Day; salaryDay: number; startMode: DrawStartMode; closedPeriods: Period[] };
export type DrawPlan = { periods: Period[]; effectDays: Day[]; expireDate: Day };

/** When drawing may start for an order in process; read by a function, because a supplier may not read the parts. */
export async function readDrawTerms(db: Db, orderId: string): Promise<DrawTerms> {
  const { rows } = await sql<{
    effect_day: Day;
    salary_day: number;
    start_mode: DrawStartMode;
    closed_periods: Period[];
  }>`select * from draw_terms(${orderId})`.execute(db);
  const terms = rows[0];
  if (!terms) throw new Error('an order in process has no subscription or company settings');
  return {
    effectDay: terms.effect_day,
    salaryDay: terms.salary_day,
    startMode: terms.start_mode,
    closedPeriods: terms.closed_periods,
  };
}

/** The draws of an order that ships on `dispatchDay` (RULES 2.4, scenarios 25 and 30). */
export function planDraws(terms: DrawTerms, dispatchDay: Day, months: number): DrawPlan {
  const first = firstPeriod({ ...terms, effectDay: terms.effectDay, dispatchDay });
  const rows = drawSchedule({ first, months, salaryDay: terms.salaryDay });
  return {
    periods: rows.map(({ period }) => period),
    effectDays: rows.map(({ effectDate }) => effectDate),
    expireDate: expireDate(first, months),
  };
}

/** Writes the planned draws of an order that this transaction has processed or shipped. */
export async function makeDraws(db: Db, orderId: string, plan: DrawPlan): Promise<void> {
  await sql`select make_draws(${orderId}, ${plan.periods}::text[], ${plan.effectDays}::date[])`.execute(db);
}

/**
 * Plans the draws of orders that were just processed, where the company draws from the effect date on, dispatched or
 * not (DECISIONS 33). Elsewhere shipping plans them.
 */
export async function planAtProcessing(
  db: Db,
  _scope: CompanyScope | AdminScope,
  companyId: string,
  orderIds: string[],
): Promise<void> {
  const orders = await db
    .selectFrom('orders as o')
    .innerJoin('company_settings as s', 's.company_id', 'o.company_id')
    .select(['o.id', 'o.months'])
    .where('o.company_id', '=', companyId)
    .where('o.id', '=', (eb) => eb.fn.any(eb.val(orderIds)))
    .where('o.is_present', '=', false)
    .where('s.draw_start_mode', '=', 'ON_EFFECT_DATE')
    .execute();
  for (const { id, months } of orders) {
    const terms = await readDrawTerms(db, id);
    const plan = planDraws(terms, terms.effectDay, months);
    await db.updateTable('orders').set({ expire_date: plan.expireDate }).where('id', '=', id).execute();
    await makeDraws(db, id, plan);
  }
}

/** Takes the planned draws of an order away again. Draws that a salary file holds: 409 `draws-in-salary-file`. */
export async function unplanDraws(db: Db, _scope: AdminScope | CompanyScope, orderId: string): Promise<void> {
  const inFile = await db
    .selectFrom('salary_draws')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['IN_FILE', 'SENT'])
    .limit(1)
    .executeTakeFirst();
  if (inFile) throw new DomainError('draws-in-salary-file');
  await db.deleteFrom('left_out_months').where('order_id', '=', orderId).execute();
  await db.deleteFrom('salary_draws').where('order_id', '=', orderId).execute();
  await db.updateTable('orders').set({ expire_date: null }).where('id', '=', orderId).execute();
}

/** Ends the draws of an order that was deleted before it was shipped and gives back what was drawn (DECISIONS 33). */
export async function giveBackDraws(db: Db, orderId: string, today: Day): Promise<void> {
  await sql`select give_back_draws(${orderId}, ${today}::date)`.execute(db);
}
