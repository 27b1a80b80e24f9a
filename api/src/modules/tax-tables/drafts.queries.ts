import type { Day } from '@portal/contract/days';
import type { TaxDraft, TaxDraftChange, TaxDraftRate } from '@portal/contract/tax-tables';
import type { Selectable } from 'kysely';
import type { AdminScope } from '../../access/scope.ts';
import type { TaxDrafts } from '../../db/schema.ts';
import type { Db } from '../../db/tenant.ts';
import { changedOnce } from '../../db/version.ts';

const toDraft = ({ valid_from, changed_at, ...draft }: Selectable<TaxDrafts>): TaxDraft => ({
  ...draft,
  validFrom: valid_from,
  changedAt: changed_at.toISOString(),
});

/** Drafts of all countries; the next day first. */
export async function listTaxDrafts(db: Db, _scope: AdminScope): Promise<TaxDraft[]> {
  const rows = await db.selectFrom('tax_drafts').selectAll().orderBy('country').orderBy('valid_from').execute();
  return rows.map(toDraft);
}

export async function findTaxDraft(db: Db, _scope: AdminScope, id: string): Promise<TaxDraft | undefined> {
  const row = await db.selectFrom('tax_drafts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toDraft(row);
}

/** The same, held until the transaction ends: nobody saves or discards it meanwhile. */
export async function holdTaxDraft(db: Db, _scope: AdminScope, id: string): Promise<TaxDraft | undefined> {
  const row = await db.selectFrom('tax_drafts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toDraft(row);
}

type NewDraft = { country: string; validFrom: Day; rates: readonly TaxDraftRate[]; reason: string; now: Date };

/** A country has one draft of a day. @throws DomainError `name-already-exists` */
export async function insertTaxDraft(
  db: Db,
  _scope: AdminScope,
  { country, validFrom, rates, reason, now }: NewDraft,
): Promise<TaxDraft> {
  const row = await db
    .insertInto('tax_drafts')
    .values({ country, valid_from: validFrom, rates: JSON.stringify(rates), reason, changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDraft(row);
}

/** @throws DomainError `not-found`, `changed-by-someone-else` */
export async function changeTaxDraft(
  db: Db,
  scope: AdminScope,
  id: string,
  { version, rates, reason, now }: TaxDraftChange & { now: Date },
): Promise<TaxDraft> {
  const update = db
    .updateTable('tax_drafts')
    .set({ rates: JSON.stringify(rates), reason, changed_at: now, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version);
  await changedOnce(update.executeTakeFirst(), () => findTaxDraft(db, scope, id), 'not-found');
  const row = await db.selectFrom('tax_drafts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return toDraft(row);
}

/** Whether there was such a draft. */
export async function removeTaxDraft(db: Db, _scope: AdminScope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('tax_drafts').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
