import type { AuditFilter, AuditLine } from '@portal/contract/audit';
import { businessZone } from '@portal/contract/days';
import { sql } from 'kysely';
import type { AdminScope } from '../../access/scope.ts';
import { containing } from '../../db/like.ts';
import { readPage, type Page } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';

const actor = sql<
  AuditLine['actor']
>`case when u.id is not null then json_build_object('id', u.id, 'name', u.name, 'email', u.email) end`.as('actor');
const company = sql<
  AuditLine['company']
>`case when c.id is not null then json_build_object('id', c.id, 'name', c.company_name) end`.as('company');
const supplier = sql<
  AuditLine['supplier']
>`case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end`.as('supplier');
const dayOfLine = sql<string>`(a.at at time zone ${businessZone})::date`;

/** One page of the audit log, latest first. */
export async function listAuditLines(db: Db, _scope: AdminScope, filter: AuditFilter): Promise<Page<AuditLine>> {
  let matching = db
    .selectFrom('audit_log as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .leftJoin('companies as c', 'c.id', 'a.company_id')
    .leftJoin('suppliers as s', 's.id', 'a.supplier_id');
  const { q, role, companyId, from, to } = filter;
  if (role) matching = matching.where('a.actor_role', '=', role);
  if (companyId) matching = matching.where('a.company_id', '=', companyId);
  if (from) matching = matching.where(dayOfLine, '>=', from);
  if (to) matching = matching.where(dayOfLine, '<=', to);
  if (q) {
    const searched = ['a.action', 'a.entity', 'a.entity_id', 'a.request_id', 'u.name', 'u.email'] as const;
    matching = matching.where((eb) => eb.or(searched.map((column) => eb(column, 'ilike', containing(q)))));
  }
  const page = await readPage(
    db,
    matching,
    (query) =>
      query
        .select([
          sql<string>`a.id::text`.as('id'),
          'a.at',
          'a.actor_role as role',
          'a.action',
          'a.entity',
          'a.entity_id as entityId',
          'a.request_id as requestId',
          'a.detail',
          actor,
          company,
          supplier,
        ])
        .orderBy('a.id', 'desc'),
    filter,
  );
  return { ...page, data: page.data.map((row) => ({ ...row, at: row.at.toISOString(), detail: row.detail })) };
}
