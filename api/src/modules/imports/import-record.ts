import type { ImportKind, ImportMapping, ImportOptions } from '@portal/contract/import-schemas';
import type { Db } from '../../db/tenant.ts';

/** What the job knows of an import. */
export type ImportRecord = {
  id: string;
  kind: ImportKind;
  companyId: string | null;
  supplierId: string | null;
  catalogId: string | null;
  path: string;
  status: string;
  jobId: string | null;
  total: number;
  columns: string[];
  mapping: ImportMapping;
  options: ImportOptions;
};

/** The import as stored, in the running identity's own rows. */
export async function readImport(db: Db, importId: string): Promise<ImportRecord | undefined> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', importId).executeTakeFirst();
  return row && {
    id: row.id, kind: row.kind as ImportKind, companyId: row.company_id, supplierId: row.supplier_id, catalogId: row.catalog_id, path: row.path, status: row.status,
    jobId: row.job_id, total: row.total, columns: row.header, mapping: (row.mapping ?? {}) as ImportMapping, options: row.options as ImportOptions,
  };
}
