import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import type { AdminScope, CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import type { Files } from '../../files/files.ts';
import { DomainError, illegalChange } from '../../http/domain-error.ts';
import { orderFileName } from '../orders/index.ts';
import { getOrderFile, type OrderFileScope } from './order-files.queries.ts';

/**
 * Where an own file's bytes are and what they must be. Before the hold is over, and after the years of keeping, there
 * are none: 404 `file-not-found`.
 */
export async function findBytes(
  db: Db,
  scope: OrderFileScope,
  orderFileId: string,
): Promise<{ fileName: string; path: string; sha256: string }> {
  const file = await getOrderFile(db, scope, orderFileId);
  if (!file.path || file.sha256 === null) throw new DomainError('file-not-found');
  return { fileName: file.file_name, path: file.path, sha256: file.sha256 };
}

/** The bytes that were sent, or a failure when the store holds others. */
export async function readBytes(files: Files, { path, sha256 }: { path: string; sha256: string }): Promise<Buffer> {
  const bytes = await files.read(path);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error('an order file is not what was sent');
  return bytes;
}

/** Asks for the same bytes to be mailed again; 409 `invalid-data-provided` before they left for the first time. */
export async function askAgain(
  db: Db,
  scope: CompanyScope | AdminScope,
  orderFileId: string,
  now: Date,
  requestId: string,
): Promise<void> {
  const file = await getOrderFile(db, scope, orderFileId);
  if (!file.path) throw illegalChange();
  await db.updateTable('order_files').set({ resend_at: now }).where('id', '=', orderFileId).execute();
  await recordAudit(
    db,
    { now, scope, requestId, companyId: file.company_id, supplierId: file.supplier_id },
    'order-file.resent',
    ['order_file', orderFileId],
  );
}

/** Gives the file the company's own name. The bytes and what the supplier has already stay as they are. */
export async function renameOrderFile(
  db: Db,
  scope: CompanyScope | AdminScope,
  orderFileId: string,
  change: { customName: string; version: number },
): Promise<{ orderFileId: string; customName: string; fileName: string; version: number }> {
  const file = await getOrderFile(db, scope, orderFileId);
  const fileName = orderFileName(change.customName, file.batch, extname(file.file_name).slice(1));
  const changed = await db
    .updateTable('order_files')
    .set({ custom_name: change.customName, file_name: fileName, version: sql`version + 1` })
    .where('id', '=', orderFileId)
    .where('version', '=', change.version)
    .returning('version')
    .executeTakeFirst();
  if (!changed) throw new DomainError('changed-by-someone-else');
  return { orderFileId, customName: change.customName, fileName, version: changed.version };
}
