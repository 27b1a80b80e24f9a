import * as v from 'valibot';
import { csvFile, exported } from './downloads.ts';
import { admin, company, dataOf, endpoint, Id, pageOf, pageQuery, supplier, type Policy } from './endpoint.ts';
import type { PolicyIds } from './entities.ts';
import type { ErrorKey } from './errors.ts';
import { ImportKind, importKinds, importStatuses } from './import-kinds.ts';
import { HeaderRow, ImportCell, ImportMapping, ImportOptions, SheetName } from './import-mapping.ts';
import { importOutcomes, ImportRow } from './import-rows.ts';
import { delimiters, ImportView, textEncodings, UndoPreview } from './import-view.ts';
import * as list from './list-fields.ts';

const catalogIds = { 'params.catalogId': 'catalog' } as const;
const importIds = { 'params.importId': 'import' } as const;

const CatalogParams = v.strictObject({ catalogId: Id });
const ImportParams = v.strictObject({ importId: Id });
const rowNumber = v.pipe(v.string(), v.regex(/^\d{1,8}$/, 'invalid-data-provided'), v.transform(Number));
const RowParams = v.strictObject({ importId: Id, rowNumber });
/** Fields of the list, by which it is sorted and filtered. */
export const importListFields = {
  fileName: list.text,
  kind: list.choice(importKinds),
  createdAt: list.instant,
  status: list.choice(importStatuses),
  new: list.number,
  changed: list.number,
  errors: list.number,
} as const;
export const ImportListFilter = v.strictObject({
  page: pageQuery.page,
  pageSize: pageQuery.pageSize,
  count: pageQuery.count,
  ...list.sortAndFilter(importListFields, '-createdAt'),
});
export type ImportListFilter = v.InferOutput<typeof ImportListFilter>;
const rowsQuery = v.strictObject({
  page: pageQuery.page,
  pageSize: pageQuery.pageSize,
  count: pageQuery.count,
  outcome: v.optional(v.picklist(importOutcomes, 'invalid-data-provided')),
  priceMoved: v.optional(v.picklist(['true'], 'invalid-data-provided')),
});
const templateQuery = v.strictObject({
  kind: v.optional(v.picklist(['PRODUCTS', 'ACCESSORIES'], 'invalid-data-provided'), 'PRODUCTS'),
});

export const CheckBody = v.strictObject({ mapping: ImportMapping, options: v.optional(ImportOptions, {}) });
/** What the person knows better than was recognised; what is left out is recognised. */
const ReadBody = v.strictObject({
  encoding: v.optional(v.picklist(textEncodings, 'invalid-data-provided')),
  delimiter: v.optional(v.picklist(delimiters, 'invalid-data-provided')),
  sheet: v.optional(SheetName),
  headerRow: v.optional(HeaderRow),
});
/** `checked`: the job of the dry run that was seen; where another one has taken its place, nothing is imported. */
const RunBody = v.strictObject({ checked: v.optional(Id) });
const FixBody = v.strictObject({ cells: v.record(ImportCell, ImportCell) });

const fileErrors = [
  'file-too-large',
  'file-is-empty',
  'file-type-not-allowed',
  'file-is-protected',
  'file-cannot-be-read',
  'file-has-no-header',
  'too-many-columns',
  'cell-too-long',
] as const satisfies readonly ErrorKey[];
const checkErrors = [
  'import-not-found',
  'import-already-started',
  'column-not-mapped',
  'category-not-found',
  'import-has-errors',
] as const satisfies readonly ErrorKey[];
const Answer = dataOf(ImportView);

/**
 * Multipart: `kind` and one `file`. Recognises encoding, delimiter, header, and proposes a mapping; saves no product.
 */
export const uploadProductImport = endpoint('POST', '/supplier/catalogs/:catalogId/imports', {
  summary: 'Upload a product or accessory file for a catalog',
  status: 201,
  upload: true,
  policy: { ...supplier, ids: catalogIds },
  params: CatalogParams,
  body: v.strictObject({ kind: v.optional(ImportKind) }),
  response: Answer,
  errors: ['catalog-not-found', ...fileErrors],
});
export const uploadEmployeeImport = endpoint('POST', '/company/imports', {
  summary: 'Upload an employee file',
  status: 201,
  upload: true,
  policy: company,
  body: v.strictObject({ kind: v.optional(ImportKind) }),
  response: Answer,
  errors: fileErrors,
});

export const listProductImports = endpoint('GET', '/supplier/catalogs/:catalogId/imports', {
  summary: 'Imports of a catalog, latest first unless asked otherwise',
  policy: { ...supplier, ids: catalogIds },
  params: CatalogParams,
  query: ImportListFilter,
  response: pageOf(ImportView),
  errors: ['catalog-not-found'],
});
export const listEmployeeImports = endpoint('GET', '/company/imports', {
  summary: 'Employee imports, latest first unless asked otherwise',
  policy: company,
  query: ImportListFilter,
  response: pageOf(ImportView),
});

/** Whose imports: where their addresses begin, who calls them, and what each address names. */
type ImportPortal<Rights extends Pick<Policy, 'roles' | 'boundary'>, One, Row> = {
  base: string;
  rights: Rights;
  ids: PolicyIds;
  params: One;
  rowParams: Row;
};

/** The calls that every portal has with an import, once declared for each. */
export function importEndpoints<
  const Rights extends Pick<Policy, 'roles' | 'boundary'>,
  One extends v.GenericSchema,
  Row extends v.GenericSchema,
>({ base, rights, ids, params, rowParams }: ImportPortal<Rights, One, Row>) {
  const policy = { ...rights, ids };
  const one = `${base}/imports/:importId`;
  return {
    get: endpoint('GET', one, {
      summary: 'One import with its counts',
      policy,
      params,
      response: Answer,
      errors: ['import-not-found'],
    }),
    read: endpoint('POST', `${one}/read`, {
      summary: 'Read the file again in another encoding or with another delimiter',
      policy,
      params,
      body: ReadBody,
      response: Answer,
      errors: ['import-not-found', 'import-already-started', ...fileErrors],
    }),
    check: endpoint('POST', `${one}/check`, {
      summary: 'Dry run: says of every row what an import would do, and saves nothing of it',
      status: 202,
      policy: { ...policy, ids: { ...ids, 'body.options.categoryId': 'category' } },
      params,
      body: CheckBody,
      response: Answer,
      errors: checkErrors,
    }),
    run: endpoint('POST', `${one}/run`, {
      summary: 'Import the good rows; pressed again, the same job',
      status: 202,
      policy: { ...policy, ids: { ...ids, 'body.checked': 'job' } },
      params,
      body: v.optional(RunBody),
      response: Answer,
      errors: [...checkErrors, 'changed-by-someone-else'],
    }),
    rows: endpoint('GET', `${one}/rows`, {
      summary: 'Refused rows with reasons, new and changed ones with differences',
      policy,
      params,
      query: rowsQuery,
      response: pageOf(ImportRow),
      errors: ['import-not-found'],
    }),
    fix: endpoint('PATCH', `${one}/rows/:rowNumber`, {
      summary: 'Correct cells of a row by column name; the file is checked again with them',
      status: 202,
      policy,
      params: rowParams,
      body: FixBody,
      response: Answer,
      errors: ['items-not-found', ...checkErrors],
    }),
    previewUndo: endpoint('GET', `${one}/undo`, {
      summary: 'How many rows an undo would take back, and how many stay; nothing is changed',
      policy,
      params,
      response: dataOf(UndoPreview),
      errors: ['import-not-found'],
    }),
    undo: endpoint('POST', `${one}/undo`, {
      summary: 'Undo an import except for rows that were changed since, which are listed',
      status: 202,
      policy,
      params,
      response: Answer,
      errors: ['import-not-found'],
    }),
    failed: endpoint('GET', `${one}/failed.csv`, {
      summary: 'Exactly the refused rows, with a column that says why',
      policy,
      params,
      ...csvFile,
      errors: ['import-not-found'],
    }),
    report: endpoint('GET', `${one}/report`, {
      summary: 'Every row of the file, what becomes of it and why',
      policy,
      params,
      query: v.strictObject({ format: v.optional(v.picklist(['csv', 'xlsx'], 'invalid-data-provided'), 'csv') }),
      ...exported,
      errors: ['import-not-found', 'invalid-data-provided', 'file-cannot-be-read', 'file-not-found'],
    }),
  };
}

const own = { ids: importIds, params: ImportParams, rowParams: RowParams } as const;
export const supplierImport = importEndpoints({ ...own, base: '/supplier', rights: supplier });
export const companyImport = importEndpoints({ ...own, base: '/company', rights: company });

export const productImportTemplate = endpoint('GET', '/supplier/imports/template.csv', {
  summary: 'An example file whose columns are recognised',
  policy: supplier,
  query: templateQuery,
  ...csvFile,
});
export const employeeImportTemplate = endpoint('GET', '/company/imports/template.csv', {
  summary: 'An example file whose columns are recognised',
  policy: company,
  ...csvFile,
});

const ofSupplier = { 'params.supplierId': 'supplier' } as const;
const SupplierCatalog = v.strictObject({ supplierId: Id, catalogId: Id });

/** Back office imports for a supplier, in its name (RULES 3.6): the supplier's own calls below its address. */
export const importOfSupplier = {
  ...importEndpoints({
    base: '/admin/suppliers/:supplierId',
    rights: admin,
    ids: { ...ofSupplier, ...importIds },
    params: v.strictObject({ supplierId: Id, importId: Id }),
    rowParams: v.strictObject({ supplierId: Id, importId: Id, rowNumber }),
  }),
  upload: endpoint('POST', '/admin/suppliers/:supplierId/catalogs/:catalogId/imports', {
    summary: 'Upload a product or accessory file for a catalog of the supplier',
    status: 201,
    upload: true,
    policy: { ...admin, ids: { ...ofSupplier, ...catalogIds } },
    params: SupplierCatalog,
    body: v.strictObject({ kind: v.optional(ImportKind) }),
    response: Answer,
    errors: ['catalog-not-found', ...fileErrors],
  }),
  list: endpoint('GET', '/admin/suppliers/:supplierId/catalogs/:catalogId/imports', {
    summary: 'Imports of a catalog of the supplier, latest first unless asked otherwise',
    policy: { ...admin, ids: { ...ofSupplier, ...catalogIds } },
    params: SupplierCatalog,
    query: ImportListFilter,
    response: pageOf(ImportView),
    errors: ['catalog-not-found'],
  }),
  template: endpoint('GET', '/admin/imports/template.csv', {
    summary: 'An example file whose columns are recognised',
    policy: admin,
    query: templateQuery,
    ...csvFile,
  }),
};
