import { lastDayOf, type Day, type Period } from '@portal/contract/days';
import type { DrawReturn } from '@portal/contract/draw-pauses';
import { salaryFileDay } from '@portal/contract/draw-schedule';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError, illegalChange } from '../../../http/domain-error.ts';
import { findLeftOut, mayPutBack, type LeftOutRow } from '../make/left-out.queries.ts';
import { holdMonths, moveDraw, type MoveActing } from './move-draw.service.ts';

type Wanted = { orderId: string; period: Period };

/**
 * When an order would end if a month that was left out were drawn after all. Errors: `order-not-found`; 409
 * `invalid-data-provided` when the month is not left out, payroll has passed it, or a pay-in-full request counted it.
 */
export async function previewReturn(db: Db, scope: CompanyScope, wanted: Wanted, today: Day): Promise<DrawReturn> {
  return (await findReturn(db, scope, wanted, today)).back;
}

/**
 * Undoes a month left out: the last draw is made in it again, the term ends a month earlier, the employee is told.
 * Waits for a file that is being made. Errors as above, and 409 `changed-by-someone-else` when the order is not as it
 * was looked at.
 */
export async function putBackDraw(
  db: Db,
  scope: CompanyScope,
  wanted: Wanted & { version: number },
  { today, ...acting }: MoveActing & { today: Day },
): Promise<DrawReturn> {
  const { orderId, period, version } = wanted;
  await holdMonths(db, scope, orderId, version);
  const { row, back } = await findReturn(db, scope, wanted, today);
  const { newExpireDate: expireDate, movedFrom } = back;
  // A month behind the new end is left out no longer: nothing is due in it.
  await db
    .deleteFrom('left_out_months')
    .where('company_id', '=', scope.companyId)
    .where('order_id', '=', orderId)
    .where((eb) => eb.or([eb('period', '=', period), eb(sql`(period || '-01')::date`, '>', expireDate)]))
    .execute();
  const moved = {
    kind: 'draw-put-back',
    orderId,
    period,
    otherPeriod: movedFrom.period,
    expireDate,
    reason: '',
  } as const;
  const order = { supplierId: row.supplier_id, employeeId: row.employee_id, exitDate: row.exit_date };
  await moveDraw(db, scope, { ...moved, drawId: row.draw_id, to: back, order }, acting);
  return { ...back, version: version + 1 };
}

async function findReturn(db: Db, scope: CompanyScope, { orderId, period }: Wanted, today: Day) {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('company_id', '=', scope.companyId)
    .executeTakeFirst();
  if (!order) throw new DomainError('order-not-found');
  const row = await findLeftOut(db, scope, orderId, period);
  if (!row?.expire_date || !mayPutBack(row, today)) throw illegalChange();
  return {
    row,
    back: {
      orderId,
      period,
      effectDate: salaryFileDay(period, row.salary_day),
      amount: { amount: row.amount, currency: row.currency },
      movedFrom: { period: row.last_period, effectDate: row.last_effect_date },
      expireDate: row.expire_date,
      newExpireDate: await endBefore(db, orderId, row),
      version: row.version,
    },
  };
}

// The last of the draws that stay, or the month that is put back where no later one stays.
async function endBefore(db: Db, orderId: string, { draw_id: drawId, period }: NonNullable<LeftOutRow>): Promise<Day> {
  const stays = await db
    .selectFrom('salary_draws')
    .select('period')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'planned')
    .where('id', '<>', drawId)
    .where('period', '>', period)
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst();
  return lastDayOf(stays?.period ?? period);
}
