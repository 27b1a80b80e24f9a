import * as v from 'valibot';
import { dataOf, endpoint, Id, pageOf, pageQuery, sortOf } from './endpoint.ts';
import { errorKeys } from './errors.ts';
import { MoneySchema } from './money.ts';
import { OfferSchema } from './offer.ts';
import { OrderingWindowSchema } from './shop-catalogs.ts';

const employee = { roles: ['employee'], boundary: 'employee' } as const;
const bothLanguages = v.object({ 'en-us': v.string(), 'da-dk': v.string() });

/** A card of the shop: the product with the employer's own choices, in the chosen period. */
export const ProductCard = v.object({
  id: Id,
  catalogId: Id,
  subscriptionId: Id,
  category: v.object({ id: Id, name: v.string() }),
  productName: v.string(),
  description: v.string(),
  image: v.string(),
  attributes: v.record(v.string(), v.string()),
  mandatory: v.boolean(),
  featured: v.boolean(),
  /** false: shown with its price missing (price 0.00) */
  orderable: v.boolean(),
  /** the category allows one product and the employee has it */
  isTaken: v.boolean(),
  months: v.number(),
  price: MoneySchema,
  monthlyBeforeSubsidy: MoneySchema,
  subsidyPerMonth: MoneySchema,
  monthlyPrice: MoneySchema,
  /** at the ordinary tax rate; null where the category shows no calculation */
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

const Months = v.optional(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/))]),
    v.transform(Number),
    v.integer(),
    v.minValue(1),
    v.maxValue(120),
  ),
);

export const listShopProducts = endpoint({
  method: 'GET',
  path: '/employee/catalogs/:catalogId/products',
  summary: 'Products of a catalog with price per month before and after subsidy; mandatory first, then featured',
  policy: {
    ...employee,
    ids: { 'params.catalogId': 'catalog', 'query.subscriptionId': 'subscription', 'query.categoryId': 'category' },
  },
  params: v.strictObject({ catalogId: Id }),
  query: v.strictObject({
    ...pageQuery,
    sort: sortOf(['recommended', 'price', 'productName'], 'recommended'),
    subscriptionId: v.optional(Id),
    categoryId: v.optional(Id),
    months: Months,
  }),
  response: pageOf(ProductCard),
  errors: ['catalog-not-found'],
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
  product_link: v.string(),
  attributes: v.record(v.string(), v.string()),
  mandatory: v.boolean(),
  featured: v.boolean(),
  offer: OfferSchema,
  round: OrderingWindowSchema,
  /** what the employee accepts when ordering */
  rules: v.object({ text: bothLanguages, version: v.number() }),
  /** shown under the estimate */
  salaryCalculation: bothLanguages,
  delivery: v.object({
    method: v.picklist(['USER_ADDRESS', 'COMPANY_ADDRESS']),
    name: v.string(),
    addressLine1: v.string(),
    zipCode: v.string(),
    city: v.string(),
  }),
  /** why it cannot be ordered by this employee now */
  refusal: v.nullable(v.picklist(errorKeys)),
});
export type ProductDetail = v.InferOutput<typeof ProductDetail>;

export const getShopProduct = endpoint({
  method: 'GET',
  path: '/employee/products/:productId',
  summary: 'One product with accessories, insurances, rules, tax rates and what is left of the subsidy',
  policy: { ...employee, ids: { 'params.productId': 'product', 'query.subscriptionId': 'subscription' } },
  params: v.strictObject({ productId: Id }),
  query: v.strictObject({ subscriptionId: v.optional(Id) }),
  response: dataOf(ProductDetail),
  errors: ['product-not-found'],
});
