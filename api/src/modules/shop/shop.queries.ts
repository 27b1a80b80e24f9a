import type { Day } from '@portal/contract/days';
import { sql } from 'kysely';
import type { CompanyScope, EmployeeScope } from '../../access/scope.ts';
import { containing } from '../../db/like.ts';
import { readPage, type Page, type PageInput } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';

const productColumns = [
  'products.id',
  'products.catalog_id',
  'products.supplier_id',
  'products.product_name',
  'products.sku',
  'products.supplier_sku',
  'products.price',
  'products.retail_price',
  'products.product_link',
  'products.image',
  'products.description',
  'products.mandatory',
  'products.featured',
  'products.attributes',
  'products.billing_period',
  'products.all_risk',
  'products.employee_ins',
  'categories.id as category_id',
  'categories.name as category_name',
  'categories.allow_multiple_products',
  'categories.allow_multiple_accessories',
  'categories.accessory_limit',
  'categories.percentage',
  'categories.is_present',
  'categories.show_salary_calculation',
  'categories.require_multimedia_tax',
  'categories.tax',
  'categories.middle_tax',
  'categories.top_tax',
  'categories.scrap_percent',
  'categories.salary_calculation',
  'categories.rules',
  'categories.rules_version',
  'categories.is_subscription',
  'categories.gross_limit',
  'categories.deductible_vat_percent',
  'categories.taxable_mode',
  'categories.taxable_percent',
  'categories.requires_serial',
  'categories.insurance_required',
] as const;

function shown(db: Db, catalogIds: readonly string[]) {
  return db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .where('products.catalog_id', 'in', catalogIds.length > 0 ? catalogIds : [null])
    .where('products.deleted_at', 'is', null)
    .where('products.hidden', '=', false)
    .where('categories.enabled', '=', true);
}

function withColumns(db: Db, catalogIds: readonly string[]) {
  return shown(db, catalogIds).select(productColumns);
}

/** A product with the category that rules it. */
export type ShopProduct = Awaited<ReturnType<ReturnType<typeof withColumns>['execute']>>[number];

export type ProductFilter = PageInput & {
  q?: string | undefined;
  categoryId?: string | undefined;
  sort: 'recommended' | '-recommended' | 'price' | '-price' | 'productName' | '-productName';
};

/** One page of what a catalog shows: hidden and deleted products never, price 0.00 with the rest (DECISIONS 15). */
export async function listProducts(db: Db, catalogId: string, filter: ProductFilter): Promise<Page<ShopProduct>> {
  let filtered = shown(db, [catalogId]);
  if (filter.categoryId) filtered = filtered.where('products.category_id', '=', filter.categoryId);
  const words = (filter.q ?? '').split(/\s+/).filter(Boolean);
  for (const word of words)
    filtered = filtered.where(
      sql<string>`products.product_name || ' ' || products.sku || ' ' || coalesce(products.attributes->>'brand', '')`,
      'ilike',
      containing(word),
    );
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc';
  const column = filter.sort.replace('-', '');
  return readPage(
    db,
    filtered,
    (query) => {
      const ordered = query.select(productColumns);
      if (column === 'price') return ordered.orderBy('products.price', direction).orderBy('products.id');
      if (column === 'productName') return ordered.orderBy('products.product_name', direction).orderBy('products.id');
      return ordered
        .orderBy('products.mandatory', 'desc')
        .orderBy('products.featured', 'desc')
        .orderBy('products.product_name')
        .orderBy('products.id');
    },
    filter,
  );
}

/** A product in one of the named catalogs, or nothing: foreign, hidden and missing look alike. */
export function findProduct(
  db: Db,
  catalogIds: readonly string[],
  productId: string,
): Promise<ShopProduct | undefined> {
  return withColumns(db, catalogIds).where('products.id', '=', productId).executeTakeFirst();
}

/** Categories of the named catalogs with how many products they show. */
export async function countByCategory(db: Db, catalogIds: readonly string[]) {
  return shown(db, catalogIds)
    .select(['products.catalog_id', 'categories.id', 'categories.name'])
    .select(({ fn }) => fn.countAll<number>().as('products'))
    .groupBy(['products.catalog_id', 'categories.id', 'categories.name'])
    .orderBy('categories.name')
    .execute();
}

/** An accessory and the product it is offered with: its own ones and those of the whole catalog, with a price. */
export async function listAccessories(
  db: Db,
  catalogId: string,
  productIds: readonly string[],
  only: { mandatory?: boolean } = {},
) {
  if (productIds.length === 0) return [];
  let query = db
    .selectFrom('accessories')
    .innerJoin('products', (join) =>
      join.onRef('products.catalog_id', '=', 'accessories.catalog_id').on('products.id', 'in', productIds),
    )
    .where('accessories.catalog_id', '=', catalogId)
    .where('accessories.deleted_at', 'is', null)
    .where('accessories.hidden', '=', false)
    .where('accessories.price', '>', 0)
    .where((eb) =>
      eb.or([
        eb('accessories.whole_catalog', '=', true),
        eb.exists(
          eb
            .selectFrom('accessory_products')
            .select('accessory_products.product_id')
            .whereRef('accessory_products.accessory_id', '=', 'accessories.id')
            .whereRef('accessory_products.product_id', '=', 'products.id'),
        ),
      ]),
    );
  if (only.mandatory) query = query.where('accessories.mandatory', '=', true);
  return query
    .select([
      'products.id as product_id',
      'accessories.id',
      'accessories.product_name',
      'accessories.sku',
      'accessories.supplier_sku',
      'accessories.description',
      'accessories.image',
      'accessories.price',
      'accessories.retail_price',
      'accessories.mandatory',
      'accessories.featured',
    ])
    .orderBy('accessories.mandatory', 'desc')
    .orderBy('accessories.featured', 'desc')
    .orderBy('accessories.product_name')
    .orderBy('accessories.id')
    .execute();
}

export type ShopAccessory = Awaited<ReturnType<typeof listAccessories>>[number];

/**
 * Rates by code, and amounts by code and currency (`phoneYearly DKK`), of the company's country on a day (RULES 0.11);
 * the earliest ones before their first day.
 */
export async function taxTable(
  db: Db,
  scope: CompanyScope | EmployeeScope,
  today: Day,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('tax_rates')
    .innerJoin('companies', 'companies.country', 'tax_rates.country')
    .where('companies.id', '=', scope.companyId)
    .distinctOn('tax_rates.code')
    .select(['tax_rates.code', 'tax_rates.basis_points', 'tax_rates.amount', 'tax_rates.currency'])
    .orderBy('tax_rates.code')
    .orderBy(sql`(tax_rates.valid_from <= ${today}) desc`)
    .orderBy(sql`abs(tax_rates.valid_from - ${today}::date)`)
    .execute();
  return new Map(
    rows.map(({ code, basis_points, amount, currency }) =>
      amount === null ? [code, basis_points ?? 0] : [`${code} ${currency ?? ''}`, amount],
    ),
  );
}

/**
 * True while the employee has a running order in a category (RULES 2.1). An order whose term is over when the new
 * draws begin is not running then: the next phone is ordered before the last draw of the old one.
 */
export async function hasRunningOrder(
  db: Db,
  scope: EmployeeScope,
  categoryId: string,
  effectDate: Day,
  exceptOrderId?: string,
): Promise<boolean> {
  let query = running(db, scope, effectDate).where('category_id', '=', categoryId);
  if (exceptOrderId) query = query.where('id', '<>', exceptOrderId);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** Categories in which the employee has a running order, for the cards of the shop. */
export async function runningCategories(db: Db, scope: EmployeeScope, effectDate: Day): Promise<ReadonlySet<string>> {
  const rows = await running(db, scope, effectDate).execute();
  return new Set(rows.map(({ category_id }) => category_id));
}

function running(db: Db, scope: EmployeeScope, effectDate: Day) {
  return db
    .selectFrom('orders')
    .select('category_id')
    .where('employee_id', '=', scope.employeeId)
    .where('status', '<>', 'DELETED')
    .where('paid_in_full_at', 'is', null)
    .where((eb) => eb.or([eb('expire_date', 'is', null), eb('expire_date', '>=', effectDate)]));
}
