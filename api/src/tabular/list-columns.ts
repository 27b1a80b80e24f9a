import type { I18n } from '@lingui/core';
import { businessZone, DaySchema, InstantSchema, isDay } from '@portal/contract/days';
import { MoneySchema } from '@portal/contract/money';
import { listHeads, listWords } from './list-heads.ts';
import type { ExportCell } from './write-csv.ts';

type Schema = { type: string; wrapped?: Schema; entries?: Record<string, Schema>; item?: Schema };
type Row = Readonly<Record<string, unknown>>;
export type ListColumn = { header: string; cell: (row: Row) => ExportCell };

const bare = (schema: Schema): Schema => (schema.wrapped ? bare(schema.wrapped) : schema);

/** `2027-03-28 01:30`, by the business zone's clock: it sorts as it reads. */
const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: businessZone });

type Named = { name: string };
const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null && 'name' in value;
const plain = (value: unknown): string =>
  isNamed(value) ? value.name : typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function cellOf(schema: Schema, value: unknown, words: Readonly<Record<string, string>>): ExportCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (typeof value !== 'string')
    return isMoney(schema) ? { minor: (value as { amount: number }).amount } : plain(value);
  if (schema === (DaySchema as Schema) && isDay(value)) return { day: value };
  if (schema === (InstantSchema as Schema)) return clock.format(new Date(value));
  return schema.type === 'picklist' ? (words[value] ?? value) : value;
}

const isMoney = (schema: Schema) => schema === (MoneySchema as Schema);

/**
 * The columns of a list's rows as a file has them: those that have a head, in the order of the schema, with the type
 * that the schema says. Rows with money have its currency, in a column of its own.
 */
export function listColumns(row: Schema, i18n: I18n): ListColumn[] {
  const heads: Readonly<Record<string, string>> = listHeads(i18n);
  const words = listWords(i18n);
  const fields = Object.entries(row.entries ?? {}).map(([name, schema]) => ({ name, schema: bare(schema) }));
  const columns = fields.flatMap(({ name, schema }): ListColumn[] => {
    const header = heads[name];
    return header === undefined ? [] : [{ header, cell: (values) => cellOf(schema, values[name], words) }];
  });
  const money = fields.filter(({ schema }) => isMoney(schema)).map(({ name }) => name);
  if (money.length === 0 || fields.some(({ name }) => name === 'currency')) return columns;
  const currencyOf = (values: Row) =>
    money.map((name) => (values[name] as { currency: string } | null | undefined)?.currency).find(Boolean) ?? null;
  return [...columns, { header: listHeads(i18n).currency, cell: currencyOf }];
}
