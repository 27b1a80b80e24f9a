import type { ErrorKey } from '@portal/contract/errors';
import { isoText, numberText, plainText } from './cell-text.ts';
import type { Sheet, Workbook } from './workbook.ts';
import { readPart, type Attributes } from './xml-part.ts';

/** Cells that hold no value, by the place of their column. */
export type CellFaults = Readonly<Record<number, Extract<ErrorKey, 'formula-without-result' | 'cell-has-error'>>>;
export type SheetRecord = { cells: string[]; faults?: CellFaults };

function columnOf(reference: string | undefined, before: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return before + 1;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

type Cell = { column: number; type: string; style: number; hasFormula: boolean; hasValue: boolean; text: string };

/** The text of a cell as a person sees it, or what keeps it from having one. */
function valueOf(cell: Cell, { texts, formats, is1904 }: Workbook): string | { fault: CellFaults[number] } {
  const { type, text } = cell;
  // An empty text is a result; other empty ones are what programs write that do not calculate.
  const hasResult = cell.hasValue && (type === 'str' || text !== '');
  if (cell.hasFormula && !hasResult) return { fault: 'formula-without-result' };
  if (type === 'e') return { fault: 'cell-has-error' };
  if (type === 's') return texts[Number(text)] ?? '';
  if (type === 'b') return text.trim() === '1' || text.trim() === 'true' ? 'TRUE' : text.trim() === '' ? '' : 'FALSE';
  if (type === 'd') return isoText(text.trim());
  if (type === 'str' || type === 'inlineStr') return plainText(text);
  return text === '' ? '' : numberText(text, formats[cell.style], is1904);
}

/**
 * The rows of a sheet from its first, in pieces; rows that it leaves out are there and empty, so that a row's place is
 * its number. Widths differ. A formula's result counts, never the formula.
 */
export async function* sheetRecords({ part }: Sheet, workbook: Workbook): AsyncGenerator<SheetRecord> {
  const done: SheetRecord[] = [];
  let [rowNumber, column] = [0, -1];
  let [isText, isPhonetic] = [false, false];
  let record: { cells: string[]; faults: Record<number, CellFaults[number]> } = { cells: [], faults: {} };
  let cell: Cell | undefined;

  function openRow({ r }: Attributes) {
    const said = Number(r);
    rowNumber = Number.isSafeInteger(said) && said > rowNumber ? said : rowNumber + 1;
    column = -1;
    record = { cells: [], faults: {} };
  }
  function closeCell() {
    if (!cell) return;
    const value = valueOf(cell, workbook);
    const at = cell.column;
    if (typeof value !== 'string') record.faults[at] = value.fault;
    const text = typeof value === 'string' ? value : '';
    if (text !== '' || typeof value !== 'string') {
      while (record.cells.length < at) record.cells.push('');
      record.cells[at] = text;
    }
    cell = undefined;
  }
  /** Formats alone may reach to the end of the sheet: rows without content are told when one with content follows. */
  function closeRow() {
    if (record.cells.length === 0) return;
    while (told + 1 < rowNumber) tell({ cells: [] });
    tell({ cells: record.cells, ...(Object.keys(record.faults).length > 0 ? { faults: record.faults } : {}) });
  }
  let told = 0;
  function tell(one: SheetRecord) {
    told += 1;
    done.push(one);
  }

  const pieces = readPart(part, {
    open(name, attributes) {
      if (name === 'row') openRow(attributes);
      else if (name === 'c') {
        column = columnOf(attributes['r'], column);
        const { t = 'n', s = '0' } = attributes;
        cell = { column, type: t, style: Number(s), hasFormula: false, hasValue: false, text: '' };
      } else if (name === 'f' && cell) cell.hasFormula = true;
      else if (name === 'rPh') isPhonetic = true;
      else if ((name === 'v' || name === 't') && cell) {
        isText = !isPhonetic;
        cell.hasValue = true;
      }
    },
    text(text) {
      if (isText && cell) cell.text += text;
    },
    close(name) {
      if (name === 'v' || name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'c') closeCell();
      else if (name === 'row') closeRow();
    },
  });
  for await (const _piece of pieces) yield* done.splice(0);
}
