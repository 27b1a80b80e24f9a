import type { changeCompanyAddress, CompanyAddress, CompanyAddressForm } from '@portal/contract/company-settings';
import type { BodyOf } from '@portal/contract/endpoint';
import { sql } from 'kysely';
import type { CompanyScope, OfCompany } from '../../access/scope.ts';
import { definedOf } from '../../db/defined.ts';
import { assertUnused } from '../../db/dependants.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';

type AddressChange = Omit<BodyOf<typeof changeCompanyAddress>, 'version'>;

const columns = [
  'id',
  'name',
  'att',
  'address_line1 as addressLine1',
  'address_line2 as addressLine2',
  'zip_code as zipCode',
  'city',
  'state',
  'country',
  'display_name as displayName',
  'version',
] as const;

function ownAddresses(db: Db, scope: OfCompany) {
  return db.selectFrom('company_addresses').where('company_id', '=', scope.companyId).where('deleted_at', 'is', null);
}

/** The company's delivery addresses by the name that people choose them by. */
export function listAddresses(db: Db, scope: OfCompany): Promise<CompanyAddress[]> {
  return ownAddresses(db, scope).select(columns).orderBy('display_name').orderBy('id').execute();
}

/** One address; another company's and a missing one are both `address-not-found`. */
export async function getAddress(db: Db, scope: CompanyScope, id: string): Promise<CompanyAddress> {
  const address = await ownAddresses(db, scope).where('id', '=', id).select(columns).executeTakeFirst();
  if (!address) throw new DomainError('address-not-found');
  return address;
}

const toColumns = (address: AddressChange) => ({
  name: address.name,
  att: address.att,
  address_line1: address.addressLine1,
  address_line2: address.addressLine2,
  zip_code: address.zipCode,
  city: address.city,
  state: address.state,
  country: address.country,
  display_name: address.displayName,
});

/** An address without a display name is chosen by its name. */
export async function insertAddress(db: Db, scope: CompanyScope, form: CompanyAddressForm): Promise<string> {
  const { id } = await db
    .insertInto('company_addresses')
    .values({
      company_id: scope.companyId,
      name: form.name,
      att: form.att,
      address_line1: form.addressLine1,
      address_line2: form.addressLine2,
      zip_code: form.zipCode,
      city: form.city,
      state: form.state,
      country: form.country,
      display_name: form.displayName || form.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the named fields of the version seen; false when the version has changed. */
export async function changeAddress(
  db: Db,
  scope: CompanyScope,
  id: string,
  version: number,
  change: AddressChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('company_addresses')
    .set({ ...definedOf(toColumns(change)), version: sql`version + 1` })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('version', '=', version)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** An open subscription delivers to it. @throws DomainError `in-use` with the names of those that do */
export const assertNoDeliveries = (db: Db, { companyId }: CompanyScope, id: string): Promise<void> =>
  assertUnused(db, 'in-use', {
    subscription: sql`select id, subscription_name as name from subscriptions where company_id = ${companyId}
      and address_id = ${id} and deleted_at is null and status = 'OPEN'`,
  });

/** Out of every choice; orders carry their own copy. */
export async function removeAddress(db: Db, scope: CompanyScope, id: string, now: Date): Promise<void> {
  await db
    .updateTable('company_addresses')
    .set({ deleted_at: now, version: sql`version + 1` })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .execute();
}
