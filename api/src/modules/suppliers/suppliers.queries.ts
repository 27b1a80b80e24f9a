import { supplierFields, type Supplier, type SupplierFilter, type SupplierRow } from '@portal/contract/suppliers';
import { sql } from 'kysely';
import type { AdminScope, SupplierScope } from '../../access/scope.ts';
import { anyHolds } from '../../db/conditions.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';

const counts = [
  sql<number>`(select count(*)::int from companies c where c.supplier_id = s.id)`.as('companies'),
  sql<number>`(select count(*)::int from catalogs k where k.supplier_id = s.id and k.deleted_at is null)`.as(
    'catalogs',
  ),
] as const;
const status = sql<SupplierRow['status']>`s.status`.as('status');

const isDeleted = sql<boolean>`s.deleted_at is not null`.as('deleted');

const all = (db: Db) => db.selectFrom('suppliers as s');
const living = (db: Db) => all(db).where('s.deleted_at', 'is', null);

const supplierList = listOf(
  supplierFields,
  {
    name: 's.name',
    email: 's.email',
    city: 's.city',
    isReseller: 's.is_reseller',
    status: 's.status',
    createdAt: 's.created_at',
  },
  's.id',
);

/** One page of suppliers, the deleted ones where they are asked for. */
export function listSuppliers(
  db: Db,
  _scope: AdminScope,
  { q, ...filter }: SupplierFilter,
): Promise<Page<SupplierRow>> {
  let matching = filter.deleted ? all(db) : living(db);
  if (q) matching = matching.where(anyHolds(['s.name', 's.email', 's.city'], q));
  if (filter.status) matching = matching.where('s.status', '=', filter.status);
  if (filter.isReseller) matching = matching.where('s.is_reseller', '=', filter.isReseller === 'true');
  return readList(
    db,
    supplierList,
    matching,
    (query) =>
      query.select([
        's.id',
        's.name',
        's.email',
        's.city',
        's.is_reseller as isReseller',
        's.version',
        isDeleted,
        status,
        ...counts,
      ]),
    filter,
  );
}

/** One supplier, a deleted one only `withDeleted`; a supplier's own scope finds only itself. */
export async function findSupplier(
  db: Db,
  scope: AdminScope | SupplierScope,
  id: string,
  { withDeleted = false } = {},
): Promise<Supplier | undefined> {
  return (withDeleted ? all(db) : living(db))
    .select([
      's.id',
      's.name',
      's.email',
      's.phone',
      's.note',
      's.address_line_one',
      's.address_line_two',
      's.zipcode',
      's.city',
      's.country',
      's.return_address_line_one',
      's.return_address_line_two',
      's.return_zipcode',
      's.return_city',
      's.return_country',
      's.language',
      's.is_reseller as isReseller',
      sql<Supplier['orderFileFormat']>`s.order_file_format`.as('orderFileFormat'),
      's.ubl_customization_id as ublCustomizationId',
      's.ubl_profile_id as ublProfileId',
      's.ubl_endpoint as ublEndpoint',
      's.version',
      isDeleted,
      status,
      ...counts,
    ])
    .where('s.id', '=', scope.role === 'supplier' ? scope.supplierId : id)
    .executeTakeFirst();
}

/** @throws DomainError `supplier-not-found` */
export async function getSupplier(
  db: Db,
  scope: AdminScope | SupplierScope,
  id: string,
  which: { withDeleted?: boolean } = {},
): Promise<Supplier> {
  const supplier = await findSupplier(db, scope, id, which);
  if (!supplier) throw new DomainError('supplier-not-found');
  return supplier;
}

/** Orders that wait for this supplier: without it they would not be shipped. */
export const unfinishedOrders = (supplierId: string) => sql`
  select id, order_number::text as name, company_id as of_id, company_name as of_name from orders
  where supplier_id = ${supplierId} and status in ('ORDERED', 'PROCESSING') and not is_proposal`;
