import * as v from 'valibot';
import { dataOf, endpoint, Id, pageOf, pageQuery, sortOf } from './endpoint.ts';
import { errorKeys } from './errors.ts';
import { MoneySchema } from './money.ts';
import { choiceEntries, OfferSchema } from './offer.ts';
import { QuoteSchema } from './quote.ts';

const employee = { roles: ['employee'], boundary: 'employee' } as const;
const bothLanguages = v.object({ 'en-us': v.string(), 'da-dk': v.string() });

/** The part of a subscription that an employee meets in the shop. */
const RoundSchema = v.object({
  subscriptionName: v.string(),
  startDate: v.string(),
  endDate: v.string(),
  /** the first day a draw counts */
  effectDate: v.string(),
  /** the payroll month of the first draw, when the goods arrive in time */
  firstPeriod: v.string(),
  periods: v.array(v.number()),
});

export const EmployeeSubscription = v.object({
  id: Id,
  ...RoundSchema.entries,
  /** upcoming ones are named so that an empty shop can say when it opens */
  state: v.picklist(['active', 'upcoming']),
  allRisk: v.boolean(),
  employeeIns: v.boolean(),
  deliveryMethod: v.picklist(['USER_ADDRESS', 'COMPANY_ADDRESS']),
});
export type EmployeeSubscription = v.InferOutput<typeof EmployeeSubscription>;

export const listEmployeeSubscriptions = endpoint({
  method: 'GET', path: '/employee/subscriptions', summary: 'Open subscriptions the employee is invited to, running now or about to start',
  policy: employee,
  response: dataOf(v.array(EmployeeSubscription)),
});

export const openSubscriptions = endpoint({
  method: 'POST', path: '/employee/subscriptions/opened', summary: 'Note that the employee has looked at the running subscriptions; repeating it changes nothing',
  policy: employee,
  response: dataOf(v.object({ opened: v.number() })),
});

/** One catalog in one running subscription. */
export const ShopCatalog = v.object({
  id: Id,
  subscriptionId: Id,
  displayName: v.string(),
  description: v.string(),
  ...RoundSchema.entries,
  subsidy: OfferSchema.entries.subsidy,
  categories: v.array(v.object({ id: Id, name: v.string(), products: v.number() })),
});
export type ShopCatalog = v.InferOutput<typeof ShopCatalog>;

export const listShopCatalogs = endpoint({
  method: 'GET', path: '/employee/catalogs', summary: 'Catalogs that the employee can order from today, with categories and what is left of the subsidy',
  policy: employee,
  response: dataOf(v.array(ShopCatalog)),
});

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
  net: v.nullable(v.object({
    rate: v.number(),
    /** what the employee notices in the net pay, tax on the benefit included */
    netPerMonth: MoneySchema,
    taxableCost: MoneySchema,
    /** the same for somebody who is already taxed of free phone; null where that makes no difference */
    alreadyTaxedNetPerMonth: v.nullable(MoneySchema),
  })),
});
export type ProductCard = v.InferOutput<typeof ProductCard>;

const Months = v.optional(v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/))]), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(120)));

export const listShopProducts = endpoint({
  method: 'GET', path: '/employee/catalogs/:catalogId/products', summary: 'Products of a catalog with price per month before and after subsidy; mandatory first, then featured',
  policy: { ...employee, ids: { 'params.catalogId': 'catalog', 'query.subscriptionId': 'subscription', 'query.categoryId': 'category' } },
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
  round: RoundSchema,
  /** what the employee accepts when ordering */
  rules: v.object({ text: bothLanguages, version: v.number() }),
  /** shown under the estimate */
  salaryCalculation: bothLanguages,
  delivery: v.object({ method: v.picklist(['USER_ADDRESS', 'COMPANY_ADDRESS']), name: v.string(), addressLine1: v.string(), zipCode: v.string(), city: v.string() }),
  /** why it cannot be ordered by this employee now */
  refusal: v.nullable(v.picklist(errorKeys)),
});
export type ProductDetail = v.InferOutput<typeof ProductDetail>;

export const getShopProduct = endpoint({
  method: 'GET', path: '/employee/products/:productId', summary: 'One product with accessories, insurances, rules, tax rates and what is left of the subsidy',
  policy: { ...employee, ids: { 'params.productId': 'product', 'query.subscriptionId': 'subscription' } },
  params: v.strictObject({ productId: Id }),
  query: v.strictObject({ subscriptionId: v.optional(Id) }),
  response: dataOf(ProductDetail),
  errors: ['product-not-found'],
});

const orderEntries = { subscriptionId: Id, productId: Id, ...choiceEntries };
const orderIds = { 'body.subscriptionId': 'subscription', 'body.productId': 'product', 'body.accessoryIds': 'accessory' } as const;
const choiceFaults = [
  'subscription-not-found', 'product-not-found', 'accessory-not-found', 'subscription-is-not-open', 'product-is-not-orderable', 'too-many-accessories',
  'accessories-too-expensive', 'accessory-is-mandatory', 'termination-insurance-needs-all-risk',
] as const;

export const quoteChoice = endpoint({
  method: 'POST', path: '/employee/quote', summary: 'Price a choice: monthly draw with its lines, and the estimate for each tax level',
  policy: { ...employee, ids: orderIds },
  body: v.strictObject(orderEntries),
  response: dataOf(QuoteSchema),
  errors: choiceFaults,
});

export const PlacedOrder = v.object({ id: Id, orderNumber: v.number(), status: v.literal('ORDERED'), monthlyPrice: MoneySchema });

export const placeOrder = endpoint({
  method: 'POST', path: '/employee/orders', summary: 'Order: everything is frozen, a confirmation with the addendum follows by mail',
  policy: { ...employee, ids: orderIds },
  body: v.strictObject({ ...orderEntries, acceptedRules: v.optional(v.boolean('invalid-data-provided'), false) }),
  response: dataOf(PlacedOrder),
  status: 201,
  errors: [...choiceFaults, 'one-product-per-category', 'invalid-data-provided', 'you-do-not-have-permission-to-do-this-action'],
});
