import { missingNames, type Catalog, type CatalogChange, type CatalogForm } from '@portal/contract/catalogs';
import type { Day } from '@portal/contract/days';
import { recordAudit } from '../../access/audit.ts';
import { requireOwnedCatalog, type CatalogOwner } from '../../access/catalog-owner.ts';
import { assertUnused } from '../../db/dependants.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { usesOf } from './assignments.queries.ts';
import { assertSupplier, getCatalog, insertCatalog, markCatalogRemoved, updateCatalog } from './catalogs.queries.ts';

/** The moment of a request: `today` is the business day on which `now` falls. */
export type Moment = { now: Date; today: Day; requestId: string };

/** One missing name is the answer's message, two are `invalid-data-provided` with each named (SPEC 5, 8). */
function assertNames(names: Parameters<typeof missingNames>[0]): void {
  const missing = missingNames(names);
  const [first, second] = missing;
  if (first) throw new DomainError(second ? 'invalid-data-provided' : first.key, missing);
}

/**
 * @throws DomainError for a missing name, `supplier-not-found`; the database refuses a taken name and an unknown
 *   currency
 */
export async function createCatalog(
  db: Db,
  owner: CatalogOwner,
  form: CatalogForm,
  { now, today, requestId }: Moment,
): Promise<Catalog> {
  assertNames(form);
  await assertSupplier(db, owner);
  const id = await insertCatalog(db, owner, form, now);
  await recordAudit(db, { now, scope: owner, requestId }, 'catalog.created', ['catalog', id], {
    currency: form.currency,
  });
  return getCatalog(db, owner, id, today);
}

/**
 * A catalog with products keeps its currency: their prices would mean something else. So does one that companies have,
 * whose currency it is. @throws DomainError `catalog-is-in-use`, `currency-differs`
 */
export async function changeCatalog(
  db: Db,
  owner: CatalogOwner,
  id: string,
  change: CatalogChange,
  { now, today, requestId }: Moment,
): Promise<Catalog> {
  await requireOwnedCatalog(db, owner, id);
  const before = await getCatalog(db, owner, id, today);
  assertNames(change);
  const isNewCurrency = change.currency !== undefined && change.currency !== before.currency;
  if (isNewCurrency && before.productCount + before.hiddenCount + before.accessoryCount > 0)
    throw new DomainError('catalog-is-in-use', [{ path: 'currency', key: 'catalog-is-in-use' }]);
  if (isNewCurrency && before.companyCount > 0)
    throw new DomainError('currency-differs', [{ path: 'currency', key: 'currency-differs' }]);
  await updateCatalog(db, owner, id, change);
  const { version: _version, ...fields } = change;
  await recordAudit(db, { now, scope: owner, requestId }, 'catalog.changed', ['catalog', id], {
    fields: Object.keys(fields),
  });
  return getCatalog(db, owner, id, today);
}

/** @throws DomainError `catalog-not-found`, `catalog-is-in-use` with the open subscriptions that offer it */
export async function removeCatalog(
  db: Db,
  owner: CatalogOwner,
  id: string,
  { now, today, requestId }: Moment,
): Promise<{ id: string }> {
  await requireOwnedCatalog(db, owner, id);
  const { subscriptionCount, originalName } = await getCatalog(db, owner, id, today);
  if (subscriptionCount > 0) {
    await assertUnused(db, 'catalog-is-in-use', usesOf(owner, id, today));
    throw new DomainError('catalog-is-in-use');
  }
  await markCatalogRemoved(db, owner, id, now);
  await recordAudit(db, { now, scope: owner, requestId }, 'catalog.deleted', ['catalog', id], {
    displayName: originalName,
  });
  return { id };
}
