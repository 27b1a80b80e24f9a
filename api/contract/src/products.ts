import * as v from 'valibot';
import { adminArea, supplierArea, type CatalogArea, type CatalogRights } from './catalog-area.ts';
import { exported } from './downloads.ts';
import { dataOf, endpoint, Id, line, pageOf, pageQuery, requiredLine, sortOf, text, Version } from './endpoint.ts';
import type { PolicyIds } from './entities.ts';
import { Minor, MoneySchema } from './money.ts';

/** The attributes that SPEC 3 names; a product may have others beside them. */
export const knownAttributes = ['brand', 'model', 'colour', 'capacity', 'screenSize', 'weight', 'os', 'dualSim', 'network', 'wifi', 'GTIN'] as const;
export type KnownAttribute = (typeof knownAttributes)[number];

/** A web address or nothing. Nothing else is ever put into a page as a picture or link (SECURITY T11). */
export const WebLink = v.pipe(
  line(2_000),
  v.check((link) => link === '' || (/^https?:\/\/\S+$/i.test(link) && URL.canParse(link)), 'invalid-link'),
);

const Attributes = v.pipe(
  v.record(v.pipe(line(60), v.nonEmpty('required')), line(200), 'invalid-data-provided'),
  v.check((attributes) => Object.keys(attributes).length <= 60, 'invalid-data-provided'),
);
const BillingPeriod = v.pipe(v.number('invalid-number'), v.integer('invalid-number'), v.minValue(1, 'invalid-number'), v.maxValue(60, 'invalid-number'));
const yesNo = v.boolean('invalid-data-provided');
const Ids = v.pipe(v.array(Id, 'invalid-data-provided'), v.maxLength(2_000, 'invalid-data-provided'));
const Count = v.pipe(v.number(), v.integer());

/** What products and accessories share. `price` ex VAT and `retailPrice` incl. VAT, minor units of the catalog's currency. */
const goods = {
  productName: requiredLine(200),
  SKU: requiredLine(100),
  supplierSKU: line(100),
  price: Minor,
  retailPrice: v.nullable(Minor),
  productLink: WebLink,
  image: WebLink,
  description: text(5_000),
  mandatory: yesNo,
  featured: yesNo,
  hidden: yesNo,
  attributes: Attributes,
} as const;

/** `allRisk` and `employeeIns` are premiums a month ex VAT, null: not offered. `billingPeriod`: months that `price` covers in a running service. */
const productFields = { ...goods, categoryId: v.pipe(v.string('required'), v.uuid('required')), billingPeriod: BillingPeriod, allRisk: v.nullable(Minor), employeeIns: v.nullable(Minor) } as const;
/** An accessory belongs to the whole catalog, or to the products named. */
const accessoryFields = { ...goods, wholeCatalog: yesNo, productIds: Ids } as const;

const offByDefault = {
  supplierSKU: v.optional(goods.supplierSKU, ''), retailPrice: v.optional(goods.retailPrice, null), productLink: v.optional(WebLink, ''), image: v.optional(WebLink, ''),
  description: v.optional(goods.description, ''), mandatory: v.optional(yesNo, false), featured: v.optional(yesNo, false), hidden: v.optional(yesNo, false), attributes: v.optional(Attributes, {}),
} as const;

/** Every field, as the form checks them. */
export const ProductForm = v.strictObject(productFields);
export type ProductForm = v.InferOutput<typeof ProductForm>;
export const AccessoryForm = v.strictObject(accessoryFields);
export type AccessoryForm = v.InferOutput<typeof AccessoryForm>;

const ProductDraft = v.strictObject({
  ...productFields, ...offByDefault, billingPeriod: v.optional(BillingPeriod, 1), allRisk: v.optional(productFields.allRisk, null), employeeIns: v.optional(productFields.employeeIns, null),
});
const AccessoryDraft = v.strictObject({ ...accessoryFields, ...offByDefault, wholeCatalog: v.optional(yesNo, true), productIds: v.optional(Ids, []) });

export const ProductChange = v.strictObject({ version: Version, ...v.partial(v.strictObject(productFields)).entries });
export type ProductChange = v.InferOutput<typeof ProductChange>;
export const AccessoryChange = v.strictObject({ version: Version, ...v.partial(v.strictObject(accessoryFields)).entries });
export type AccessoryChange = v.InferOutput<typeof AccessoryChange>;

const row = {
  id: Id, productName: v.string(), SKU: v.string(), supplierSKU: v.string(), price: MoneySchema, retailPrice: v.nullable(MoneySchema), image: v.string(),
  mandatory: v.boolean(), featured: v.boolean(), hidden: v.boolean(), version: Version,
} as const;
const detail = { productLink: v.string(), description: v.string(), attributes: v.record(v.string(), v.string()) } as const;

/** A product in a list. */
export const ProductRow = v.object({
  ...row, categoryId: Id, categoryName: v.string(), billingPeriod: v.number(), allRisk: v.nullable(MoneySchema), employeeIns: v.nullable(MoneySchema), accessoryCount: Count,
});
export type ProductRow = v.InferOutput<typeof ProductRow>;

/** A product with everything, and the accessories that go with it. */
export const Product = v.object({
  ...ProductRow.entries, ...detail, accessories: v.array(v.object({ id: Id, productName: v.string(), SKU: v.string(), price: MoneySchema, wholeCatalog: v.boolean() })),
});
export type Product = v.InferOutput<typeof Product>;

/** An accessory in a list; `productCount` is how many products it is mapped to. */
export const AccessoryRow = v.object({ ...row, wholeCatalog: v.boolean(), productCount: Count });
export type AccessoryRow = v.InferOutput<typeof AccessoryRow>;

export const Accessory = v.object({ ...AccessoryRow.entries, ...detail, products: v.array(v.object({ id: Id, productName: v.string(), SKU: v.string() })) });
export type Accessory = v.InferOutput<typeof Accessory>;

const flag = v.optional(v.picklist(['true', 'false'], 'invalid-data-provided'));
const sort = sortOf(['productName', 'SKU', 'price', 'createdAt'], 'productName');
const productConditions = { q: pageQuery.q, categoryId: v.optional(Id), hidden: flag, featured: flag, mandatory: flag } as const;
const accessoryConditions = { q: pageQuery.q, productId: v.optional(Id), hidden: flag, featured: flag, mandatory: flag } as const;

export const ProductFilter = v.strictObject({ ...pageQuery, ...productConditions, sort });
export type ProductFilter = v.InferOutput<typeof ProductFilter>;
/** `productId` leaves the accessories that go with one product. */
export const AccessoryFilter = v.strictObject({ ...pageQuery, ...accessoryConditions, sort });
export type AccessoryFilter = v.InferOutput<typeof AccessoryFilter>;

const format = v.optional(v.picklist(['csv', 'xlsx'], 'invalid-data-provided'), 'csv');
/** A file holds the rows in the order in which they were added. */
export const ProductExport = v.strictObject({ format, ...productConditions });
export const AccessoryExport = v.strictObject({ format, ...accessoryConditions });

/** Both ids, or the key that says so (SPEC 8). */
const ProductIds = v.pipe(v.array(Id, 'the-catalog-id-and-product-id-are-required'), v.minLength(1, 'the-catalog-id-and-product-id-are-required'), v.maxLength(200, 'invalid-data-provided'));

type Schema = v.GenericSchema;

function productEndpoints<const Rights extends CatalogRights, One extends Schema, OfProduct extends Schema, OfAccessory extends Schema>(
  { base, rights, ids: areaIds, params }: CatalogArea<Rights, { catalog: One; product: OfProduct; accessory: OfAccessory }>,
) {
  const path = `${base}/catalogs/:catalogId`;
  const ids: PolicyIds = { ...areaIds, 'params.catalogId': 'catalog' };
  const withIds = (more: PolicyIds) => ({ ...rights, ids: { ...ids, ...more } });
  const inCatalog = { policy: withIds({}), params: params.catalog };
  const product = { policy: withIds({ 'params.productId': 'product' }), params: params.product };
  const accessory = { policy: withIds({ 'params.accessoryId': 'accessory' }), params: params.accessory };
  const byCategory = withIds({ 'query.categoryId': 'category' });
  const byProduct = withIds({ 'query.productId': 'product' });
  const removed = dataOf(v.object({ id: Id }));
  return {
    list: endpoint({ method: 'GET', path: `${path}/products`, summary: 'Products of a catalog', ...inCatalog, policy: byCategory, query: ProductFilter, response: pageOf(ProductRow), errors: ['catalog-not-found'] }),
    export: endpoint({
      method: 'GET', path: `${path}/products/export`, summary: 'The filtered products as CSV or XLSX; imported again it changes nothing', ...inCatalog, policy: byCategory, query: ProductExport, ...exported, errors: ['catalog-not-found', 'too-many-rows'],
    }),
    get: endpoint({ method: 'GET', path: `${path}/products/:productId`, summary: 'One product', ...product, response: dataOf(Product), errors: ['catalog-not-found', 'product-not-found'] }),
    create: endpoint({
      method: 'POST', path: `${path}/products`, summary: 'Add a product', status: 201, ...inCatalog, policy: withIds({ 'body.categoryId': 'category' }),
      body: ProductDraft, response: dataOf(Product), errors: ['catalog-not-found', 'category-not-found', 'duplicate-sku'],
    }),
    /** Orders are frozen: a new price is for orders that come (RULES 0.10, scenario 20). */
    change: endpoint({
      method: 'PATCH', path: `${path}/products/:productId`, summary: 'Change a product; existing orders keep their price', ...product,
      policy: withIds({ 'params.productId': 'product', 'body.categoryId': 'category' }), body: ProductChange, response: dataOf(Product),
      errors: ['catalog-not-found', 'product-not-found', 'category-not-found', 'duplicate-sku', 'changed-by-someone-else'],
    }),
    remove: endpoint({
      method: 'DELETE', path: `${path}/products/:productId`, summary: 'Take a product out of the catalog; orders of it stay as they are', ...product, response: removed, errors: ['catalog-not-found', 'product-not-found'],
    }),
    /** All or none: one id that is not in the catalog and nothing is removed. */
    removeMany: endpoint({
      method: 'POST', path: `${path}/products/remove`, summary: 'Take several products out of the catalog', ...inCatalog, policy: withIds({ 'body.productIds': 'product' }),
      body: v.strictObject({ productIds: ProductIds }), response: dataOf(v.object({ removed: Count })), errors: ['catalog-not-found', 'remove-product-from-catalog-failed', 'the-catalog-id-and-product-id-are-required'],
    }),
    listAccessories: endpoint({ method: 'GET', path: `${path}/accessories`, summary: 'Accessories of a catalog', ...inCatalog, policy: byProduct, query: AccessoryFilter, response: pageOf(AccessoryRow), errors: ['catalog-not-found'] }),
    exportAccessories: endpoint({
      method: 'GET', path: `${path}/accessories/export`, summary: 'The filtered accessories as CSV or XLSX; imported again it changes nothing', ...inCatalog, policy: byProduct, query: AccessoryExport, ...exported, errors: ['catalog-not-found', 'too-many-rows'],
    }),
    getAccessory: endpoint({ method: 'GET', path: `${path}/accessories/:accessoryId`, summary: 'One accessory', ...accessory, response: dataOf(Accessory), errors: ['catalog-not-found', 'accessory-not-found'] }),
    createAccessory: endpoint({
      method: 'POST', path: `${path}/accessories`, summary: 'Add an accessory to the whole catalog or to products of it', status: 201, ...inCatalog,
      policy: withIds({ 'body.productIds': 'product' }), body: AccessoryDraft, response: dataOf(Accessory), errors: ['catalog-not-found', 'product-not-found', 'duplicate-sku'],
    }),
    changeAccessory: endpoint({
      method: 'PATCH', path: `${path}/accessories/:accessoryId`, summary: 'Change an accessory and the products that it belongs to', ...accessory,
      policy: withIds({ 'params.accessoryId': 'accessory', 'body.productIds': 'product' }), body: AccessoryChange, response: dataOf(Accessory),
      errors: ['catalog-not-found', 'accessory-not-found', 'product-not-found', 'duplicate-sku', 'changed-by-someone-else'],
    }),
    removeAccessory: endpoint({
      method: 'DELETE', path: `${path}/accessories/:accessoryId`, summary: 'Take an accessory out of the catalog; orders of it stay as they are', ...accessory, response: removed, errors: ['catalog-not-found', 'accessory-not-found'],
    }),
  };
}

export const supplierProducts = productEndpoints(supplierArea);
export const adminProducts = productEndpoints(adminArea);
