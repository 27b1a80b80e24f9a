import type { Day } from '@portal/contract/days';
import type { ErrorDetail, ErrorKey } from '@portal/contract/errors';
import { choiceErrors, firstChoice, type Choice, type Offer } from '@portal/contract/offer';
import { quoteOf } from '@portal/contract/quote';
import type { ShopCatalog } from '@portal/contract/shop-catalogs';
import type { ProductCard, ProductDetail } from '@portal/contract/shop-products';
import type { EmployeeScope } from '../../access/scope.ts';
import type { Page } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { deliveryFor, type Delivery } from './delivery.queries.ts';
import { attributesOf, offerOf, textsOf } from './offer.mapping.ts';
import { isInvited, listOrderingWindows, type OrderingWindow } from './ordering-windows.queries.ts';
import {
  countByCategory,
  findProduct,
  hasRunningOrder,
  listAccessories,
  listProducts,
  runningCategories,
  taxTable,
  type ProductFilter,
  type ShopAccessory,
  type ShopProduct,
} from './shop.queries.ts';

/** A product as the employee may order it now, with everything that freezing an order needs. */
export type OpenOffer = { product: ShopProduct; window: OrderingWindow; accessories: ShopAccessory[]; offer: Offer };

const windowOf = (window: OrderingWindow) => ({
  subscriptionName: window.subscriptionName,
  startDate: window.startDate,
  endDate: window.endDate,
  effectDate: window.effectDate,
  firstPeriod: window.firstPeriod,
  periods: window.periods,
});

/** Catalogs open today, each with the categories that it shows. */
export async function shopCatalogs(db: Db, scope: EmployeeScope, today: Day): Promise<ShopCatalog[]> {
  const windows = await listOrderingWindows(db, scope, today);
  const categories = await countByCategory(
    db,
    windows.map(({ catalogId }) => catalogId),
  );
  return windows.map((window) => {
    const money = (amount: number) => ({ amount, currency: window.currency });
    return {
      id: window.catalogId,
      subscriptionId: window.subscriptionId,
      displayName: window.displayName,
      description: window.description,
      ...windowOf(window),
      subsidy: {
        yearly: money(window.subsidyYearly),
        perMonth: money(window.subsidyPerMonth),
        left: money(window.subsidyLeft),
      },
      categories: categories
        .filter(({ catalog_id }) => catalog_id === window.catalogId)
        .map(({ id, name, products }) => ({ id, name, products: Number(products) })),
    };
  });
}

/** Cards of one catalog, priced in the chosen period or else in the subscription's first. 404 `catalog-not-found`. */
export async function shopProducts(
  db: Db,
  scope: EmployeeScope,
  today: Day,
  catalogId: string,
  filter: ProductFilter & { subscriptionId?: string | undefined; months?: number | undefined },
): Promise<Page<ProductCard>> {
  const [[window], taxes] = await Promise.all([
    listOrderingWindows(db, scope, today, { catalogId, subscriptionId: filter.subscriptionId }),
    taxTable(db, scope, today),
  ]);
  if (!window) throw new DomainError('catalog-not-found');
  const { data, meta } = await listProducts(db, catalogId, filter);
  const [mandatory, taken] = await Promise.all([
    listAccessories(
      db,
      catalogId,
      data.map(({ id }) => id),
      { mandatory: true },
    ),
    runningCategories(db, scope, window.effectDate),
  ]);
  const months =
    filter.months !== undefined && window.periods.includes(filter.months) ? filter.months : window.periods[0];
  const cards = data.map((product) => {
    const offer = offerOf(
      product,
      window,
      mandatory.filter(({ product_id }) => product_id === product.id),
      taxes,
    );
    return cardOf({
      product,
      window,
      offer,
      months,
      isTaken: !product.allow_multiple_products && taken.has(product.category_id),
    });
  });
  return { data: cards, meta };
}

type CardInput = {
  product: ShopProduct;
  window: OrderingWindow;
  offer: Offer;
  months: number | undefined;
  isTaken: boolean;
};

function cardOf({ product, window, offer, months, isTaken }: CardInput): ProductCard {
  const { quote } = quoteOf(offer, firstChoice(offer, months));
  const column = quote.estimate?.columns[0];
  return {
    id: product.id,
    catalogId: product.catalog_id,
    subscriptionId: window.subscriptionId,
    category: { id: product.category_id, name: product.category_name },
    productName: product.product_name,
    description: product.description.slice(0, 300),
    image: product.image,
    attributes: attributesOf(product.attributes),
    mandatory: product.mandatory,
    featured: product.featured,
    orderable: product.price > 0,
    isTaken,
    months: quote.months,
    price: offer.price,
    monthlyBeforeSubsidy: quote.monthlyBeforeSubsidy,
    subsidyPerMonth: quote.subsidyPerMonth,
    monthlyPrice: quote.monthlyPrice,
    net: column
      ? {
          rate: column.rate,
          netPerMonth: column.notAlreadyTaxed.netPerMonth,
          taxableCost: column.notAlreadyTaxed.taxableCost,
          alreadyTaxedNetPerMonth: quote.estimate?.asksAlreadyTaxed ? column.alreadyTaxed.netPerMonth : null,
        }
      : null,
  };
}

/** What a product page shows of the terms; an order is compared with it (DECISIONS 48). */
export function shownTerms(
  { product, window, offer }: OpenOffer,
  delivery: Delivery,
): Pick<ProductDetail, 'offer' | 'round' | 'rules' | 'salaryCalculation' | 'delivery'> {
  return {
    offer,
    round: windowOf(window),
    rules: { text: textsOf(product.rules), version: product.rules_version },
    salaryCalculation: textsOf(product.salary_calculation),
    delivery: {
      method: window.deliveryMethod,
      name: delivery.name,
      addressLine1: delivery.address1,
      zipCode: delivery.zip,
      city: delivery.city,
    },
  };
}

/** One product page. 404 `product-not-found` for everything that this employee cannot see today. */
export async function shopProduct(
  db: Db,
  scope: EmployeeScope,
  today: Day,
  productId: string,
  subscriptionId: string | undefined,
): Promise<ProductDetail> {
  const open = await findOpenOffer(db, scope, today, { productId, subscriptionId });
  if (!open) throw new DomainError('product-not-found');
  const { product, window } = open;
  const [delivery, isTaken] = await Promise.all([deliveryFor(db, scope, window), isCategoryTaken(db, scope, open)]);
  return {
    id: product.id,
    catalogId: product.catalog_id,
    subscriptionId: window.subscriptionId,
    category: { id: product.category_id, name: product.category_name },
    SKU: product.sku,
    supplierName: window.supplierName,
    description: product.description,
    image: product.image,
    product_link: product.product_link,
    attributes: attributesOf(product.attributes),
    mandatory: product.mandatory,
    featured: product.featured,
    ...shownTerms(open, delivery),
    refusal: product.price === 0 ? 'product-is-not-orderable' : isTaken ? 'one-product-per-category' : null,
  };
}

/** True when the category allows one product and the employee has it (RULES 2.1 `allow_multiple_products`). */
export async function isCategoryTaken(
  db: Db,
  scope: EmployeeScope,
  { product, window }: Pick<OpenOffer, 'product' | 'window'>,
): Promise<boolean> {
  return !product.allow_multiple_products && (await hasRunningOrder(db, scope, product.category_id, window.effectDate));
}

async function findOpenOffer(
  db: Db,
  scope: EmployeeScope,
  today: Day,
  { productId, subscriptionId }: { productId: string; subscriptionId?: string | undefined },
): Promise<OpenOffer | undefined> {
  const [windows, taxes] = await Promise.all([
    listOrderingWindows(db, scope, today, { subscriptionId }),
    taxTable(db, scope, today),
  ]);
  const product = await findProduct(
    db,
    windows.map(({ catalogId }) => catalogId),
    productId,
  );
  const window = windows.find(({ catalogId }) => catalogId === product?.catalog_id);
  if (!product || !window) return undefined;
  const accessories = window.accessoriesEnabled ? await listAccessories(db, window.catalogId, [product.id]) : [];
  return { product, window, accessories, offer: offerOf(product, window, accessories, taxes) };
}

/**
 * The offer behind a quote or an order. 404 `subscription-not-found` for a subscription that is not the employee's,
 * 409 `subscription-is-not-open` for one that is closed, over or not begun, 404 `product-not-found` for what it does
 * not offer.
 */
export async function openOffer(
  db: Db,
  scope: EmployeeScope,
  today: Day,
  wanted: { productId: string; subscriptionId: string },
): Promise<OpenOffer> {
  const open = await findOpenOffer(db, scope, today, wanted);
  if (open) return open;
  if (!(await isInvited(db, scope, wanted.subscriptionId))) throw new DomainError('subscription-not-found');
  const windows = await listOrderingWindows(db, scope, today, { subscriptionId: wanted.subscriptionId });
  throw new DomainError(windows.length === 0 ? 'subscription-is-not-open' : 'product-not-found');
}

/** Refuses a choice with every reason at its field; the message is the first reason that is more than a wrong field. */
export function assertChoice(offer: Offer, choice: Choice, further: readonly ErrorDetail[] = []): void {
  const details = [...choiceErrors(offer, choice), ...further];
  if (details.length === 0) return;
  const ofFields: readonly ErrorKey[] = ['required', 'invalid-number', 'invalid-data-provided'];
  const reason = details.find(({ key }) => !ofFields.includes(key));
  throw new DomainError(reason?.key ?? 'invalid-data-provided', details);
}
