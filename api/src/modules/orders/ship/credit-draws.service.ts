import { addPeriods, periodOf, type Day, type Period } from '@portal/contract/days';
import { salaryFileDay } from '@portal/contract/draw-schedule';
import { sum } from '@portal/contract/money';
import { sql } from 'kysely';
import type { AdminScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError } from '../../../http/domain-error.ts';

/** Draws that are not yet with payroll end here; those in a file never change (RULES 2.4). */
export async function cancelDraws(db: Db, _scope: AdminScope, orderId: string): Promise<void> {
  await db
    .updateTable('salary_draws')
    .set({ status: 'CANCELLED' })
    .where('order_id', '=', orderId)
    .where('status', 'in', ['PLANNED', 'SUSPENDED'])
    .execute();
}

/**
 * Gives back what was drawn from a month on, as one negative row in the first period without a salary file (RULES 3.1
 * "credit row if needed", DECISIONS 4, 37). A month is given back once. False when there is nothing to give back.
 */
export async function creditDraws(
  db: Db,
  _scope: AdminScope,
  orderId: string,
  today: Day,
  from: Period = '',
): Promise<boolean> {
  const drawn = await db
    .selectFrom('salary_draws as d')
    .where('d.order_id', '=', orderId)
    .where('d.status', 'in', ['IN_FILE', 'SENT'])
    .where('d.amount', '>=', 0)
    .where('d.period', '>=', from)
    .where(sql<boolean>`not exists (select from salary_draws c where c.order_id = d.order_id and c.kind = 'correction'
      and c.status <> 'CANCELLED' and d.period between c.credit_from and c.credit_to)`)
    .select(['d.company_id', 'd.employee_id', 'd.currency', 'd.period', 'd.gross_amount', 'd.net_amount'])
    .orderBy('d.period')
    .execute();
  const [first] = drawn;
  const [gross, net] = [sum(drawn.map((row) => row.gross_amount)), sum(drawn.map((row) => row.net_amount))];
  if (!first || gross + net === 0) return false;
  const { period, effectDay } = await nextOpenPeriod(
    db,
    first.company_id,
    first.currency,
    today,
    await settledCredits(db, orderId),
  );
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('salary_draws')
    .values({
      company_id: first.company_id,
      order_id: orderId,
      employee_id: first.employee_id,
      period,
      kind: 'correction',
      effect_date: effectDay,
      units: 1,
      currency: first.currency,
      price_before_subsidy: 0,
      subsidy_month: 0,
      gross_amount: -gross,
      net_amount: -net,
      amount: -(gross + net),
      credit_from: first.period,
      credit_to: drawn.at(-1)?.period ?? first.period,
    })
    // A second credit of the same month joins the first, which is in no file.
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
  // A file has taken the first one just now.
  if (Number(numInsertedOrUpdatedRows ?? 0) === 0) throw new DomainError('changed-by-someone-else');
  return true;
}

/** Months whose credit of the order joins no more: a file of several months holds it before its own month has a file. */
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
export async function nextOpenPeriod(
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
