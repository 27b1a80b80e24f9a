import type { ImportKind } from '@portal/contract/import-kinds';
import type { ImportOptions } from '@portal/contract/import-mapping';
import type { ImportView } from '@portal/contract/import-view';
import type { Selectable } from 'kysely';
import { isCutOff } from '../../../db/failures.ts';
import type { Imports } from '../../../db/schema.ts';
import type { Db } from '../../../db/tenant.ts';
import type { Files } from '../../../files/files.ts';
import { DomainError, illegalChange } from '../../../http/domain-error.ts';
import type { TableSource } from '../../../tabular/table-source.ts';
import {
  getImport,
  type rememberedLayouts,
  rememberedMapping,
  toImport,
  type ImportScope,
} from '../imports.queries.ts';
import { assertOpen } from '../imports.rules.ts';
import { describedMapping, layoutOf, type DescribedFile } from './hr-system.queries.ts';
import type { Upload } from './read-upload.service.ts';
import { recognise, type Recognised } from './recognise.service.ts';
import { columnsOf } from './source.rules.ts';
import { storedSource } from './stored-source.mapping.ts';

/** What is known of an upload before it is read. */
export type Known = { described?: DescribedFile | undefined; layouts: Awaited<ReturnType<typeof rememberedLayouts>> };
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
  { described, layouts }: Known,
): Promise<ImportView> {
  try {
    const source = storedSource(files, upload.path, upload.byteSize);
    const file = {
      ...upload,
      ...((described && (await recogniseAs(source, upload.kind, described))) ??
        (await recogniseLike(source, upload.kind, layouts)) ??
        (await recognise(source, upload.kind))),
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

/** A file like one of which the person chose sheet or header: read so, it has the same columns. */
async function recogniseLike(
  source: TableSource,
  kind: ImportKind,
  layouts: Known['layouts'],
): Promise<Recognised | undefined> {
  for (const { fingerprint, sheet, headerRow } of layouts) {
    const found = await recognise(source, kind, { sheet, headerRow }).catch(otherwise);
    if (found?.fingerprint === fingerprint) return found;
  }
  return undefined;
}

/** A file that cannot be read so may be readable otherwise; read once more it would be as large. */
function otherwise(error: unknown): undefined {
  if (error instanceof DomainError && ['file-too-large', 'too-many-rows'].includes(error.key)) throw error;
}

/** A file as the company's HR system writes it; undefined when it is another one. */
async function recogniseAs(
  source: TableSource,
  kind: ImportKind,
  described: DescribedFile,
): Promise<Recognised | undefined> {
  const found = await recognise(source, kind, layoutOf(described)).catch(otherwise);
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
      supplier_id: scope.role === 'company' ? null : scope.supplierId,
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
    sheets: file.sheets,
    sheet: file.sheet,
    headerRow: file.headerRow,
    top: file.top,
    mapping: fits ? remembered.mapping : file.mapping,
    options: fits ? { ...rememberedOptions(remembered.options, file), ...chosenIn(file) } : file.options,
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

const chosenIn = ({ options: { sheet, headerRow } }: Recognised) => ({ sheet, headerRow });

/** The stored file of an import that can be read otherwise; XML has only one reading. */
export async function readableImport(db: Db, scope: ImportScope, importId: string): Promise<Selectable<Imports>> {
  const row = await getImport(db, scope, importId);
  assertOpen(row);
  if ((row.delimiter === '' && row.encoding !== 'xlsx') || row.path === '') throw illegalChange();
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
