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
import { isInvited, listRounds, type Round } from './ordering-windows.queries.ts';
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
export type OpenOffer = { product: ShopProduct; round: Round; accessories: ShopAccessory[]; offer: Offer };

const roundOf = (round: Round) => ({
  subscriptionName: round.subscriptionName,
  startDate: round.startDate,
  endDate: round.endDate,
  effectDate: round.effectDate,
  firstPeriod: round.firstPeriod,
  periods: round.periods,
});

/** Catalogs open today, each with the categories that it shows. */
export async function shopCatalogs(db: Db, scope: EmployeeScope, today: Day): Promise<ShopCatalog[]> {
  const rounds = await listRounds(db, scope, today);
  const categories = await countByCategory(
    db,
    rounds.map(({ catalogId }) => catalogId),
  );
  return rounds.map((round) => {
    const money = (amount: number) => ({ amount, currency: round.currency });
    return {
      id: round.catalogId,
      subscriptionId: round.subscriptionId,
      displayName: round.displayName,
      description: round.description,
      ...roundOf(round),
      subsidy: {
        yearly: money(round.subsidyYearly),
        perMonth: money(round.subsidyPerMonth),
        left: money(round.subsidyLeft),
      },
      categories: categories
        .filter(({ catalog_id }) => catalog_id === round.catalogId)
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
  const [[round], taxes] = await Promise.all([
    listRounds(db, scope, today, { catalogId, subscriptionId: filter.subscriptionId }),
    taxTable(db, scope, today),
  ]);
  if (!round) throw new DomainError('catalog-not-found');
  const { data, meta } = await listProducts(db, catalogId, filter);
  const [mandatory, taken] = await Promise.all([
    listAccessories(
      db,
      catalogId,
      data.map(({ id }) => id),
      { mandatory: true },
    ),
    runningCategories(db, scope, round.effectDate),
  ]);
  const months =
    filter.months !== undefined && round.periods.includes(filter.months) ? filter.months : round.periods[0];
  const cards = data.map((product) => {
    const offer = offerOf(
      product,
      round,
      mandatory.filter(({ product_id }) => product_id === product.id),
      taxes,
    );
    return cardOf({
      product,
      round,
      offer,
      months,
      isTaken: !product.allow_multiple_products && taken.has(product.category_id),
    });
  });
  return { data: cards, meta };
}

type CardInput = { product: ShopProduct; round: Round; offer: Offer; months: number | undefined; isTaken: boolean };

function cardOf({ product, round, offer, months, isTaken }: CardInput): ProductCard {
  const { quote } = quoteOf(offer, firstChoice(offer, months));
  const column = quote.estimate?.columns[0];
  return {
    id: product.id,
    catalogId: product.catalog_id,
    subscriptionId: round.subscriptionId,
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
  { product, round, offer }: OpenOffer,
  delivery: Delivery,
): Pick<ProductDetail, 'offer' | 'round' | 'rules' | 'salaryCalculation' | 'delivery'> {
  return {
    offer,
    round: roundOf(round),
    rules: { text: textsOf(product.rules), version: product.rules_version },
    salaryCalculation: textsOf(product.salary_calculation),
    delivery: {
      method: round.deliveryMethod,
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
  const { product, round } = open;
  const [delivery, isTaken] = await Promise.all([deliveryFor(db, scope, round), isCategoryTaken(db, scope, open)]);
  return {
    id: product.id,
    catalogId: product.catalog_id,
    subscriptionId: round.subscriptionId,
    category: { id: product.category_id, name: product.category_name },
    SKU: product.sku,
    supplierName: round.supplierName,
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
  { product, round }: Pick<OpenOffer, 'product' | 'round'>,
): Promise<boolean> {
  return !product.allow_multiple_products && (await hasRunningOrder(db, scope, product.category_id, round.effectDate));
}

async function findOpenOffer(
  db: Db,
  scope: EmployeeScope,
  today: Day,
  { productId, subscriptionId }: { productId: string; subscriptionId?: string | undefined },
): Promise<OpenOffer | undefined> {
  const [rounds, taxes] = await Promise.all([
    listRounds(db, scope, today, { subscriptionId }),
    taxTable(db, scope, today),
  ]);
  const product = await findProduct(
    db,
    rounds.map(({ catalogId }) => catalogId),
    productId,
  );
  const round = rounds.find(({ catalogId }) => catalogId === product?.catalog_id);
  if (!product || !round) return undefined;
  const accessories = round.accessoriesEnabled ? await listAccessories(db, round.catalogId, [product.id]) : [];
  return { product, round, accessories, offer: offerOf(product, round, accessories, taxes) };
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
  const rounds = await listRounds(db, scope, today, { subscriptionId: wanted.subscriptionId });
  throw new DomainError(rounds.length === 0 ? 'subscription-is-not-open' : 'product-not-found');
}

/** Refuses a choice with every reason at its field; the message is the first reason that is more than a wrong field. */
export function assertChoice(offer: Offer, choice: Choice, further: readonly ErrorDetail[] = []): void {
  const details = [...choiceErrors(offer, choice), ...further];
  if (details.length === 0) return;
  const ofFields: readonly ErrorKey[] = ['required', 'invalid-number', 'invalid-data-provided'];
  const reason = details.find(({ key }) => !ofFields.includes(key));
  throw new DomainError(reason?.key ?? 'invalid-data-provided', details);
}
