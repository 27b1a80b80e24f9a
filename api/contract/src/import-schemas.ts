import * as v from 'valibot';
import { Id, line } from './endpoint.ts';
import { errorKeys } from './errors.ts';
import { employeeImportFields, mappingReasons, productImportFields, type EmployeeImportField, type ProductImportField } from './import-fields.ts';
import { BasisPoints } from './money.ts';

export const importKinds = ['PRODUCTS', 'ACCESSORIES', 'EMPLOYEES'] as const;
export const ImportKind = v.picklist(importKinds, 'invalid-data-provided');
export type ImportKind = (typeof importKinds)[number];

/**
 * UPLOADED: recognised, nothing checked. CHECKING and RUNNING: a job is at it. CHECKED: the dry run's result stands.
 * DONE stands; it can be undone for seven days (UNDOING, UNDONE). FAILED: the file as a whole could not be read; it may be checked again.
 */
export const importStatuses = ['UPLOADED', 'CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'FAILED', 'UNDOING', 'UNDONE'] as const;
export type ImportStatus = (typeof importStatuses)[number];

export type ImportField = ProductImportField | EmployeeImportField;
export const importFields = [...new Set<ImportField>([...productImportFields, ...employeeImportFields])];

const accessoryFields = productImportFields.filter((field) => !['category', 'billingPeriod', 'allRisk', 'employeeIns'].includes(field));

/** What a column can mean, by kind of file. */
export function fieldsOf(kind: ImportKind): readonly ImportField[] {
  if (kind === 'EMPLOYEES') return employeeImportFields;
  return kind === 'ACCESSORIES' ? accessoryFields : productImportFields.filter((field) => field !== 'accessoryOf');
}

/** Fields that no row can do without. An employee's name may come whole or in parts. */
export function neededFields(kind: ImportKind): readonly ImportField[] {
  return kind === 'EMPLOYEES' ? ['employNo', 'email'] : ['SKU', 'productName', 'price'];
}

/** Days as files write them. */
export const importDateFormats = [
  'YYYY-MM-DD', 'DD-MM-YYYY', 'DD/MM/YYYY', 'DD.MM.YYYY', 'M/D/YYYY', 'M-D-YYYY', 'YYYYMMDD', 'DDMMYYYY', 'YYYY/MM/DD', 'YYYY.MM.DD', 'DD-MM-YY', 'DD/MM/YY', 'DD.MM.YY', 'M/D/YY',
] as const;

/** One cell as a person may type it: no control characters but line breaks, no halves of characters. */
// eslint-disable-next-line no-control-regex -- what JSON columns cannot store is refused here
export const ImportCell = v.pipe(v.string('required'), v.maxLength(4096, 'too-long'), v.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]*$/u, 'invalid-data-provided'));
const text = v.pipe(ImportCell, v.maxLength(500, 'too-long'));

/**
 * Where a field's value comes from: a column, one value for all rows, or several columns put together, with the
 * columns' names in braces: `{brand} {model}` (DECISIONS 15).
 */
export const ImportSource = v.union([
  v.strictObject({ column: ImportCell }),
  v.strictObject({ constant: text }),
  v.strictObject({ template: text }),
], 'invalid-data-provided');
export type ImportSource = v.InferOutput<typeof ImportSource>;

/** Our field → where it comes from. Columns that are not named are ignored. */
export const ImportMapping = v.record(v.picklist(importFields, 'invalid-data-provided'), ImportSource, 'invalid-data-provided');
export type ImportMapping = Partial<Record<ImportField, ImportSource>>;

/**
 * How the file is read. `decimal` and `dateFormat` are found column by column when they are not named. `vat` in basis
 * points, taken off the price when `priceIncludesVat`. `categoryId` is the category of rows that name none of ours.
 * `matchKey`: by what a row finds what is stored: products by supplierSKU then SKU, or SKU alone; employees by number
 * and e-mail together, or by one of them alone. `missing: hide` hides products that the file no longer holds.
 */
export const ImportOptions = v.strictObject({
  decimal: v.optional(v.picklist([',', '.'], 'invalid-data-provided')),
  dateFormat: v.optional(v.picklist(importDateFormats, 'invalid-data-provided')),
  priceIncludesVat: v.optional(v.boolean('invalid-data-provided'), false),
  vat: v.optional(BasisPoints, 2_500),
  categoryId: v.optional(v.nullable(Id)),
  matchKey: v.optional(v.picklist(['supplierSKU', 'SKU', 'employNo', 'email', 'both'], 'invalid-data-provided')),
  missing: v.optional(v.picklist(['keep', 'hide'], 'invalid-data-provided'), 'keep'),
  inviteNow: v.optional(v.boolean('invalid-data-provided'), false),
});
export type ImportOptions = v.InferOutput<typeof ImportOptions>;
export const importOptionsDefault: ImportOptions = v.parse(ImportOptions, {});

/** Done all the same, but a person should know. */
export const importWarnings = [
  'price-moved', 'price-is-zero', 'value-not-read', 'has-left', 'looks-like-cpr', 'role-not-imported', 'exit-date-not-changed',
] as const;
export type ImportWarning = (typeof importWarnings)[number];

const Finding = { field: v.nullable(v.picklist(importFields)), value: v.string() };
/** Why a row is refused: the field, the key of the catalogue, the value as the file has it. */
export const ImportReason = v.object({ ...Finding, key: v.picklist(errorKeys) });
export type ImportReason = v.InferOutput<typeof ImportReason>;
export const ImportNotice = v.object({ ...Finding, key: v.picklist(importWarnings) });

const Count = v.pipe(v.number(), v.integer());

/** One difference between what is stored and what the file says. Prices in minor units. */
export const ImportChange = v.object({ field: v.string(), from: v.nullable(v.string()), to: v.nullable(v.string()) });
export type ImportChange = v.InferOutput<typeof ImportChange>;

export const importOutcomes = ['NEW', 'CHANGED', 'ERROR'] as const;

export const ImportRow = v.object({
  rowNumber: Count,
  outcome: v.picklist(importOutcomes),
  /** as the file has them, or as corrected, in the order of the import's columns */
  cells: v.array(v.string()),
  reasons: v.array(ImportReason),
  warnings: v.array(ImportNotice),
  changes: v.array(ImportChange),
  /** by more than 20 % */
  priceMoved: v.boolean(),
});
export type ImportRow = v.InferOutput<typeof ImportRow>;

export const ImportColumn = v.object({
  name: v.string(),
  samples: v.array(v.string()),
  field: v.nullable(v.picklist(importFields)),
  reason: v.picklist(mappingReasons),
  decimal: v.nullable(v.picklist([',', '.'])),
  dateFormat: v.nullable(v.picklist(importDateFormats)),
  /** day and month could stand in the other order as well */
  isDateAmbiguous: v.boolean(),
});
export type ImportColumn = v.InferOutput<typeof ImportColumn>;

/** new + changed + unchanged + errors = total, always. */
export const ImportCounts = v.object({ total: Count, new: Count, changed: Count, unchanged: Count, errors: Count });

/** Why what was imported stays when the import is undone: people are INVITED; products and accessories never are. */
export const undoObstacles = ['CHANGED', 'INVITED', 'IN_USE', 'DELETED'] as const;
/** What undoing came to. `kept` names the first hundred of `keptCount`. */
export const ImportUndone = v.object({
  removed: Count, restored: Count, keptCount: Count,
  /** `number`: an employee's number, or a SKU */
  kept: v.array(v.object({ id: Id, number: v.nullable(v.string()), name: v.string(), reason: v.picklist(undoObstacles) })),
});
export type ImportUndone = v.InferOutput<typeof ImportUndone>;

/** `missing`: stored but not in the file; `notKept`: fields that the company's settings do not allow. */
export const ImportSummary = v.object({
  priceMoved: Count,
  missing: Count,
  zeroPrices: Count,
  leavers: Count,
  invited: Count,
  notKept: v.array(v.picklist(importFields)),
  undone: v.nullable(ImportUndone),
  warnings: v.array(v.object({ key: v.picklist(importWarnings), count: Count })),
  reasons: v.array(v.object({ field: v.nullable(v.picklist(importFields)), key: v.picklist(errorKeys), count: Count })),
});
export type ImportSummary = v.InferOutput<typeof ImportSummary>;

export const ImportView = v.object({
  id: Id,
  kind: ImportKind,
  catalogId: v.nullable(Id),
  fileName: line(),
  byteSize: Count,
  encoding: v.picklist(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'xlsx']),
  /** empty for a spreadsheet */
  delimiter: v.string(),
  columns: v.array(ImportColumn),
  rowEstimate: Count,
  status: v.picklist(importStatuses),
  error: v.nullable(v.picklist(errorKeys)),
  mapping: v.record(v.string(), ImportSource),
  options: ImportOptions,
  /** name of the file whose mapping is offered again, because the header is the same */
  rememberedFrom: v.nullable(v.string()),
  counts: ImportCounts,
  summary: ImportSummary,
  jobId: v.nullable(Id),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  finishedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** until when it can be undone; null where it cannot */
  undoUntil: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type ImportView = v.InferOutput<typeof ImportView>;
