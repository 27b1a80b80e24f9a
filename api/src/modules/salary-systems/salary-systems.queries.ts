import {
  salarySystemFields,
  type SalarySystem,
  type SalarySystemChange,
  type SalarySystemFilter,
  type SalarySystemForm,
  type SalarySystemRow,
} from '@portal/contract/salary-systems';
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

const companies = sql<number>`(select count(*)::int from companies c where c.salary_system_id = s.id)`.as('companies');

const sign = sql<SalarySystemRow['sign']>`s.layout ->> 'sign'`.as('sign');

const salarySystemList = listOf(
  salarySystemFields,
  { name: 's.name', country: 's.country', kind: 's.kind', enabled: 's.enabled' },
  's.id',
);

export async function listSalarySystems(
  db: Db,
  _scope: AdminScope,
  filter: SalarySystemFilter,
): Promise<Page<SalarySystemRow>> {
  let matching = db.selectFrom('salary_systems as s');
  if (filter.q) matching = matching.where('s.name', 'ilike', containing(filter.q));
  if (filter.kind) matching = matching.where('s.kind', '=', filter.kind);
  if (filter.enabled) matching = matching.where('s.enabled', '=', filter.enabled === 'true');
  return readList(
    db,
    salarySystemList,
    matching,
    (query) => query.select(['s.id', 's.name', 's.country', 's.kind', 's.enabled', 's.version', sign, companies]),
    filter,
  );
}

function findSalarySystem(db: Db, _scope: AdminScope, id: string): Promise<SalarySystem | undefined> {
  return db
    .selectFrom('salary_systems as s')
    .select(['s.id', 's.name', 's.country', 's.enabled', 's.layout', 's.version', companies])
    .where('s.id', '=', id)
    .executeTakeFirst();
}

/** @throws DomainError `salary-system-not-found` */
export async function getSalarySystem(db: Db, scope: AdminScope, id: string): Promise<SalarySystem> {
  const system = await findSalarySystem(db, scope, id);
  if (!system) throw new DomainError('salary-system-not-found');
  return system;
}

export async function insertSalarySystem(
  db: Db,
  scope: AdminScope,
  { layout, ...form }: SalarySystemForm,
): Promise<SalarySystem> {
  const { id } = await db
    .insertInto('salary_systems')
    .values({ ...form, kind: layout.kind, layout: JSON.stringify(layout) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return getSalarySystem(db, scope, id);
}

/** @throws DomainError `salary-system-not-found`, `changed-by-someone-else` */
export async function changeSalarySystem(
  db: Db,
  scope: AdminScope,
  id: string,
  { version, layout, ...change }: SalarySystemChange,
): Promise<SalarySystem> {
  const update = db
    .updateTable('salary_systems')
    .set({
      version: version + 1,
      ...(layout ? { kind: layout.kind, layout: JSON.stringify(layout) } : {}),
      ...definedOf(change),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  await changedOnce(update, () => findSalarySystem(db, scope, id), 'salary-system-not-found');
  return getSalarySystem(db, scope, id);
}

/** @throws DomainError `salary-system-not-found`, `in-use` with the companies and files that point at it */
export async function removeSalarySystem(db: Db, _scope: AdminScope, id: string): Promise<void> {
  await assertUnused(db, 'in-use', {
    company: sql`select id, company_name as name from companies where salary_system_id = ${id}`,
    'salary-file': sql`select f.id, f.file_name as name, c.id as of_id, c.company_name as of_name
      from salary_files f join companies c on c.id = f.company_id where f.salary_system_id = ${id}`,
  });
  return removeUnlessUsed(
    db.deleteFrom('salary_systems').where('id', '=', id).executeTakeFirst(),
    'in-use',
    'salary-system-not-found',
  );
}
