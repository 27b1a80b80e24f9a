import { auditFields, type ActivityFilter, type AuditFilter, type AuditLine } from '@portal/contract/audit';
import { actionsOf } from '@portal/contract/audit-actions';
import { businessZone } from '@portal/contract/days';
import { number } from '@portal/contract/list-fields';
import { sql } from 'kysely';
import type { AdminScope, CompanyScope } from '../../access/scope.ts';
import { anyHolds } from '../../db/conditions.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';

const actor = sql<
  AuditLine['actor']
>`case when u.id is not null then json_build_object('id', u.id, 'name', u.name, 'email', u.email,
  'isDeleted', u.deleted_at is not null) end`.as('actor');
// An earlier line may name a thing by something else than an id: that is nothing that could be looked up.
const idOfSubject = sql`case when a.entity_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then a.entity_id::uuid end`;
const isSubjectDeleted = sql<boolean>`case a.entity
  when 'user' then exists (select from users g where g.id = ${idOfSubject} and g.deleted_at is not null)
  when 'employee' then exists (select from employees g where g.id = ${idOfSubject} and g.deleted_at is not null)
  else false end`.as('isSubjectDeleted');
const company = sql<
  AuditLine['company']
>`case when c.id is not null then json_build_object('id', c.id, 'name', c.company_name) end`.as('company');
const supplier = sql<
  AuditLine['supplier']
>`case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end`.as('supplier');
const dayOfLine = sql<string>`(a.at at time zone ${businessZone})::date`;
const searched = ['a.action', 'a.entity', 'a.entity_id', 'a.request_id', 'u.name', 'u.email'] as const;

/** What both logs are narrowed down by. */
function matching(db: Db, { q, role, kind, action, from, to }: Omit<ActivityFilter, 'employeeId'>) {
  let query = db
    .selectFrom('audit_log as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .leftJoin('companies as c', 'c.id', 'a.company_id')
    .leftJoin('suppliers as s', 's.id', 'a.supplier_id');
  if (role) query = query.where('a.actor_role', '=', role);
  if (kind) query = query.where('a.action', 'in', actionsOf(kind));
  if (action) query = query.where('a.action', '=', action);
  if (from) query = query.where(dayOfLine, '>=', from);
  if (to) query = query.where(dayOfLine, '<=', to);
  if (q) query = query.where(anyHolds(searched, q));
  return query;
}

const auditList = listOf(
  { id: number, ...auditFields },
  { id: 'a.id', at: 'a.at', actor: 'u.name', owner: sql`coalesce(c.company_name, s.name)` },
  'a.id',
);

async function pageOf(db: Db, lines: ReturnType<typeof matching>, filter: ActivityFilter): Promise<Page<AuditLine>> {
  const page = await readList(
    db,
    auditList,
    lines,
    (query) =>
      query.select([
        sql<string>`a.id::text`.as('id'),
        'a.at',
        'a.actor_role as role',
        'a.action',
        'a.entity',
        'a.entity_id as entityId',
        'a.request_id as requestId',
        'a.detail',
        sql<string | null>`audit_subject(a.entity, a.entity_id)`.as('subject'),
        isSubjectDeleted,
        actor,
        company,
        supplier,
      ]),
    { ...filter, sort: '-id' },
  );
  return { ...page, data: page.data.map((row) => ({ ...row, at: row.at.toISOString(), detail: row.detail })) };
}

/** One page of the audit log, latest first. */
export function listAuditLines(db: Db, _scope: AdminScope, filter: AuditFilter): Promise<Page<AuditLine>> {
  const { actorId, companyId, supplierId } = filter;
  let lines = matching(db, filter);
  if (actorId) lines = lines.where('a.actor_id', '=', actorId);
  if (companyId) lines = lines.where('a.company_id', '=', companyId);
  if (supplierId) lines = lines.where('a.supplier_id', '=', supplierId);
  return pageOf(db, lines, filter);
}

/** The same for one company: the own wall first, row-level security behind it (`audit_log_company`). */
export function listActivity(db: Db, scope: CompanyScope, filter: ActivityFilter): Promise<Page<AuditLine>> {
  const { employeeId } = filter;
  let lines = matching(db, filter).where('a.company_id', '=', scope.companyId);
  if (employeeId)
    lines = lines.where(
      sql<boolean>`(a.entity, a.entity_id) in (select 'employee', ${employeeId}
        union all select 'order', o.id::text from orders o where o.employee_id = ${employeeId}
        union all select 'pay-in-full-request', r.id::text from pay_in_full_requests r
          where r.employee_id = ${employeeId}
        union all select 'rma-request', r.id::text from rma_requests r where r.employee_id = ${employeeId})`,
    );
  return pageOf(db, lines, filter);
}
