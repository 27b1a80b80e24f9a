import * as v from 'valibot';
import { Id, line } from './endpoint.ts';
import { importFields, type ImportField } from './import-kinds.ts';
import { BasisPoints } from './money.ts';

/** Days as files write them. */
export const importDateFormats = [
  'YYYY-MM-DD',
  'DD-MM-YYYY',
  'DD/MM/YYYY',
  'DD.MM.YYYY',
  'M/D/YYYY',
  'M-D-YYYY',
  'YYYYMMDD',
  'DDMMYYYY',
  'YYYY/MM/DD',
  'YYYY.MM.DD',
  'DD-MM-YY',
  'DD/MM/YY',
  'DD.MM.YY',
  'M/D/YY',
] as const;

/** One cell as a person may type it: no control characters but line breaks, no halves of characters. */
export const ImportCell = v.pipe(
  v.string('required'),
  v.maxLength(4096, 'too-long'),
  v.regex(/^(?:[\t\n\r\u0080-\u009f]|[^\p{Cc}\p{Cs}])*$/u, 'invalid-data-provided'),
);
const text = v.pipe(ImportCell, v.maxLength(500, 'too-long'));

/** A sheet of a workbook by its name. */
export const SheetName = line(100);
/** Where the names of columns stand; the file's first row is 1. */
export const HeaderRow = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50, 'invalid-data-provided'));

/** What a file's word means here: `Sort` → `Black`. Upper and lower case are the same; other words stay as they are. */
const ValueTable = v.pipe(
  v.record(text, text, 'invalid-data-provided'),
  v.check((values) => Object.keys(values).length <= 500, 'too-long'),
);

/**
 * Where a field's value comes from: a column, one value for all rows, or several columns put together, with the
 * columns' names in braces: `{brand} {model}` (DECISIONS 15).
 */
export const ImportSource = v.union(
  [
    v.strictObject({ column: ImportCell, values: v.optional(ValueTable) }),
    v.strictObject({ constant: text }),
    v.strictObject({ template: text }),
  ],
  'invalid-data-provided',
);
export type ImportSource = v.InferOutput<typeof ImportSource>;

/** Our field → where it comes from. Columns that are not named are ignored. */
export const ImportMapping = v.record(
  v.picklist(importFields, 'invalid-data-provided'),
  ImportSource,
  'invalid-data-provided',
);
export type ImportMapping = Partial<Record<ImportField, ImportSource>>;

/**
 * How the file is read. `decimal` and `dateFormat` are found column by column when they are not named. `vat` in basis
 * points, taken off the price when `priceIncludesVat`. `categoryId` is the category of rows that name none of ours.
 * `matchKey`: by what a row finds what is stored: products by supplierSKU then SKU, or SKU alone; employees by number
 * and e-mail together, or by one of them alone. `missing: hide` hides products that the file no longer holds.
 * `allOrNothing`: a file with a refused row is not imported at all. `sheet` of a workbook and `headerRow`, the row with
 * the names of columns, as the person chose them; the next file with the same columns is read so too.
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
  allOrNothing: v.optional(v.boolean('invalid-data-provided'), false),
  sheet: v.optional(SheetName),
  headerRow: v.optional(HeaderRow),
});
export type ImportOptions = v.InferOutput<typeof ImportOptions>;
export const importOptionsDefault: ImportOptions = v.parse(ImportOptions, {});
