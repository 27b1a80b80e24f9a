import { importOptionsDefault, type ImportMapping, type ImportOptions } from '@portal/contract/import-mapping';
import { textEncodings } from '@portal/contract/import-view';
import type { Selectable } from 'kysely';
import type { Imports } from '../../db/schema.ts';
import type { Db } from '../../db/tenant.ts';
import type { OpenOptions } from '../../tabular/open-table.ts';

type Common = {
  id: string;
  path: string;
  byteSize: number;
  status: string;
  jobId: string | null;
  total: number;
  columns: string[];
  layout: OpenOptions;
  mapping: ImportMapping;
  options: ImportOptions;
};

/** What the job knows of an import: people go into a company, things into a supplier's catalog. */
export type ImportRecord = Common &
  (
    | { kind: 'EMPLOYEES'; companyId: string; supplierId: null }
    | { kind: 'PRODUCTS' | 'ACCESSORIES'; companyId: null; supplierId: string; catalogId: string }
  );

/** The import as stored, in the running identity's own rows. */
export async function readImport(db: Db, importId: string): Promise<ImportRecord | undefined> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', importId).executeTakeFirst();
  if (!row) return undefined;
  const common: Common = {
    id: row.id,
    path: row.path,
    byteSize: row.byte_size,
    status: row.status,
    jobId: row.job_id,
    total: row.total,
    columns: row.header,
    layout: { ...layoutAsRead(row), sheet: row.options.sheet, headerRow: row.options.headerRow },
    mapping: row.mapping ?? {},
    options: { ...importOptionsDefault, ...row.options },
  };
  const kind = row.kind;
  if (kind === 'EMPLOYEES' && row.company_id) return { ...common, kind, companyId: row.company_id, supplierId: null };
  if (kind !== 'EMPLOYEES' && row.supplier_id && row.catalog_id)
    return { ...common, kind, companyId: null, supplierId: row.supplier_id, catalogId: row.catalog_id };
  return undefined;
}

/** A file is read again as it was recognised. A workbook and XML have neither. */
function layoutAsRead({ delimiter, encoding }: Pick<Selectable<Imports>, 'delimiter' | 'encoding'>): OpenOptions {
  const textEncoding = textEncodings.find((known) => known === encoding);
  return delimiter === '' || !textEncoding ? {} : { delimiter, encoding: textEncoding };
}
