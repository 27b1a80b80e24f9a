import type { Day } from '@portal/contract/days';
import { returnAddressFields, type Supplier, type SupplierChange, type SupplierForm } from '@portal/contract/suppliers';
import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import { changesOf } from '../../access/changes-of.ts';
import type { AdminScope, SupplierScope } from '../../access/scope.ts';
import { definedOf } from '../../db/defined.ts';
import { assertUnused } from '../../db/dependants.ts';
import type { Db } from '../../db/tenant.ts';
import { changedOnce } from '../../db/version.ts';
import { invalidFields } from '../../http/domain-error.ts';
import { type Acting, createAdministrator } from '../admins/index.ts';
import { supplierOverview, touchedBy } from '../overviews/index.ts';
import { findSupplier, getSupplier, unfinishedOrders } from './suppliers.queries.ts';

type ByAdmin = Acting & { scope: AdminScope };
type When = { now: Date; requestId: string };

/** A supplier and its first administrator, who is invited. After the commit notify `deliver-mail`. */
export async function createSupplier(
  db: Db,
  { admin, ...fields }: SupplierForm,
  passwordHash: string | null,
  acting: ByAdmin,
): Promise<Supplier> {
  const { scope, now, requestId } = acting;
  const { id } = await db
    .insertInto('suppliers')
    .values({ ...columnsOf(fields), name: fields.name, email: fields.email })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAudit(db, { now, scope, requestId, supplierId: id }, 'supplier.created', ['supplier', id], {
    name: fields.name,
    isReseller: fields.isReseller,
  });
  await createAdministrator(
    db,
    { role: 'supplier', supplierId: id, invitedBy: fields.name },
    admin,
    passwordHash,
    acting,
  );
  return reachable(await getSupplier(db, scope, id));
}

/** A UBL document names the address at which its seller receives it; an address for returns has a first line. */
function reachable(supplier: Supplier): Supplier {
  if (supplier.return_address_line_one === '' && returnAddressFields.some((field) => supplier[field] !== ''))
    throw invalidFields({ path: 'return_address_line_one', key: 'required' });
  if (supplier.orderFileFormat === 'UBL' && supplier.ublEndpoint === '')
    throw invalidFields({ path: 'ublEndpoint', key: 'required' });
  return supplier;
}

function columnsOf({
  isReseller,
  orderFileFormat,
  ublCustomizationId,
  ublProfileId,
  ublEndpoint,
  ...fields
}: Omit<SupplierChange, 'version'>) {
  return definedOf({
    ...fields,
    is_reseller: isReseller,
    order_file_format: orderFileFormat,
    ubl_customization_id: ublCustomizationId,
    ubl_profile_id: ublProfileId,
    ubl_endpoint: ublEndpoint,
  });
}

/**
 * Changes a supplier. A blocked one's users are refused at their next request.
 *
 * @throws DomainError `supplier-not-found`, `changed-by-someone-else`
 */
export async function changeSupplier(
  db: Db,
  scope: AdminScope | SupplierScope,
  id: string,
  { version, ...change }: SupplierChange,
  { now, today, requestId }: When & { today: Day },
): Promise<Supplier> {
  const columns = columnsOf(change);
  const before = await getSupplier(db, scope, id);
  const update = db
    .updateTable('suppliers')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  await changedOnce(update, () => findSupplier(db, scope, id), 'supplier-not-found');
  const ends =
    (change.isReseller === false && before.isReseller) || (change.status === 'BLOCKED' && before.status !== 'BLOCKED');
  const detail = {
    fields: Object.keys(columns),
    ...changesOf(before, { ...before, ...definedOf(change) }, ['isReseller', 'status']),
    // What it touched, as back office was told before it confirmed.
    ...(scope.role === 'admin' && ends ? await touchedBy(supplierOverview(db, scope, id, today)) : {}),
  };
  await recordAudit(db, { now, scope, requestId, supplierId: id }, 'supplier.changed', ['supplier', id], detail);
  return reachable(await getSupplier(db, scope, id));
}

/**
 * Ends a supplier: its users are signed out and its catalogs are not offered any more. Companies, orders and draws
 * stay.
 *
 * @throws DomainError `supplier-not-found`; `in-use` while orders wait for it
 */
export async function removeSupplier(
  db: Db,
  scope: AdminScope,
  id: string,
  { now, requestId }: When,
): Promise<{ id: string }> {
  const { name } = await getSupplier(db, scope, id);
  await assertUnused(db, 'in-use', { order: unfinishedOrders(id) });
  await db
    .updateTable('suppliers')
    .set({ deleted_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('catalog_assignments').where('supplier_id', '=', id).execute();
  await db
    .updateTable('catalogs')
    .set({ deleted_at: now })
    .where('supplier_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  // Only the sessions that act for this supplier: its people may also work elsewhere.
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()`, revoked_cause: 'supplier-deleted' })
    .where('revoked_at', 'is', null)
    .where('membership_id', 'in', db.selectFrom('memberships').select('id').where('supplier_id', '=', id))
    .execute();
  await recordAudit(db, { now, scope, requestId, supplierId: id }, 'supplier.removed', ['supplier', id], { name });
  return { id };
}
