import { MoneySchema, type Money } from '@portal/contract/money';
import type { AccessoryChange, AccessoryForm, ProductChange, ProductForm } from '@portal/contract/product-forms';
import type { Accessory, Product } from '@portal/contract/product-rows';
import * as v from 'valibot';
import { recordAudit } from '../../access/audit.ts';
import { requireOwnedCatalog, type CatalogOwner, type OwnedCatalog } from '../../access/catalog-owner.ts';
import { changesOf } from '../../access/changes-of.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { typedAttributes } from '../attributes/index.ts';
import { getAccessory, insertAccessory, markAccessoryRemoved, updateAccessory } from './accessories.queries.ts';
import { assertCategory, getProduct, insertProduct, markProductsRemoved, updateProduct } from './products.queries.ts';

export type Moment = { now: Date; requestId: string };

type Priced = { price: Money };
/** What the log keeps of a change: the names of the fields, and what became of prices, switches and the category. */
function changeDetail(catalogId: string, change: Partial<ProductChange>, before: Priced, after: Priced) {
  const fields = Object.keys(change).filter((field) => field !== 'version');
  const [old, now] = [plainOf(before), plainOf(after)];
  return { catalogId, fields, currency: after.price.currency, ...changesOf(old, now, fields) };
}

/** Amounts without their currency, which the line has once. */
const plainOf = (item: object) =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, v.is(MoneySchema, value) ? value.amount : value]),
  );

/** The change with the values of its attributes in the spelling of their kinds, where it has any. */
async function withTyped<Change extends { attributes?: Record<string, string> | undefined }>(
  db: Db,
  { supplierId }: OwnedCatalog,
  change: Change,
): Promise<Change> {
  return change.attributes
    ? { ...change, attributes: await typedAttributes(db, supplierId, change.attributes) }
    : change;
}

export async function createProduct(
  db: Db,
  owner: CatalogOwner,
  catalogId: string,
  form: ProductForm,
  { now, requestId }: Moment,
): Promise<Product> {
  const catalog = await requireOwnedCatalog(db, owner, catalogId);
  await assertCategory(db, form.categoryId);
  const attributes = await typedAttributes(db, catalog.supplierId, form.attributes);
  const id = await insertProduct(db, catalog, { ...form, attributes }, now);
  await recordAudit(db, { now, scope: owner, requestId }, 'product.created', ['product', id], {
    catalogId,
    SKU: form.SKU,
    price: form.price,
    currency: catalog.currency,
  });
  return getProduct(db, catalog, id, now);
}

/** Orders were frozen when they were made: a new price is for orders that come (RULES 0.10, scenario 20). */
export async function changeProduct(
  db: Db,
  owner: CatalogOwner,
  catalogId: string,
  id: string,
  change: ProductChange,
  { now, requestId }: Moment,
): Promise<Product> {
  const catalog = await requireOwnedCatalog(db, owner, catalogId);
  const before = await getProduct(db, catalog, id, now);
  if (change.categoryId !== before.categoryId) await assertCategory(db, change.categoryId);
  await updateProduct(db, catalog, id, await withTyped(db, catalog, change));
  const after = await getProduct(db, catalog, id, now);
  await recordAudit(
    db,
    { now, scope: owner, requestId },
    'product.changed',
    ['product', id],
    changeDetail(catalogId, change, before, after),
  );
  return after;
}

/**
 * All of them or none; a product that was ordered leaves the catalog and stays with its orders.
 *
 * @throws DomainError `missing` when one id is not in the catalog
 */
export async function removeProducts(
  db: Db,
  owner: CatalogOwner,
  catalogId: string,
  ids: readonly string[],
  missing: 'product-not-found' | 'remove-product-from-catalog-failed',
  { now, requestId }: Moment,
): Promise<number> {
  const catalog = await requireOwnedCatalog(db, owner, catalogId);
  const wanted = [...new Set(ids)];
  const removed = await markProductsRemoved(db, catalog, wanted, now);
  if (removed !== wanted.length) throw new DomainError(missing);
  for (const id of wanted)
    await recordAudit(db, { now, scope: owner, requestId }, 'product.removed', ['product', id], { catalogId });
  return removed;
}

export async function createAccessory(
  db: Db,
  owner: CatalogOwner,
  catalogId: string,
  form: AccessoryForm,
  { now, requestId }: Moment,
): Promise<Accessory> {
  const catalog = await requireOwnedCatalog(db, owner, catalogId);
  const attributes = await typedAttributes(db, catalog.supplierId, form.attributes);
  const id = await insertAccessory(db, catalog, { ...form, attributes }, now);
  await recordAudit(db, { now, scope: owner, requestId }, 'accessory.created', ['accessory', id], {
    catalogId,
    SKU: form.SKU,
    price: form.price,
    currency: catalog.currency,
  });
  return getAccessory(db, catalog, id);
}

export async function changeAccessory(
  db: Db,
  owner: CatalogOwner,
  catalogId: string,
  id: string,
  change: AccessoryChange,
  { now, requestId }: Moment,
): Promise<Accessory> {
  const catalog = await requireOwnedCatalog(db, owner, catalogId);
  const before = await getAccessory(db, catalog, id);
  await updateAccessory(db, catalog, id, await withTyped(db, catalog, change));
  const after = await getAccessory(db, catalog, id);
  await recordAudit(
    db,
    { now, scope: owner, requestId },
    'accessory.changed',
    ['accessory', id],
    changeDetail(catalogId, change, before, after),
  );
  return after;
}

/** @throws DomainError `accessory-not-found` */
export async function removeAccessory(
  db: Db,
  owner: CatalogOwner,
  catalogId: string,
  id: string,
  { now, requestId }: Moment,
): Promise<{ id: string }> {
  const catalog = await requireOwnedCatalog(db, owner, catalogId);
  await markAccessoryRemoved(db, catalog, id, now);
  await recordAudit(db, { now, scope: owner, requestId }, 'accessory.removed', ['accessory', id], { catalogId });
  return { id };
}
