import type { Locale } from '@portal/contract/constants';
import type { Db } from '../../db/tenant.ts';
import type { Files } from '../../files/files.ts';
import { DomainError, illegalChange } from '../../http/domain-error.ts';
import type { TableRow } from '../../tabular/open-delimited.ts';
import { readTable } from '../../tabular/read-table.ts';
import { readImport } from './import-record.queries.ts';
import { getImport, type ImportScope } from './imports.queries.ts';
import { layoutRows } from './read/layout.rules.ts';
import { storedSource } from './read/stored-source.mapping.ts';
import { fateText, reasonText, reportColumns, reportName } from './reason-texts.mapping.ts';

const batch = 2_000;

type Tenant = <T>(work: (db: Db) => Promise<T>) => Promise<T>;
type Report = { name: string; sheet: string; delimiter: string; header: string[]; rows: AsyncGenerator<string[]> };

/**
 * Every row of the file as it is, or as it was corrected, with what becomes of it and why. The file itself is read
 * again, so that a report of 200,000 rows needs nothing stored twice.
 *
 * @throws DomainError 409 `invalid-data-provided` before the first check; `import-not-found`; `file-not-found` when it
 *   is not kept any more
 */
export async function completeReport(
  tenant: Tenant,
  files: Files,
  scope: ImportScope,
  importId: string,
  locale: Locale,
): Promise<Report> {
  const { found, record, fates, fixes } = await tenant(async (db) => ({
    found: await getImport(db, scope, importId),
    record: await readImport(db, importId),
    fates: await db.selectFrom('import_fates').select('fates').where('import_id', '=', importId).executeTakeFirst(),
    fixes: await db
      .selectFrom('import_fixes')
      .select(['row_number', 'cells'])
      .where('import_id', '=', importId)
      .execute(),
  }));
  if (!record || !fates || !['CHECKED', 'DONE', 'UNDONE'].includes(found.status)) throw illegalChange();
  if (record.path === '') throw new DomainError('file-not-found');
  const corrected = new Map(fixes.map(({ row_number, cells }) => [row_number, cells]));
  const isDone = found.status !== 'CHECKED';
  const width = found.header.length;
  const letters = fates.fates;
  const table = await readTable(storedSource(files, record.path, record.byteSize), layoutRows, record.layout);

  async function* rows(): AsyncGenerator<string[]> {
    let position = 0;
    try {
      for await (const piece of piecesOf(table.rows)) {
        const reasons = await tenant((db) => reasonsOf(db, importId, piece));
        for (const row of piece) {
          const cells = corrected.get(row.rowNumber) ?? row.cells;
          const padded = Array.from({ length: Math.max(width, cells.length) }, (_, at) => cells[at] ?? '');
          const fate = fateText(letters[position] ?? '', isDone, locale);
          const why = (reasons.get(row.rowNumber) ?? []).map((reason) => reasonText(reason, locale)).join('; ');
          yield [String(row.rowNumber), fate, why, ...padded];
          position += 1;
        }
      }
    } finally {
      table.close();
    }
  }
  return {
    name: `${found.file_name.replace(/\.\w+$/, '')}-${reportName(locale).toLowerCase()}`,
    sheet: reportName(locale),
    delimiter: found.delimiter,
    header: [...reportColumns(locale), ...found.header],
    rows: rows(),
  };
}

async function* piecesOf(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow[]> {
  let piece: TableRow[] = [];
  for await (const row of rows) {
    piece.push(row);
    if (piece.length < batch) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

/** Why rows of this piece are refused, by their number. */
async function reasonsOf(db: Db, importId: string, piece: readonly TableRow[]) {
  const rows = await db
    .selectFrom('import_rows')
    .select(['row_number', 'reasons'])
    .where('import_id', '=', importId)
    .where('outcome', '=', 'ERROR')
    .where('row_number', '>=', piece[0]?.rowNumber ?? 0)
    .where('row_number', '<=', piece.at(-1)?.rowNumber ?? 0)
    .execute();
  return new Map(rows.map(({ row_number, reasons }) => [row_number, reasons]));
}
