import type { Day, Period } from '@portal/contract/days';
import {
  allRiskExpiry,
  drawSchedule,
  expireDate,
  firstPeriod,
  type DrawStartMode,
} from '@portal/contract/draw-schedule';
import { sql } from 'kysely';
import type { Db } from '../../../db/tenant.ts';

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

/** What shipping writes on the order; a gift has no draws and therefore no term. */
export function termsOfShipping(
  order: { months: number; isPresent: boolean; hasAllRisk: boolean },
  plan: DrawPlan,
  dispatchDay: Day,
): { expire_date: Day | null; all_risk_expires: Day | null } {
  return {
    expire_date: order.isPresent ? null : plan.expireDate,
    all_risk_expires: order.hasAllRisk ? allRiskExpiry(dispatchDay, order.months) : null,
  };
}

/** Writes the planned draws of an order that this transaction has shipped. */
export async function makeDraws(db: Db, orderId: string, plan: DrawPlan): Promise<void> {
  await sql`select make_draws(${orderId}, ${plan.periods}::text[], ${plan.effectDays}::date[])`.execute(db);
}
