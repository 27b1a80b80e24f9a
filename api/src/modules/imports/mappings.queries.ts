import { importOptionsDefault, type ImportMapping } from '@portal/contract/import-mapping';
import type { MappingFile, SavedMapping } from '@portal/contract/import-mappings';
import { sql, type Selectable } from 'kysely';
import type { SupplierScope } from '../../access/scope.ts';
import type { ImportMappings } from '../../db/schema.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';

/** More than a supplier has formats; the oldest are left out of the list. */
const mostListed = 200;

const ownMappings = (db: Db, scope: SupplierScope) =>
  db.selectFrom('import_mappings').where('supplier_id', '=', scope.supplierId);

function toSavedMapping(row: Selectable<ImportMappings>): SavedMapping {
  return {
    id: row.id,
    kind: row.kind === 'ACCESSORIES' ? 'ACCESSORIES' : 'PRODUCTS',
    name: row.name,
    mapping: row.mapping,
    options: { ...importOptionsDefault, ...row.options },
    usedAt: row.used_at.toISOString(),
    version: row.version,
  };
}

/** The supplier's mappings, last used first: all of its users share them. */
export async function listMappings(db: Db, scope: SupplierScope): Promise<SavedMapping[]> {
  const rows = await ownMappings(db, scope)
    .selectAll()
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute();
  return rows.map(toSavedMapping);
}

/** One mapping; a foreign one answers like a missing one. */
export async function getMapping(db: Db, scope: SupplierScope, id: string): Promise<Selectable<ImportMappings>> {
  const row = await ownMappings(db, scope).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new DomainError('mapping-not-found');
  return row;
}

/** A mapping as the file that it can be uploaded from again. */
export function toMappingFile(row: Selectable<ImportMappings>): MappingFile {
  const { kind, name, mapping, options } = toSavedMapping(row);
  return { kind, name, fingerprint: row.fingerprint, mapping: mapping as ImportMapping, options };
}

/** Keeps a mapping from a file in the place of the one for the same columns. */
export async function insertMapping(
  db: Db,
  scope: SupplierScope,
  { kind, name, fingerprint, mapping, options }: MappingFile,
  now: Date,
): Promise<SavedMapping> {
  const values = { name, mapping: JSON.stringify(mapping), options: JSON.stringify(options), used_at: now };
  const row = await db
    .insertInto('import_mappings')
    .values({ kind, supplier_id: scope.supplierId, fingerprint, ...values })
    .onConflict((on) =>
      on
        .constraint('import_mappings_owner_key')
        .doUpdateSet({ ...values, version: sql<number>`import_mappings.version + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSavedMapping(row);
}

/** @throws DomainError `mapping-not-found`, `changed-by-someone-else` */
export async function renameMapping(
  db: Db,
  scope: SupplierScope,
  id: string,
  { name, version }: { name: string; version: number },
): Promise<SavedMapping> {
  await getMapping(db, scope, id);
  const row = await db
    .updateTable('import_mappings')
    .set({ name, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new DomainError('changed-by-someone-else');
  return toSavedMapping(row);
}

/** @throws DomainError `mapping-not-found` */
export async function removeMapping(db: Db, scope: SupplierScope, id: string): Promise<{ name: string }> {
  const { name } = await getMapping(db, scope, id);
  await db.deleteFrom('import_mappings').where('id', '=', id).execute();
  return { name };
}
