import type { Day, Period } from '@portal/contract/days';
import { isAfterExit } from '@portal/contract/draw-schedule';
import { returnByOf } from '@portal/contract/end-of-term-rules';
import { sql } from 'kysely';
import { recordAudit } from '../../../access/audit.ts';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { type Actor, recordOrderEvent } from '../../order-events/index.ts';
import { tellOfDraw, type DrawMail } from './draw.mails.ts';
import { lockDraws } from './lock-draws.queries.ts';

/** A month that is left out or put back, and where its draw stands afterwards. */
type MovedDraw = Pick<DrawMail, 'kind' | 'orderId' | 'period' | 'otherPeriod' | 'expireDate' | 'reason'> & {
  drawId: number;
  to: { period: Period; effectDate: Day };
  order: { supplierId: string; employeeId: string; exitDate: Day | null };
};
export type MoveActing = { actor: Actor; now: Date; publicUrl: string };

/**
 * Holds an order with its employee, and the company's draws: no exit, payment or salary file counts its months
 * meanwhile. Errors: `order-not-found`; 409 `changed-by-someone-else` when it is not as it was looked at.
 */
export async function holdMonths(db: Db, scope: CompanyScope, orderId: string, version: number): Promise<void> {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('employees as e', 'e.id', 'o.employee_id')
    .select('o.version')
    .where('o.id', '=', orderId)
    .where('o.company_id', '=', scope.companyId)
    .forNoKeyUpdate('o')
    .forShare('e')
    .executeTakeFirst();
  if (!order) throw new DomainError('order-not-found');
  if (order.version !== version) throw new DomainError('changed-by-someone-else');
  await lockDraws(db, scope);
}

/** Moves one draw with the end of its order; history, audit log and employee are told. The order is held. */
export async function moveDraw(db: Db, scope: CompanyScope, moved: MovedDraw, acting: MoveActing): Promise<void> {
  const { kind, orderId, period, otherPeriod, expireDate, reason, drawId, to, order } = moved;
  const { actor, now, publicUrl } = acting;
  await db
    .updateTable('orders')
    .set({
      expire_date: expireDate,
      return_by: sql`case when return_by is not null then ${returnByOf(expireDate)}::date end`,
      version: sql`version + 1`,
    })
    .where('id', '=', orderId)
    .where('company_id', '=', scope.companyId)
    .execute();
  // Behind an exit month nothing is drawn before pay-in-full is settled (RULES 0.8).
  const isSuspended = order.exitDate !== null && isAfterExit(to.period, order.exitDate);
  await db
    .updateTable('salary_draws')
    .set({ period: to.period, effect_date: to.effectDate, status: isSuspended ? 'SUSPENDED' : 'PLANNED' })
    .where('id', '=', drawId)
    .where('company_id', '=', scope.companyId)
    .execute();
  // Suppliers read the same history: it says that dates changed, not why.
  await recordOrderEvent(db, {
    orderId,
    companyId: scope.companyId,
    supplierId: order.supplierId,
    employeeId: order.employeeId,
    at: now,
    kind: 'EXPIRY',
    fromStatus: null,
    toStatus: null,
    actor,
  });
  const [action, other] =
    kind === 'draw-left-out' ? (['draw.paused', 'movedTo'] as const) : (['draw.put-back', 'movedFrom'] as const);
  await recordAudit(db, { now, scope }, action, ['order', orderId], {
    period,
    [other]: otherPeriod,
    expireDate,
    ...(reason ? { reason } : {}),
  });
  await tellOfDraw(db, scope, { kind, orderId, period, otherPeriod, expireDate, reason, now, publicUrl });
}
