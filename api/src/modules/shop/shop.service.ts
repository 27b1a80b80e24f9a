import type { Day } from '@portal/contract/days';
import type { ShownDelivery } from '@portal/contract/delivery';
import type { ErrorDetail, ErrorKey } from '@portal/contract/errors';
import type { GiftKind } from '@portal/contract/gifts';
import { choiceErrors, type Choice, type Offer } from '@portal/contract/offer';
import type { ProductDetail, TakenBy } from '@portal/contract/shop-products';
import type { EmployeeScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { listDefinitions } from '../attributes/index.ts';
import { leavingTerms } from '../pay-in-full/index.ts';
import { smallPath } from '../pictures/index.ts';
import { listDeliveries, type OfferedDelivery } from './delivery.queries.ts';
import { giftsOfYear } from './gifts.queries.ts';
import { attributesOf, offerOf, textsOf } from './offer.mapping.ts';
import { isInvited, listOrderingWindows, type OrderingWindow } from './ordering-windows.queries.ts';
import {
  findProduct,
  findRunningOrder,
  listAccessories,
  listVariants,
  type RunningOrder,
  type ShopAccessory,
  type ShopProduct,
} from './shop.queries.ts';
import { taxTable } from './tax-table.queries.ts';

/** A product as the employee may order it now, with everything that freezing an order needs. */
export type OpenOffer = { product: ShopProduct; window: OrderingWindow; accessories: ShopAccessory[]; offer: Offer };

export const windowOf = (window: OrderingWindow) => ({
  subscriptionName: window.subscriptionName,
  startDate: window.startDate,
  endDate: window.endDate,
  effectDate: window.effectDate,
  firstPeriod: window.firstPeriod,
  periods: window.periods,
});

/** What a product page shows of the terms; an order is compared with it (DECISIONS 48). */
export function shownTerms(
  { product, window, offer }: OpenOffer,
  delivery: OfferedDelivery,
): Pick<ProductDetail, 'offer' | 'round' | 'rules' | 'salaryCalculation' | 'delivery'> {
  return {
    offer,
    round: windowOf(window),
    rules: { text: textsOf(product.rules), version: product.rules_version },
    salaryCalculation: textsOf(product.salary_calculation),
    delivery: shownDelivery(delivery),
  };
}

const shownDelivery = ({ method, name, address1, address2, zip, city, country }: OfferedDelivery): ShownDelivery => ({
  method,
  name,
  addressLine1: address1,
  addressLine2: address2,
  zipCode: zip,
  city,
  country,
});

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
  const [deliveries, takenBy, leaving] = await Promise.all([
    listDeliveries(db, scope, window),
    orderInTheWay(db, scope, open),
    leavingTerms(db, scope, window.currency, today),
  ]);
  const [definitions, variants] = [await listDefinitions(db, product.supplier_id), await listVariants(db, product)];
  return {
    id: product.id,
    catalogId: product.catalog_id,
    subscriptionId: window.subscriptionId,
    category: { id: product.category_id, name: product.category_name },
    SKU: product.sku,
    supplierName: window.supplierName,
    description: product.description,
    image: smallPath(product.pictures[0]),
    pictures: product.pictures,
    product_link: product.product_link,
    attributes: attributesOf(product.attributes),
    definitions: definitions.filter(({ kind }) => kind !== 'TEXT'),
    variants: variants.map(({ price, attributes, ...variant }) => ({
      ...variant,
      attributes: attributesOf(attributes),
      orderable: price > 0,
    })),
    mandatory: product.mandatory,
    featured: product.featured,
    ...shownTerms(open, deliveries[0]),
    deliveries: deliveries.map(shownDelivery),
    leaving,
    refusal: product.price === 0 ? 'product-is-not-orderable' : takenBy ? 'one-product-per-category' : null,
    takenBy: takenBy ? takenByOf(takenBy) : null,
  };
}

export const takenByOf = (order: RunningOrder): TakenBy => ({
  orderId: order.id,
  orderNumber: order.order_number,
  expireDate: order.expire_date,
});

/** The running order of a category that allows one product, if the employee has it (RULES 2.1). */
export async function orderInTheWay(
  db: Db,
  scope: EmployeeScope,
  { product, window }: Pick<OpenOffer, 'product' | 'window'>,
): Promise<RunningOrder | undefined> {
  if (product.allow_multiple_products) return undefined;
  return findRunningOrder(db, scope, product.category_id, window.effectDate);
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
  const accessories = window.accessoriesEnabled ? await listAccessories(db, [window.catalogId], [product.id]) : [];
  const offer = offerOf(product, window, accessories, taxes);
  const { gift, vatRate, currency } = offer.terms;
  const given = (kind: GiftKind) => giftsOfYear(db, scope, { kind, currency, vatRate, day: today });
  if (gift) gift.given = await given(gift.kind);
  if (gift?.year) gift.year.given = await given('SMALL');
  return { product, window, accessories, offer };
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
