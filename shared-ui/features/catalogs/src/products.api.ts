import { adminAttributes, supplierAttributes } from '@portal/contract/attributes';
import { listCategoryChoices } from '@portal/contract/categories';
import type { BodyOf } from '@portal/contract/endpoint';
import type { PicturesChange } from '@portal/contract/pictures';
import {
  adminProductBulk,
  supplierProductBulk,
  type BulkChange,
  type ProductBefore,
} from '@portal/contract/product-bulk';
import type { AccessoryFilter, ProductFilter } from '@portal/contract/product-filters';
import type { AccessoryChange, ProductChange } from '@portal/contract/product-forms';
import { adminProducts, supplierProducts } from '@portal/contract/products';
import { call, download, listOf, queryOf } from '@portal/shared-ui';
import type { CatalogContext } from './catalog-context.ts';
import { contextKey, withSupplier } from './catalogs.api.ts';

/** The calls about products and accessories of one catalog. */
export function productApi(context: CatalogContext, catalogId: string) {
  // The two sets differ in path and rights only; the address is right either way.
  const endpoints = (context.portal === 'supplier' ? supplierProducts : adminProducts) as typeof adminProducts;
  const definitions = (context.portal === 'supplier' ? supplierAttributes : adminAttributes) as typeof adminAttributes;
  const bulk = (context.portal === 'supplier' ? supplierProductBulk : adminProductBulk) as typeof adminProductBulk;
  const key = [...contextKey(context), 'items', catalogId] as const;
  const inCatalog = withSupplier(context, { catalogId });
  return {
    list: (query: ProductFilter) => listOf([...key, 'products', query], endpoints.list, { params: inCatalog, query }),
    one: (productId: string) =>
      queryOf([...key, 'product', productId], endpoints.get, { params: { ...inCatalog, productId } }),
    /** the first products whose name or SKU holds the text */
    search: async (q: string) => (await call(endpoints.list, { params: inCatalog, query: { q, pageSize: 20 } })).data,
    create: (body: BodyOf<typeof endpoints.create>) => call(endpoints.create, { params: inCatalog, body }),
    change: (productId: string) => (body: ProductChange) =>
      call(endpoints.change, { params: { ...inCatalog, productId }, body }),
    addPicture: (productId: string) => (file: File) =>
      call(endpoints.addPicture, { params: { ...inCatalog, productId }, body: file }),
    addAccessoryPicture: (accessoryId: string) => (file: File) =>
      call(endpoints.addAccessoryPicture, { params: { ...inCatalog, accessoryId }, body: file }),
    arrangeAccessoryPictures: (accessoryId: string) => (body: PicturesChange) =>
      call(endpoints.arrangeAccessoryPictures, { params: { ...inCatalog, accessoryId }, body }),
    addArchive: (file: File) => call(endpoints.addArchive, { params: inCatalog, body: file }),
    arrangePictures: (productId: string) => (body: PicturesChange) =>
      call(endpoints.arrangePictures, { params: { ...inCatalog, productId }, body }),
    attributes: queryOf([...contextKey(context), 'attributes'], definitions.list, {
      params: withSupplier(context, {}),
    }),
    defineAttributes: (body: BodyOf<typeof definitions.save>) =>
      call(definitions.save, { params: withSupplier(context, {}), body }),
    ids: async ({ page: _page, pageSize: _size, count: _count, sort: _sort, ...query }: ProductFilter) =>
      (await call(bulk.ids, { params: inCatalog, query })).data,
    changeMany: async (productIds: string[], change: BulkChange, act: string) =>
      (await call(bulk.change, { params: inCatalog, body: { productIds, change, act } })).data.results,
    undoMany: async (rows: ProductBefore[], act: string) =>
      (await call(bulk.undo, { params: inCatalog, body: { rows, act } })).data.results,
    removeMany: (productIds: string[]) => call(endpoints.removeMany, { params: inCatalog, body: { productIds } }),
    export: (
      { page: _page, pageSize: _size, count: _count, sort: _sort, ...filter }: ProductFilter,
      format: 'csv' | 'xlsx',
    ) => download(endpoints.export, { params: inCatalog, query: { ...filter, format } }, `products.${format}`),
    accessories: (query: AccessoryFilter) =>
      listOf([...key, 'accessories', query], endpoints.listAccessories, { params: inCatalog, query }),
    accessory: (accessoryId: string) =>
      queryOf([...key, 'accessory', accessoryId], endpoints.getAccessory, { params: { ...inCatalog, accessoryId } }),
    createAccessory: (body: BodyOf<typeof endpoints.createAccessory>) =>
      call(endpoints.createAccessory, { params: inCatalog, body }),
    changeAccessory: (accessoryId: string) => (body: AccessoryChange) =>
      call(endpoints.changeAccessory, { params: { ...inCatalog, accessoryId }, body }),
    removeAccessory: (accessoryId: string) =>
      call(endpoints.removeAccessory, { params: { ...inCatalog, accessoryId } }),
    exportAccessories: (
      { page: _page, pageSize: _size, count: _count, sort: _sort, ...filter }: AccessoryFilter,
      format: 'csv' | 'xlsx',
    ) =>
      download(
        endpoints.exportAccessories,
        { params: inCatalog, query: { ...filter, format } },
        `accessories.${format}`,
      ),
  };
}
export type ProductApi = ReturnType<typeof productApi>;

export const categoryChoices = queryOf(['category-choices'], listCategoryChoices);
