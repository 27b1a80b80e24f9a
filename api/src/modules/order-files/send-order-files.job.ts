import { createHash } from 'node:crypto';
import { withSystem, type Db } from '../../db/tenant.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { recordOrderEvents } from '../order-events/index.ts';
import { orderFileName, queueOrderMails } from '../orders/index.ts';
import { orderFileBytes } from './order-file-bytes.mapping.ts';
import { readOrderFileLines } from './order-file-lines.queries.ts';
import { readParties } from './order-file-parties.queries.ts';
import { orderFileMail } from './order-file.mails.ts';

/**
 * Sends the order files whose hold is over, and those that somebody asked to send again. For all tenants, hence the
 * portal's own work. Each file is locked while it leaves, so two instances never send one twice; the bytes are stored
 * with their sha256 before the mail that carries them is recorded, so a crash in between only repeats the work.
 */
export async function sendOrderFiles(services: Services): Promise<void> {
  while (await sendNext(services));
  while (await resendNext(services));
}

async function sendNext(services: Services): Promise<boolean> {
  const { pool, clock, files } = services;
  const now = clock.now();
  return withSystem(pool, async (db) => {
    const file = await db
      .selectFrom('order_files')
      .selectAll()
      .where('path', 'is', null)
      .where('undone_at', 'is', null)
      .where('send_after', '<=', now)
      .orderBy('send_after')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!file) return false;
    const { orderIds, lines } = await readOrderFileLines(db, file.id);
    if (orderIds.length === 0) {
      await db.updateTable('order_files').set({ undone_at: now, order_count: 0 }).where('id', '=', file.id).execute();
      return true;
    }
    const { bytes, extension } = orderFileBytes(lines, await readParties(db, file));
    const path = `order-files/${file.id}/orders.${extension}`;
    const fileName = orderFileName(file.custom_name, file.batch, extension);
    await files.write(path, bytes);
    await db
      .updateTable('order_files')
      .set({
        path,
        file_name: fileName,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        order_count: orderIds.length,
      })
      .where('id', '=', file.id)
      .execute();
    await mailSupplier(db, services, { ...file, path, file_name: fileName, order_count: orderIds.length }, 'first');
    await tellHistory(db, orderIds, { ...file, file_name: fileName }, now);
    await queueOrderMails(db, {
      kind: 'order-processed',
      orderIds,
      now,
      publicUrl: services.config.publicUrl,
      toCompany: false,
      reason: '',
    });
    return true;
  });
}

async function resendNext(services: Services): Promise<boolean> {
  const { pool } = services;
  return withSystem(pool, async (db) => {
    const file = await db
      .selectFrom('order_files')
      .selectAll()
      .where('resend_at', 'is not', null)
      .where('path', 'is not', null)
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!file) return false;
    await db.updateTable('order_files').set({ resend_at: null }).where('id', '=', file.id).execute();
    await mailSupplier(db, services, file, `again-${file.resend_at?.getTime() ?? 0}`);
    return true;
  });
}

type LeavingFile = {
  id: string;
  company_id: string;
  supplier_id: string;
  file_name: string;
  path: string | null;
  order_count: number;
};

async function mailSupplier(db: Db, { clock, config }: Services, file: LeavingFile, occasion: string): Promise<void> {
  const [supplier, company] = await Promise.all([
    db
      .selectFrom('suppliers')
      .select(['email', 'language'])
      .where('id', '=', file.supplier_id)
      .executeTakeFirstOrThrow(),
    db.selectFrom('companies').select('company_name').where('id', '=', file.company_id).executeTakeFirstOrThrow(),
  ]);
  const locale = supplier.language;
  await queueMail(db, clock.now(), {
    kind: 'order-file',
    to: supplier.email,
    locale,
    companyId: file.company_id,
    orderFileId: file.id,
    dedupeKey: `order-file:${file.id}:${occasion}`,
    content: orderFileMail(locale, {
      companyName: company.company_name,
      orderCount: file.order_count,
      fileName: file.file_name,
      url: `${config.publicUrl}/supplier/orders?view=IN_PROCESS`,
    }),
    attachments: [{ fileName: file.file_name, path: file.path ?? '' }],
  });
}

async function tellHistory(db: Db, orderIds: string[], file: LeavingFile, now: Date): Promise<void> {
  const orders = await db.selectFrom('orders').select(['id', 'employee_id']).where('id', 'in', orderIds).execute();
  await recordOrderEvents(
    db,
    orders.map((order) => ({
      orderId: order.id,
      companyId: file.company_id,
      supplierId: file.supplier_id,
      employeeId: order.employee_id,
      at: now,
      kind: 'MAIL',
      fromStatus: null,
      toStatus: null,
      actor: { id: null, name: '', role: 'system' },
      detail: { fileName: file.file_name },
    })),
  );
}
