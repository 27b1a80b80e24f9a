import type { Day } from '@portal/contract/days';
import { sql } from 'kysely';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { addCorrection } from '../orders/index.ts';
import { lockDraws } from '../salary-files/index.ts';

const isMonthGivenBack = sql<boolean>`exists (select from salary_draws c where c.order_id = d.order_id
  and c.kind = 'correction' and c.status <> 'CANCELLED' and d.period between c.credit_from and c.credit_to)`;

/**
 * What an order's open request put into the final salary ends with it: a planned row is cancelled, one in a file is
 * given back in the first month without a file, because rows of a file never change (RULES 2.4). What a return gave
 * back already is not given twice.
 */
export async function releaseFinalDraws(db: Db, scope: CompanyScope, orderId: string, today: Day): Promise<void> {
  await lockDraws(db, scope);
  const row = await db
    .selectFrom('salary_draws as d')
    .innerJoin('pay_in_full_requests as r', 'r.id', 'd.request_id')
    .where('d.company_id', '=', scope.companyId)
    .where('d.order_id', '=', orderId)
    .where('d.status', 'in', ['PLANNED', 'IN_FILE', 'SENT'])
    .where('r.status', '=', 'ACCEPTED')
    .select(['d.id', 'd.status', 'd.period', 'd.currency', 'd.employee_id', 'd.gross_amount', 'd.net_amount'])
    .select(isMonthGivenBack.as('isGivenBack'))
    .executeTakeFirst();
  if (!row) return;
  if (row.status === 'PLANNED') {
    await db.updateTable('salary_draws').set({ status: 'CANCELLED' }).where('id', '=', row.id).execute();
    return;
  }
  if (row.isGivenBack) return;
  await addCorrection(
    db,
    {
      companyId: scope.companyId,
      orderId,
      employeeId: row.employee_id,
      currency: row.currency,
      gross: -row.gross_amount,
      net: -row.net_amount,
      given: { from: row.period, to: null },
      credited: [row.id],
    },
    today,
  );
}
