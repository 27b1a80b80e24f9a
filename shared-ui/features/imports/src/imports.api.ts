import type { ImportKind } from '@portal/contract/import-kinds';
import type { ImportMapping, ImportOptions } from '@portal/contract/import-mapping';
import type { ImportRow } from '@portal/contract/import-rows';
import type { Delimiter, ImportView, TextEncoding } from '@portal/contract/import-view';
import {
  companyImport,
  employeeImportTemplate,
  importOfSupplier,
  type ImportListFilter,
  listEmployeeImports,
  listProductImports,
  productImportTemplate,
  supplierImport,
  uploadEmployeeImport,
  uploadProductImport,
} from '@portal/contract/imports';
import { getCompanyJob, getJobOfSupplier, getSupplierJob } from '@portal/contract/jobs';
import { call, download, keepPreviousData, listOf, pollUntil, queryOf, queryOptions } from '@portal/shared-ui';

/** Where an import goes: people into the own company, things into a catalog: an own one, or back office's choice. */
export type ImportContext =
  | { portal: 'company' }
  | { portal: 'supplier'; catalogId: string }
  | { portal: 'admin'; supplierId: string; catalogId: string };

const endpointsOf = { company: companyImport, supplier: supplierImport, admin: importOfSupplier } as const;
const jobOf = { company: getCompanyJob, supplier: getSupplierJob, admin: getJobOfSupplier } as const;

/** Which rows of an import: an outcome, or those whose price moved. */
type RowsView = { outcome?: ImportRow['outcome']; priceMoved?: 'true'; page: number; pageSize: number };

/** How a file is to be read; what is left out is recognised. */
type Reading = Partial<{ encoding: TextEncoding; delimiter: Delimiter; sheet: string; headerRow: number | undefined }>;

const importKey = ['imports'] as const;
const isAtWork = ({ status }: ImportView) => status === 'CHECKING' || status === 'RUNNING' || status === 'UNDOING';

/** The calls of the wizard in one context. Every portal answers the same shapes. */
export function importApi(context: ImportContext) {
  // The sets differ in path and rights only; the address is right either way.
  const endpoints = endpointsOf[context.portal] as typeof companyImport;
  const jobEndpoint = jobOf[context.portal] as typeof getCompanyJob;
  const at = <Params extends object>(params: Params): Params =>
    context.portal === 'admin' ? { ...params, supplierId: context.supplierId } : params;
  return {
    portal: context.portal,
    one: (importId: string) =>
      queryOptions({
        ...queryOf([...importKey, importId], endpoints.get, { params: at({ importId }) }),
        refetchInterval: pollUntil(({ data }: { data: ImportView }) => !isAtWork(data)),
      }),
    /** earlier imports into the same place, latest first unless asked otherwise */
    earlier: (query: Partial<ImportListFilter>) =>
      queryOptions({
        queryKey: [...importKey, 'earlier', context.portal === 'company' ? 'employees' : context.catalogId, query],
        queryFn: ({ signal }) =>
          context.portal === 'company'
            ? call(listEmployeeImports, { query }, { signal })
            : call(
                (context.portal === 'admin' ? importOfSupplier.list : listProductImports) as typeof listProductImports,
                { params: at({ catalogId: context.catalogId }), query },
                { signal },
              ),
        placeholderData: keepPreviousData,
      }),
    rows: (importId: string, version: string, query: RowsView) =>
      listOf([...importKey, importId, 'rows', version, query], endpoints.rows, { params: at({ importId }), query }),
    job: (jobId: string) =>
      queryOptions({
        ...queryOf(['jobs', jobId], jobEndpoint, { params: at({ jobId }) }),
        refetchInterval: pollUntil(({ data }: { data: { finishedAt: string | null } }) => data.finishedAt !== null),
      }),
    upload: (file: File, kind: ImportKind) =>
      context.portal === 'company'
        ? call(uploadEmployeeImport, { body: { kind, file } })
        : call(
            (context.portal === 'admin' ? importOfSupplier.upload : uploadProductImport) as typeof uploadProductImport,
            { params: at({ catalogId: context.catalogId }), body: { kind, file } },
          ),
    read: (importId: string, reading: Reading) => call(endpoints.read, { params: at({ importId }), body: reading }),
    check: (importId: string, mapping: ImportMapping, options: ImportOptions) =>
      call(endpoints.check, { params: at({ importId }), body: { mapping, options } }),
    /** what was seen of its dry run, and nothing that was checked since */
    run: ({ id, jobId }: Pick<ImportView, 'id' | 'jobId'>) =>
      call(endpoints.run, { params: at({ importId: id }), body: jobId ? { checked: jobId } : {} }),
    fix: (importId: string, rowNumber: number, cells: Record<string, string>) =>
      call(endpoints.fix, { params: at({ importId, rowNumber: String(rowNumber) }), body: { cells } }),
    previewUndo: (importId: string) =>
      queryOptions({
        ...queryOf([...importKey, importId, 'undo'], endpoints.previewUndo, { params: at({ importId }) }),
        staleTime: 0,
      }),
    undo: (importId: string) => call(endpoints.undo, { params: at({ importId }) }),
    report: (importId: string, format: 'csv' | 'xlsx') =>
      download(endpoints.report, { params: at({ importId }), query: { format } }, `report.${format}`),
    failed: (importId: string) => download(endpoints.failed, { params: at({ importId }) }, 'failed.csv'),
    template: (kind: ImportKind) => {
      if (context.portal === 'company') return download(employeeImportTemplate, {}, 'employees.csv');
      const query = { kind: kind === 'ACCESSORIES' ? kind : ('PRODUCTS' as const) };
      return context.portal === 'admin'
        ? download(importOfSupplier.template, { query }, 'products.csv')
        : download(productImportTemplate, { query }, 'products.csv');
    },
  };
}
export type ImportApi = ReturnType<typeof importApi>;
