import { addPeriods, lastDayOf, type Period } from '@portal/contract/days';
import type { DrawPause } from '@portal/contract/draw-pauses';
import { salaryFileDay } from '@portal/contract/draw-schedule';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError, illegalChange } from '../../../http/domain-error.ts';
import { holdMonths, moveDraw, type MoveActing } from './move-draw.service.ts';

type Wanted = { orderId: string; period: Period };

/**
 * Where a month's draw would go and when the order would end (RULES 2.4, unpaid leave). Errors: `order-not-found`; 409
 * `invalid-data-provided` when no planned draw of that month waits, or a pay-in-full request already counted the
 * months.
 */
export async function previewPause(db: Db, scope: CompanyScope, wanted: Wanted): Promise<DrawPause> {
  return (await findPause(db, scope, wanted)).pause;
}

/**
 * Moves the month's draw behind the last one: still one row for each order and period, and the sum stays the same. The
 * employee is told. It waits for a file that is being made, which may have taken the draw. Errors as above, and 409
 * `changed-by-someone-else` when the order is not as it was looked at.
 */
export async function pauseDraw(
  db: Db,
  scope: CompanyScope,
  wanted: Wanted & { version: number; reason: string },
  acting: MoveActing,
): Promise<DrawPause> {
  const { orderId, period, version, reason } = wanted;
  await holdMonths(db, scope, orderId, version);
  const { drawId, order, pause } = await findPause(db, scope, wanted);
  await db
    .insertInto('left_out_months')
    .values({
      company_id: scope.companyId,
      order_id: orderId,
      period,
      left_out_by: scope.userId,
      left_out_at: acting.now,
      reason,
    })
    .execute();
  const { movedTo: to, newExpireDate: expireDate } = pause;
  const moved = {
    kind: 'draw-left-out',
    orderId,
    period,
    otherPeriod: to.period,
    expireDate,
    drawId,
    to,
    order,
    reason,
  } as const;
  await moveDraw(db, scope, moved, acting);
  return { ...pause, version: version + 1 };
}

async function findPause(db: Db, scope: CompanyScope, { orderId, period }: Wanted) {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('employees as e', 'e.id', 'o.employee_id')
    .innerJoin('company_settings as s', 's.company_id', 'o.company_id')
    .select([
      'o.version',
      'o.supplier_id as supplierId',
      'o.employee_id as employeeId',
      'o.expire_date',
      'o.paid_in_full_at',
      'e.exit_date as exitDate',
      's.salary_day',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('pay_in_full_requests as r')
            .select('r.id')
            .whereRef('r.order_id', '=', 'o.id')
            .where('r.status', '<>', 'CLOSED'),
        )
        .as('is_being_paid'),
    )
    .select((eb) =>
      eb
        .selectFrom('salary_draws as d')
        .whereRef('d.order_id', '=', 'o.id')
        .where('d.kind', '=', 'planned')
        .select((max) => max.fn.max('d.period').as('last'))
        .as('last'),
    )
    .where('o.id', '=', orderId)
    .where('o.company_id', '=', scope.companyId)
    .executeTakeFirst();
  if (!order) throw new DomainError('order-not-found');
  const draw = await db
    .selectFrom('salary_draws')
    .select(['id', 'effect_date', 'amount', 'currency'])
    .where('order_id', '=', orderId)
    .where('company_id', '=', scope.companyId)
    .where('period', '=', period)
    .where('kind', '=', 'planned')
    .where('status', '=', 'PLANNED')
    .executeTakeFirst();
  if (!draw || !order.expire_date || !order.last || order.is_being_paid || order.paid_in_full_at) throw illegalChange();
  const moved = addPeriods(order.last, 1);
  return {
    drawId: draw.id,
    order,
    pause: {
      orderId,
      period,
      effectDate: draw.effect_date,
      amount: { amount: draw.amount, currency: draw.currency },
      movedTo: { period: moved, effectDate: salaryFileDay(moved, order.salary_day) },
      expireDate: order.expire_date,
      newExpireDate: lastDayOf(moved),
      version: order.version,
    },
  };
}
