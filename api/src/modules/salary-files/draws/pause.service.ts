import { addPeriods, lastDayOf, type Day, type Period } from '@portal/contract/days';
import type { DrawPause } from '@portal/contract/draw-pauses';
import { isAfterExit, salaryFileDay } from '@portal/contract/draw-schedule';
import { sql } from 'kysely';
import { recordAudit } from '../../../access/audit.ts';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError, illegalChange } from '../../../http/domain-error.ts';
import { type Actor, recordOrderEvent } from '../../order-events/index.ts';
import { tellOfDraw } from './draw.mails.ts';
import { lockDraws } from './lock-draws.queries.ts';

type Wanted = { orderId: string; period: Period; version?: number };
type Found = { drawId: number; supplierId: string; employeeId: string; exitDate: Day | null; pause: DrawPause };

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
  wanted: Wanted & { version: number },
  actor: Actor,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<DrawPause> {
  await lockDraws(db, scope);
  const { drawId, supplierId, employeeId, exitDate, pause } = await findPause(db, scope, wanted);
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ expire_date: pause.newExpireDate, version: sql`version + 1` })
    .where('id', '=', wanted.orderId)
    .where('company_id', '=', scope.companyId)
    .where('version', '=', wanted.version)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new DomainError('changed-by-someone-else');
  const { period, effectDate } = pause.movedTo;
  // Behind an exit month nothing is drawn before pay-in-full is settled (RULES 0.8).
  const status = exitDate !== null && isAfterExit(period, exitDate) ? 'SUSPENDED' : 'PLANNED';
  await db
    .updateTable('salary_draws')
    .set({ period, effect_date: effectDate, status })
    .where('id', '=', drawId)
    .where('company_id', '=', scope.companyId)
    .execute();
  await db
    .insertInto('left_out_months')
    .values({
      company_id: scope.companyId,
      order_id: wanted.orderId,
      period: pause.period,
      left_out_by: scope.userId,
      left_out_at: now,
    })
    .execute();
  await tellOfDraw(db, scope, {
    kind: 'draw-left-out',
    orderId: wanted.orderId,
    period: pause.period,
    otherPeriod: period,
    expireDate: pause.newExpireDate,
    now,
    publicUrl,
  });
  // Suppliers read the same history: it says that dates changed, not why.
  await recordOrderEvent(db, {
    orderId: wanted.orderId,
    companyId: scope.companyId,
    supplierId,
    employeeId,
    at: now,
    kind: 'EXPIRY',
    fromStatus: null,
    toStatus: null,
    actor,
  });
  await recordAudit(db, { now, scope }, 'draw.paused', ['order', wanted.orderId], {
    period: pause.period,
    movedTo: period,
    expireDate: pause.newExpireDate,
  });
  return { ...pause, version: wanted.version + 1 };
}

async function findPause(db: Db, scope: CompanyScope, { orderId, period, version }: Wanted): Promise<Found> {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('employees as e', 'e.id', 'o.employee_id')
    .innerJoin('company_settings as s', 's.company_id', 'o.company_id')
    .select([
      'o.version',
      'o.supplier_id',
      'o.employee_id',
      'o.expire_date',
      'o.paid_in_full_at',
      'e.exit_date',
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
  if (order.version !== (version ?? order.version)) throw new DomainError('changed-by-someone-else');
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
    supplierId: order.supplier_id,
    employeeId: order.employee_id,
    exitDate: order.exit_date,
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
