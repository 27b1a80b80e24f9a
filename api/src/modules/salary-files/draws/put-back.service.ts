import { lastDayOf, type Day, type Period } from '@portal/contract/days';
import type { DrawReturn } from '@portal/contract/draw-pauses';
import { isAfterExit, salaryFileDay } from '@portal/contract/draw-schedule';
import { sql } from 'kysely';
import { recordAudit } from '../../../access/audit.ts';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError, illegalChange } from '../../../http/domain-error.ts';
import { type Actor, recordOrderEvent } from '../../order-events/index.ts';
import { findLeftOut, mayPutBack, type LeftOutRow } from '../make/left-out.queries.ts';
import { tellOfDraw } from './draw.mails.ts';
import { lockDraws } from './lock-draws.queries.ts';

type Wanted = { orderId: string; period: Period; version?: number };
type Found = { row: NonNullable<LeftOutRow>; back: DrawReturn };

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
  actor: Actor,
  { now, today, publicUrl }: { now: Date; today: Day; publicUrl: string },
): Promise<DrawReturn> {
  await lockDraws(db, scope);
  const { row, back } = await findReturn(db, scope, wanted, today);
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ expire_date: back.newExpireDate, version: sql`version + 1` })
    .where('id', '=', wanted.orderId)
    .where('company_id', '=', scope.companyId)
    .where('version', '=', wanted.version)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new DomainError('changed-by-someone-else');
  const status = row.exit_date !== null && isAfterExit(back.period, row.exit_date) ? 'SUSPENDED' : 'PLANNED';
  await db
    .updateTable('salary_draws')
    .set({ period: back.period, effect_date: back.effectDate, status })
    .where('id', '=', row.draw_id)
    .where('company_id', '=', scope.companyId)
    .execute();
  // A month behind the new end is left out no longer: nothing is due in it.
  await db
    .deleteFrom('left_out_months')
    .where('company_id', '=', scope.companyId)
    .where('order_id', '=', wanted.orderId)
    .where((eb) => eb.or([eb('period', '=', back.period), eb(sql`(period || '-01')::date`, '>', back.newExpireDate)]))
    .execute();
  await recordOrderEvent(db, {
    orderId: wanted.orderId,
    companyId: scope.companyId,
    supplierId: row.supplier_id,
    employeeId: row.employee_id,
    at: now,
    kind: 'EXPIRY',
    fromStatus: null,
    toStatus: null,
    actor,
  });
  await recordAudit(db, { now, scope }, 'draw.put-back', ['order', wanted.orderId], {
    period: back.period,
    movedFrom: back.movedFrom.period,
    expireDate: back.newExpireDate,
  });
  await tellOfDraw(db, scope, {
    kind: 'draw-put-back',
    orderId: wanted.orderId,
    period: back.period,
    otherPeriod: back.movedFrom.period,
    expireDate: back.newExpireDate,
    now,
    publicUrl,
  });
  return { ...back, version: wanted.version + 1 };
}

async function findReturn(
  db: Db,
  scope: CompanyScope,
  { orderId, period, version }: Wanted,
  today: Day,
): Promise<Found> {
  const order = await db
    .selectFrom('orders')
    .select('version')
    .where('id', '=', orderId)
    .where('company_id', '=', scope.companyId)
    .executeTakeFirst();
  if (!order) throw new DomainError('order-not-found');
  if (order.version !== (version ?? order.version)) throw new DomainError('changed-by-someone-else');
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
