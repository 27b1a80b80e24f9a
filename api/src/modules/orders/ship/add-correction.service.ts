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
  given: Given | null;
  /** ids of the drawn rows that it gives back, each of them whole: their wage codes are its own */
  credited: readonly number[];
};

/** The months that a credit gives back; without `to`, the final settlement of `from`. None for what is charged. */
type Given = { from: Period; to: Period | null };

/**
 * Puts a correction of an order into the first month without a salary file. A second one of the same month joins the
 * first, which is in no file; credits of months and of a final settlement stay apart, because each says what it gives
 * back. Errors: `changed-by-someone-else` where a file has taken the first one just now.
 */
export async function addCorrection(
  db: Db,
  { companyId, orderId, employeeId, currency, gross, net, given, credited }: Correction,
  today: Day,
): Promise<void> {
  const { period, effectDay } = await nextOpenPeriod(
    db,
    companyId,
    currency,
    today,
    await closedMonths(db, orderId, given),
  );
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
      credits: sql`credits_of(${sql.val(credited)}::bigint[])`,
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
          credits: sql`coalesce(salary_draws.credits || excluded.credits, salary_draws.credits, excluded.credits)`,
        })
        .where('salary_draws.status', '=', 'PLANNED')
        .where(sql<boolean>`(salary_draws.credit_from is null or excluded.credit_from is null
          or (salary_draws.credit_to is not null and excluded.credit_to is not null))`),
    )
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows ?? 0) === 0) throw new DomainError('changed-by-someone-else');
}

/** Months with a correction of the order that this one cannot join: a file holds it, or it gives back another thing. */
async function closedMonths(db: Db, orderId: string, given: Given | null): Promise<Period[]> {
  const rows = await db
    .selectFrom('salary_draws')
    .select(['period', 'status', 'credit_from', 'credit_to'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'correction')
    .execute();
  const isApart = (one: (typeof rows)[number]) =>
    given !== null && one.credit_from !== null && (given.to === null || one.credit_to === null);
  return rows.filter((one) => one.status !== 'PLANNED' || isApart(one)).map(({ period }) => period);
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
