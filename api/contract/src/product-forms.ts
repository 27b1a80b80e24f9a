import * as v from 'valibot';
import { Id, line, requiredLine, text, Version } from './endpoint.ts';
import { Minor } from './money.ts';

/** The attributes that SPEC 3 names; a product may have others beside them. */
export const knownAttributes = [
  'brand',
  'model',
  'colour',
  'capacity',
  'screenSize',
  'weight',
  'os',
  'dualSim',
  'network',
  'wifi',
  'GTIN',
] as const;
export type KnownAttribute = (typeof knownAttributes)[number];

/** Names that lead to the reader's own machine or network, and a number in the place of a name. */
const notPublic = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|\d+|0x[\da-f]*)\.?$/i;

/**
 * An address of the public web by its name, encrypted: not a number, not a name of the reader's own network, and
 * without a name or password in it, which would show the reader another address than it leads to.
 */
export function isWebLink(text: string): boolean {
  if (!/^https:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  const isPublic = /^[^.[\]]+(\.[^.[\]]+)+\.?$/.test(hostname) && !notPublic.test(hostname);
  return isPublic && username === '' && password === '';
}

/** A web address or nothing. Nothing else is ever put into a page as a picture or link (SECURITY T11). */
export const WebLink = v.pipe(
  line(2_000),
  v.check((link) => link === '' || isWebLink(link), 'invalid-link'),
);

const Attributes = v.pipe(
  v.record(v.pipe(line(60), v.nonEmpty('required')), line(200), 'invalid-data-provided'),
  v.check((attributes) => Object.keys(attributes).length <= 60, 'invalid-data-provided'),
);
const BillingPeriod = v.pipe(
  v.number('invalid-number'),
  v.integer('invalid-number'),
  v.minValue(1, 'invalid-number'),
  v.maxValue(60, 'invalid-number'),
);
/** Products of a catalog with the same key are variants of one; empty: of none. */
const GroupKey = line(100);
const yesNo = v.boolean('invalid-data-provided');
const Ids = v.pipe(v.array(Id, 'invalid-data-provided'), v.maxLength(2_000, 'invalid-data-provided'));

/**
 * What products and accessories share. `price` ex VAT and `retailPrice` incl. VAT, minor units of the catalog's
 * currency.
 */
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

/**
 * `allRisk` and `employeeIns` are premiums a month ex VAT, null: not offered. `billingPeriod`: months that `price`
 * covers in a running service.
 */
const productFields = {
  ...goods,
  categoryId: v.pipe(v.string('required'), v.uuid('required')),
  groupKey: GroupKey,
  billingPeriod: BillingPeriod,
  allRisk: v.nullable(Minor),
  employeeIns: v.nullable(Minor),
} as const;
/** An accessory belongs to the whole catalog, or to the products named. */
const accessoryFields = { ...goods, wholeCatalog: yesNo, productIds: Ids } as const;

const offByDefault = {
  supplierSKU: v.optional(goods.supplierSKU, ''),
  retailPrice: v.optional(goods.retailPrice, null),
  productLink: v.optional(WebLink, ''),
  image: v.optional(WebLink, ''),
  description: v.optional(goods.description, ''),
  mandatory: v.optional(yesNo, false),
  featured: v.optional(yesNo, false),
  hidden: v.optional(yesNo, false),
  attributes: v.optional(Attributes, {}),
} as const;

/** Every field, as the form checks them. */
export const ProductForm = v.strictObject(productFields);
export type ProductForm = v.InferOutput<typeof ProductForm>;
export const AccessoryForm = v.strictObject(accessoryFields);
export type AccessoryForm = v.InferOutput<typeof AccessoryForm>;

export const ProductDraft = v.strictObject({
  ...productFields,
  ...offByDefault,
  groupKey: v.optional(GroupKey, ''),
  billingPeriod: v.optional(BillingPeriod, 1),
  allRisk: v.optional(productFields.allRisk, null),
  employeeIns: v.optional(productFields.employeeIns, null),
});
export const AccessoryDraft = v.strictObject({
  ...accessoryFields,
  ...offByDefault,
  wholeCatalog: v.optional(yesNo, true),
  productIds: v.optional(Ids, []),
});

export const ProductChange = v.strictObject({ version: Version, ...v.partial(v.strictObject(productFields)).entries });
export type ProductChange = v.InferOutput<typeof ProductChange>;
export const AccessoryChange = v.strictObject({
  version: Version,
  ...v.partial(v.strictObject(accessoryFields)).entries,
});
export type AccessoryChange = v.InferOutput<typeof AccessoryChange>;
