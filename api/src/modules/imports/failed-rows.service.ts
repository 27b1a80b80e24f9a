import type { Locale } from '@portal/contract/constants';
import type { ImportReason } from '@portal/contract/import-rows';
import type { Db } from '../../db/tenant.ts';
import { getImport, type ImportScope } from './imports.queries.ts';
import { errorColumn, reasonText } from './reason-texts.mapping.ts';

const batch = 2_000;

type Tenant = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** The refused rows as the file has them, and why, so that they can be mended and uploaded again as they are. */
export async function failedRows(
  tenant: Tenant,
  scope: ImportScope,
  importId: string,
  locale: Locale,
): Promise<{ name: string; header: string[]; rows: AsyncGenerator<string[]>; delimiter: string }> {
  const found = await tenant((db) => getImport(db, scope, importId));
  async function* lines(): AsyncGenerator<string[]> {
    for (let after = -1; ;) {
      const last = after;
      const rows = await tenant((db) =>
        db
          .selectFrom('import_rows')
          .select(['row_number', 'cells', 'reasons'])
          .where('import_id', '=', importId)
          .where('outcome', '=', 'ERROR')
          .where('row_number', '>', last)
          .orderBy('row_number')
          .limit(batch)
          .execute(),
      );
      for (const { cells, reasons } of rows) yield lineOf(cells, reasons, found.header.length, locale);
      const end = rows.at(-1);
      if (!end || rows.length < batch) return;
      after = end.row_number;
    }
  }
  return {
    name: `${found.file_name.replace(/\.\w+$/, '')}-failed`,
    header: [...found.header, errorColumn(locale)],
    rows: lines(),
    delimiter: found.delimiter,
  };
}

/** A row with too few cells is filled up, so that the error stands in its own column; what is too many stays. */
function lineOf(cells: readonly string[], reasons: readonly ImportReason[], width: number, locale: Locale): string[] {
  const padded = Array.from({ length: Math.max(width, cells.length) }, (_, index) => cells[index] ?? '');
  return [...padded, reasons.map((reason) => reasonText(reason, locale)).join('; ')];
}
