import * as v from 'valibot';
import { adminPortal, supplierPortal, type CatalogPortal, type CatalogRights } from './catalog-portal.ts';
import { exported } from './downloads.ts';
import { dataOf, endpoint, Id, pageOf } from './endpoint.ts';
import type { PolicyIds } from './entities.ts';
import { ArchiveReport, PicturesChange } from './pictures.ts';
import { AccessoryExport, AccessoryFilter, ProductExport, ProductFilter } from './product-filters.ts';
import { AccessoryChange, AccessoryDraft, ProductChange, ProductDraft } from './product-forms.ts';
import { Accessory, AccessoryRow, Product, ProductRow } from './product-rows.ts';

const Count = v.pipe(v.number(), v.integer());

/** Both ids, or the key that says so (SPEC 8). */
const ProductIds = v.pipe(
  v.array(Id, 'the-catalog-id-and-product-id-are-required'),
  v.minLength(1, 'the-catalog-id-and-product-id-are-required'),
  v.maxLength(200, 'invalid-data-provided'),
);

const pictureFaults = [
  'file-is-empty',
  'file-too-large',
  'file-type-not-allowed',
  'picture-cannot-be-read',
  'picture-has-too-many-pixels',
  'too-many-pictures',
] as const;

type Schema = v.GenericSchema;

function productEndpoints<
  const Rights extends CatalogRights,
  One extends Schema,
  OfProduct extends Schema,
  OfAccessory extends Schema,
>({
  base,
  rights,
  ids: portalIds,
  params,
}: CatalogPortal<Rights, { catalog: One; product: OfProduct; accessory: OfAccessory }>) {
  const path = `${base}/catalogs/:catalogId`;
  const ids: PolicyIds = { ...portalIds, 'params.catalogId': 'catalog' };
  const withIds = (more: PolicyIds) => ({ ...rights, ids: { ...ids, ...more } });
  const inCatalog = { policy: withIds({}), params: params.catalog };
  const product = { policy: withIds({ 'params.productId': 'product' }), params: params.product };
  const accessory = { policy: withIds({ 'params.accessoryId': 'accessory' }), params: params.accessory };
  const byCategory = withIds({ 'query.categoryId': 'category' });
  const byProduct = withIds({ 'query.productId': 'product' });
  const removed = dataOf(v.object({ id: Id }));
  return {
    list: endpoint('GET', `${path}/products`, {
      summary: 'Products of a catalog',
      ...inCatalog,
      policy: byCategory,
      query: ProductFilter,
      response: pageOf(ProductRow),
      errors: ['catalog-not-found'],
    }),
    export: endpoint('GET', `${path}/products/export`, {
      summary: 'The filtered products as CSV or XLSX; imported again it changes nothing',
      ...inCatalog,
      policy: byCategory,
      query: ProductExport,
      ...exported,
      errors: ['catalog-not-found'],
    }),
    get: endpoint('GET', `${path}/products/:productId`, {
      summary: 'One product',
      ...product,
      response: dataOf(Product),
      errors: ['catalog-not-found', 'product-not-found'],
    }),
    create: endpoint('POST', `${path}/products`, {
      summary: 'Add a product',
      status: 201,
      ...inCatalog,
      policy: withIds({ 'body.categoryId': 'category' }),
      body: ProductDraft,
      response: dataOf(Product),
      errors: ['catalog-not-found', 'category-not-found', 'duplicate-sku'],
    }),
    /** Orders are frozen: a new price is for orders that come (RULES 0.10, scenario 20). */
    change: endpoint('PATCH', `${path}/products/:productId`, {
      summary: 'Change a product; existing orders keep their price',
      ...product,
      policy: withIds({ 'params.productId': 'product', 'body.categoryId': 'category' }),
      body: ProductChange,
      response: dataOf(Product),
      errors: [
        'catalog-not-found',
        'product-not-found',
        'category-not-found',
        'duplicate-sku',
        'changed-by-someone-else',
      ],
    }),
    addPicture: endpoint('POST', `${path}/products/:productId/pictures`, {
      summary: 'Add a picture (JPG, PNG, WebP or AVIF, at most 10 MB), behind the others',
      status: 201,
      ...product,
      upload: true,
      response: dataOf(Product),
      errors: ['catalog-not-found', 'product-not-found', ...pictureFaults],
    }),
    arrangePictures: endpoint('PUT', `${path}/products/:productId/pictures`, {
      summary: 'Order, alternative texts and removal of pictures: those that are not named go',
      ...product,
      policy: withIds({ 'params.productId': 'product', 'body.seen[]': 'picture', 'body.pictures[].id': 'picture' }),
      body: PicturesChange,
      response: dataOf(Product),
      errors: ['catalog-not-found', 'product-not-found', 'too-many-pictures', 'changed-by-someone-else'],
    }),
    addAccessoryPicture: endpoint('POST', `${path}/accessories/:accessoryId/pictures`, {
      summary: 'Add a picture to an accessory, as to a product',
      status: 201,
      ...accessory,
      upload: true,
      response: dataOf(Accessory),
      errors: ['catalog-not-found', 'accessory-not-found', ...pictureFaults],
    }),
    arrangeAccessoryPictures: endpoint('PUT', `${path}/accessories/:accessoryId/pictures`, {
      summary: 'Order, alternative texts and removal of an accessory’s pictures',
      ...accessory,
      policy: withIds({ 'params.accessoryId': 'accessory', 'body.seen[]': 'picture', 'body.pictures[].id': 'picture' }),
      body: PicturesChange,
      response: dataOf(Accessory),
      errors: ['catalog-not-found', 'accessory-not-found', 'too-many-pictures', 'changed-by-someone-else'],
    }),
    addArchive: endpoint('POST', `${path}/pictures`, {
      summary: 'Add the pictures of a ZIP to the products and accessories that its file names mean; one line a file',
      ...inCatalog,
      upload: true,
      response: dataOf(ArchiveReport),
      errors: ['catalog-not-found', 'file-cannot-be-read', 'file-too-large', 'too-many-files'],
    }),
    remove: endpoint('DELETE', `${path}/products/:productId`, {
      summary: 'Take a product out of the catalog; orders of it stay as they are',
      ...product,
      response: removed,
      errors: ['catalog-not-found', 'product-not-found'],
    }),
    /** All or none: one id that is not in the catalog and nothing is removed. */
    removeMany: endpoint('POST', `${path}/products/remove`, {
      summary: 'Take several products out of the catalog',
      ...inCatalog,
      policy: withIds({ 'body.productIds': 'product' }),
      body: v.strictObject({ productIds: ProductIds }),
      response: dataOf(v.object({ removed: Count })),
      errors: ['catalog-not-found', 'remove-product-from-catalog-failed', 'the-catalog-id-and-product-id-are-required'],
    }),
    listAccessories: endpoint('GET', `${path}/accessories`, {
      summary: 'Accessories of a catalog',
      ...inCatalog,
      policy: byProduct,
      query: AccessoryFilter,
      response: pageOf(AccessoryRow),
      errors: ['catalog-not-found'],
    }),
    exportAccessories: endpoint('GET', `${path}/accessories/export`, {
      summary: 'The filtered accessories as CSV or XLSX; imported again it changes nothing',
      ...inCatalog,
      policy: byProduct,
      query: AccessoryExport,
      ...exported,
      errors: ['catalog-not-found'],
    }),
    getAccessory: endpoint('GET', `${path}/accessories/:accessoryId`, {
      summary: 'One accessory',
      ...accessory,
      response: dataOf(Accessory),
      errors: ['catalog-not-found', 'accessory-not-found'],
    }),
    createAccessory: endpoint('POST', `${path}/accessories`, {
      summary: 'Add an accessory to the whole catalog or to products of it',
      status: 201,
      ...inCatalog,
      policy: withIds({ 'body.productIds': 'product' }),
      body: AccessoryDraft,
      response: dataOf(Accessory),
      errors: ['catalog-not-found', 'product-not-found', 'duplicate-sku'],
    }),
    changeAccessory: endpoint('PATCH', `${path}/accessories/:accessoryId`, {
      summary: 'Change an accessory and the products that it belongs to',
      ...accessory,
      policy: withIds({ 'params.accessoryId': 'accessory', 'body.productIds': 'product' }),
      body: AccessoryChange,
      response: dataOf(Accessory),
      errors: [
        'catalog-not-found',
        'accessory-not-found',
        'product-not-found',
        'duplicate-sku',
        'changed-by-someone-else',
      ],
    }),
    removeAccessory: endpoint('DELETE', `${path}/accessories/:accessoryId`, {
      summary: 'Take an accessory out of the catalog; orders of it stay as they are',
      ...accessory,
      response: removed,
      errors: ['catalog-not-found', 'accessory-not-found'],
    }),
  };
}

export const supplierProducts = productEndpoints(supplierPortal);
export const adminProducts = productEndpoints(adminPortal);
