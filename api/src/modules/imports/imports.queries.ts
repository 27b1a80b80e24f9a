import type { ImportKind } from '@portal/contract/import-kinds';
import { importOptionsDefault, type ImportMapping, type ImportOptions } from '@portal/contract/import-mapping';
import type { ImportRow } from '@portal/contract/import-rows';
import type { ImportSummary, ImportView } from '@portal/contract/import-view';
import { importListFields, type ImportListFilter } from '@portal/contract/imports';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { CatalogOwner } from '../../access/catalog-owner.ts';
import type { CompanyScope } from '../../access/scope.ts';
import { listOf, readList } from '../../db/list.ts';
import { readPage, type Page, type PageInput } from '../../db/page.ts';
import type { Imports } from '../../db/schema.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';

/** A company's own people, a supplier's own goods, or back office for the supplier of the address (RULES 3.6). */
export type ImportScope = CompanyScope | CatalogOwner;

const nothing: ImportSummary = {
  priceMoved: 0,
  missing: 0,
  zeroPrices: 0,
  leavers: 0,
  invited: 0,
  notKept: [],
  undone: null,
  warnings: [],
  reasons: [],
};

const undoDays = 7;

/** Until when the import can be undone; null when there is nothing to undo, or no way to. */
export function undoUntil({
  status,
  finished_at,
  new_rows,
  changed_rows,
  options,
  summary,
}: Pick<
  Selectable<Imports>,
  'status' | 'finished_at' | 'new_rows' | 'changed_rows' | 'options' | 'summary'
>): Date | null {
  const hidden = options.missing === 'hide' ? (summary.missing ?? 0) : 0;
  if (status !== 'DONE' || finished_at === null || new_rows + changed_rows + hidden === 0) return null;
  return new Date(new Date(finished_at).getTime() + undoDays * 86_400_000);
}

export function toImport(row: Selectable<Imports>): ImportView {
  const proposal = row.proposal;
  return {
    id: row.id,
    kind: row.kind,
    catalogId: row.catalog_id,
    fileName: row.file_name,
    byteSize: row.byte_size,
    encoding: row.encoding,
    delimiter: row.delimiter,
    sheets: proposal.sheets ?? [],
    sheet: proposal.sheet ?? '',
    headerRow: proposal.headerRow ?? 1,
    top: proposal.top ?? [],
    columns: proposal.columns,
    rowEstimate: row.total,
    status: row.status,
    error: row.error,
    mapping: row.mapping ?? proposal.mapping,
    options: { ...importOptionsDefault, ...(row.mapping ? row.options : proposal.options) },
    rememberedFrom: proposal.rememberedFrom,
    counts: {
      total: row.total,
      new: row.new_rows,
      changed: row.changed_rows,
      unchanged: row.unchanged_rows,
      errors: row.error_rows,
    },
    summary: { ...nothing, ...row.summary },
    jobId: row.job_id,
    createdAt: new Date(row.created_at).toISOString(),
    finishedAt: row.finished_at && new Date(row.finished_at).toISOString(),
    undoUntil: undoUntil(row)?.toISOString() ?? null,
  };
}

export function ownImports(db: Db, scope: ImportScope) {
  const imports = db.selectFrom('imports');
  return scope.role === 'company'
    ? imports.where('imports.company_id', '=', scope.companyId)
    : imports.where('imports.supplier_id', '=', scope.supplierId);
}

/** One import; a foreign one answers like a missing one. With `lock`, two presses of a button wait for each other. */
export async function getImport(
  db: Db,
  scope: ImportScope,
  importId: string,
  lock = false,
): Promise<Selectable<Imports>> {
  const query = ownImports(db, scope).selectAll().where('id', '=', importId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw new DomainError('import-not-found');
  return row;
}

const importList = listOf(
  importListFields,
  {
    fileName: 'imports.file_name',
    kind: 'imports.kind',
    createdAt: 'imports.created_at',
    status: 'imports.status',
    new: 'imports.new_rows',
    changed: 'imports.changed_rows',
    errors: 'imports.error_rows',
  },
  'imports.id',
);

/** One page of the imports of a catalog, or of employees. */
export async function listImports(
  db: Db,
  scope: ImportScope,
  catalogId: string | null,
  filter: ImportListFilter,
): Promise<Page<ImportView>> {
  const mine = ownImports(db, scope).where('catalog_id', catalogId === null ? 'is' : '=', catalogId);
  const { data, meta } = await readList(db, importList, mine, (query) => query.selectAll(), filter);
  return { data: data.map(toImport), meta };
}

export type RowFilter = PageInput & { outcome?: ImportRow['outcome'] | undefined; priceMoved?: 'true' | undefined };

/** Rows of an import that a person may want to see, in the file's order. */
export async function listRows(
  db: Db,
  scope: ImportScope,
  importId: string,
  filter: RowFilter,
): Promise<Page<ImportRow>> {
  await getImport(db, scope, importId);
  let rows = db.selectFrom('import_rows').where('import_id', '=', importId);
  if (filter.outcome) rows = rows.where('outcome', '=', filter.outcome);
  if (filter.priceMoved) rows = rows.where('price_moved', '=', true);
  return readPage(
    db,
    rows,
    (query) =>
      query
        .select(['row_number as rowNumber', 'outcome', 'cells', 'reasons', 'warnings', 'changes'])
        .select('price_moved as priceMoved')
        .orderBy('row_number')
        .orderBy('import_id'),
    filter,
  );
}

/** The mapping that was last used for a file with the same columns. */
export async function rememberedMapping(db: Db, scope: ImportScope, kind: ImportKind, fingerprint: string) {
  const mappings = db
    .selectFrom('import_mappings')
    .select(['name', 'mapping', 'options'])
    .where('kind', '=', kind)
    .where('fingerprint', '=', fingerprint);
  return (
    scope.role === 'company'
      ? mappings.where('company_id', '=', scope.companyId)
      : mappings.where('supplier_id', '=', scope.supplierId)
  ).executeTakeFirst();
}

/**
 * How files of which the person chose sheet or header were read, the latest first, each with what it must turn out to
 * be.
 */
export async function rememberedLayouts(db: Db, scope: ImportScope, kind: ImportKind) {
  const rows = await db
    .selectFrom('import_mappings')
    .select(['fingerprint', 'options'])
    .where('kind', '=', kind)
    .where(
      scope.role === 'company' ? 'company_id' : 'supplier_id',
      '=',
      scope.role === 'company' ? scope.companyId : scope.supplierId,
    )
    .where(sql<boolean>`options ?| '{sheet,headerRow}'`)
    .orderBy('used_at', 'desc')
    .limit(3)
    .execute();
  return rows.map(({ fingerprint, options: { sheet, headerRow } }) => ({ fingerprint, sheet, headerRow }));
}

/** Keeps a mapping for the next file with these columns; the latest one wins and keeps the name it has. */
export async function rememberMapping(
  db: Db,
  row: Selectable<Imports>,
  mapping: ImportMapping,
  options: ImportOptions,
  now: Date,
): Promise<void> {
  const values = { mapping: JSON.stringify(mapping), options: JSON.stringify(options), used_at: now };
  await db
    .insertInto('import_mappings')
    .values({
      kind: row.kind,
      company_id: row.company_id,
      supplier_id: row.supplier_id,
      fingerprint: row.fingerprint,
      name: row.file_name,
      ...values,
    })
    .onConflict((on) =>
      on
        .constraint('import_mappings_owner_key')
        .doUpdateSet({ ...values, version: sql<number>`import_mappings.version + 1` }),
    )
    .execute();
}
