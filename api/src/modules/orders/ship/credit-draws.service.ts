import type { Day, Period } from '@portal/contract/days';
import { sum } from '@portal/contract/money';
import { sql } from 'kysely';
import type { AdminScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { addCorrection } from './add-correction.service.ts';

/**
 * Draws that are not yet with payroll end here; those in a file never change (RULES 2.4). A credit that waits stays: it
 * gives back what payroll has taken.
 */
export async function cancelDraws(db: Db, _scope: AdminScope, orderId: string): Promise<void> {
  await db
    .updateTable('salary_draws')
    .set({ status: 'CANCELLED' })
    .where('order_id', '=', orderId)
    .where('status', 'in', ['PLANNED', 'SUSPENDED'])
    .where('amount', '>=', 0)
    .execute();
}

/**
 * Gives back what was drawn from a month on, as one negative row in the first period without a salary file (RULES 3.1
 * "credit row if needed", DECISIONS 4, 37). A month is given back once, and so is its final settlement. False when
 * there is nothing to give back.
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
      and c.status <> 'CANCELLED' and (d.period between c.credit_from and c.credit_to
        or (d.kind = 'final' and d.period = c.credit_from and c.credit_to is null)))`)
    .select(['d.id', 'd.company_id', 'd.employee_id', 'd.currency', 'd.period', 'd.gross_amount', 'd.net_amount'])
    .orderBy('d.period')
    .execute();
  const [first] = drawn;
  const [gross, net] = [sum(drawn.map((row) => row.gross_amount)), sum(drawn.map((row) => row.net_amount))];
  if (!first || gross + net === 0) return false;
  await addCorrection(
    db,
    {
      companyId: first.company_id,
      orderId,
      employeeId: first.employee_id,
      currency: first.currency,
      gross: -gross,
      net: -net,
      given: { from: first.period, to: drawn.at(-1)?.period ?? first.period },
      credited: drawn.map(({ id }) => id),
    },
    today,
  );
  return true;
}
