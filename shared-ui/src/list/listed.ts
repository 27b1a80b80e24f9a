import type * as v from 'valibot';

/** What a list says of itself to its tools: views, columns and export. */
export type Listed = {
  /** under which choices are kept: `employees` */
  name: string;
  /** the list's filter: it says what of the address a view keeps */
  filter?: v.StrictObjectSchema<v.ObjectEntries, undefined>;
};

/** Names in the address that say which view is open and which columns are shown. */
export const viewParam = 'saved';
export const columnsParam = 'columns';

const paging = new Set(['page', 'count']);

/** What of the address a view keeps: filters, sort and columns; not the page, nor what is open over the list. */
export function viewSearch({ filter }: Listed, search: URLSearchParams): string {
  const names = new Set([...Object.keys(filter?.entries ?? {}), columnsParam]);
  const kept = new URLSearchParams(
    [...search].filter(([name, value]) => names.has(name) && !paging.has(name) && value !== ''),
  );
  kept.sort();
  return kept.toString();
}
