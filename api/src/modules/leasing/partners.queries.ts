import type { BodyOf } from '@portal/contract/endpoint';
import type { changeLeasingPartner, LeasingPartner, LeasingPartnerForm } from '@portal/contract/leasing-agreements';
import type { AdminScope } from '../../access/scope.ts';
import { definedOf } from '../../db/defined.ts';
import type { Db } from '../../db/tenant.ts';
import { changedOnce } from '../../db/version.ts';
import { DomainError } from '../../http/domain-error.ts';

const columns = ['id', 'name', 'email', 'enabled', 'version'] as const;

/** Every leasing partner by name, the ones no longer offered too. */
export function listPartners(db: Db, _scope: AdminScope): Promise<LeasingPartner[]> {
  return db.selectFrom('leasing_partners').select(columns).orderBy('name').orderBy('id').execute();
}

async function findPartner(db: Db, id: string): Promise<LeasingPartner | undefined> {
  return db.selectFrom('leasing_partners').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Adds a partner; a name that exists is `name-already-exists`. */
export function insertPartner(db: Db, _scope: AdminScope, partner: LeasingPartnerForm): Promise<LeasingPartner> {
  return db.insertInto('leasing_partners').values(partner).returning(columns).executeTakeFirstOrThrow();
}

/** @throws DomainError `leasing-partner-not-found`, `changed-by-someone-else` */
export async function changePartner(
  db: Db,
  _scope: AdminScope,
  id: string,
  { version, ...change }: BodyOf<typeof changeLeasingPartner>,
): Promise<LeasingPartner> {
  const update = db
    .updateTable('leasing_partners')
    .set({ ...definedOf(change), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  await changedOnce(update, () => findPartner(db, id), 'leasing-partner-not-found');
  const partner = await findPartner(db, id);
  if (!partner) throw new DomainError('leasing-partner-not-found');
  return partner;
}
