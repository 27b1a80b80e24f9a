import { looksLikeCpr } from '@portal/contract/cpr';
import { employeeFields, formEntries } from '@portal/contract/employee-fields';
import { isErrorKey } from '@portal/contract/errors';
import type { ImportField } from '@portal/contract/import-kinds';
import type { ImportMapping } from '@portal/contract/import-mapping';
import * as v from 'valibot';
import { looksBroken } from '../../../tabular/broken-text.ts';
import { parseGender, parseLanguage } from '../../../tabular/words.ts';
import { cleanLine, cleanText, withoutUnseen } from './clean-text.mapping.ts';
import { findings, type Findings, type ReadRow } from './findings.mapping.ts';
import type { Layout } from './layout.rules.ts';
import { needed, wholeNumber } from './product-values.mapping.ts';
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
  /** the company's, for rows that name none */
  country: string;
};

type Staged = (typeof stagedFields)[number];
/** Fields whose values the employee's form checks. */
type Formed = Exclude<Staged, 'birthday' | 'gender' | 'language' | 'exitDate'>;

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
    const [zip, country] = [values[zipAt] ?? '', values[countryAt] || reading.country];
    if (zip !== '' && danish.test(country) && !danishZip.test(zip)) found.refuse('zipCode', 'invalid-number', zip);
    if (/^(company|admin|administrator)$/i.test(role(cells).trim()))
      found.warn('role', 'role-not-imported', role(cells));
    return { values, reasons: found.reasons, warnings: found.warnings };
  };
}

const [zipAt, countryAt] = [stagedFields.indexOf('zipCode'), stagedFields.indexOf('country')];
const danish = /^(?:dk|dnk|danmark|denmark|dänemark)$/i;
/** `8000`, and as it is written on mail from abroad: `DK-8000`. */
const danishZip = /^(?:dk[- ]?)?\d{4}$/i;

function valueOf(found: Findings, name: Staged, cell: string, reading: EmployeeReading): string | null {
  switch (name) {
    case 'birthday':
      return reading.keepsBirthday ? dayOf(found, name, cell, reading) : null;
    case 'gender':
      return reading.keepsGender ? genderOf(found, cell) : null;
    case 'language':
      return languageOf(found, cell);
    case 'exitDate':
      return exitOf(found, cell, reading);
    case 'employNo':
      return needed(found, name, plainNumber(found, wholeNumber(found, name, formOf(found, name, cell))));
    case 'name':
    case 'email':
      return needed(found, name, formOf(found, name, cell));
    default:
      return formOf(found, name, cell);
  }
}

/** A formula or a sign in front is none: payroll finds the person by the number. */
function plainNumber(found: Findings, number: string | null): string | null {
  return number === null || /^[\p{L}\p{N}]/u.test(number) ? number : found.refuse('employNo', 'invalid-number', number);
}

/** Also what programs write: a spreadsheet's error in any language, a database's null, a day that is none. */
const words = /^(?:n\/?a|null|nil|none|no|unknown|ingen|intet|inget|nej|nei|ukendt|okänd|ukjent|keine?|unbekannt)$/iu;
const signs = /^(?:[-–—.?]+|#[\p{L}\d/]+[!?]?|\\N|0{4}-00-00|00[-./]00[-./]0{4}|1900-01-00)$/iu;
/** A day before 1900, with or without a time. */
const longAgo = /^(?:\d\d?[-./]\d\d?[-./](?:0\d{3}|1[0-8]\d\d)|(?:0\d{3}|1[0-8]\d\d)([-./])\d\d?\1\d\d?)(?:[T ].*)?$/;

/** Days before anybody's birth and after any contract: what programs write where there is none. */
const [firstDay, lastDay, epoch] = ['1900-01-02', '2099-12-31', '1970-01-01'];
const meansNone = (field: ImportField, day: string) =>
  day < firstDay || day > lastDay || (field === 'exitDate' && day === epoch);

/** A dash or a word in the place of an optional value says that there is none. */
function saysNone(text: string): boolean {
  return words.test(text) || signs.test(text);
}

/** Dashes of any kind, and `(+45) 12345678`, are how numbers are written where they are to look well. */
const plainPhone = (cell: string) =>
  cleanLine(cell)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^\((\+\d{1,3})\)/, '$1');

const clean = {
  line: cleanLine,
  text: cleanText,
  // Letters stay as they are: one that only looks like an ASCII letter is none in an address (SECURITY T14).
  email: (cell: string) => withoutUnseen(cell).trim(),
  phone: plainPhone,
};

/** The value as the employee's form takes it. An empty cell says nothing. */
function formOf(found: Findings, field: Formed, cell: string): string | null {
  const { kind } = employeeFields[field];
  const text = clean[kind](cell);
  if (text === '') return null;
  if (kind === 'phone' && saysNone(text)) return found.warn(field, 'value-not-read', cell);
  const form: v.GenericSchema = formEntries[field];
  const read = v.safeParse(form, text);
  if (!read.success) {
    const [{ message }] = read.issues;
    return found.refuse(field, isErrorKey(message) && message !== 'invalid-value' ? message : 'invalid-number', cell);
  }
  if (kind === 'line' && looksBroken(text)) found.warn(field, 'letters-look-broken', cell);
  // The number itself is not repeated in the report.
  if ((kind === 'line' || kind === 'text') && looksLikeCpr(text)) found.warn(field, 'looks-like-cpr');
  return String(read.output);
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

function dayOf(found: Findings, field: ImportField, cell: string, { layout }: EmployeeReading): string | null {
  const text = cell.trim();
  if (text === '') return null;
  if (signs.test(text) || longAgo.test(text)) return found.warn(field, 'day-means-none', cell);
  if (saysNone(text)) return found.warn(field, 'value-not-read', cell);
  const day = layout.day(field, text);
  if (day === undefined) return found.refuse(field, 'invalid-day', cell);
  return meansNone(field, day) ? found.warn(field, 'day-means-none', cell) : day;
}

function genderOf(found: Findings, cell: string): string | null {
  if (cell.trim() === '') return null;
  return parseGender(cell) ?? found.warn('gender', 'value-not-read', cell);
}

/** English or Danish in any of their names; another language is said and leaves the person with the company's. */
function languageOf(found: Findings, cell: string): string | null {
  if (cell.trim() === '' || saysNone(cell.trim())) return null;
  return parseLanguage(cell) ?? found.warn('language', 'value-not-read', cell);
}

/** People who have left are imported and named; only the form refuses a past day (DECISIONS 16). */
function exitOf(found: Findings, cell: string, reading: EmployeeReading): string | null {
  const day = dayOf(found, 'exitDate', cell, reading);
  if (day !== null && day < reading.today) found.warn('exitDate', 'has-left', day);
  return day;
}
