import {
  categoryFields,
  type Category,
  type CategoryChange,
  type CategoryFilter,
  type CategoryForm,
  type CategoryRow,
} from '@portal/contract/categories';
import type { Day } from '@portal/contract/days';
import { giftLimitCodes } from '@portal/contract/gifts';
import { rateOn } from '@portal/contract/tax-tables';
import { sql, type SqlBool } from 'kysely';
import type { AdminScope, Scope } from '../../access/scope.ts';
import { assertUnused } from '../../db/dependants.ts';
import { containing } from '../../db/like.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import { catalogNameOf, categoryNameOf } from '../../db/shown-name.ts';
import type { Db } from '../../db/tenant.ts';
import { removeUnlessUsed } from '../../db/unless-used.ts';
import { changedOnce } from '../../db/version.ts';
import { DomainError } from '../../http/domain-error.ts';
import { isNewRulesText } from './categories.rules.ts';
import { toCategory, toColumns } from './category.mapping.ts';

const products =
  sql<number>`(select count(*)::int from products p where p.category_id = c.id and p.deleted_at is null)`.as(
    'products',
  );

const categoryList = listOf(
  categoryFields,
  { name: categoryNameOf('c'), enabled: 'c.enabled', is_present: 'c.is_present', is_subscription: 'c.is_subscription' },
  'c.id',
);

export function listCategories(db: Db, _scope: AdminScope, filter: CategoryFilter): Promise<Page<CategoryRow>> {
  let matching = db.selectFrom('categories as c');
  if (filter.q) matching = matching.where(sql<SqlBool>`(c.name || ' ' || c.danish_name) ilike ${containing(filter.q)}`);
  if (filter.enabled) matching = matching.where('c.enabled', '=', filter.enabled === 'true');
  return readList(
    db,
    categoryList,
    matching,
    (query) =>
      query.select([
        'c.id',
        categoryNameOf('c').as('name'),
        'c.enabled',
        'c.allow_multiple_products',
        'c.accessory_limit',
        'c.percentage',
        'c.own_tax as tax',
        'c.own_top_tax as topTax',
        'c.is_present',
        'c.is_subscription',
        'c.version',
        products,
      ]),
    filter,
  );
}

/** Enabled categories, for those who put products into them; of gifts with what is free of tax today. */
export async function listCategoryChoices(db: Db, _scope: Scope, today: Day) {
  const rows = await db
    .selectFrom('categories')
    .select(categoryNameOf('categories').as('name'))
    .select(['id', 'is_subscription', 'requires_serial as requiresSerial', 'is_present', 'gift_kind'])
    .where('enabled', '=', true)
    .orderBy(categoryNameOf('categories'))
    .orderBy('id')
    .execute();
  const rates = await db
    .selectFrom('tax_rates')
    .select(['country', 'code', 'valid_from as validFrom', 'basis_points as basisPoints', 'amount', 'currency'])
    .where('code', 'in', [...Object.values(giftLimitCodes), 'vat'])
    .execute();
  const countries = [...new Set(rates.map(({ country }) => country))].toSorted();
  return rows.map(({ is_present, gift_kind, ...category }) => ({
    ...category,
    giftLimits: is_present
      ? countries.flatMap((country) => {
          const limit = rateOn(rates, { country, code: giftLimitCodes[gift_kind], day: today });
          const vatRate = rateOn(rates, { country, code: 'vat', day: today })?.basisPoints;
          return limit?.amount && limit.currency && typeof vatRate === 'number'
            ? [{ country, currency: limit.currency, limit: limit.amount, vatRate }]
            : [];
        })
      : [],
  }));
}

async function findCategory(db: Db, _scope: AdminScope, id: string): Promise<Category | undefined> {
  const row = await db
    .selectFrom('categories as c')
    .selectAll('c')
    .select([categoryNameOf('c').as('shown_name'), products])
    .where('c.id', '=', id)
    .executeTakeFirst();
  return row && toCategory(row);
}

/** @throws DomainError `category-not-found` */
export async function getCategory(db: Db, scope: AdminScope, id: string): Promise<Category> {
  const category = await findCategory(db, scope, id);
  if (!category) throw new DomainError('category-not-found');
  return category;
}

export async function insertCategory(db: Db, scope: AdminScope, form: CategoryForm): Promise<Category> {
  const { id } = await db
    .insertInto('categories')
    .values({ ...toColumns(form), name: form.name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return getCategory(db, scope, id);
}

/** @throws DomainError `category-not-found`, `changed-by-someone-else` */
export async function changeCategory(
  db: Db,
  scope: AdminScope,
  id: string,
  { version, ...change }: CategoryChange,
): Promise<Category> {
  const before = await getCategory(db, scope, id);
  const rulesVersion = before.rulesVersion + (isNewRulesText(before.rules, change.rules) ? 1 : 0);
  const update = db
    .updateTable('categories')
    .set({ ...toColumns(change), version: version + 1, rules_version: rulesVersion })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  await changedOnce(update, () => findCategory(db, scope, id), 'category-not-found');
  return getCategory(db, scope, id);
}

/** Names the catalogs and orders that use it. @throws DomainError `category-not-found`, `category-is-in-use` */
export async function removeCategory(db: Db, _scope: AdminScope, id: string): Promise<void> {
  await assertUnused(db, 'category-is-in-use', {
    catalog: sql`select distinct k.id, ${catalogNameOf('k')} as name, s.id as of_id, s.name as of_name from products p
      join catalogs k on k.id = p.catalog_id join suppliers s on s.id = k.supplier_id
      where p.category_id = ${id} and p.deleted_at is null and k.deleted_at is null`,
    order: sql`select id, order_number::text as name, company_id as of_id, company_name as of_name
      from orders where category_id = ${id}`,
  });
  return removeUnlessUsed(
    db.deleteFrom('categories').where('id', '=', id).executeTakeFirst(),
    'category-is-in-use',
    'category-not-found',
  );
}
