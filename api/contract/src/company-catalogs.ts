import * as v from 'valibot';
import { company, dataOf, endpoint, Id, pageOf, pageQuery } from './endpoint.ts';
import * as list from './list-fields.ts';
import { MoneySchema } from './money.ts';
import { OfferSchema } from './offer.ts';
import { Picture } from './pictures.ts';

const Count = v.pipe(v.number(), v.integer());

/** A catalog that a supplier or the back office has assigned to the company (DECISIONS 11: the company looks). */
export const CompanyCatalog = v.object({
  id: Id,
  displayName: v.string(),
  description: v.string(),
  currency: v.string(),
  supplierId: Id,
  supplierName: v.string(),
  sortOrder: v.number(),
  accessoriesEnabled: v.boolean(),
  productCount: Count,
  accessoryCount: Count,
  categories: v.array(
    v.object({ id: Id, name: v.string(), requireMultimediaTax: v.boolean(), insuranceRequired: v.boolean() }),
  ),
  subscriptionCount: Count,
});
export type CompanyCatalog = v.InferOutput<typeof CompanyCatalog>;

/** One product as the company sees it. Prices ex VAT; retail incl. VAT; insurances per month. */
export const CompanyProduct = v.object({
  id: Id,
  productName: v.string(),
  SKU: v.string(),
  supplierSKU: v.string(),
  categoryId: Id,
  categoryName: v.string(),
  price: MoneySchema,
  retailPrice: v.nullable(MoneySchema),
  image: v.string(),
  picture: v.nullable(Picture),
  mandatory: v.boolean(),
  featured: v.boolean(),
  allRisk: v.nullable(MoneySchema),
  employeeIns: v.nullable(MoneySchema),
  billingPeriod: v.number(),
  accessoryCount: Count,
});
export type CompanyProduct = v.InferOutput<typeof CompanyProduct>;

export const CompanyProductDetail = v.object({
  ...CompanyProduct.entries,
  description: v.string(),
  productLink: v.string(),
  attributes: v.record(v.string(), v.string()),
  /** with both insurances, without subsidy: a subscription's own choices are put in before `quoteOf` */
  offer: OfferSchema,
});
export type CompanyProductDetail = v.InferOutput<typeof CompanyProductDetail>;

const own = { ...company, ids: { 'params.catalogId': 'catalog' } } as const;

/** Fields of the list, by which it is sorted and filtered. */
export const companyCatalogFields = {
  sortOrder: list.number,
  displayName: list.text,
  supplierName: list.text,
} as const;
export const CompanyCatalogFilter = v.strictObject({
  ...pageQuery,
  ...list.sortAndFilter(companyCatalogFields, 'sortOrder'),
});
export type CompanyCatalogFilter = v.InferOutput<typeof CompanyCatalogFilter>;

export const listCompanyCatalogs = endpoint('GET', '/company/catalogs', {
  summary: 'Catalogs assigned to the company',
  policy: company,
  query: CompanyCatalogFilter,
  response: pageOf(CompanyCatalog),
});

export const getCompanyCatalog = endpoint('GET', '/company/catalogs/:catalogId', {
  summary: 'One assigned catalog',
  policy: own,
  params: v.strictObject({ catalogId: Id }),
  response: dataOf(CompanyCatalog),
  errors: ['catalog-not-in-your-company'],
});

/** Fields of the list, by which it is sorted and filtered. */
export const companyProductFields = { productName: list.text, price: list.money, SKU: list.text } as const;
export const CompanyProductFilter = v.strictObject({
  ...pageQuery,
  categoryId: v.optional(Id),
  ...list.sortAndFilter(companyProductFields, 'productName'),
});
export type CompanyProductFilter = v.InferOutput<typeof CompanyProductFilter>;

export const listCompanyProducts = endpoint('GET', '/company/catalogs/:catalogId/products', {
  summary: 'Products of an assigned catalog, the mandatory ones first',
  policy: { ...company, ids: { ...own.ids, 'query.categoryId': 'category' } },
  params: v.strictObject({ catalogId: Id }),
  query: CompanyProductFilter,
  response: pageOf(CompanyProduct),
  errors: ['catalog-not-in-your-company'],
});

export const getCompanyProduct = endpoint('GET', '/company/catalogs/:catalogId/products/:productId', {
  summary: 'One product with its accessories and the terms it is priced by',
  policy: { ...company, ids: { ...own.ids, 'params.productId': 'product' } },
  params: v.strictObject({ catalogId: Id, productId: Id }),
  response: dataOf(CompanyProductDetail),
  errors: ['catalog-not-in-your-company', 'product-not-found', 'vat-missing'],
});
