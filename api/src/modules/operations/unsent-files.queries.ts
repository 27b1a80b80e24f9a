import type { UnsentOrderFile, UnsentSalaryFile } from '@portal/contract/operations';
import { salaryFileStateOf } from '@portal/contract/salary-files';
import type { AdminScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

const shown = 50;

/** Files of all companies that payroll has not got, those whose sending failed first. */
export async function unsentSalaryFiles(db: Db, _scope: AdminScope): Promise<UnsentSalaryFile[]> {
  const rows = await db
    .selectFrom('salary_files as f')
    .innerJoin('companies as c', 'c.id', 'f.company_id')
    .select([
      'f.id',
      'c.id as companyId',
      'c.company_name as companyName',
      'f.file_name as fileName',
      'f.period',
      'f.row_count as rowCount',
      'f.total',
      'f.currency',
      'f.type',
      'f.needs_second',
      'f.approved_at',
      'f.send_failed_at',
      'f.created_at',
    ])
    .where('f.is_sent', '=', false)
    .where('f.downloaded_at', 'is', null)
    .orderBy('f.send_failed_at', (order) => order.desc().nullsLast())
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id')
    .limit(shown)
    .execute();
  return rows.map((row) => {
    const [approvedAt, sendFailedAt] = [row.approved_at, row.send_failed_at].map((at) => at?.toISOString() ?? null);
    const facts = { isManual: row.type === 'MANUAL', needsSecondApproval: row.needs_second, isSent: false };
    return {
      id: row.id,
      company: { id: row.companyId, name: row.companyName },
      fileName: row.fileName,
      period: row.period,
      rowCount: row.rowCount,
      total: { amount: row.total, currency: row.currency },
      state: salaryFileStateOf({ ...facts, approvedAt: approvedAt ?? null, sendFailedAt: sendFailedAt ?? null }),
      createdAt: row.created_at.toISOString(),
      sendFailedAt: sendFailedAt ?? null,
    };
  });
}

/** Order files of all companies that their suppliers have not got, those whose sending failed first. */
export async function unsentOrderFiles(db: Db, _scope: AdminScope): Promise<UnsentOrderFile[]> {
  const rows = await db
    .selectFrom('order_files as f')
    .innerJoin('companies as c', 'c.id', 'f.company_id')
    .innerJoin('suppliers as s', 's.id', 'f.supplier_id')
    .select([
      'f.id',
      'c.id as companyId',
      'c.company_name as companyName',
      's.id as supplierId',
      's.name as supplierName',
      'f.file_name as fileName',
      'f.order_count as orderCount',
      'f.created_at',
      'f.send_after',
      'f.send_failed_at',
    ])
    .where('f.is_sent', '=', false)
    .where('f.undone_at', 'is', null)
    .orderBy('f.send_failed_at', (order) => order.desc().nullsLast())
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id')
    .limit(shown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    company: { id: row.companyId, name: row.companyName },
    supplier: { id: row.supplierId, name: row.supplierName },
    fileName: row.fileName,
    orderCount: row.orderCount,
    createdAt: row.created_at.toISOString(),
    sendAfter: row.send_after.toISOString(),
    sendFailedAt: row.send_failed_at?.toISOString() ?? null,
  }));
}
