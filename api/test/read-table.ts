import type { Readable } from 'node:stream';
import type { TableRow } from '../src/tabular/open-delimited.ts';
import { openTable, type OpenOptions } from '../src/tabular/open-table.ts';

/** Everything that a stream gives, in its order. */
export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** A file as its rows, with those that cannot be read among them. */
export async function rowsOf(
  from: Buffer | Readable | string,
  options: OpenOptions = {},
): Promise<{ header: string[]; rows: TableRow[] }> {
  const table = await openTable(from, options);
  return { header: table.header, rows: await all(table.rows) };
}

/** The cells of a text without its header. */
export const cellsOf = async (text: string, options: OpenOptions = {}) =>
  (await rowsOf(Buffer.from(text), options)).rows.map((row) => row.cells);
