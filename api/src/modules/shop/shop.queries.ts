import type { Day } from '@portal/contract/days';
import type { ProductCard } from '@portal/contract/shop-products';
import { sql } from 'kysely';
import type { EmployeeScope } from '../../access/scope.ts';
import { categoryNameOf } from '../../db/shown-name.ts';
import type { Db } from '../../db/tenant.ts';
import { mainPictureOf, picturesOf } from '../pictures/index.ts';

/**
 * Variants that the shop shows beside the product, and how many colours they come in. Without `<> ''` the index of
 * groups is not used: 24 cards of 15,000 products then read 17,700 pages.
 */
const variantsOf = sql<ProductCard['variants']>`case when products.group_key = ''
  then '{"count":1,"colours":1,"colourNames":[],"capacities":[]}'::jsonb else (select jsonb_build_object(
  'count', count(*), 'colours', count(distinct lower(g.attributes ->> 'colour')),
  'colourNames', coalesce(jsonb_agg(distinct g.attributes ->> 'colour') filter (where g.attributes ? 'colour'), '[]'),
  'capacities', coalesce(jsonb_agg(distinct g.attributes ->> 'capacity') filter (where g.attributes ? 'capacity'),
  '[]')) from products g where g.catalog_id = products.catalog_id
  and g.group_key = products.group_key and g.group_key <> '' and g.deleted_at is null and not g.hidden) end`;

/** What a price is worked out from; the category's part has the names of its terms. */
export const pricedColumns = [
  'products.id',
  'products.catalog_id',
  'products.product_name',
  'products.price',
  'products.retail_price',
  'products.billing_period',
  'products.all_risk',
  'products.employee_ins',
  'categories.id as category_id',
  'categories.allow_multiple_products',
  'categories.allow_multiple_accessories',
  'categories.accessory_limit',
  'categories.percentage',
  'categories.is_present',
  'categories.show_salary_calculation as showSalaryCalculation',
  'categories.require_multimedia_tax as requireMultimediaTax',
  'categories.own_tax as tax',
  'categories.own_middle_tax as middleTax',
  'categories.own_top_tax as topTax',
  'categories.own_top_top_tax as topTopTax',
  'categories.scrap_percent as scrapPercent',
  'categories.is_subscription',
  'categories.gross_limit',
  'categories.deductible_vat_percent as deductibleVatPercent',
  'categories.taxable_mode as taxableMode',
  'categories.taxable_percent as taxablePercent',
  'categories.free_yearly as freeYearly',
  'categories.gift_kind as giftKind',
  'categories.insurance_required as insuranceRequired',
] as const;

/** What a page shows and an order freezes beside it. */
export const productColumns = [
  ...pricedColumns,
  'products.supplier_id',
  'products.sku',
  'products.supplier_sku',
  'products.product_link',
  picturesOf('products').as('pictures'),
  'products.group_key',
  variantsOf.as('variants'),
  'products.description',
  'products.attributes',
  'products.mandatory',
  'products.featured',
  categoryNameOf('categories').as('category_name'),
  'categories.salary_calculation',
  'categories.rules',
  'categories.rules_version',
  'categories.requires_serial',
] as const;

/** What the shop shows of catalogs: hidden and deleted products never, price 0.00 with the rest (DECISIONS 15). */
export function shown(db: Db, catalogIds: readonly string[]) {
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

/** As much of a product as its price needs. */
export type PricedProduct = Pick<ShopProduct, ColumnName<(typeof pricedColumns)[number]>>;
type ColumnName<Path> = Path extends `${string} as ${infer Alias}`
  ? Alias
  : Path extends `${string}.${infer Name}`
    ? Name
    : never;

/** Everything of the named catalogs that has a price, with what prices it. */
export function listPricedProducts(db: Db, catalogIds: readonly string[]): Promise<PricedProduct[]> {
  return shown(db, catalogIds).where('products.price', '>', 0).select(pricedColumns).execute();
}

/** A product in one of the named catalogs, or nothing: foreign, hidden and missing look alike. */
export function findProduct(
  db: Db,
  catalogIds: readonly string[],
  productId: string,
): Promise<ShopProduct | undefined> {
  return withColumns(db, catalogIds).where('products.id', '=', productId).executeTakeFirst();
}

/** An accessory and the product it is offered with: its own ones and those of the whole catalog, with a price. */
export async function listAccessories(
  db: Db,
  catalogIds: readonly string[],
  productIds: readonly string[],
  only: { mandatory?: boolean } = {},
) {
  if (productIds.length === 0) return [];
  let query = db
    .selectFrom('accessories')
    .innerJoin('products', (join) =>
      join
        .onRef('products.catalog_id', '=', 'accessories.catalog_id')
        .on(sql<boolean>`products.id = any(${productIds}::uuid[])`),
    )
    .where('accessories.catalog_id', 'in', catalogIds)
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
      (only.mandatory ? sql<null>`null` : mainPictureOf('accessories', 'accessory_id')).as('picture'),
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
 * The employee's running order in a category (RULES 2.1). One whose term is over when the new draws begin is not
 * running then: the next phone is ordered before the last draw of the old one.
 */
export function findRunningOrder(
  db: Db,
  scope: EmployeeScope,
  categoryId: string,
  effectDate: Day,
  exceptOrderId?: string,
): Promise<RunningOrder | undefined> {
  let query = running(db, scope)
    .where('category_id', '=', categoryId)
    .where((eb) => eb.or([eb('expire_date', 'is', null), eb('expire_date', '>=', effectDate)]));
  if (exceptOrderId) query = query.where('id', '<>', exceptOrderId);
  return query
    .orderBy(sql`expire_date desc nulls first`)
    .limit(1)
    .executeTakeFirst();
}

/** Running orders by category, for the cards of the shop; of two in one category the one that lasts longer. */
export async function runningOrders(db: Db, scope: EmployeeScope): Promise<RunningOrder[]> {
  return running(db, scope)
    .orderBy(sql`expire_date desc nulls first`)
    .execute();
}

export type RunningOrder = Awaited<ReturnType<ReturnType<typeof running>['execute']>>[number];

/** An order without a last day yet lasts. */
export const lastsUntil = (order: Pick<RunningOrder, 'expire_date'>, day: Day) =>
  order.expire_date === null || order.expire_date >= day;

function running(db: Db, scope: EmployeeScope) {
  return db
    .selectFrom('orders')
    .select(['id', 'order_number', 'category_id', 'expire_date'])
    .where('employee_id', '=', scope.employeeId)
    .where('status', '<>', 'DELETED')
    .where('is_proposal', '=', false)
    .where('paid_in_full_at', 'is', null);
}

/** All variants of a product that the shop shows, itself included; none for a product without others. */
export async function listVariants(db: Db, { catalog_id, group_key }: Pick<ShopProduct, 'catalog_id' | 'group_key'>) {
  if (group_key === '') return [];
  const rows = await shown(db, [catalog_id])
    .where('products.group_key', '=', group_key)
    .where('products.group_key', '<>', '')
    .select(['products.id', 'products.product_name as productName', 'products.attributes', 'products.price'])
    .orderBy('products.price')
    .orderBy('products.product_name')
    .orderBy('products.id')
    .limit(200)
    .execute();
  return rows.length > 1 ? rows : [];
}
