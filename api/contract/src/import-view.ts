import * as v from 'valibot';
import { Id, line } from './endpoint.ts';
import { errorKeys } from './errors.ts';
import { mappingReasons } from './import-fields.ts';
import { importFields, ImportKind, importStatuses } from './import-kinds.ts';
import { importDateFormats, ImportOptions, ImportSource } from './import-mapping.ts';
import { importWarnings } from './import-rows.ts';

const Count = v.pipe(v.number(), v.integer());

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
  removed: Count,
  restored: Count,
  keptCount: Count,
  /** `number`: an employee's number, or a SKU */
  kept: v.array(
    v.object({ id: Id, number: v.nullable(v.string()), name: v.string(), reason: v.picklist(undoObstacles) }),
  ),
});
export type ImportUndone = v.InferOutput<typeof ImportUndone>;

/** How many an undo would take out, give their former values, and leave because of what happened to them since. */
export const UndoPreview = v.object({ removed: Count, restored: Count, kept: Count });
export type UndoPreview = v.InferOutput<typeof UndoPreview>;

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

/** The encodings spreadsheets and payroll programs write; `utf-8-twice` is a fault that one of them made. */
export const textEncodings = [
  'utf-8',
  'utf-8-twice',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'ibm850',
  'ibm865',
  'macintosh',
] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** What can stand between two cells of a text file. */
export const delimiters = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** XML catalogues that are read like tables: their items are the rows (RULES 4.5). */
export const xmlFormats = ['google-feed', 'bmecat', 'ubl-catalogue'] as const;
export type XmlFormat = (typeof xmlFormats)[number];

export const ImportView = v.object({
  id: Id,
  kind: ImportKind,
  catalogId: v.nullable(Id),
  fileName: line(),
  byteSize: Count,
  encoding: v.picklist([...textEncodings, 'xlsx', ...xmlFormats]),
  /** empty for a spreadsheet and for XML */
  delimiter: v.string(),
  /** names of a workbook's sheets and the one that is read; none of text and XML */
  sheets: v.array(v.string()),
  sheet: v.string(),
  /** the row with the names of columns; 0 in XML, which has none */
  headerRow: Count,
  /** the first rows of the file as they stand */
  top: v.array(v.array(v.string())),
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
