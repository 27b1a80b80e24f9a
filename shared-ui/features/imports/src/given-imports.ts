import { importOptionsDefault } from '@portal/contract/import-mapping';
import type { ImportRow } from '@portal/contract/import-rows';
import type { ImportView } from '@portal/contract/import-view';

export const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
export const column = (name: string, field: ImportView['columns'][number]['field'], samples: string[]) => ({
  name,
  field,
  samples,
  reason: field ? ('known-name' as const) : ('not-recognised' as const),
  decimal: null,
  dateFormat: null,
  isDateAmbiguous: false,
});

export const uploaded: ImportView = {
  id: id(1),
  kind: 'PRODUCTS',
  catalogId: id(2),
  fileName: 'prisliste.csv',
  byteSize: 900,
  encoding: 'windows-1252',
  delimiter: ';',
  sheets: [],
  sheet: '',
  headerRow: 1,
  top: [
    ['Varenr', 'Varenavn', 'Pris', 'Uge'],
    ['A', 'One', '6.399,20', '47'],
  ],
  rowEstimate: 1062,
  status: 'UPLOADED',
  error: null,
  columns: [
    column('Varenr', 'SKU', ['A', 'B']),
    column('Varenavn', 'productName', ['One']),
    column('Pris', 'price', ['6.399,20']),
    column('Uge', null, ['47']),
  ],
  mapping: { SKU: { column: 'Varenr' }, productName: { column: 'Varenavn' }, price: { column: 'Pris' } },
  options: { ...importOptionsDefault, decimal: ',' },
  rememberedFrom: null,
  counts: { total: 1062, new: 0, changed: 0, unchanged: 0, errors: 0 },
  summary: {
    priceMoved: 0,
    missing: 0,
    zeroPrices: 0,
    leavers: 0,
    invited: 0,
    notKept: [],
    undone: null,
    warnings: [],
    reasons: [],
  },
  jobId: null,
  createdAt: '2026-11-02T08:00:00.000Z',
  finishedAt: null,
  undoUntil: null,
};
export const checked: ImportView = {
  ...uploaded,
  status: 'CHECKED',
  jobId: id(3),
  counts: { total: 1062, new: 120, changed: 34, unchanged: 907, errors: 1 },
  summary: {
    ...uploaded.summary,
    priceMoved: 9,
    missing: 6,
    reasons: [{ field: 'price', key: 'invalid-amount', count: 1 }],
  },
};

export const page = (rows: ImportRow[]) => ({ data: rows, meta: { total: rows.length, page: 1, pageSize: 25 } });

export const at = (view: ImportView) => `/import?importId=${view.id}`;

/** A row that is refused for its price. */
export const wrong: ImportRow = {
  rowNumber: 19,
  outcome: 'ERROR',
  cells: ['A', 'One', 'på forespørgsel', '47'],
  reasons: [{ field: 'price', key: 'invalid-amount', value: 'på forespørgsel' }],
  warnings: [],
  changes: [],
  priceMoved: false,
};
/** A row whose price changes by more than a fifth. */
export const moved: ImportRow = {
  rowNumber: 20,
  outcome: 'CHANGED',
  cells: ['B', 'Nordlys Book', '9600', '47'],
  reasons: [],
  warnings: [],
  changes: [{ field: 'price', from: '784000', to: '960000' }],
  priceMoved: true,
};
