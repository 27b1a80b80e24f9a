import { sql } from 'kysely';
import type { Db } from '../../../db/tenant.ts';
import { orderFileName } from './order-file-name.mapping.ts';

export type NewOrderFile = {
  companyId: string;
  supplierId: string;
  customName: string;
  createdBy: string;
  now: Date;
  sendAfter: Date;
  orderCount: number;
};

/**
 * Reserves the file of one process action: its number in the company's sequence and its name. The bytes are written
 * when it leaves, after the hold. Numbers are given under a lock that lasts until the transaction ends, so none is
 * given twice and a failed action leaves no gap.
 */
export async function openOrderFile(
  db: Db,
  file: NewOrderFile,
): Promise<{ id: string; batch: number; fileName: string }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order-files ${file.companyId}`}, 0))`.execute(db);
  const { batch } = await db
    .selectFrom('order_files')
    .where('company_id', '=', file.companyId)
    .select(sql<number>`coalesce(max(batch), 0)::int + 1`.as('batch'))
    .executeTakeFirstOrThrow();
  const fileName = orderFileName(file.customName, batch);
  const { id } = await db
    .insertInto('order_files')
    .values({
      company_id: file.companyId,
      supplier_id: file.supplierId,
      batch,
      type: 'MANUAL',
      custom_name: file.customName,
      file_name: fileName,
      order_count: file.orderCount,
      send_after: file.sendAfter,
      created_by: file.createdBy,
      created_at: file.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, batch, fileName };
}
