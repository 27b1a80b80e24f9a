import {
  hrSystemFields,
  type HrSystem,
  type HrSystemChange,
  type HrSystemFilter,
  type HrSystemForm,
  type HrSystemRow,
} from '@portal/contract/hr-systems';
import { sql } from 'kysely';
import type { AdminScope } from '../../access/scope.ts';
import { definedOf } from '../../db/defined.ts';
import { assertUnused } from '../../db/dependants.ts';
import { containing } from '../../db/like.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';
import { removeUnlessUsed } from '../../db/unless-used.ts';
import { changedOnce } from '../../db/version.ts';
import { DomainError } from '../../http/domain-error.ts';

const companies = sql<number>`(select count(*)::int from companies c where c.hr_system_id = h.id)`.as('companies');

const hrSystemList = listOf(
  hrSystemFields,
  { name: 'h.name', country: 'h.country', importKind: 'h.import_kind', enabled: 'h.enabled' },
  'h.id',
);

export async function listHrSystems(db: Db, _scope: AdminScope, filter: HrSystemFilter): Promise<Page<HrSystemRow>> {
  let matching = db.selectFrom('hr_systems as h');
  if (filter.q) matching = matching.where('h.name', 'ilike', containing(filter.q));
  if (filter.enabled) matching = matching.where('h.enabled', '=', filter.enabled === 'true');
  return readList(
    db,
    hrSystemList,
    matching,
    (query) =>
      query.select(['h.id', 'h.name', 'h.country', 'h.import_kind as importKind', 'h.enabled', 'h.version', companies]),
    filter,
  );
}

function findHrSystem(db: Db, _scope: AdminScope, id: string): Promise<HrSystem | undefined> {
  return db
    .selectFrom('hr_systems as h')
    .select([
      'h.id',
      'h.name',
      'h.country',
      'h.enabled',
      'h.delimiter',
      'h.mapping',
      'h.encoding',
      'h.version',
      companies,
    ])
    .select(['h.import_kind as importKind', 'h.date_format as dateFormat', 'h.on_missing as onMissing'])
    .where('h.id', '=', id)
    .executeTakeFirst();
}

function toColumns({ importKind, dateFormat, onMissing, mapping, ...same }: Partial<HrSystemForm>) {
  const columns = {
    ...same,
    import_kind: importKind,
    date_format: dateFormat,
    on_missing: onMissing,
    mapping: mapping && JSON.stringify(mapping),
  };
  return definedOf(columns);
}

/** @throws DomainError `hr-system-not-found` */
export async function getHrSystem(db: Db, scope: AdminScope, id: string): Promise<HrSystem> {
  const system = await findHrSystem(db, scope, id);
  if (!system) throw new DomainError('hr-system-not-found');
  return system;
}

export async function insertHrSystem(db: Db, scope: AdminScope, form: HrSystemForm): Promise<HrSystem> {
  const { id } = await db
    .insertInto('hr_systems')
    .values({ ...toColumns(form), name: form.name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return getHrSystem(db, scope, id);
}

/** @throws DomainError `hr-system-not-found`, `changed-by-someone-else` */
export async function changeHrSystem(
  db: Db,
  scope: AdminScope,
  id: string,
  { version, ...change }: HrSystemChange,
): Promise<HrSystem> {
  const update = db
    .updateTable('hr_systems')
    .set({ ...toColumns(definedOf(change)), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  await changedOnce(update, () => findHrSystem(db, scope, id), 'hr-system-not-found');
  return getHrSystem(db, scope, id);
}

/** @throws DomainError `hr-system-not-found`, `in-use` with the companies that point at it */
export async function removeHrSystem(db: Db, _scope: AdminScope, id: string): Promise<void> {
  await assertUnused(db, 'in-use', {
    company: sql`select id, company_name as name from companies where hr_system_id = ${id}`,
  });
  return removeUnlessUsed(
    db.deleteFrom('hr_systems').where('id', '=', id).executeTakeFirst(),
    'in-use',
    'hr-system-not-found',
  );
}
