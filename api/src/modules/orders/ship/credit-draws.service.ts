import { addPeriods, periodOf, type Day, type Period } from '@portal/contract/days';
import { salaryFileDay } from '@portal/contract/draw-schedule';
import type { AdminScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';

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
 * Gives back what was drawn as one negative row in the first period without a salary file (RULES 3.1 "credit row if
 * needed", DECISIONS 4). Nothing when nothing was drawn.
 */
export async function creditDraws(db: Db, _scope: AdminScope, orderId: string, today: Day): Promise<void> {
  const drawn = await db
    .selectFrom('salary_draws')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['IN_FILE', 'SENT'])
    .select(['company_id', 'employee_id', 'currency', 'period', 'gross_amount', 'net_amount'])
    .orderBy('period')
    .execute();
  const [first] = drawn;
  if (!first) return;
  const gross = drawn.reduce((left, row) => left + row.gross_amount, 0);
  const net = drawn.reduce((left, row) => left + row.net_amount, 0);
  const { period, effectDay } = await nextOpenPeriod(db, first.company_id, first.currency, today);
  await db
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
    .execute();
}

/** The first period of which no salary file was made yet, and the day of its file. */
export async function nextOpenPeriod(
  db: Db,
  companyId: string,
  currency: string,
  today: Day,
): Promise<{ period: Period; effectDay: Day }> {
  const { salary_day: salaryDay } = await db
    .selectFrom('company_settings')
    .select('salary_day')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  const closed = new Set(
    (
      await db
        .selectFrom('salary_files')
        .select('period')
        .distinct()
        .where('company_id', '=', companyId)
        .where('currency', '=', currency)
        .execute()
    ).map(({ period }) => period),
  );
  let period = periodOf(today);
  while (salaryFileDay(period, salaryDay) < today || closed.has(period)) period = addPeriods(period, 1);
  return { period, effectDay: salaryFileDay(period, salaryDay) };
}
