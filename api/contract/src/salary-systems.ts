import * as v from 'valibot';
import { admin, dataOf, endpoint, Id, line, pageOf, pageQuery, requiredLine, Version } from './endpoint.ts';
import { errorKeys } from './errors.ts';
import * as list from './list-fields.ts';

/**
 * The file formats the payroll writer knows (RULES 4.3). CSV and FIXED are described by columns, the others are XML.
 */
export const salaryFileKinds = ['CSV', 'FIXED', 'PAXML', 'TLU', 'HOGIA'] as const;
export type SalaryFileKind = (typeof salaryFileKinds)[number];

export const salaryDecimals = [',', '.', 'IMPLIED2'] as const;
/** How a deduction is written; a credit has the other sign (RULES 4.3). */
export const salarySigns = ['POSITIVE', 'NEGATIVE'] as const;
export const salaryEncodings = ['UTF8', 'UTF8BOM', 'WIN1252', 'ISO88591'] as const;
export type SalaryEncoding = (typeof salaryEncodings)[number];

/** How a day is written in a salary file. */
export const salaryDateFormats = [
  'YYYY-MM-DD',
  'YYYYMMDD',
  'DDMMYYYY',
  'DDMMYY',
  'DD-MM-YYYY',
  'DD.MM.YYYY',
  'DD/MM/YYYY',
] as const;
export type SalaryDateFormat = (typeof salaryDateFormats)[number];

/**
 * Where a column's value comes from (RULES 4.3), plus the person's names and the day of the draw, which the
 * expense-like layouts of RULES 4.1 carry. `blank` is an empty cell, `const` the column's own `constant`.
 */
export const salaryColumnSources = [
  'companyVat',
  'employerNo',
  'payTerm',
  'employNo',
  'firstName',
  'lastName',
  'wageCode',
  'text',
  'units',
  'rate',
  'amount',
  'periodYear',
  'periodMonth',
  'periodStart',
  'periodEnd',
  'drawDay',
  'department',
  'orderNumber',
  'blank',
  'const',
] as const;
export type SalaryColumnSource = (typeof salaryColumnSources)[number];

/** Overrides the layout's own decimal or date format in one column; INTEGER writes units without hundredths. */
export const salaryColumnFormats = [...salaryDecimals, 'INTEGER', ...salaryDateFormats] as const;

/**
 * One column. In a FIXED file `width` is the exact width; in a CSV file it is the longest value the payroll system
 * takes, and a short value is padded only when `pad` is set.
 */
export const SalaryColumn = v.strictObject({
  header: line(60),
  source: v.picklist(salaryColumnSources, 'invalid-data-provided'),
  width: v.nullable(
    v.pipe(
      v.number('invalid-number'),
      v.integer('invalid-number'),
      v.minValue(1, 'invalid-number'),
      v.maxValue(500, 'invalid-number'),
    ),
  ),
  align: v.picklist(['LEFT', 'RIGHT'], 'invalid-data-provided'),
  pad: v.pipe(v.string('required'), v.regex(/^[ 0]?$/, 'invalid-data-provided')),
  format: v.nullable(v.picklist(salaryColumnFormats, 'invalid-data-provided')),
  constant: line(60),
});
export type SalaryColumn = v.InferOutput<typeof SalaryColumn>;

const fileNamePattern = /^(?:[A-Za-z0-9_.-]|\{(?:company|yyyy|mm|batch)\})+$/;

const layoutEntries = v.strictObject({
  kind: v.picklist(salaryFileKinds, 'invalid-data-provided'),
  delimiter: v.picklist([';', ',', '\t', '|'], 'invalid-data-provided'),
  quote: v.picklist(['NONE', 'MINIMAL', 'ALWAYS'], 'invalid-data-provided'),
  decimal: v.picklist(salaryDecimals, 'invalid-data-provided'),
  encoding: v.picklist(salaryEncodings, 'invalid-data-provided'),
  lineEnd: v.picklist(['CRLF', 'LF'], 'invalid-data-provided'),
  header: v.boolean('invalid-data-provided'),
  finalLineEnd: v.boolean('invalid-data-provided'),
  dateFormat: v.picklist(salaryDateFormats, 'invalid-data-provided'),
  fileName: v.pipe(
    requiredLine(80),
    v.regex(fileNamePattern, 'invalid-file-name'),
    v.includes('{batch}', 'invalid-file-name'),
  ),
  fileNameMaxLength: v.pipe(
    v.number('invalid-number'),
    v.integer('invalid-number'),
    v.minValue(8, 'invalid-number'),
    v.maxValue(120, 'invalid-number'),
  ),
  sign: v.picklist(salarySigns, 'invalid-data-provided'),
  aggregate: v.picklist(['LINE', 'EMPLOYEE_CODE'], 'invalid-data-provided'),
  columns: v.pipe(v.array(SalaryColumn), v.maxLength(60, 'too-many-columns')),
});

/**
 * How one payroll system wants its file (RULES 4.3). `fileName` may hold {company} {yyyy} {mm} {batch}; {batch} is
 * demanded because some systems load a name only once. `fileNameMaxLength` counts the name without its extension.
 */
export const SalarySystemLayout = v.pipe(
  layoutEntries,
  v.forward(
    v.check((layout) => usesColumns(layout.kind) === layout.columns.length > 0, 'invalid-data-provided'),
    ['columns'],
  ),
  v.forward(
    v.check(
      (layout) => layout.kind !== 'FIXED' || layout.columns.every((column) => column.width !== null),
      'invalid-data-provided',
    ),
    ['columns'],
  ),
  // A decimal comma in an unquoted comma file would become a delimiter, also that of one column.
  v.forward(
    v.check(
      (layout) =>
        !(
          layout.kind === 'CSV' &&
          layout.quote === 'NONE' &&
          [layout.decimal, ...layout.columns.map(({ format }) => format)].some((mark) => mark === layout.delimiter)
        ),
      'invalid-data-provided',
    ),
    ['quote'],
  ),
  // Without quotes a delimiter in a constant would move every column behind it.
  v.forward(
    v.check(
      ({ kind, quote, delimiter, columns }) =>
        kind !== 'CSV' || quote !== 'NONE' || columns.every(({ constant }) => !constant.includes(delimiter)),
      'invalid-data-provided',
    ),
    ['columns'],
  ),
);
export type SalarySystemLayout = v.InferOutput<typeof SalarySystemLayout>;

function usesColumns(kind: SalaryFileKind): boolean {
  return kind === 'CSV' || kind === 'FIXED';
}

const fields = {
  name: requiredLine(80),
  /** two letters, as in addresses */
  country: v.pipe(requiredLine(2), v.regex(/^[A-Z]{2}$/, 'invalid-data-provided')),
  enabled: v.boolean(),
  layout: SalarySystemLayout,
} as const;

export const SalarySystemForm = v.strictObject(fields);
export type SalarySystemForm = v.InferOutput<typeof SalarySystemForm>;

export const SalarySystemChange = v.strictObject({ version: Version, ...v.partial(v.strictObject(fields)).entries });
export type SalarySystemChange = v.InferOutput<typeof SalarySystemChange>;

/**
 * True of a PAXml layout that writes deductions as negative values: by the standard those are corrections, so payroll
 * would pay them out (DECISIONS 52).
 */
export const paysDeductionsOut = ({ kind, sign }: Pick<SalarySystemLayout, 'kind' | 'sign'>): boolean =>
  kind === 'PAXML' && sign === 'NEGATIVE';

/** `companies` counts those that use it. */
export const SalarySystem = v.object({ id: Id, ...fields, companies: v.number(), version: Version });
export type SalarySystem = v.InferOutput<typeof SalarySystem>;

export const SalarySystemRow = v.object({
  id: Id,
  name: v.string(),
  country: v.string(),
  kind: v.picklist(salaryFileKinds),
  sign: v.picklist(salarySigns),
  enabled: v.boolean(),
  companies: v.number(),
  version: Version,
});
export type SalarySystemRow = v.InferOutput<typeof SalarySystemRow>;

/** Fields of the list, by which it is sorted and filtered. */
export const salarySystemFields = {
  name: list.text,
  country: list.text,
  kind: list.choice(salaryFileKinds),
  enabled: list.yesNo,
} as const;
export const SalarySystemFilter = v.strictObject({
  ...pageQuery,
  kind: v.optional(v.picklist(salaryFileKinds)),
  enabled: v.optional(v.picklist(['true', 'false'])),
  ...list.sortAndFilter(salarySystemFields, 'name'),
});
export type SalarySystemFilter = v.InferOutput<typeof SalarySystemFilter>;

/**
 * What a made-up draw and its credit look like in a layout: 1 x 228.93 of employee 1042 for wage code 45, as in RULES
 * 4.3. `refused` names the column that cannot hold it.
 */
export const SalaryFilePreview = v.object({
  fileName: v.string(),
  text: v.string(),
  bytes: v.number(),
  refused: v.array(v.object({ source: v.picklist(salaryColumnSources), key: v.picklist(errorKeys) })),
});
export type SalaryFilePreview = v.InferOutput<typeof SalaryFilePreview>;

const one = {
  policy: { ...admin, ids: { 'params.salarySystemId': 'salary-system' } },
  params: v.strictObject({ salarySystemId: Id }),
} as const;

export const listSalarySystems = endpoint('GET', '/admin/salarysystems', {
  summary: 'Salary systems',
  policy: admin,
  query: SalarySystemFilter,
  response: pageOf(SalarySystemRow),
});

export const listSalarySystemPresets = endpoint('GET', '/admin/salarysystems/presets', {
  summary: 'Layouts to start a new salary system from; each needs one test import',
  policy: admin,
  response: dataOf(
    v.array(v.object({ name: v.string(), country: v.nullable(v.string()), layout: SalarySystemLayout })),
  ),
});

export const previewSalarySystem = endpoint('POST', '/admin/salarysystems/preview', {
  summary: 'A sample draw and its credit written in a layout; nothing is stored',
  policy: admin,
  body: v.strictObject({ layout: SalarySystemLayout }),
  response: dataOf(SalaryFilePreview),
});

export const getSalarySystem = endpoint('GET', '/admin/salarysystems/:salarySystemId', {
  summary: 'One salary system with its layout',
  ...one,
  response: dataOf(SalarySystem),
  errors: ['salary-system-not-found'],
});

export const createSalarySystem = endpoint('POST', '/admin/salarysystems', {
  summary: 'Add a salary system',
  status: 201,
  policy: admin,
  body: SalarySystemForm,
  response: dataOf(SalarySystem),
});

export const changeSalarySystem = endpoint('PATCH', '/admin/salarysystems/:salarySystemId', {
  summary: 'Change a salary system; files that were made keep their layout',
  ...one,
  body: SalarySystemChange,
  response: dataOf(SalarySystem),
  errors: ['salary-system-not-found', 'changed-by-someone-else'],
});

export const removeSalarySystem = endpoint('DELETE', '/admin/salarysystems/:salarySystemId', {
  summary: 'Delete an unused salary system',
  ...one,
  response: dataOf(v.object({ id: Id })),
  errors: ['salary-system-not-found', 'in-use'],
});
