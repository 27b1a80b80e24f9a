import type { MasterData } from '@portal/contract/master-data';
import type { Scope } from '../../access/scope.ts';
import { categoryNameOf } from '../../db/shown-name.ts';
import type { Db } from '../../db/tenant.ts';

/** Enabled categories and systems; none of them belongs to a tenant. */
export async function readMasterData(db: Db, _scope: Scope): Promise<MasterData> {
  const categories = await db
    .selectFrom('categories')
    .select([
      'id',
      'allow_multiple_products',
      'accessory_limit',
      'percentage',
      'own_tax as tax',
      'own_top_tax as topTax',
      'is_present',
      'is_subscription',
    ])
    .select(categoryNameOf('categories').as('name'))
    .where('enabled', '=', true)
    .orderBy(categoryNameOf('categories'))
    .orderBy('id')
    .execute();
  const salarySystems = await db
    .selectFrom('salary_systems')
    .select(['id', 'name', 'country', 'kind'])
    .where('enabled', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const hrSystems = await db
    .selectFrom('hr_systems')
    .select(['id', 'name', 'country', 'import_kind as importKind'])
    .where('enabled', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return { categories, salarySystems, hrSystems };
}
