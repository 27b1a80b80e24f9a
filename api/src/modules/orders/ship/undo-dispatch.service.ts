import { sql } from 'kysely';
import type { AdminScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { changeOrderStatus, type StatusChange } from '../change-status.service.ts';
import { unplanDraws } from './plan-draws.service.ts';

/**
 * DISPATCHED → PROCESSING, back office only (DECISIONS 9): the draws that dispatching planned go, the serial number is
 * free again. Draws that a salary file holds stay as they are: 409 `draws-in-salary-file`; a leased order: 409
 * `items-already-leased`.
 */
export async function undoDispatch(db: Db, scope: AdminScope, change: Omit<StatusChange, 'to'>): Promise<void> {
  const shipped = await db
    .selectFrom('orders')
    .where('id', '=', change.orderId)
    .select(['serial_number', 'tracking'])
    .forUpdate()
    .executeTakeFirst();
  const { companyId } = await changeOrderStatus(db, scope, {
    ...change,
    to: 'PROCESSING',
    detail: shipped?.serial_number ? { previousSerialNumber: shipped.serial_number } : {},
  });
  await assertNotLeased(db, change.orderId);
  // Draws from the effect date on do not wait for the goods (DECISIONS 33).
  const { draw_start_mode: mode } = await db
    .selectFrom('company_settings')
    .select('draw_start_mode')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (mode !== 'ON_EFFECT_DATE') await unplanDraws(db, scope, change.orderId);
  await db
    .updateTable('orders')
    .set({ serial_number: null, tracking: '', dispatched_on: null, dispatched_at: null, all_risk_expires: null })
    .where('id', '=', change.orderId)
    .execute();
}

/** A leased order stays as it is: 409 `items-already-leased` (RULES 3.1). */
export async function assertNotLeased(db: Db, orderId: string): Promise<void> {
  const leased = await db
    .selectFrom('leasing_agreement_orders')
    .select(sql<number>`1`.as('one'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (leased) throw new DomainError('items-already-leased');
}
