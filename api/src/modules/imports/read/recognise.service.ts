import { fieldsOf, type ImportKind } from '@portal/contract/import-kinds';
import type { ImportMapping, ImportOptions } from '@portal/contract/import-mapping';
import type { ImportColumn } from '@portal/contract/import-view';
import { DomainError } from '../../../http/domain-error.ts';
import { headerFingerprint } from '../../../tabular/header-key.ts';
import { detectDecimal } from '../../../tabular/numbers.ts';
import type { Table } from '../../../tabular/open-delimited.ts';
import type { OpenOptions } from '../../../tabular/open-table.ts';
import { proposeMapping, type MappingProposal } from '../../../tabular/propose-mapping.ts';
import { surveyTable } from '../../../tabular/read-table.ts';
import { TableError } from '../../../tabular/table-error.ts';
import type { TableSource } from '../../../tabular/table-source.ts';
import { columnNames } from './column-names.mapping.ts';
import { beginning } from './findings.mapping.ts';

/** What an uploaded file turned out to be. */
export type Recognised = {
  encoding: Table['encoding'];
  delimiter: Table['delimiter'];
  sheets: string[];
  sheet: string;
  headerRow: number;
  top: string[][];
  columns: ImportColumn[];
  mapping: ImportMapping;
  options: Partial<ImportOptions>;
  fingerprint: string;
  rows: number;
  /** the HR system whose description the mapping comes from */
  describedBy?: string;
};

const sampleRows = 200;
const shownSamples = 3;

/**
 * Reads a file to its end, counts its rows and proposes what its columns mean. `layout`: what is known beforehand. A
 * file that is no table answers with its key.
 */
export async function recognise(source: TableSource, kind: ImportKind, layout: OpenOptions = {}): Promise<Recognised> {
  try {
    const table = await surveyTable(source, sampleRows, layout);
    const { samples } = table;
    const proposal = proposeMapping(table.header, samples, kind === 'EMPLOYEES' ? 'employee' : 'product');
    const columns = describe(table.header, samples, proposal, kind);
    return {
      encoding: table.encoding,
      delimiter: table.delimiter,
      sheets: table.sheets,
      sheet: table.sheet,
      headerRow: table.headerRow,
      top: table.top,
      columns,
      mapping: mappingOf(columns, proposal, kind),
      options: {
        ...optionsOf(columns, samples, proposal, kind),
        // Google wants the price that a person pays (RULES 4.5).
        ...(table.encoding === 'google-feed' ? { priceIncludesVat: true } : {}),
        // As the person chose them; what was found by itself is found again.
        ...(layout.sheet === undefined ? {} : { sheet: table.sheet }),
        ...(layout.headerRow === undefined ? {} : { headerRow: table.headerRow }),
      },
      fingerprint: headerFingerprint(table.header),
      rows: table.rows,
    };
  } catch (error) {
    throw error instanceof TableError ? new DomainError(error.key) : error;
  }
}

function describe(
  header: readonly string[],
  samples: readonly string[][],
  proposal: MappingProposal,
  kind: ImportKind,
): ImportColumn[] {
  const allowed = fieldsOf(kind);
  return columnNames(header).map((name, index) => {
    const {
      field = null,
      reason = 'not-recognised' as const,
      decimal = null,
      date = null,
    } = proposal.columns[index] ?? {};
    const isOurs = field !== null && allowed.includes(field);
    return {
      name,
      samples: samples
        .map((cells) => beginning(cells[index] ?? '', 80))
        .filter((text) => text.trim() !== '')
        .slice(0, shownSamples),
      field: isOurs ? field : null,
      reason: isOurs ? reason : 'not-recognised',
      decimal,
      dateFormat: date?.format ?? null,
      isDateAmbiguous: date?.isAmbiguous ?? false,
    };
  });
}

/** Where no column is an SKU, the columns that tell products apart make one (DECISIONS 15). */
function mappingOf(columns: readonly ImportColumn[], { skuFrom }: MappingProposal, kind: ImportKind): ImportMapping {
  const mapping: ImportMapping = {};
  for (const { name, field } of columns) if (field) mapping[field] = { column: name };
  if (kind !== 'EMPLOYEES' && !mapping.SKU && skuFrom.length > 0) {
    mapping.SKU = { template: skuFrom.map((index) => `{${columns[index]?.name ?? ''}}`).join(' ') };
  }
  return mapping;
}

function optionsOf(
  columns: readonly ImportColumn[],
  samples: readonly string[][],
  proposal: MappingProposal,
  kind: ImportKind,
): Partial<ImportOptions> {
  const dayFormats = [...new Set(columns.flatMap(({ dateFormat }) => dateFormat ?? []))];
  const [dateFormat] = dayFormats.length === 1 ? dayFormats : [];
  const prices = columns.flatMap(({ field }, index) =>
    field === 'price' || field === 'retailPrice' ? samples.map((cells) => cells[index] ?? '') : [],
  );
  const decimal = kind === 'EMPLOYEES' ? undefined : detectDecimal(prices);
  return {
    ...(decimal ? { decimal } : {}),
    ...(kind === 'EMPLOYEES' && dateFormat ? { dateFormat } : {}),
    ...(proposal.priceIncludesVat ? { priceIncludesVat: true } : {}),
  };
}
