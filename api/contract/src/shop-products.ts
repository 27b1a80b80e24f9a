import * as v from 'valibot';
import { AttributeDefinition, attributeKinds } from './attributes.ts';
import { ShownDelivery } from './delivery.ts';
import { dataOf, employee, endpoint, Id, line, pageOf, pageQuery } from './endpoint.ts';
import { errorKeys } from './errors.ts';
import { LeavingTerms } from './leave-early.ts';
import { MoneySchema } from './money.ts';
import { OfferSchema } from './offer.ts';
import { Picture } from './pictures.ts';
import { OrderingWindowSchema } from './shop-catalogs.ts';

const bothLanguages = v.object({ 'en-us': v.string(), 'da-dk': v.string() });

/** The employee's running order in a category that allows one product. */
export const TakenBy = v.object({
  orderId: Id,
  orderNumber: v.number(),
  /** the last day of its last draw's period; null before it is shipped */
  expireDate: v.nullable(v.string()),
});
export type TakenBy = v.InferOutput<typeof TakenBy>;

/** A card of the shop: the product with the employer's own choices, in the chosen period. */
export const ProductCard = v.object({
  id: Id,
  catalogId: Id,
  subscriptionId: Id,
  category: v.object({ id: Id, name: v.string() }),
  productName: v.string(),
  description: v.string(),
  /** path of the main picture in the smallest width, or empty */
  image: v.string(),
  picture: v.nullable(Picture),
  attributes: v.record(v.string(), v.string()),
  /** of the same product, this one included; the card stands for all of them */
  variants: v.object({
    count: v.number(),
    colours: v.number(),
    colourNames: v.array(v.string()),
    /** smallest first */
    capacities: v.array(v.string()),
  }),
  mandatory: v.boolean(),
  featured: v.boolean(),
  /** false: shown with its price missing (price 0.00) */
  orderable: v.boolean(),
  /** the order that stands in its way: the category allows one product and the employee has it */
  takenBy: v.nullable(TakenBy),
  months: v.number(),
  price: MoneySchema,
  monthlyBeforeSubsidy: MoneySchema,
  subsidyPerMonth: MoneySchema,
  monthlyPrice: MoneySchema,
  /** at the employee's own choice of tax rate; null where the category shows no calculation */
  net: v.nullable(
    v.object({
      rate: v.number(),
      /** what the employee notices in the net pay, tax on the benefit included */
      netPerMonth: MoneySchema,
      taxableCost: MoneySchema,
      /** the same for an employee who is already taxed of free phone; null where that makes no difference */
      alreadyTaxedNetPerMonth: v.nullable(MoneySchema),
    }),
  ),
});
export type ProductCard = v.InferOutput<typeof ProductCard>;

/** A number of a query, also as its text. */
const Whole = (min: number, max: number) =>
  v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/))]),
      v.transform(Number),
      v.integer(),
      v.minValue(min),
      v.maxValue(max),
    ),
  );
/** One or several of a query: `brand=A&brand=B`. */
const Several = v.optional(
  v.pipe(
    v.union([line(120), v.array(line(120))]),
    v.transform((chosen) => [chosen].flat()),
    v.maxLength(20),
  ),
  [],
);
const AmountMax = 100_000_000_000;

const shopSorts = ['recommended', 'price', '-price', 'productName', '-productName', '-recommended'] as const;
/** What narrows the shop; counts follow it as the list does. */
const narrowing = {
  q: pageQuery.q,
  subscriptionId: v.optional(Id),
  categoryId: v.optional(Id),
  brand: Several,
  /** `name:value`, one of the values of each named attribute */
  attribute: Several,
  /** `yes` leaves out what has no price and categories in which the employee has their one product */
  orderable: v.optional(v.picklist(['yes'])),
} as const;

export const listShopProducts = endpoint('GET', '/employee/products', {
  summary: 'One shop: products of every open round with their price a month; mandatory first, then featured',
  policy: { ...employee, ids: { 'query.subscriptionId': 'subscription', 'query.categoryId': 'category' } },
  query: v.strictObject({
    ...narrowing,
    page: pageQuery.page,
    pageSize: pageQuery.pageSize,
    count: pageQuery.count,
    sort: v.optional(v.picklist(shopSorts), 'recommended'),
    months: Whole(1, 120),
    /** the price a month as the cards show it, in minor units: net or gross, with or without phone tax */
    show: v.optional(v.picklist(['net', 'gross']), 'net'),
    taxed: v.optional(v.picklist(['yes'])),
    minPrice: Whole(0, AmountMax),
    maxPrice: Whole(0, AmountMax),
  }),
  response: v.object({
    ...pageOf(ProductCard).entries,
    /** true: nothing is written as the search is, and these are spelled alike */
    isClose: v.boolean(),
  }),
});

const Counted = { products: v.number() } as const;

/** What the shop can be narrowed to, with how many products each choice leaves. */
export const ShopFacets = v.object({
  categories: v.array(v.object({ id: Id, name: v.string(), ...Counted })),
  brands: v.array(v.object({ name: v.string(), ...Counted })),
  /** numbers by size, others by how many have them */
  attributes: v.array(
    v.object({
      name: v.string(),
      kind: v.picklist(attributeKinds),
      unit: v.string(),
      values: v.array(v.object({ value: v.string(), ...Counted })),
    }),
  ),
});
export type ShopFacets = v.InferOutput<typeof ShopFacets>;

export const getShopFacets = endpoint('GET', '/employee/products/facets', {
  summary: 'Categories and brands of the shop with their numbers, each counted without its own choice',
  policy: { ...employee, ids: { 'query.subscriptionId': 'subscription', 'query.categoryId': 'category' } },
  query: v.strictObject(narrowing),
  response: dataOf(ShopFacets),
});

export const ProductDetail = v.object({
  id: Id,
  catalogId: Id,
  subscriptionId: Id,
  category: v.object({ id: Id, name: v.string() }),
  SKU: v.string(),
  supplierName: v.string(),
  description: v.string(),
  image: v.string(),
  pictures: v.array(Picture),
  product_link: v.string(),
  attributes: v.record(v.string(), v.string()),
  /** what the attributes hold, for those whose value is more than a text */
  definitions: v.array(AttributeDefinition),
  /** all variants of the product, this one included; one alone has none */
  variants: v.array(
    v.object({ id: Id, productName: v.string(), attributes: v.record(v.string(), v.string()), orderable: v.boolean() }),
  ),
  mandatory: v.boolean(),
  featured: v.boolean(),
  offer: OfferSchema,
  round: OrderingWindowSchema,
  /** what the employee accepts when ordering */
  rules: v.object({ text: bothLanguages, version: v.number() }),
  /** shown under the estimate */
  salaryCalculation: bothLanguages,
  /** as the subscription says; `deliveries` begins with it and names what else may be chosen */
  delivery: ShownDelivery,
  deliveries: v.array(ShownDelivery),
  /** what leaving early is worked out with (`leavingCosts`) */
  leaving: LeavingTerms,
  /** why it cannot be ordered by this employee now */
  refusal: v.nullable(v.picklist(errorKeys)),
  takenBy: v.nullable(TakenBy),
});
export type ProductDetail = v.InferOutput<typeof ProductDetail>;

export const getShopProduct = endpoint('GET', '/employee/products/:productId', {
  summary: 'One product with accessories, insurances, rules, tax rates and what is left of the subsidy',
  policy: { ...employee, ids: { 'params.productId': 'product', 'query.subscriptionId': 'subscription' } },
  params: v.strictObject({ productId: Id }),
  query: v.strictObject({ subscriptionId: v.optional(Id) }),
  response: dataOf(ProductDetail),
  errors: ['product-not-found', 'vat-missing'],
});
