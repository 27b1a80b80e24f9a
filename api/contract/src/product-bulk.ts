import * as v from 'valibot';
import { adminPortal, supplierPortal, type CatalogPortal, type CatalogRights } from './catalog-portal.ts';
import { bulkLimit } from './employee-bulk.ts';
import { dataOf, endpoint, Id, requiredLine, Version } from './endpoint.ts';
import type { PolicyIds } from './entities.ts';
import { proportion } from './money.ts';
import { ProductFilter } from './product-filters.ts';

const Count = v.pipe(v.number(), v.integer());

/** Products that one call changes; who has more sends several and sees how far it is. */
export const bulkPieceMax = 200;

/** `pricePercent` in basis points: 250 is 2.5 % more, -1000 is 10 % less. Half an øre rounds up. */
const percent = (min: number, max: number) =>
  v.pipe(
    v.number('required'),
    v.integer('invalid-number'),
    v.minValue(min, 'invalid-number'),
    v.maxValue(max, 'invalid-number'),
  );
/** What a form asks for: by how much prices go up, or down. */
export const RaisedPrices = v.strictObject({ pricePercent: percent(1, 100_000) }, 'required');
export const LoweredPrices = v.strictObject({ pricePercent: percent(1, 9_900) }, 'required');
export const CategoryChange = v.strictObject({ categoryId: v.pipe(requiredLine(), v.uuid('invalid-data-provided')) });

/** What becomes of each product; what is not named stays. */
export const BulkChange = v.strictObject({
  pricePercent: v.optional(percent(-9_900, 100_000)),
  hidden: v.optional(v.boolean()),
  featured: v.optional(v.boolean()),
  categoryId: v.optional(Id),
});
export type BulkChange = v.InferOutput<typeof BulkChange>;

/** A price after a change by `pricePercent`, in minor units; rounds half up, as money does (DECISIONS 5). */
export const changedPrice = (price: number, pricePercent: number): number =>
  proportion(price, 10_000 + pricePercent, 10_000);

const price = v.pipe(Count, v.minValue(0));
/** What a change replaced, by which it is taken back; `version` is that of the row after the change. */
export const ProductBefore = v.strictObject({
  productId: Id,
  version: Version,
  price,
  hidden: v.boolean(),
  featured: v.boolean(),
  categoryId: Id,
});
export type ProductBefore = v.InferOutput<typeof ProductBefore>;

export const bulkOutcomes = ['CHANGED', 'SAME', 'NOT_FOUND', 'CHANGED_BY_OTHER'] as const;
export const BulkResult = v.object({
  productId: Id,
  /** empty where it is not found */
  name: v.string(),
  outcome: v.picklist(bulkOutcomes),
  /** null where nothing was changed */
  before: v.nullable(ProductBefore),
});
export type BulkResult = v.InferOutput<typeof BulkResult>;

const { page: _page, pageSize: _pageSize, count: _count, sort: _sort, ...conditions } = ProductFilter.entries;
/** The same for each call of one act, so that the log tells it once: 2,616 products in fourteen calls. */
const act = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, 'invalid-data-provided')));
const some = <S extends v.GenericSchema>(item: S) =>
  v.pipe(v.array(item), v.nonEmpty('required'), v.maxLength(bulkPieceMax, 'invalid-data-provided'));

function bulkEndpoints<
  const Rights extends CatalogRights,
  One extends v.GenericSchema,
  OfProduct extends v.GenericSchema,
  OfAccessory extends v.GenericSchema,
>({
  base,
  rights,
  ids: portalIds,
  params,
}: CatalogPortal<Rights, { catalog: One; product: OfProduct; accessory: OfAccessory }>) {
  const path = `${base}/catalogs/:catalogId/products`;
  const withIds = (more: PolicyIds) =>
    ({ ...rights, ids: { ...portalIds, 'params.catalogId': 'catalog', ...more } }) as const;
  const results = dataOf(v.object({ results: v.array(BulkResult) }));
  return {
    ids: endpoint('GET', `${path}/ids`, {
      summary: `Every product that matches, for doing something with all of them; the first ${bulkLimit} by name`,
      policy: withIds({ 'query.categoryId': 'category' }),
      params: params.catalog,
      query: v.strictObject(conditions),
      response: dataOf(v.object({ ids: v.array(Id), isAll: v.boolean() })),
      errors: ['catalog-not-found'],
    }),
    change: endpoint('POST', `${path}/changes`, {
      summary: 'Change one thing of several products; each row says what became of it. Orders keep their price',
      policy: withIds({ 'body.productIds[]': 'product', 'body.change.categoryId': 'category' }),
      params: params.catalog,
      body: v.strictObject({ productIds: some(Id), change: BulkChange, act }),
      response: results,
      errors: ['catalog-not-found', 'category-not-found'],
    }),
    undo: endpoint('POST', `${path}/changes/undo`, {
      summary: 'Give products back what a change replaced, where nobody has changed them since',
      policy: withIds({ 'body.rows[].productId': 'product', 'body.rows[].categoryId': 'category' }),
      params: params.catalog,
      body: v.strictObject({ rows: some(ProductBefore), act }),
      response: results,
      errors: ['catalog-not-found', 'category-not-found'],
    }),
  };
}

export const supplierProductBulk = bulkEndpoints(supplierPortal);
export const adminProductBulk = bulkEndpoints(adminPortal);
