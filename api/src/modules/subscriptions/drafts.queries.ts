import type { SubscriptionSketch } from '@portal/contract/subscription-draft';
import type { SavedDraft, SubscriptionDraftRow } from '@portal/contract/subscription-drafts';
import { sql } from 'kysely';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { assertOwnChoices } from './own-choices.queries.ts';

/** More than anybody has begun; older ones are forgotten anyway. */
const mostListed = 100;

type Begun = { step: SavedDraft['step']; fields: SubscriptionSketch };

const ownDrafts = (db: Db, scope: CompanyScope) =>
  db
    .selectFrom('subscription_drafts as d')
    .leftJoin('users as u', 'u.id', 'd.saved_by')
    .where('d.company_id', '=', scope.companyId)
    .select(['d.id', 'd.step', 'd.fields', 'd.saved_at', 'd.version', 'u.name as savedBy']);

type Row = Awaited<ReturnType<ReturnType<typeof ownDrafts>['executeTakeFirstOrThrow']>>;

const toDraftRow = ({ id, step, fields, saved_at, savedBy, version }: Row): SubscriptionDraftRow => ({
  id,
  step,
  subscriptionName: fields.subscriptionName,
  savedAt: saved_at.toISOString(),
  savedBy: savedBy ?? '',
  version,
});

/** Begun subscriptions of the company, last saved first. */
export async function listDrafts(db: Db, scope: CompanyScope): Promise<SubscriptionDraftRow[]> {
  const rows = await ownDrafts(db, scope).orderBy('d.saved_at', 'desc').orderBy('d.id').limit(mostListed).execute();
  return rows.map(toDraftRow);
}

async function findDraft(db: Db, scope: CompanyScope, id: string): Promise<Row> {
  const row = await ownDrafts(db, scope).where('d.id', '=', id).executeTakeFirst();
  if (!row) throw new DomainError('draft-not-found');
  return row;
}

/** One of them; catalogs, people and an address that the company no longer has are left out. */
export async function getDraft(db: Db, scope: CompanyScope, id: string): Promise<SavedDraft> {
  const row = await findDraft(db, scope, id);
  const { catalogs, employees, addressId } = row.fields;
  const { companyId } = scope;
  const ownCatalogs = await db
    .selectFrom('catalog_assignments as a')
    .innerJoin('catalogs as c', 'c.id', 'a.catalog_id')
    .innerJoin('companies as o', 'o.id', 'a.company_id')
    .select('c.id')
    .where('a.company_id', '=', companyId)
    .where('c.deleted_at', 'is', null)
    .whereRef('c.currency', '=', 'o.currency')
    .execute();
  const ownEmployees = await db
    .selectFrom('employees')
    .select('id')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('id', '=', ({ fn, val }) => fn.any(val([...employees.employeeIds])))
    .execute();
  const address = await db
    .selectFrom('company_addresses')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', addressId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const [hasCatalog, hasEmployee] = [ownCatalogs, ownEmployees].map((rows) => new Set(rows.map((own) => own.id)));
  return {
    ...toDraftRow(row),
    fields: {
      ...row.fields,
      addressId: address?.id ?? null,
      catalogs: catalogs.filter(({ catalogId }) => hasCatalog?.has(catalogId)),
      employees: { ...employees, employeeIds: employees.employeeIds.filter((own) => hasEmployee?.has(own)) },
    },
  };
}

const assertOwn = (db: Db, scope: CompanyScope, { addressId, catalogs, employees }: SubscriptionSketch) =>
  assertOwnChoices(db, scope, {
    addressId,
    catalogIds: catalogs.map(({ catalogId }) => catalogId),
    employeeIds: employees.employeeIds,
  });

/** @throws DomainError of `assertOwnChoices` */
export async function insertDraft(
  db: Db,
  scope: CompanyScope,
  { step, fields }: Begun,
  now: Date,
): Promise<SubscriptionDraftRow> {
  await assertOwn(db, scope, fields);
  const { id } = await db
    .insertInto('subscription_drafts')
    .values({
      company_id: scope.companyId,
      step,
      fields: JSON.stringify(fields),
      saved_by: scope.userId,
      saved_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return toDraftRow(await findDraft(db, scope, id));
}

/** @throws DomainError `draft-not-found`, `changed-by-someone-else`, those of `assertOwnChoices` */
export async function changeDraft(
  db: Db,
  scope: CompanyScope,
  id: string,
  { step, fields, version }: Begun & { version: number },
  now: Date,
): Promise<SubscriptionDraftRow> {
  await findDraft(db, scope, id);
  await assertOwn(db, scope, fields);
  const { numUpdatedRows } = await db
    .updateTable('subscription_drafts')
    .set({
      step,
      fields: JSON.stringify(fields),
      saved_by: scope.userId,
      saved_at: now,
      version: sql<number>`version + 1`,
    })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new DomainError('changed-by-someone-else');
  return toDraftRow(await findDraft(db, scope, id));
}

/** @throws DomainError `draft-not-found` */
export async function removeDraft(db: Db, scope: CompanyScope, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('subscription_drafts')
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw new DomainError('draft-not-found');
}
