import { addPeriods, periodOf, type Day, type Period } from '@portal/contract/days';
import { salaryFileDay } from '@portal/contract/draw-schedule';
import { sql } from 'kysely';
import type { Db } from '../../../db/tenant.ts';
import { DomainError } from '../../../http/domain-error.ts';

type Correction = {
  companyId: string;
  orderId: string;
  employeeId: string;
  currency: string;
  gross: number;
  net: number;
  /** the months that it gives back; none for what is charged */
  given: { from: Period; to: Period } | null;
};

/**
 * Puts a correction of an order into the first month without a salary file. A second one of the same month joins the
 * first, which is in no file. Errors: `changed-by-someone-else` where a file has taken the first one just now.
 */
export async function addCorrection(
  db: Db,
  { companyId, orderId, employeeId, currency, gross, net, given }: Correction,
  today: Day,
): Promise<void> {
  const { period, effectDay } = await nextOpenPeriod(db, companyId, currency, today, await settledCredits(db, orderId));
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('salary_draws')
    .values({
      company_id: companyId,
      order_id: orderId,
      employee_id: employeeId,
      period,
      kind: 'correction',
      effect_date: effectDay,
      units: 1,
      currency,
      price_before_subsidy: 0,
      subsidy_month: 0,
      gross_amount: gross,
      net_amount: net,
      amount: gross + net,
      credit_from: given?.from ?? null,
      credit_to: given?.to ?? null,
    })
    .onConflict((on) =>
      on
        .columns(['order_id', 'period', 'kind'])
        .doUpdateSet({
          gross_amount: sql`salary_draws.gross_amount + excluded.gross_amount`,
          net_amount: sql`salary_draws.net_amount + excluded.net_amount`,
          amount: sql`salary_draws.amount + excluded.amount`,
          credit_from: sql`least(salary_draws.credit_from, excluded.credit_from)`,
          credit_to: sql`greatest(salary_draws.credit_to, excluded.credit_to)`,
        })
        .where('salary_draws.status', '=', 'PLANNED'),
    )
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows ?? 0) === 0) throw new DomainError('changed-by-someone-else');
}

/** Months whose credit of the order joins no more: a file of several months holds it already. */
async function settledCredits(db: Db, orderId: string): Promise<Period[]> {
  const rows = await db
    .selectFrom('salary_draws')
    .select('period')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'correction')
    .where('status', '<>', 'PLANNED')
    .execute();
  return rows.map(({ period }) => period);
}

/** The first period of which no salary file was made yet, and that is none of `taken`, and the day of its file. */
async function nextOpenPeriod(
  db: Db,
  companyId: string,
  currency: string,
  today: Day,
  taken: readonly Period[] = [],
): Promise<{ period: Period; effectDay: Day }> {
  const { salary_day: salaryDay } = await db
    .selectFrom('company_settings')
    .select('salary_day')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  const closed = new Set([
    ...taken,
    ...(
      await db
        .selectFrom('salary_files')
        .select('period')
        .distinct()
        .where('company_id', '=', companyId)
        .where('currency', '=', currency)
        .execute()
    ).map(({ period }) => period),
  ]);
  let period = periodOf(today);
  while (salaryFileDay(period, salaryDay) < today || closed.has(period)) period = addPeriods(period, 1);
  return { period, effectDay: salaryFileDay(period, salaryDay) };
}
