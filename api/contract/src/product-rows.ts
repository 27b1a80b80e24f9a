import * as v from 'valibot';
import { Id, Version } from './endpoint.ts';
import { MoneySchema } from './money.ts';
import { Picture, ProductPicture } from './pictures.ts';

/** Why no employee can order a product, the supplier's own reasons first. */
export const productObstacles = ['HIDDEN', 'NO_PRICE', 'CATEGORY_OFF', 'NOT_ASSIGNED', 'NOT_OFFERED'] as const;
export type ProductObstacle = (typeof productObstacles)[number];

const Count = v.pipe(v.number(), v.integer());

const row = {
  id: Id,
  productName: v.string(),
  SKU: v.string(),
  supplierSKU: v.string(),
  price: MoneySchema,
  retailPrice: v.nullable(MoneySchema),
  /** the web address that its file named; never shown, the portal keeps its own copy */
  image: v.string(),
  /** the main one */
  picture: v.nullable(Picture),
  mandatory: v.boolean(),
  featured: v.boolean(),
  hidden: v.boolean(),
  version: Version,
} as const;
const detail = {
  productLink: v.string(),
  description: v.string(),
  attributes: v.record(v.string(), v.string()),
} as const;

export const ProductRow = v.object({
  ...row,
  categoryId: Id,
  categoryName: v.string(),
  groupKey: v.string(),
  billingPeriod: v.number(),
  allRisk: v.nullable(MoneySchema),
  employeeIns: v.nullable(MoneySchema),
  accessoryCount: Count,
});
export type ProductRow = v.InferOutput<typeof ProductRow>;

/** A product with everything, and the accessories that go with it. */
export const Product = v.object({
  ...ProductRow.entries,
  ...detail,
  pictures: v.array(ProductPicture),
  /** why no employee can order it; empty: one can */
  obstacles: v.array(v.picklist(productObstacles)),
  accessories: v.array(
    v.object({ id: Id, productName: v.string(), SKU: v.string(), price: MoneySchema, wholeCatalog: v.boolean() }),
  ),
});
export type Product = v.InferOutput<typeof Product>;

/** An accessory in a list; `productCount` is how many products it is mapped to. */
export const AccessoryRow = v.object({ ...row, wholeCatalog: v.boolean(), productCount: Count });
export type AccessoryRow = v.InferOutput<typeof AccessoryRow>;

export const Accessory = v.object({
  ...AccessoryRow.entries,
  ...detail,
  pictures: v.array(ProductPicture),
  products: v.array(v.object({ id: Id, productName: v.string(), SKU: v.string() })),
});
export type Accessory = v.InferOutput<typeof Accessory>;
