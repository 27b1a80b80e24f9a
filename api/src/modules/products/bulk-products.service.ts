import type { BulkChange, BulkResult, ProductBefore } from '@portal/contract/product-bulk';
import { recordAudit } from '../../access/audit.ts';
import { requireOwnedCatalog, type CatalogOwner, type OwnedCatalog } from '../../access/catalog-owner.ts';
import type { Db } from '../../db/tenant.ts';
import { changedValues, lockProducts, writeValues, type BulkRow } from './bulk-products.queries.ts';
import { assertCategory } from './products.queries.ts';
import type { Moment } from './products.service.ts';

type Values = ReturnType<typeof changedValues>;
/** `act`: what several calls of one act have in common; the log shows them as one. */
type BulkMoment = Moment & { act?: string | undefined };
const fields = ['price', 'hidden', 'featured', 'categoryId'] as const;

/** Changes one thing of each product; a row that is gone, or is so already, is said and stops no other. */
export async function changeProducts(
  db: Db,
  owner: CatalogOwner,
  catalogId: string,
  { productIds, change }: { productIds: readonly string[]; change: BulkChange },
  moment: BulkMoment,
): Promise<{ results: BulkResult[] }> {
  const catalog = await requireOwnedCatalog(db, owner, catalogId);
  if (change.categoryId) await assertCategory(db, change.categoryId);
  const wanted = [...new Set(productIds)];
  const rows = new Map((await lockProducts(db, catalog, wanted)).map((row) => [row.id, row]));
  const results: BulkResult[] = [];
  for (const id of wanted) {
    const row = rows.get(id);
    results.push(row ? await write(db, owner, catalog, row, changedValues(row, change), moment) : missing(id));
  }
  return { results };
}

/** Puts back what a change replaced. What was changed since stays. */
export async function undoChanges(
  db: Db,
  owner: CatalogOwner,
  catalogId: string,
  before: readonly ProductBefore[],
  moment: BulkMoment,
): Promise<{ results: BulkResult[] }> {
  const catalog = await requireOwnedCatalog(db, owner, catalogId);
  const wanted = new Map(before.map((one) => [one.productId, one]));
  const rows = new Map((await lockProducts(db, catalog, [...wanted.keys()])).map((row) => [row.id, row]));
  const moved = before.filter((one) => (rows.get(one.productId)?.categoryId ?? one.categoryId) !== one.categoryId);
  for (const categoryId of new Set(moved.map((one) => one.categoryId))) await assertCategory(db, categoryId);
  const results: BulkResult[] = [];
  for (const [id, one] of wanted) {
    const row = rows.get(id);
    if (!row) results.push(missing(id));
    else if (row.version !== one.version)
      results.push({ productId: id, name: row.name, outcome: 'CHANGED_BY_OTHER', before: null });
    else results.push(await write(db, owner, catalog, row, one, moment));
  }
  return { results };
}

const missing = (productId: string): BulkResult => ({ productId, name: '', outcome: 'NOT_FOUND', before: null });

async function write(
  db: Db,
  owner: CatalogOwner,
  catalog: OwnedCatalog,
  row: BulkRow,
  after: Values,
  { now, requestId, act }: BulkMoment,
): Promise<BulkResult> {
  const changed = fields.filter((field) => row[field] !== after[field]);
  if (changed.length === 0) return { productId: row.id, name: row.name, outcome: 'SAME', before: null };
  await writeValues(db, catalog, row.id, after);
  await recordAudit(db, { now, scope: owner, requestId }, 'product.changed', ['product', row.id], {
    ...(act ? { act } : {}),
    catalogId: catalog.id,
    currency: catalog.currency,
    fields: changed,
    ...Object.fromEntries(changed.map((field) => [field, { before: row[field], after: after[field] }])),
  });
  const { price, hidden, featured, categoryId } = row;
  return {
    productId: row.id,
    name: row.name,
    outcome: 'CHANGED',
    before: { productId: row.id, version: row.version + 1, price, hidden, featured, categoryId },
  };
}
