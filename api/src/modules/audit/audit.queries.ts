import { auditFields, type ActivityFilter, type AuditFilter, type AuditLine } from '@portal/contract/audit';
import { actionsOf } from '@portal/contract/audit-actions';
import type { Locale } from '@portal/contract/constants';
import { businessZone } from '@portal/contract/days';
import { number } from '@portal/contract/list-fields';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { AdminScope, CompanyScope } from '../../access/scope.ts';
import { joined } from '../../db/conditions.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';
import { actsHolding } from './search.queries.ts';
import { tell, type Line } from './words/tell.mapping.ts';

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

/** What a line's `detail` holds the id of, by the field that holds it. */
const idsInDetail = [
  ['catalog', 'catalogId'],
  ['supplier', 'resellerId'],
  ['supplier', 'supplierId'],
  ['category', 'categoryId'],
  ['salary_system', 'salarySystemId'],
  ['hr_system', 'hrSystemId'],
] as const;
const heldIds = sql.join(
  idsInDetail.flatMap(([entity, field]) =>
    [[field], [field, 'before'], [field, 'after']].map(
      (path) => sql`(${sql.lit(entity)}, a.detail #>> ${sql.lit(`{${path.join(',')}}`)})`,
    ),
  ),
);
const names = sql<Line['names'] | null>`(select jsonb_object_agg(held.id, audit_subject(held.entity, held.id))
  from (values ${heldIds}) as held(entity, id) where held.id is not null)`.as('names');

/** A condition on the lines of the log, by the name that they have in the query. */
type Wall = (line: 'a' | 'b') => RawBuilder<SqlBool>;

/** What both logs are narrowed down by: one line for each act within the wall, or every line of one act. */
function matching(db: Db, wall: Wall, { q, act, role, kind, action, from, to }: Omit<ActivityFilter, 'employeeId'>) {
  let query = db
    .selectFrom('audit_log as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .leftJoin('companies as c', 'c.id', 'a.company_id')
    .leftJoin('suppliers as s', 's.id', 'a.supplier_id')
    .where(wall('a'));
  query = act
    ? query.where('a.act', '=', (eb) => eb.selectFrom('audit_log').select('act').where('id', '=', act))
    : query.where(
        sql<SqlBool>`not exists (select from audit_log b where b.act = a.act and b.id > a.id and ${wall('b')})`,
      );
  if (role) query = query.where('a.actor_role', '=', role);
  if (kind) query = query.where('a.action', 'in', actionsOf(kind));
  if (action) query = query.where('a.action', '=', action);
  if (from) query = query.where(dayOfLine, '>=', from);
  if (to) query = query.where(dayOfLine, '<=', to);
  if (q) query = query.where(actsHolding(q));
  return query;
}

const auditList = listOf(
  { id: number, ...auditFields },
  { id: 'a.id', at: 'a.at', actor: 'u.name', owner: sql`coalesce(c.company_name, s.name)` },
  'a.id',
);

type Size = { lines: number; things: number; companies: number };
const alone: Size = { lines: 1, things: 1, companies: 1 };
const sizeWithin = (wall: Wall) =>
  sql<Size>`(select json_build_object('lines', count(*), 'things', count(distinct b.entity_id),
    'companies', count(distinct b.company_id)) from audit_log b where b.act = a.act and ${wall('b')})`.as('size');

async function pageOf(db: Db, wall: Wall, filter: ActivityFilter, locale: Locale): Promise<Page<AuditLine>> {
  const page = await readList(
    db,
    auditList,
    matching(db, wall, filter),
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
        names,
        sizeWithin(wall),
      ]),
    { ...filter, sort: '-id' },
  );
  const data = page.data.map(({ size, names: found, ...row }) => {
    const { lines, things, companies } = filter.act ? alone : size;
    const { what, parts, summary, changes, facts, followed } = tell(
      { ...row, names: found ?? {}, count: things, companies },
      locale,
    );
    const told = { what, parts, summary, changes, facts, followed, count: lines };
    return { ...row, ...told, at: row.at.toISOString() };
  });
  return { ...page, data };
}

/** One page of the audit log, latest first, in the reader's language. */
export function listAuditLines(
  db: Db,
  _scope: AdminScope,
  filter: AuditFilter,
  locale: Locale,
): Promise<Page<AuditLine>> {
  const { actorId, companyId, supplierId } = filter;
  const wall: Wall = (line) =>
    joined(
      [
        sql<SqlBool>`true`,
        ...(actorId ? [sql<SqlBool>`${sql.ref(`${line}.actor_id`)} = ${actorId}`] : []),
        ...(companyId ? [sql<SqlBool>`${sql.ref(`${line}.company_id`)} = ${companyId}`] : []),
        ...(supplierId ? [sql<SqlBool>`${sql.ref(`${line}.supplier_id`)} = ${supplierId}`] : []),
      ],
      'and',
    );
  return pageOf(db, wall, filter, locale);
}

/** The same for one company: the own wall first, row-level security behind it (`audit_log_company`). */
export function listActivity(
  db: Db,
  scope: CompanyScope,
  filter: ActivityFilter,
  locale: Locale,
): Promise<Page<AuditLine>> {
  const { employeeId } = filter;
  const wall: Wall = (line) => {
    const own = sql<SqlBool>`${sql.ref(`${line}.company_id`)} = ${scope.companyId}`;
    return employeeId ? joined([own, isAbout(line, employeeId)], 'and') : own;
  };
  return pageOf(db, wall, filter, locale);
}

/** The line is about the person, or one of the person's orders and requests. */
const isAbout = (line: 'a' | 'b', employeeId: string) =>
  sql<SqlBool>`(${sql.ref(`${line}.entity`)}, ${sql.ref(`${line}.entity_id`)}) in (select 'employee', ${employeeId}
    union all select 'order', o.id::text from orders o where o.employee_id = ${employeeId}
    union all select 'pay-in-full-request', r.id::text from pay_in_full_requests r
      where r.employee_id = ${employeeId}
    union all select 'rma-request', r.id::text from rma_requests r where r.employee_id = ${employeeId})`;
