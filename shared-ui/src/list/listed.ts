import type { Endpoint } from '@portal/contract/endpoint';
import type { ListName, ListView } from '@portal/contract/list-columns';
import type * as v from 'valibot';

/** What a list says of itself to its tools: views, columns and export. */
export type Listed = {
  /** under which choices are kept: `employees` */
  name: ListName;
  /** the list's filter: it says what of the address a view keeps and a file takes */
  filter?: v.StrictObjectSchema<v.ObjectEntries, undefined>;
} & ListFile;

/** How a list is answered as a file. */
export type ListFile = {
  /** the call for it */
  file?: Endpoint & { response: null };
  /** ids in its path */
  params?: Readonly<Record<string, string>>;
  /** what the page narrows by besides its address */
  where?: Readonly<Record<string, string | undefined>>;
};

/** Names in the address that say which view is open and which columns are shown. */
export const viewParam = 'saved';
export const columnsParam = 'columns';

/** Pages are of the screen: neither a view nor a file knows them. */
export const paging = new Set(['page', 'pageSize', 'count']);

/** What of the address a view keeps: filters, sort and columns; not the page, nor what is open over the list. */
export function viewSearch({ filter }: Listed, search: URLSearchParams): string {
  const names = new Set([...Object.keys(filter?.entries ?? {}), columnsParam]);
  const kept = new URLSearchParams(
    [...search].filter(([name, value]) => names.has(name) && !paging.has(name) && value !== ''),
  );
  kept.sort();
  return kept.toString();
}

/** What a new view keeps: the address, with the columns that are shown by choice. */
export function searchToKeep(list: Listed, search: URLSearchParams, columns: readonly string[] | null): string {
  const withColumns = new URLSearchParams(search);
  if (columns) withColumns.set(columnsParam, columns.join(','));
  return viewSearch(list, withColumns);
}

/** The address of a list in a saved view. */
export function viewAddress({ id, search }: ListView): string {
  const address = new URLSearchParams(search);
  address.set(viewParam, id);
  return `?${address}`;
}
