import * as v from 'valibot';
import { Id, pageQuery } from './endpoint.ts';
import * as list from './list-fields.ts';

const flag = v.optional(v.picklist(['true', 'false'], 'invalid-data-provided'));
/** Fields of the list, by which it is sorted and filtered. */
export const itemFields = {
  productName: list.text,
  SKU: list.text,
  price: list.money,
  hidden: list.yesNo,
  featured: list.yesNo,
  mandatory: list.yesNo,
  createdAt: list.instant,
} as const;
const sortAndFilter = list.sortAndFilter(itemFields, 'productName');
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

export const ProductFilter = v.strictObject({ ...pageQuery, ...productConditions, ...sortAndFilter });
export type ProductFilter = v.InferOutput<typeof ProductFilter>;
/** `productId` leaves the accessories that go with one product. */
export const AccessoryFilter = v.strictObject({ ...pageQuery, ...accessoryConditions, ...sortAndFilter });
export type AccessoryFilter = v.InferOutput<typeof AccessoryFilter>;

const format = v.optional(v.picklist(['csv', 'xlsx'], 'invalid-data-provided'), 'csv');
/** A file holds the rows in the order in which they were added. */
export const ProductExport = v.strictObject({ format, filter: sortAndFilter.filter, ...productConditions });
export const AccessoryExport = v.strictObject({ format, filter: sortAndFilter.filter, ...accessoryConditions });
