import type { Role } from '@portal/contract/endpoint';
import type { Notification } from '@portal/contract/notifications';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/tenant.ts';
import { notificationPath } from './notification-path.mapping.ts';

type Row = Omit<Notification, 'createdAt' | 'path'> & {
  createdAt: Date;
  role: Role;
  userId: string;
  companyId: string | null;
  supplierId: string | null;
  subjectId: string;
  importId: string | null;
  importKind: string | null;
  importSupplierId: string | null;
  catalogId: string | null;
  catalogName: string | null;
};

/** Does it still wait for its reader: what the home page counts, one by one. */
export const isToDo: RawBuilder<boolean> = sql<boolean>`coalesce(case n.kind
  when 'order-to-process' then o.status = 'ORDERED'
  when 'proposal-received' then o.status = 'ORDERED' and o.is_proposal
  when 'pay-in-full-asked' then p.status in ('PENDING', 'CREATED', 'UPDATED')
  when 'pay-in-full-answered' then p.status in ('APPROVED', 'UPDATED', 'ACCEPTED')
    or (p.status = 'CREATED' and not p.is_early)
  when 'rma-asked' then r.status in ('PENDING', 'CREATED', 'UPDATED')
  when 'rma-answered' then m.role = 'employee' and r.status = 'APPROVED' and r.excess > 0
  when 'salary-file-failed' then not sf.is_sent
  when 'orders-received' then exists (select from orders own where own.order_file_id = f.id
    and own.status = 'PROCESSING')
  when 'tax-year-missing' then not exists (select from tax_rates t where t.country = y.country and t.year = y.year)
  when 'mail-failed' then x.status = 'FAILED' end, false)`;

/** Ids are unique among all tables, so a notification's subject is found in the one that it belongs to. */
export const withSubjects: RawBuilder<unknown> = sql`notifications n
  join memberships m on m.id = n.membership_id
  left join rma_requests r on r.id = n.subject_id
  left join pay_in_full_requests p on p.id = n.subject_id
  left join orders o on o.id = coalesce(r.order_id, p.order_id, n.subject_id)
  left join salary_files sf on sf.id = n.subject_id
  left join order_files f on f.id = n.subject_id
  left join imports i on i.id = n.subject_id
  left join catalogs c on c.id = i.catalog_id
  left join subscriptions s on s.id = n.subject_id
  left join outbox x on x.id = n.subject_id
  left join jobs j on j.id = n.subject_id
  left join missing_tax_years y on y.id = n.subject_id`;

export type Told = Notification & Pick<Row, 'role' | 'userId' | 'companyId' | 'supplierId'>;

/** Notifications with what they are about, as far as the reader may see it; newest first. */
export async function readNotificationRows(db: Db, where: RawBuilder<boolean>, most: number): Promise<Told[]> {
  const { rows } = await sql<Row>`select n.id, n.kind, n.created_at as "createdAt", n.read_at is not null as "isRead",
      ${isToDo} as "isToDo", m.role, n.user_id as "userId", m.company_id as "companyId", m.supplier_id as "supplierId",
      n.subject_id as "subjectId", o.order_number as "orderNumber",
      case when m.role <> 'employee' then o.employee_name end as person, o.product_name as product,
      coalesce(sf.file_name, f.file_name, i.file_name, s.subscription_name, x.subject, j.kind,
        y.country || ' ' || y.year) as name,
      coalesce(n.period, sf.period) as period, coalesce(f.order_count, j.total) as count,
      coalesce(i.status, j.status) is not distinct from 'FAILED' as "hasFailed",
      i.id as "importId", i.kind as "importKind", i.supplier_id as "importSupplierId", i.catalog_id as "catalogId",
      c.catalog_name as "catalogName"
    from ${withSubjects} where ${where} order by n.created_at desc, n.id desc limit ${most}`.execute(db);
  return rows.map(
    ({ createdAt, subjectId, importId, importKind, importSupplierId, catalogId, catalogName, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      path: notificationPath({
        kind: row.kind,
        role: row.role,
        subjectId,
        importOf: importId
          ? { id: importId, kind: importKind ?? '', supplierId: importSupplierId, catalogId, catalogName }
          : null,
      }),
    }),
  );
}
