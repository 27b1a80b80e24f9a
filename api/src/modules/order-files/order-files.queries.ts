import { orderFileFields, type OrderFile } from '@portal/contract/order-files';
import { sql, type RawBuilder } from 'kysely';
import type { AdminScope, CompanyScope, SupplierScope } from '../../access/scope.ts';
import { containing, starting } from '../../db/like.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page, PageInput } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { mayCancel } from '../orders/index.ts';

export type OrderFileScope = CompanyScope | SupplierScope | AdminScope;
export type OrderFileListInput = PageInput & {
  q?: string | undefined;
  sort: string;
  companyId?: string | undefined;
  supplierId?: string | undefined;
};

const orderFileList = listOf(
  orderFileFields,
  {
    createdAt: 'order_files.created_at',
    batch: 'order_files.batch',
    customName: 'order_files.custom_name',
    orders: 'order_files.order_count',
  },
  'order_files.id',
);

/** The files a scope may see: a supplier's exist from the moment they were sent. */
function ownFiles(scope: OrderFileScope): RawBuilder<boolean> {
  if (scope.role === 'company') return sql<boolean>`order_files.company_id = ${scope.companyId}`;
  if (scope.role === 'supplier')
    return sql<boolean>`(order_files.supplier_id = ${scope.supplierId} and order_files.is_sent)`;
  return sql<boolean>`true`;
}

/** One page of order files, newest first unless asked otherwise. `q` finds a batch number or a part of the name. */
export async function listOrderFiles(
  db: Db,
  scope: OrderFileScope,
  input: OrderFileListInput,
  now: Date,
): Promise<Page<OrderFile>> {
  let filtered = db.selectFrom('order_files').where(ownFiles(scope));
  if (input.companyId) filtered = filtered.where('order_files.company_id', '=', input.companyId);
  if (input.supplierId) filtered = filtered.where('order_files.supplier_id', '=', input.supplierId);
  if (input.q)
    filtered = filtered.where(
      sql<boolean>`(order_files.file_name ilike ${containing(input.q)}
        or order_files.batch::text like ${starting(input.q)})`,
    );
  const page = await readList(db, orderFileList, filtered, withNames, input);
  return { ...page, data: page.data.map((row) => toOrderFile(row, scope, now)) };
}

type Filtered = ReturnType<typeof filesOf>;
const filesOf = (db: Db) => db.selectFrom('order_files').where(sql<boolean>`true`);

// Names stand on the file's orders, so a reader sees them without any right to the other party's row.
function withNames(query: Filtered) {
  return query.selectAll('order_files').select([
    sql<string>`coalesce((select o.company_name from orders o where o.order_file_id = order_files.id limit 1),
        (select c.company_name from companies c where c.id = order_files.company_id), '')`.as('company_name'),
    sql<string>`coalesce((select o.supplier_name from orders o where o.order_file_id = order_files.id limit 1),
        (select s.name from suppliers s where s.id = order_files.supplier_id), '')`.as('supplier_name'),
    sql<string | null>`(select u.name from users u where u.id = order_files.created_by)`.as('creator'),
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>;

function toOrderFile(row: Row, scope: OrderFileScope, now: Date): OrderFile {
  return {
    orderFileId: row.id,
    batch: row.batch,
    companyId: row.company_id,
    companyName: row.company_name,
    supplierId: row.supplier_id,
    supplierName: row.supplier_name,
    type: row.type,
    isManual: row.type === 'MANUAL',
    customName: row.custom_name,
    fileName: row.file_name,
    orderCount: row.order_count,
    createdAt: row.created_at.toISOString(),
    createdBy: scope.role === 'supplier' ? null : row.creator,
    isSent: row.is_sent,
    sentAt: row.sent_at?.toISOString() ?? null,
    hasFailed: row.send_failed_at !== null,
    sendAfter: row.send_after.toISOString(),
    secondsLeft: Math.max(0, Math.ceil((row.send_after.getTime() - now.getTime()) / 1_000)),
    mayCancel: mayCancel(row, scope, now),
    isReady: row.path !== null,
    isUndone: row.undone_at !== null,
    version: row.version,
  };
}

/** An own file's row, or 404 `order-file-not-found`. */
export async function getOrderFile(db: Db, scope: OrderFileScope, orderFileId: string) {
  const file = await db
    .selectFrom('order_files')
    .selectAll()
    .where('id', '=', orderFileId)
    .where(ownFiles(scope))
    .executeTakeFirst();
  if (!file) throw new DomainError('order-file-not-found');
  return file;
}
