import {
  companyCatalogFields,
  companyProductFields,
  type CompanyCatalog,
  type CompanyCatalogFilter,
  type CompanyProduct,
  type CompanyProductFilter,
} from '@portal/contract/company-catalogs';
import { sql, type SqlBool } from 'kysely';
import type { CompanyScope } from '../../access/scope.ts';
import { containing } from '../../db/like.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import { catalogNameOf, categoryNameOf } from '../../db/shown-name.ts';
import type { Db } from '../../db/tenant.ts';
import { mainPictureOf, smallPath } from '../pictures/index.ts';

/** Catalogs assigned to the company and still offered. Every query of this file starts here. */
function assignedCatalogs(db: Db, scope: CompanyScope) {
  return db
    .selectFrom('catalog_assignments as a')
    .innerJoin('catalogs as c', 'c.id', 'a.catalog_id')
    .innerJoin('suppliers as s', 's.id', 'c.supplier_id')
    .where('a.company_id', '=', scope.companyId)
    .where('c.deleted_at', 'is', null);
}

const shown = sql`p.catalog_id = c.id and p.deleted_at is null and not p.hidden`;
// As in the shop, where no employee can order what is in a category that is switched off.
const shownProduct = sql`${shown} and exists (select from categories k where k.id = p.category_id and k.enabled)`;
const catalogColumns = [
  'c.id',
  catalogNameOf('c').as('displayName'),
  'c.description',
  'c.currency',
  's.id as supplierId',
  's.name as supplierName',
  'c.sort_order as sortOrder',
  'c.accessories_enabled as accessoriesEnabled',
  sql<number>`(select count(*)::int from products p where ${shownProduct})`.as('productCount'),
  sql<number>`(select count(*)::int from accessories p where ${shown})`.as('accessoryCount'),
  sql<
    CompanyCatalog['categories']
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', ${categoryNameOf('k')},
    'requireMultimediaTax', k.require_multimedia_tax, 'insuranceRequired', k.insurance_required)
    order by ${categoryNameOf('k')}), '[]')
    from categories k where k.enabled and k.id in (select p.category_id from products p where ${shown}))`.as(
    'categories',
  ),
  sql<number>`(select count(*)::int from subscription_catalogs sc join subscriptions n on n.id = sc.subscription_id
    where sc.catalog_id = c.id and n.deleted_at is null and n.status = 'OPEN')`.as('subscriptionCount'),
] as const;

const catalogList = listOf(
  companyCatalogFields,
  { sortOrder: 'c.sort_order', displayName: catalogNameOf('c'), supplierName: 's.name' },
  'c.id',
  { last: [{ ref: catalogNameOf('c'), direction: 'asc' }] },
);

/** One page of the assigned catalogs, as suppliers sort them. */
export function listCompanyCatalogs(
  db: Db,
  scope: CompanyScope,
  filter: CompanyCatalogFilter,
): Promise<Page<CompanyCatalog>> {
  let matching = assignedCatalogs(db, scope);
  if (filter.q)
    matching = matching.where(sql<SqlBool>`(c.display_name || ' ' || c.danish_name || ' ' || s.name)
      ilike ${containing(filter.q)}`);
  return readList(db, catalogList, matching, (query) => query.select(catalogColumns), filter);
}

/** One assigned catalog; another company's and a missing one are both undefined. */
export function findCompanyCatalog(
  db: Db,
  scope: CompanyScope,
  catalogId: string,
): Promise<CompanyCatalog | undefined> {
  return assignedCatalogs(db, scope).where('c.id', '=', catalogId).select(catalogColumns).executeTakeFirst();
}

// What the company must offer stands first.
const productList = listOf(
  companyProductFields,
  { productName: 'p.product_name', price: 'p.price', SKU: 'p.sku' },
  'p.id',
  { first: [{ ref: 'p.mandatory', direction: 'desc' }] },
);

function shownProducts(db: Db, catalogId: string) {
  return db
    .selectFrom('products as p')
    .innerJoin('categories as k', 'k.id', 'p.category_id')
    .innerJoin('catalogs as c', 'c.id', 'p.catalog_id')
    .where('p.catalog_id', '=', catalogId)
    .where('p.deleted_at', 'is', null)
    .where('p.hidden', '=', false)
    .where('k.enabled', '=', true);
}

const productColumns = [
  'p.id',
  'p.product_name as productName',
  'p.sku as SKU',
  'p.supplier_sku as supplierSKU',
  'p.category_id as categoryId',
  categoryNameOf('k').as('categoryName'),
  'c.currency',
  'p.price',
  'p.retail_price',
  mainPictureOf('p').as('picture'),
  'p.mandatory',
  'p.featured',
  'p.all_risk',
  'p.employee_ins',
  'p.billing_period as billingPeriod',
  'p.description',
  'p.product_link as productLink',
  'p.attributes',
  sql<number>`(select count(*)::int from accessories x where x.catalog_id = p.catalog_id and x.deleted_at is null
    and not x.hidden
    and (x.whole_catalog or exists (select from accessory_products xp where xp.accessory_id = x.id
    and xp.product_id = p.id)))`.as('accessoryCount'),
] as const;

type StoredProduct = Omit<CompanyProduct, 'image' | 'price' | 'retailPrice' | 'allRisk' | 'employeeIns'> & {
  currency: string;
  price: number;
  retail_price: number | null;
  all_risk: number | null;
  employee_ins: number | null;
  description: string;
  productLink: string;
  attributes: unknown;
};

function toProduct({ currency, price, retail_price, all_risk, employee_ins, ...row }: StoredProduct) {
  const money = (amount: number | null) => (amount === null ? null : { amount, currency });
  return {
    ...row,
    image: smallPath(row.picture),
    price: { amount: price, currency },
    retailPrice: money(retail_price),
    allRisk: money(all_risk),
    employeeIns: money(employee_ins),
  };
}

/** Products of one assigned catalog, the employer's own choices first (DECISIONS 28). */
export async function listCompanyProducts(
  db: Db,
  catalogId: string,
  filter: CompanyProductFilter,
): Promise<Page<CompanyProduct>> {
  let matching = shownProducts(db, catalogId);
  if (filter.categoryId) matching = matching.where('p.category_id', '=', filter.categoryId);
  if (filter.q)
    matching = matching.where(
      sql<SqlBool>`(p.product_name || ' ' || p.sku || ' ' || p.supplier_sku) ilike ${containing(filter.q)}`,
    );
  const page = await readList(db, productList, matching, (query) => query.select(productColumns), filter);
  return { ...page, data: page.data.map(toProduct) };
}

/** One product of an assigned catalog, with what a list leaves out. */
export async function findCompanyProduct(
  db: Db,
  catalogId: string,
  productId: string,
): Promise<ReturnType<typeof toProduct> | undefined> {
  const row = await shownProducts(db, catalogId)
    .where('p.id', '=', productId)
    .select(productColumns)
    .executeTakeFirst();
  return row && toProduct(row);
}
