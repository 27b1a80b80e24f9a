import type { ImportKind } from '@portal/contract/import-kinds';
import type { ImportMapping, ImportOptions } from '@portal/contract/import-mapping';
import type { ImportRow } from '@portal/contract/import-rows';
import type { Delimiter, ImportView, TextEncoding } from '@portal/contract/import-view';
import {
  companyImport,
  employeeImportTemplate,
  listEmployeeImports,
  listProductImports,
  productImportTemplate,
  supplierImport,
  uploadEmployeeImport,
  uploadProductImport,
} from '@portal/contract/imports';
import { getCompanyJob, getSupplierJob } from '@portal/contract/jobs';
import { call, download, keepPreviousData, pollUntil, queryOptions } from '@portal/shared-ui';

/** Where an import goes: people into the own company, things into one of the own catalogs. */
export type ImportContext = { portal: 'company' } | { portal: 'supplier'; catalogId: string };

/** Which rows of an import: an outcome, or those whose price moved. */
type RowsView = { outcome?: ImportRow['outcome']; priceMoved?: 'true'; page: number; pageSize: number };

const importKey = ['imports'] as const;
const isAtWork = ({ status }: ImportView) => status === 'CHECKING' || status === 'RUNNING' || status === 'UNDOING';

/** The calls of the wizard in one context. Both portals answer the same shapes. */
export function importApi(context: ImportContext) {
  // The two sets differ in path and rights only; the address is right either way.
  const endpoints = (context.portal === 'company' ? companyImport : supplierImport) as typeof companyImport;
  const jobEndpoint = (context.portal === 'company' ? getCompanyJob : getSupplierJob) as typeof getCompanyJob;
  return {
    portal: context.portal,
    one: (importId: string) =>
      queryOptions({
        queryKey: [...importKey, importId],
        queryFn: ({ signal }) => call(endpoints.get, { params: { importId } }, { signal }),
        refetchInterval: pollUntil(({ data }: { data: ImportView }) => !isAtWork(data)),
      }),
    /** the last ten, latest first */
    recent: () =>
      queryOptions({
        queryKey: [...importKey, 'recent', context.portal === 'company' ? 'employees' : context.catalogId],
        queryFn: ({ signal }) =>
          context.portal === 'company'
            ? call(listEmployeeImports, { query: { pageSize: 10 } }, { signal })
            : call(
                listProductImports,
                { params: { catalogId: context.catalogId }, query: { pageSize: 10 } },
                { signal },
              ),
      }),
    rows: (importId: string, version: string, query: RowsView) =>
      queryOptions({
        queryKey: [...importKey, importId, 'rows', version, query],
        queryFn: ({ signal }) => call(endpoints.rows, { params: { importId }, query }, { signal }),
        // The cells stay, and with them the one that is being edited.
        placeholderData: keepPreviousData,
      }),
    job: (jobId: string) =>
      queryOptions({
        queryKey: ['jobs', jobId],
        queryFn: ({ signal }) => call(jobEndpoint, { params: { jobId } }, { signal }),
        refetchInterval: pollUntil(({ data }: { data: { finishedAt: string | null } }) => data.finishedAt !== null),
      }),
    upload: (file: File, kind: ImportKind) =>
      context.portal === 'company'
        ? call(uploadEmployeeImport, { body: { kind, file } })
        : call(uploadProductImport, { params: { catalogId: context.catalogId }, body: { kind, file } }),
    read: (importId: string, reading: { encoding?: TextEncoding; delimiter?: Delimiter }) =>
      call(endpoints.read, { params: { importId }, body: reading }),
    check: (importId: string, mapping: ImportMapping, options: ImportOptions) =>
      call(endpoints.check, { params: { importId }, body: { mapping, options } }),
    run: (importId: string) => call(endpoints.run, { params: { importId }, body: {} }),
    fix: (importId: string, rowNumber: number, cells: Record<string, string>) =>
      call(endpoints.fix, { params: { importId, rowNumber: String(rowNumber) }, body: { cells } }),
    undo: (importId: string) => call(endpoints.undo, { params: { importId } }),
    report: (importId: string, format: 'csv' | 'xlsx') =>
      download(endpoints.report, { params: { importId }, query: { format } }, `report.${format}`),
    failed: (importId: string) => download(endpoints.failed, { params: { importId } }, 'failed.csv'),
    template: (kind: ImportKind) =>
      kind === 'EMPLOYEES'
        ? download(employeeImportTemplate, {}, 'employees.csv')
        : download(productImportTemplate, { query: { kind } }, 'products.csv'),
  };
}
export type ImportApi = ReturnType<typeof importApi>;
