import type { DraftedForm } from '@portal/contract/form-drafts';
import { seal, unseal } from '../../access/sealed.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { findFormDraft, keepFormDraft } from './form-drafts.queries.ts';
import { keptFields } from './form-drafts.rules.ts';
import type { ViewOwner } from './list-views.queries.ts';

const sealedFor = 'form-drafts';
const ownerOf = ({ userId }: ViewOwner, form: DraftedForm) => `${userId} ${form}`;

/** @throws DomainError `draft-not-found`, also where the key has changed since */
export async function readFormDraft(db: Db, config: Config, scope: ViewOwner, form: DraftedForm) {
  const row = await findFormDraft(db, scope, form);
  const fields = row && unseal(config, sealedFor, ownerOf(scope, form), row.sealed_fields);
  if (!row || fields === undefined) throw new DomainError('draft-not-found');
  return { form, fields, savedAt: row.saved_at.toISOString(), version: row.version };
}

/** @throws DomainError `invalid-data-provided`, `changed-by-someone-else` */
export async function saveFormDraft(
  db: Db,
  config: Config,
  scope: ViewOwner,
  form: DraftedForm,
  typed: { fields: string; version?: number | undefined },
  now: Date,
) {
  const sealed = seal(config, sealedFor, ownerOf(scope, form), keptFields(typed.fields));
  const version = await keepFormDraft(db, scope, form, { sealed, version: typed.version }, now);
  return { form, savedAt: now.toISOString(), version };
}
