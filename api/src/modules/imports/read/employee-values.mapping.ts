import { Email } from '@portal/contract/address';
import { looksLikeCpr } from '@portal/contract/cpr';
import { employeeFields, type FieldKind } from '@portal/contract/employee-fields';
import { isCode, Phone } from '@portal/contract/endpoint';
import type { ImportField } from '@portal/contract/import-kinds';
import type { ImportMapping } from '@portal/contract/import-mapping';
import * as v from 'valibot';
import { parseGender } from '../../../tabular/genders.ts';
import { cleanLine, cleanText } from './clean-text.mapping.ts';
import { findings, type Findings, type ReadRow } from './findings.mapping.ts';
import type { Layout } from './layout.rules.ts';
import { checkedLine, needed, wholeNumber } from './product-values.mapping.ts';
import { saysNone } from './says-none.rules.ts';
import { readerOf, type Read } from './source.rules.ts';
import { stagedFields } from './stage-table.queries.ts';

export type EmployeeReading = {
  mapping: ImportMapping;
  columns: readonly string[];
  layout: Layout;
  today: string;
  /** what the company's settings allow to be kept (RULES 5: off unless switched on) */
  keepsBirthday: boolean;
  keepsGender: boolean;
};

/** Characters that a cell may have where they are not 200. */
const longest: Partial<Record<ImportField, number>> = { employNo: 50, zipCode: 20 };
const longestNote = 2_000;
const codes: readonly ImportField[] = ['employNo', 'zipCode'];

type ReadCell = (found: Findings, field: ImportField, cell: string, reading: EmployeeReading) => string | null;
/** A choice has a reader of its own in `valueOf`. */
const readers: Record<Exclude<FieldKind, 'choice'>, ReadCell> = {
  line: lineOf,
  text: textOf,
  email: emailOf,
  phone: phoneOf,
  day: dayOf,
};

/** Reads the rows of an employee file; the values stand in the order of `employeeStage`. */
export function employeeReader(reading: EmployeeReading): (cells: readonly string[]) => ReadRow {
  const { mapping, columns, layout } = reading;
  const sources = new Map(Object.entries(mapping).map(([field, source]) => [field, readerOf(source, columns)]));
  splitZip(sources, layout);
  const of = (field: ImportField): Read => sources.get(field) ?? (() => '');
  const role = of('role');
  const nameOf = completeName(of, lastNameFirst(reading));
  const fields = stagedFields.map((name) => ({ name, read: name === 'name' ? nameOf : of(name) }));

  return (cells) => {
    const found = findings();
    const values = fields.map(({ name, read }) => valueOf(found, name, read(cells), reading));
    if (/^(company|admin|administrator)$/i.test(role(cells).trim()))
      found.warn('role', 'role-not-imported', role(cells));
    return { values, reasons: found.reasons, warnings: found.warnings };
  };
}

function valueOf(
  found: Findings,
  name: (typeof stagedFields)[number],
  cell: string,
  reading: EmployeeReading,
): string | null {
  switch (name) {
    case 'employNo':
      return needed(found, name, wholeNumber(found, name, lineOf(found, name, cell)));
    case 'name':
      return needed(found, name, checkedLine(found, name, cell, 200));
    case 'email':
      return needed(found, name, emailOf(found, name, cell));
    case 'birthday':
      return reading.keepsBirthday ? dayOf(found, name, cell, reading) : null;
    case 'gender':
      return reading.keepsGender ? genderOf(found, cell) : null;
    case 'exitDate':
      return exitOf(found, cell, reading);
    default:
      return readers[employeeFields[name].kind](found, name, cell, reading);
  }
}

const commaShape = /^([^,]+),\s*([^,]+)$/;
/** `Holm, Anna K.`; `Holm, ph.d.` and `Holm, MBA` have a title behind the comma. */
const givenNameShape = /^[^,]+,\s*\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*)*$/u;
const lastFirstHeader = /^(?:efternavn|efternamn|etternavn|last ?name|surname|nachname)\s*,/i;

/** `Sørensen, Anna` → `Anna Sørensen`, when the column's name says so or every name is written so. */
function lastNameFirst({ mapping, layout }: EmployeeReading): (name: string) => string {
  const source = mapping.name;
  const isSaid = source !== undefined && 'column' in source && lastFirstHeader.test(source.column);
  return isSaid || layout.isEvery('name', givenNameShape)
    ? (name) => name.replace(commaShape, '$2 $1')
    : (name) => name;
}

const zipShape = /^((?:[A-Z]{1,2}-)?\d{3}(?: ?\d{1,2})?)\s+(\p{L}.*)$/u;

/** `8000 Aarhus C` in one column is zip code and city, when every value is written so. */
function splitZip(readers: Map<string, Read>, layout: Layout): void {
  for (const field of ['zipCode', 'city'] as const) {
    const read = readers.get(field);
    const other = field === 'zipCode' ? 'city' : 'zipCode';
    if (!read || readers.has(other) || !layout.isEvery(field, zipShape)) continue;
    readers.set('zipCode', (cells) => read(cells).trim().replace(zipShape, '$1'));
    readers.set('city', (cells) => zipShape.exec(read(cells).trim())?.[2] ?? '');
    return;
  }
}

/** The whole name from one column, or from first, middle and last. */
function completeName(of: (field: ImportField) => Read, turned: (name: string) => string): Read {
  const [whole, ...parts] = [of('name'), of('firstName'), of('middleName'), of('lastName')];
  return (cells) => {
    const name = turned(cleanLine(whole(cells)));
    return name === ''
      ? parts
          .map((read) => cleanLine(read(cells)))
          .filter((part) => part !== '')
          .join(' ')
      : name;
  };
}

function emailOf(found: Findings, field: ImportField, cell: string): string | null {
  const text = cleanLine(cell).toLowerCase();
  if (text === '') return null;
  return v.is(Email, text) ? text : found.refuse(field, 'invalid-email', cell);
}

/** Dashes of any kind, and `(+45) 12345678`, are how numbers are written where they are to look well. */
function phoneOf(found: Findings, field: ImportField, cell: string): string | null {
  const text = cleanLine(cell)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^\((\+\d{1,3})\)/, '$1');
  if (text === '') return null;
  if (saysNone(text)) return found.warn(field, 'value-not-read', cell);
  return v.is(Phone, text) ? text : found.refuse(field, 'invalid-phone', cell);
}

function dayOf(found: Findings, field: ImportField, cell: string, { layout }: EmployeeReading): string | null {
  const text = cell.trim();
  if (text === '') return null;
  if (saysNone(text)) return found.warn(field, 'value-not-read', cell);
  return layout.day(field, text) ?? found.refuse(field, 'invalid-day', cell);
}

function genderOf(found: Findings, cell: string): string | null {
  if (cell.trim() === '') return null;
  return parseGender(cell) ?? found.warn('gender', 'value-not-read', cell);
}

function lineOf(found: Findings, field: ImportField, cell: string): string | null {
  const text = checkedLine(found, field, cell, longest[field] ?? 200);
  if (text !== null && codes.includes(field) && !isCode(text)) return found.refuse(field, 'invalid-number', cell);
  warnOfCpr(found, field, text);
  return text;
}

function textOf(found: Findings, field: ImportField, cell: string): string | null {
  const text = cleanText(cell);
  if (text.length > longestNote) return found.refuse(field, 'too-long', text);
  warnOfCpr(found, field, text);
  return text === '' ? null : text;
}

/** People who have left are imported and named; only the form refuses a past day (DECISIONS 16). */
function exitOf(found: Findings, cell: string, reading: EmployeeReading): string | null {
  const day = dayOf(found, 'exitDate', cell, reading);
  if (day !== null && day < reading.today) found.warn('exitDate', 'has-left', day);
  return day;
}

/** The number itself is not repeated in the report. */
function warnOfCpr(found: Findings, field: ImportField, text: string | null): void {
  if (text !== null && looksLikeCpr(text)) found.warn(field, 'looks-like-cpr');
}
