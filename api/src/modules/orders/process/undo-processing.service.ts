import { sql } from 'kysely';
import type { AdminScope, CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { changeOrderStatus, type StatusChange } from '../change-status.service.ts';
import { unplanDraws } from '../ship/plan-draws.service.ts';

/**
 * PROCESSING → ORDERED, back office only, while the order file has not left (DECISIONS 9). The file is locked first, so
 * that it cannot leave at the same moment; a file without orders never leaves. 409 `order-file-has-left` afterwards,
 * with the moment, and `draws-in-salary-file` when a salary file holds a draw.
 */
export async function undoProcessing(db: Db, scope: AdminScope, change: Omit<StatusChange, 'to'>): Promise<void> {
  const order = await db
    .selectFrom('orders')
    .select(['order_file_id', 'company_id'])
    .where('id', '=', change.orderId)
    .where('status', '=', 'PROCESSING')
    .executeTakeFirst();
  if (order?.order_file_id) {
    const file = await db
      .selectFrom('order_files')
      .select(['path', 'sent_at', 'send_after'])
      .where('id', '=', order.order_file_id)
      .forUpdate()
      .executeTakeFirst();
    if (file && file.path !== null) {
      const of = (file.sent_at ?? file.send_after).toISOString();
      throw new DomainError('order-file-has-left', [{ path: 'orderId', key: 'order-file-has-left', of }]);
    }
  }
  await takeBack(db, scope, change, order?.order_file_id ?? null);
}

/** Back to ORDERED, with its draws and its place in the file gone; the caller has locked the file. */
export async function takeBack(
  db: Db,
  scope: AdminScope | CompanyScope,
  change: Omit<StatusChange, 'to'>,
  orderFileId: string | null,
): Promise<void> {
  await changeOrderStatus(db, scope, { ...change, to: 'ORDERED' });
  await unplanDraws(db, scope, change.orderId);
  if (orderFileId) await leaveOrderFile(db, change.orderId, orderFileId, change.at);
}

/** Takes an order out of a file that has not left; the last one that is not deleted takes the file with it. */
async function leaveOrderFile(db: Db, orderId: string, orderFileId: string, at: Date): Promise<void> {
  const inFile = sql<number>`(select count(*)::int from orders o where o.order_file_id = ${orderFileId}
    and o.status <> 'DELETED')`;
  await db
    .deleteFrom('order_file_orders')
    .where('order_file_id', '=', orderFileId)
    .where('order_id', '=', orderId)
    .execute();
  await db
    .updateTable('order_files')
    .set({
      order_count: inFile,
      undone_at: sql`case when ${inFile} = 0 then ${at}::timestamptz end`,
      version: sql`version + 1`,
    })
    .where('id', '=', orderFileId)
    .where('path', 'is', null)
    .execute();
}
