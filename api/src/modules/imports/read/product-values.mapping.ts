import { readAttribute } from '@portal/contract/attribute-values';
import type { AttributeDefinition } from '@portal/contract/attributes';
import type { ImportField } from '@portal/contract/import-kinds';
import type { ImportMapping, ImportOptions } from '@portal/contract/import-mapping';
import { proportion } from '@portal/contract/money';
import { isWebLink, knownAttributes } from '@portal/contract/product-forms';
import { decodeHTMLStrict } from 'entities';
import { looksBroken } from '../../../tabular/broken-text.ts';
import { writtenCurrency } from '../../../tabular/currency-word.ts';
import { isScientific, parseDecimal } from '../../../tabular/numbers.ts';
import { parseBoolean } from '../../../tabular/words.ts';
import { cleanLine, cleanText } from './clean-text.mapping.ts';
import { pgArray } from './copy-text.mapping.ts';
import { findings, type Findings, type ReadRow } from './findings.mapping.ts';
import type { Layout } from './layout.rules.ts';
import { readerOf, type Read } from './source.rules.ts';

export type ProductReading = {
  mapping: ImportMapping;
  columns: readonly string[];
  options: ImportOptions;
  layout: Layout;
  /** category names in lower case → id */
  categories: ReadonlyMap<string, string>;
  /** the catalog's, which every price must be in */
  currency: string;
  isAccessory: boolean;
  /** how the values of attributes are read, by name */
  definitions: ReadonlyMap<string, AttributeDefinition>;
};

/** The highest price that is kept, in minor units; the contract's `Minor` has the same end. */
const highestAmount = 9_999_999_999_99;
const longest = { SKU: 100, name: 200, line: 200, link: 2_000, description: 5_000 };

/**
 * Reads the rows of a product or accessory file; the values stand in the order of `productStage` (RULES 4.5, DECISIONS
 * 15).
 */
export function productReader(reading: ProductReading): (cells: readonly string[]) => ReadRow {
  const { mapping, columns, isAccessory } = reading;
  const readers = new Map(Object.entries(mapping).map(([field, source]) => [field, readerOf(source, columns)]));
  const none: Read = () => '';
  const of = (field: ImportField) => readers.get(field) ?? none;
  const [sku, supplierSku, name, price, category] = [
    of('SKU'),
    of('supplierSKU'),
    of('productName'),
    of('price'),
    of('category'),
  ];
  const attributes = knownAttributes.filter((field) => readers.has(field)).map((field) => [field, of(field)] as const);
  const parents = of('accessoryOf');

  return (cells) => {
    const found = findings();
    const line = (field: ImportField, text: string, max = longest.line) => checkedLine(found, field, text, max);
    const values = [
      needed(found, 'SKU', wholeNumber(found, 'SKU', line('SKU', sku(cells), longest.SKU))),
      wholeNumber(found, 'supplierSKU', line('supplierSKU', supplierSku(cells), longest.SKU)),
      named(found, line('productName', decodeHTMLStrict(name(cells)), longest.name)),
      checkedLength(found, 'description', cleanText(decodeHTMLStrict(of('description')(cells))), longest.description),
      priceOf(found, price(cells), reading),
      optionalAmount(found, 'retailPrice', of('retailPrice')(cells), reading),
      imageOf(found, line('image', of('image')(cells), longest.link)),
      linkOf(found, line('productLink', of('productLink')(cells), longest.link)),
      attributesOf(attributes.map(([field, read]) => [field, typed(found, field, line(field, read(cells)), reading)])),
      flagOf(found, 'mandatory', of('mandatory')(cells)),
      flagOf(found, 'featured', of('featured')(cells)),
      isAccessory ? null : periodOf(found, of('billingPeriod')(cells)),
      isAccessory ? null : optionalAmount(found, 'allRisk', of('allRisk')(cells), reading),
      isAccessory ? null : optionalAmount(found, 'employeeIns', of('employeeIns')(cells), reading),
      isAccessory ? null : categoryOf(found, category(cells), reading),
      isAccessory ? null : line('groupKey', of('groupKey')(cells), longest.SKU),
      isAccessory ? partsOf(parents(cells)) : null,
    ];
    return { values, reasons: found.reasons, warnings: found.warnings };
  };
}

function checkedLength(found: Findings, field: ImportField, text: string, max: number): string | null {
  if (text.length > max) return found.refuse(field, 'too-long', text);
  return text === '' ? null : text;
}

function checkedLine(found: Findings, field: ImportField, text: string, max: number): string | null {
  return checkedLength(found, field, cleanLine(text), max);
}

/** Refuses an empty value, unless it is empty because it was refused already. */
export function needed(found: Findings, field: ImportField, value: string | null): string | null {
  if (value === null && !found.reasons.some((reason) => reason.field === field)) found.refuse(field, 'required');
  return value;
}

/** A name whose letters look broken is kept, and that is said. */
function named(found: Findings, text: string | null): string | null {
  if (text !== null && looksBroken(text)) found.warn('productName', 'letters-look-broken', text);
  return needed(found, 'productName', text);
}

/** Refuses `5,70E+12`: the digits that a spreadsheet has rounded away tell one thing, or one person, from another. */
export function wholeNumber(found: Findings, field: ImportField, text: string | null): string | null {
  return text !== null && isScientific(text) ? found.refuse(field, 'invalid-number', text) : text;
}

function priceOf(found: Findings, cell: string, reading: ProductReading): string | null {
  if (cell.trim() === '') return found.refuse('price', 'price-is-missing');
  const amount = amountOf(found, 'price', cell, reading);
  if (amount === null) return null;
  if (amount === 0) found.warn('price', 'price-is-zero', cell);
  // 7,999.00 with 25 % VAT is 6,399.20 without, rounded half up.
  const { priceIncludesVat, vat } = reading.options;
  return String(priceIncludesVat ? proportion(amount, 10_000, 10_000 + vat) : amount);
}

/** Retail price incl. VAT, or an insurance's premium a month ex VAT (RULES 2.1); empty is none. */
function optionalAmount(found: Findings, field: ImportField, cell: string, reading: ProductReading): string | null {
  if (cell.trim() === '') return null;
  // Words instead of a number (`No old price`, `på forespørgsel`) say that there is none.
  if (!/\d/.test(cell)) return found.warn(field, 'value-not-read', cell);
  const amount = amountOf(found, field, cell, reading);
  return amount === null ? null : String(amount);
}

/** An amount in the catalog's currency; null for one that is refused. */
function amountOf(
  found: Findings,
  field: ImportField,
  cell: string,
  { layout, currency }: ProductReading,
): number | null {
  const written = writtenCurrency(cell, currency);
  if (written === 'other') return found.refuse(field, 'price-in-other-currency', cell);
  const amount = written === 'same' ? parseDecimal(cell, layout.decimal(field)) : undefined;
  return amount === undefined || amount < 0 || amount > highestAmount
    ? found.refuse(field, 'invalid-amount', cell)
    : amount;
}

/** A value in the one spelling of its kind; what does not fit stays a text, and is said. */
function typed(
  found: Findings,
  field: ImportField,
  text: string | null,
  { definitions }: ProductReading,
): string | null {
  const plain = text === null ? null : decodeHTMLStrict(text);
  const definition = definitions.get(field);
  if (plain === null || !definition) return plain;
  const value = readAttribute(definition, plain);
  if (value === undefined) found.warn(field, 'attribute-not-typed', plain);
  return value ?? plain;
}

/** Files of years ago say http where the same page has long been encrypted: browsers ask for that one, too. */
const encrypted = (text: string | null) => text?.replace(/^http:/i, 'https:') ?? null;

/**
 * A file name, or an address that is not of the public web, is no picture that anybody could be shown: left out and
 * said so. Fetched once and never shown as a link, so it stays as the file says it.
 */
function imageOf(found: Findings, text: string | null): string | null {
  return text === null || isWebLink(encrypted(text) ?? '') ? text : found.warn('image', 'value-not-read', text);
}

function linkOf(found: Findings, text: string | null): string | null {
  const link = encrypted(text);
  return link === null || isWebLink(link) ? link : found.refuse('productLink', 'invalid-link', text ?? '');
}

function attributesOf(pairs: readonly (readonly [string, string | null])[]): string | null {
  const filled = pairs.filter(([, value]) => value !== null);
  return filled.length === 0 ? null : JSON.stringify(Object.fromEntries(filled));
}

function flagOf(found: Findings, field: ImportField, cell: string): string | null {
  if (cell.trim() === '') return null;
  const flag = parseBoolean(cell);
  return flag === undefined ? found.warn(field, 'value-not-read', cell) : String(flag);
}

function periodOf(found: Findings, cell: string): string | null {
  if (cell.trim() === '') return null;
  const months = Number(cell.trim().replace(/[.,]0+$/, ''));
  return Number.isInteger(months) && months >= 1 && months <= 60
    ? String(months)
    : found.refuse('billingPeriod', 'invalid-number', cell);
}

function categoryOf(found: Findings, cell: string, { categories, options }: ProductReading): string | null {
  const id = categories.get(cleanLine(cell).toLowerCase()) ?? options.categoryId ?? undefined;
  return id ?? found.refuse('category', 'category-not-found', cell);
}

/** Several SKUs in one cell stand apart by comma, semicolon, pipe or line. */
function partsOf(cell: string): string | null {
  const parts = cell
    .split(/[,;|\n]/)
    .map(cleanLine)
    .filter((part) => part !== '');
  return parts.length === 0 ? null : pgArray([...new Set(parts)]);
}
