import type { ImportKind, ImportStatus } from '@portal/contract/import-kinds';
import type { ImportMapping, ImportOptions } from '@portal/contract/import-mapping';
import type { ImportView } from '@portal/contract/import-view';
import type { Selectable } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import type { Imports } from '../../db/schema.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError, illegalChange, invalidFields } from '../../http/domain-error.ts';
import type { ImportJob } from './import.job.ts';
import { getImport, rememberMapping, toImport, undoUntil, type ImportScope } from './imports.queries.ts';
import { assertOpen, isStarted } from './imports.rules.ts';
import { columnNames } from './read/column-names.mapping.ts';
import { mappingFaults } from './read/source.rules.ts';

/** Starts a dry run with a mapping. Throws column-not-mapped, category-not-found, import-already-started. */
export async function startCheck(
  db: Db,
  scope: ImportScope,
  now: Date,
  importId: string,
  mapping: ImportMapping,
  wanted: ImportOptions,
): Promise<ImportView> {
  const row = await getImport(db, scope, importId, true);
  assertOpen(row);
  // The columns are those of the sheet and header that were read; another one is chosen by reading again.
  const { sheet, headerRow } = row.proposal.options;
  const options = { ...wanted, sheet, headerRow };
  const faults = mappingFaults(row.kind, mapping, row.header);
  if (faults.length > 0) throw new DomainError('column-not-mapped', faults);
  await assertCategory(db, row.kind, mapping, options);
  await rememberMapping(db, row, mapping, options, now);
  await db
    .updateTable('imports')
    .set({ mapping: JSON.stringify(mapping), options: JSON.stringify(options) })
    .where('id', '=', importId)
    .execute();
  return startJob(db, row, scope, 'check');
}

/**
 * Starts the import itself. While it runs and after it the same import answers: there is never a second one. Throws
 * changed-by-someone-else when another dry run than the one that was seen stands, with other columns or invitations.
 */
export async function startRun(
  db: Db,
  scope: ImportScope,
  now: Date,
  importId: string,
  checked: string | undefined,
): Promise<ImportView> {
  const row = await getImport(db, scope, importId, true);
  if (isStarted(row)) return toImport(row);
  if (checked !== undefined && checked !== row.job_id) throw new DomainError('changed-by-someone-else');
  if (row.mapping === null) throw new DomainError('column-not-mapped');
  if (row.status === 'CHECKED' && row.options.allOrNothing && row.error_rows > 0)
    throw new DomainError('import-has-errors');
  await assertCategory(db, row.kind, row.mapping, row.options);
  await recordAudit(db, { now, scope }, 'import.started', ['import', importId], { kind: row.kind, sha256: row.sha256 });
  return startJob(db, row, scope, 'run');
}

/**
 * Starts taking an import back; pressed again, the same job. Not done, too late, or nothing to undo: 409
 * `invalid-data-provided`.
 */
export async function startUndo(db: Db, scope: ImportScope, now: Date, importId: string): Promise<ImportView> {
  const row = await getImport(db, scope, importId, true);
  if (row.status === 'UNDOING' || row.status === 'UNDONE') return toImport(row);
  const until = undoUntil(row);
  if (until === null || until < now) throw illegalChange();
  await recordAudit(db, { now, scope }, 'import.undone', ['import', importId], { kind: row.kind, sha256: row.sha256 });
  return startJob(db, row, scope, 'undo');
}

/** Puts a person's cells in the place of the file's, by column name, and checks again. Throws items-not-found. */
export async function fixRow(
  db: Db,
  scope: ImportScope,
  importId: string,
  rowNumber: number,
  change: Readonly<Record<string, string>>,
): Promise<ImportView> {
  const row = await getImport(db, scope, importId, true);
  assertOpen(row);
  const found = await db
    .selectFrom('import_rows')
    .select('cells')
    .where('import_id', '=', importId)
    .where('row_number', '=', rowNumber)
    .executeTakeFirst();
  if (!found) throw new DomainError('items-not-found');
  const names = columnNames(row.header);
  const unknown = Object.keys(change).filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw invalidFields(...unknown.map((name) => ({ path: `cells.${name}`, key: 'column-not-mapped' as const })));
  const changed = new Map(Object.entries(change));
  const cells = names.map((name, index) => changed.get(name) ?? found.cells[index] ?? '');
  await db
    .insertInto('import_fixes')
    .values({
      import_id: importId,
      row_number: rowNumber,
      company_id: row.company_id,
      supplier_id: row.supplier_id,
      cells: JSON.stringify(cells),
    })
    .onConflict((on) => on.columns(['import_id', 'row_number']).doUpdateSet({ cells: JSON.stringify(cells) }))
    .execute();
  return startJob(db, row, scope, 'check');
}

/** A product needs a category: its own by name, or the chosen one. */
async function assertCategory(
  db: Db,
  kind: ImportKind,
  mapping: ImportMapping,
  { categoryId }: Partial<ImportOptions>,
): Promise<void> {
  if (kind !== 'PRODUCTS') return;
  if (!categoryId) {
    if (!mapping.category) throw invalidFields({ path: 'options.categoryId', key: 'required' });
    return;
  }
  const category = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', categoryId)
    .where('enabled', '=', true)
    .executeTakeFirst();
  if (!category) throw new DomainError('category-not-found');
}

const statusOf: Readonly<Record<ImportJob['mode'], ImportStatus>> = {
  check: 'CHECKING',
  run: 'RUNNING',
  undo: 'UNDOING',
};

async function startJob(
  db: Db,
  row: Selectable<Imports>,
  scope: ImportScope,
  mode: ImportJob['mode'],
): Promise<ImportView> {
  const payload: ImportJob = { importId: row.id, mode, portal: scope.role };
  const job = await db
    .insertInto('jobs')
    .values({
      kind: 'import',
      company_id: row.company_id,
      supplier_id: row.supplier_id,
      user_id: scope.userId,
      total: row.total,
      payload: JSON.stringify(payload),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const started = await db
    .updateTable('imports')
    .set({ status: statusOf[mode], job_id: job.id, error: null })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toImport(started);
}
