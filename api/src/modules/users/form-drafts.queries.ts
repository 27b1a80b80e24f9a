import type { DraftedForm } from '@portal/contract/form-drafts';
import { sql } from 'kysely';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { tenantOf, type ViewOwner } from './list-views.queries.ts';

const ownerOf = (scope: ViewOwner) => ({ user_id: scope.userId, role: scope.role, ...tenantOf(scope) });

/** Back office passes row-level security, so person and portal are named here too. */
function ownDrafts(db: Db, scope: ViewOwner) {
  const { user_id, role, company_id, supplier_id } = ownerOf(scope);
  return db
    .selectFrom('form_drafts')
    .where('user_id', '=', user_id)
    .where('role', '=', role)
    .where('company_id', 'is not distinct from', company_id)
    .where('supplier_id', 'is not distinct from', supplier_id);
}

/** The forms that the caller has begun here, last saved first. */
export async function listFormDrafts(db: Db, scope: ViewOwner) {
  const rows = await ownDrafts(db, scope)
    .select(['form', 'saved_at', 'version'])
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ form, saved_at, version }) => ({ form, savedAt: saved_at.toISOString(), version }));
}

export const findFormDraft = (db: Db, scope: ViewOwner, form: DraftedForm) =>
  ownDrafts(db, scope).where('form', '=', form).select(['sealed_fields', 'saved_at', 'version']).executeTakeFirst();

type Kept = { sealed: Buffer; version: number | undefined };

/**
 * Replaces the version that was seen; what was thrown away meanwhile is kept anew.
 *
 * @throws DomainError `changed-by-someone-else` where the same person has typed in another window
 */
export async function keepFormDraft(
  db: Db,
  scope: ViewOwner,
  form: DraftedForm,
  { sealed, version }: Kept,
  now: Date,
): Promise<number> {
  const change = { sealed_fields: sealed, saved_at: now };
  const seen = ownDrafts(db, scope)
    .where('form', '=', form)
    .where('version', '=', version ?? 0)
    .select('id');
  const changed = await db
    .updateTable('form_drafts')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', 'in', seen)
    .returning('version')
    .executeTakeFirst();
  const kept =
    changed ??
    (await db
      .insertInto('form_drafts')
      .values({ ...ownerOf(scope), form, ...change })
      .onConflict((on) => on.columns(['user_id', 'role', 'company_id', 'supplier_id', 'form']).doNothing())
      .returning('version')
      .executeTakeFirst());
  if (!kept) throw new DomainError('changed-by-someone-else');
  return kept.version;
}

/** Nothing happens where there is none. */
export async function removeFormDraft(db: Db, scope: ViewOwner, form: DraftedForm) {
  const ids = ownDrafts(db, scope).where('form', '=', form).select('id');
  await db.deleteFrom('form_drafts').where('id', 'in', ids).execute();
  return { form };
}
