import type { ImportKind, ImportStatus } from '@portal/contract/import-kinds';
import type { ImportMapping, ImportOptions } from '@portal/contract/import-mapping';
import type { ImportView } from '@portal/contract/import-view';
import type { Selectable } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import { isCutOff } from '../../db/failures.ts';
import type { Imports } from '../../db/schema.ts';
import type { Db } from '../../db/tenant.ts';
import type { Files } from '../../files/files.ts';
import { DomainError, illegalChange, invalidFields } from '../../http/domain-error.ts';
import type { TableSource } from '../../tabular/table-source.ts';
import type { ImportJob } from './import.job.ts';
import {
  getImport,
  rememberedMapping,
  rememberMapping,
  toImport,
  undoUntil,
  type ImportScope,
} from './imports.queries.ts';
import { columnNames } from './read/column-names.mapping.ts';
import { describedMapping, layoutOf, type DescribedFile } from './read/hr-system.queries.ts';
import type { Upload } from './read/read-upload.service.ts';
import { recognise, type Recognised } from './read/recognise.service.ts';
import { columnsOf, mappingFaults } from './read/source.rules.ts';
import { storedSource } from './read/stored-source.mapping.ts';

export type StoredFile = Recognised & Upload;

/**
 * Recognises an uploaded file, `described` by the company's HR system where it has one, and makes its import. One that
 * is no table, that nobody may upload, or that repeats an upload with its key does not stay in the store.
 */
export async function acceptFile(
  files: Files,
  upload: Upload,
  tenant: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  make: (db: Db, file: StoredFile) => Promise<ImportView>,
  described?: DescribedFile,
): Promise<ImportView> {
  try {
    const source = storedSource(files, upload.path, upload.byteSize);
    const file = {
      ...upload,
      ...((described && (await recogniseAs(source, upload.kind, described))) ?? (await recognise(source, upload.kind))),
    };
    let isFirst = false;
    const view = await tenant((db) => {
      isFirst = true;
      return make(db, file);
    });
    if (!isFirst) await files.remove(upload.path);
    return view;
  } catch (error) {
    // When the database went away nobody knows whether the import was made; a file that no row knows goes by itself.
    if (!isCutOff(error)) await files.remove(upload.path);
    throw error;
  }
}

/** A file as the company's HR system writes it; undefined when it is another one. */
async function recogniseAs(
  source: TableSource,
  kind: ImportKind,
  described: DescribedFile,
): Promise<Recognised | undefined> {
  const found = await recognise(source, kind, layoutOf(described)).catch((error: unknown) => {
    // Read once more it would be as large.
    if (error instanceof DomainError && ['file-too-large', 'too-many-rows'].includes(error.key)) throw error;
    return undefined;
  });
  const proposed =
    found &&
    describedMapping(
      described,
      found.columns.map(({ name }) => name),
    );
  return (
    found &&
    proposed && {
      ...found,
      mapping: proposed.mapping,
      options: { ...found.options, ...proposed.options },
      describedBy: described.name,
    }
  );
}

/** Makes the import of a stored file; the mapping used last for the same columns comes before the proposed one. */
export async function createImport(
  db: Db,
  scope: ImportScope,
  now: Date,
  catalogId: string | null,
  file: StoredFile,
): Promise<ImportView> {
  const row = await db
    .insertInto('imports')
    .values({
      kind: file.kind,
      catalog_id: catalogId,
      company_id: scope.role === 'company' ? scope.companyId : null,
      supplier_id: scope.role === 'supplier' ? scope.supplierId : null,
      file_name: file.fileName,
      path: file.path,
      byte_size: file.byteSize,
      sha256: file.sha256,
      created_by: scope.userId,
      created_at: now,
      ...(await recognisedColumns(db, scope, file.kind, file)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toImport(row);
}

/** What an import keeps of what was recognised; the mapping used last for the same columns comes first. */
async function recognisedColumns(db: Db, scope: ImportScope, kind: ImportKind, file: Recognised) {
  const names = file.columns.map(({ name }) => name);
  const remembered = await rememberedMapping(db, scope, kind, file.fingerprint);
  // Same columns, yet a different spelling: a mapping goes by name and would miss them.
  const fits =
    remembered &&
    Object.values(remembered.mapping).every((source) => columnsOf(source).every((name) => names.includes(name)));
  const proposal = {
    columns: file.columns,
    mapping: fits ? remembered.mapping : file.mapping,
    options: fits ? rememberedOptions(remembered.options, file) : file.options,
    rememberedFrom: fits ? remembered.name : (file.describedBy ?? null),
  };
  return {
    encoding: file.encoding,
    delimiter: file.delimiter,
    header: names,
    fingerprint: file.fingerprint,
    proposal: JSON.stringify(proposal),
    total: file.rows,
  };
}

/**
 * Puts what was recognised by a second reading in the place of the first; corrections of rows go with the rows that
 * they were for. Throws import-already-started.
 */
export async function replaceRecognised(
  db: Db,
  scope: ImportScope,
  importId: string,
  file: Recognised,
): Promise<ImportView> {
  const row = await getImport(db, scope, importId, true);
  assertOpen(row);
  await db.deleteFrom('import_fixes').where('import_id', '=', importId).execute();
  await db.deleteFrom('import_rows').where('import_id', '=', importId).execute();
  const read = await db
    .updateTable('imports')
    .set({
      ...(await recognisedColumns(db, scope, row.kind, file)),
      mapping: null,
      status: 'UPLOADED',
      job_id: null,
      error: null,
    })
    .where('id', '=', importId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toImport(read);
}

/** The stored file of an import that can be read otherwise; a workbook and XML have only one reading. */
export async function readableImport(db: Db, scope: ImportScope, importId: string): Promise<Selectable<Imports>> {
  const row = await getImport(db, scope, importId);
  assertOpen(row);
  if (row.delimiter === '' || row.path === '') throw illegalChange();
  return row;
}

/**
 * What was chosen last for such a file. How it writes numbers is this file's own affair: `1.299` is a thousand until
 * its own column says otherwise. So are its days, unless day and month cannot be told apart.
 */
function rememberedOptions(
  { decimal: _last, ...options }: Partial<ImportOptions>,
  { columns, options: { decimal, dateFormat } }: Recognised,
): Partial<ImportOptions> {
  const isCertain = dateFormat !== undefined && !columns.some((column) => column.isDateAmbiguous);
  return { ...options, ...(decimal ? { decimal } : {}), ...(isCertain ? { dateFormat } : {}) };
}

/** Starts a dry run with a mapping. Throws column-not-mapped, category-not-found, import-already-started. */
export async function startCheck(
  db: Db,
  scope: ImportScope,
  now: Date,
  importId: string,
  mapping: ImportMapping,
  options: ImportOptions,
): Promise<ImportView> {
  const row = await getImport(db, scope, importId, true);
  assertOpen(row);
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

/** Starts the import itself. While it runs and after it the same import answers: there is never a second one. */
export async function startRun(db: Db, scope: ImportScope, now: Date, importId: string): Promise<ImportView> {
  const row = await getImport(db, scope, importId, true);
  if (['RUNNING', 'DONE', 'UNDOING', 'UNDONE'].includes(row.status)) return toImport(row);
  if (row.mapping === null) throw new DomainError('column-not-mapped');
  if (row.status === 'CHECKED' && row.options.allOrNothing && row.error_rows > 0)
    throw new DomainError('import-has-errors');
  await assertCategory(db, row.kind, row.mapping, row.options);
  await recordAudit(db, {
    now,
    scope,
    action: 'import.started',
    entity: 'import',
    entityId: importId,
    detail: { kind: row.kind, sha256: row.sha256 },
  });
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
  await recordAudit(db, {
    now,
    scope,
    action: 'import.undone',
    entity: 'import',
    entityId: importId,
    detail: { kind: row.kind, sha256: row.sha256 },
  });
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
  const cells = names.map((name, index) => change[name] ?? found.cells[index] ?? '');
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

function assertOpen(row: Selectable<Imports>): void {
  if (['RUNNING', 'DONE', 'UNDOING', 'UNDONE'].includes(row.status)) throw new DomainError('import-already-started');
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
  const payload: ImportJob = { importId: row.id, mode };
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
