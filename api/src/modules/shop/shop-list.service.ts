import { leadingNumber } from '@portal/contract/attribute-values';
import type { TaxTable } from '@portal/contract/category-terms';
import type { Day } from '@portal/contract/days';
import { firstChoice } from '@portal/contract/offer';
import { quoteOf } from '@portal/contract/quote';
import type { ShopCatalog } from '@portal/contract/shop-catalogs';
import type { ProductCard, ShopFacets } from '@portal/contract/shop-products';
import { mineOf, type TaxChoice } from '@portal/contract/tax-choice';
import type { EmployeeScope } from '../../access/scope.ts';
import type { PageInput } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';
import { smallPath } from '../pictures/index.ts';
import { attributesOf, offerOf } from './offer.mapping.ts';
import { listOrderingWindows, type OrderingWindow } from './ordering-windows.queries.ts';
import { chosenAttributes, countByAttribute } from './shop-attributes.queries.ts';
import {
  countByBrand,
  countByCategory,
  listNamed,
  listPriced,
  listProducts,
  narrowed,
  searchOf,
  type Narrowing,
  type Sorting,
} from './shop-list.queries.ts';
import {
  lastsUntil,
  listAccessories,
  runningOrders,
  type PricedProduct,
  type RunningOrder,
  type ShopProduct,
} from './shop.queries.ts';
import { takenByOf, windowOf } from './shop.service.ts';
import { taxChoiceOf } from './tax-choice.queries.ts';
import { taxTable } from './tax-table.queries.ts';

type Wish = {
  q?: string | undefined;
  subscriptionId?: string | undefined;
  categoryId?: string | undefined;
  brand: readonly string[];
  attribute: readonly string[];
  orderable?: 'yes' | undefined;
};
export type ShopFilter = Wish &
  PageInput & {
    sort: Sorting;
    months?: number | undefined;
    show: 'net' | 'gross';
    taxed?: 'yes' | undefined;
    minPrice?: number | undefined;
    maxPrice?: number | undefined;
  };

/** Catalogs open today with what is left of each one's subsidy. */
export async function shopCatalogs(db: Db, scope: EmployeeScope, today: Day): Promise<ShopCatalog[]> {
  const windows = await listOrderingWindows(db, scope, today);
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
    };
  });
}

/** Everything that is open to the employee as one shop; a catalog of two rounds is in the one that pays more of it. */
async function openShop(db: Db, scope: EmployeeScope, today: Day, wish: Wish) {
  const [windows, running] = await Promise.all([
    listOrderingWindows(db, scope, today, { subscriptionId: wish.subscriptionId }),
    runningOrders(db, scope),
  ]);
  const byCatalog = new Map<string, OrderingWindow>();
  for (const window of windows) {
    const other = byCatalog.get(window.catalogId);
    if (!other || window.subsidyLeft > other.subsidyLeft) byCatalog.set(window.catalogId, window);
  }
  const catalogIds = [...byCatalog.keys()];
  const search = await searchOf(db, catalogIds, wish.q);
  const taken = [...byCatalog.values()].map(({ catalogId, effectDate }) => ({
    catalogId,
    categoryIds: running.filter((order) => lastsUntil(order, effectDate)).map(({ category_id }) => category_id),
  }));
  const narrowing: Narrowing = {
    search,
    categoryId: wish.categoryId,
    brand: wish.brand,
    attributes: chosenAttributes(wish.attribute),
    orderable: wish.orderable && { taken },
  };
  return { byCatalog, catalogIds, running, narrowing };
}

type Shop = Awaited<ReturnType<typeof openShop>>;
/** The country's table of today, and which of its rates the employee reads estimates at. */
type Rates = { taxes: TaxTable; choice: TaxChoice };

/** How many products each category and brand has, each counted without its own choice. */
export async function shopFacets(db: Db, scope: EmployeeScope, today: Day, wish: Wish): Promise<ShopFacets> {
  const { catalogIds, narrowing } = await openShop(db, scope, today, wish);
  const chosen = narrowing.attributes;
  const [categories, brands, attributes] = await Promise.all([
    countByCategory(db, catalogIds, narrowing),
    countByBrand(db, catalogIds, narrowing),
    countByAttribute(db, catalogIds, chosen, (besides) =>
      narrowed(db, catalogIds, { ...narrowing, attributes: chosen.filter(({ name }) => name !== besides) }),
    ),
  ]);
  const counted = <Row extends { products: unknown }>(row: Row) => ({ ...row, products: Number(row.products) });
  return { categories: categories.map(counted), brands: brands.map(counted), attributes };
}

/** One page of cards, priced for this employee in the chosen period or else in the one that the company suggests. */
export async function shopProducts(db: Db, scope: EmployeeScope, today: Day, filter: ShopFilter) {
  const shop = await openShop(db, scope, today, filter);
  const rates = { taxes: await taxTable(db, scope, today), choice: await taxChoiceOf(db, scope) };
  const { catalogIds, narrowing } = shop;
  const { data, meta } =
    decidedByPrice(filter) || narrowing.search.isClose
      ? await pageByPrice(db, shop, rates, filter)
      : await listProducts(db, catalogIds, narrowing, filter);
  const quoted = await quotes(db, shop, rates, data, filter.months);
  const cards = data.flatMap((product) => {
    const { window, quote } = quoted(product) ?? {};
    return window && quote ? [cardOf(product, window, quote, shop.running)] : [];
  });
  return { data: cards, meta, isClose: narrowing.search.isClose };
}

const isUnpriced = ({ price }: PricedProduct) => price === 0;
const decidedByPrice = ({ sort, minPrice, maxPrice }: ShopFilter) =>
  sort.endsWith('price') || minPrice !== undefined || maxPrice !== undefined;

/**
 * A page whose order or limits are in money a month. Subsidy, tax and term make that another one for every person, so
 * it is worked out here and not in SQL: about 5 µs a product. A search of what is spelled alike comes here too, because
 * comparing every name once more only to count costs 150 ms of 15,000 products.
 */
async function pageByPrice(db: Db, shop: Shop, rates: Rates, filter: ShopFilter) {
  const { sort, minPrice = 0, maxPrice = Infinity, page, pageSize } = filter;
  const rows = await listPriced(db, shop.catalogIds, shop.narrowing, sort);
  const quoted = await quotes(db, shop, rates, rows, filter.months);
  const isByPrice = sort.endsWith('price');
  // A price that is missing lies within no limits and comes after every other.
  const missing = filter.minPrice === undefined && filter.maxPrice === undefined ? rows.filter(isUnpriced) : [];
  const priced = rows
    .filter((row) => !isUnpriced(row))
    .map((row) => ({ id: row.id, amount: shownAmount(quoted(row)?.quote, filter) }))
    .filter(({ amount }) => amount >= minPrice && amount <= maxPrice);
  if (isByPrice) priced.sort((a, b) => (sort === 'price' ? a.amount - b.amount : b.amount - a.amount));
  const all = [...priced, ...missing];
  const ids = all.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id);
  return { data: await listNamed(db, shop.catalogIds, ids), meta: { total: all.length, page, pageSize } };
}

type Quote = ReturnType<typeof quoteOf>['quote'];

function shownAmount(quote: Quote | undefined, { show, taxed }: ShopFilter): number {
  const column = show === 'net' && quote?.estimate ? mineOf(quote.estimate) : undefined;
  const outcome = taxed ? column?.alreadyTaxed : column?.notAlreadyTaxed;
  return (outcome?.netPerMonth ?? quote?.monthlyPrice)?.amount ?? 0;
}

/** Prices products with the employer's own choices. */
async function quotes(
  db: Db,
  { byCatalog, catalogIds }: Shop,
  { taxes, choice }: Rates,
  products: readonly PricedProduct[],
  wanted: number | undefined,
) {
  const ids = products.map(({ id }) => id);
  const mandatory = Map.groupBy(
    await listAccessories(db, catalogIds, ids, { mandatory: true }),
    (row) => row.product_id,
  );
  return (product: PricedProduct) => {
    const window = byCatalog.get(product.catalog_id);
    if (!window) return undefined;
    const offer = offerOf(product, window, mandatory.get(product.id) ?? [], taxes);
    const months = wanted !== undefined && window.periods.includes(wanted) ? wanted : undefined;
    return { window, quote: quoteOf(offer, firstChoice(offer, months), choice).quote };
  };
}

/** `64 GB` before `128 GB`. */
const bySize = (a: string, b: string) => (leadingNumber(a) ?? 0) - (leadingNumber(b) ?? 0) || a.localeCompare(b);

function cardOf(
  product: ShopProduct,
  window: OrderingWindow,
  quote: Quote,
  running: readonly RunningOrder[],
): ProductCard {
  const column = quote.estimate && mineOf(quote.estimate);
  const inTheWay = running.find(
    (order) => order.category_id === product.category_id && lastsUntil(order, window.effectDate),
  );
  return {
    id: product.id,
    catalogId: product.catalog_id,
    subscriptionId: window.subscriptionId,
    category: { id: product.category_id, name: product.category_name },
    productName: product.product_name,
    description: product.description.slice(0, 300),
    image: smallPath(product.pictures[0]),
    picture: product.pictures[0] ?? null,
    attributes: attributesOf(product.attributes),
    variants: { ...product.variants, capacities: product.variants.capacities.toSorted(bySize) },
    mandatory: product.mandatory,
    featured: product.featured,
    orderable: product.price > 0,
    takenBy: inTheWay && !product.allow_multiple_products ? takenByOf(inTheWay) : null,
    months: quote.months,
    price: { amount: product.price, currency: window.currency },
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
