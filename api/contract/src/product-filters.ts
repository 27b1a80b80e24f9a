import * as v from 'valibot';
import { Id, pageQuery, sortOf } from './endpoint.ts';

const flag = v.optional(v.picklist(['true', 'false'], 'invalid-data-provided'));
const sort = sortOf(['productName', 'SKU', 'price', 'createdAt'], 'productName');
const productConditions = {
  q: pageQuery.q,
  categoryId: v.optional(Id),
  hidden: flag,
  featured: flag,
  mandatory: flag,
} as const;
const accessoryConditions = {
  q: pageQuery.q,
  productId: v.optional(Id),
  hidden: flag,
  featured: flag,
  mandatory: flag,
} as const;

export const ProductFilter = v.strictObject({ ...pageQuery, ...productConditions, sort });
export type ProductFilter = v.InferOutput<typeof ProductFilter>;
/** `productId` leaves the accessories that go with one product. */
export const AccessoryFilter = v.strictObject({ ...pageQuery, ...accessoryConditions, sort });
export type AccessoryFilter = v.InferOutput<typeof AccessoryFilter>;

const format = v.optional(v.picklist(['csv', 'xlsx'], 'invalid-data-provided'), 'csv');
/** A file holds the rows in the order in which they were added. */
export const ProductExport = v.strictObject({ format, ...productConditions });
export const AccessoryExport = v.strictObject({ format, ...accessoryConditions });
