import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useIsHere } from '../remote/use-is-here.ts';
import { leaveListAt } from '../ui/list-as-left.ts';
import { filterParam } from './filter-fields.ts';
import { paging } from './listed.ts';

type Entries = Record<string, v.GenericSchema>;
type QuerySchema<E extends Entries> = v.StrictObjectSchema<E, undefined> | v.ObjectSchema<E, undefined>;

/** What of the address the schema takes: unknown names are left out, broken values fall back to their defaults. */
export function filterOf<E extends Entries>(
  schema: QuerySchema<E>,
  search: URLSearchParams,
): v.InferOutput<QuerySchema<E>> {
  const given: Record<string, unknown> = {};
  for (const name of new Set(search.keys())) {
    const entry = Object.hasOwn(schema.entries, name) ? schema.entries[name] : undefined;
    if (!entry) continue;
    const values = search.getAll(name);
    const candidate = [values.length > 1 ? values : values[0], values].find((value) => v.is(entry, value));
    if (candidate !== undefined) given[name] = candidate;
  }
  return v.parse(schema, given);
}

/** A change of the filter as a new address: page 1 unless the page is what changed, defaults left out. */
export function changedSearch<E extends Entries>(
  schema: QuerySchema<E>,
  search: URLSearchParams,
  change: Record<string, unknown>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const defaults: Record<string, unknown> = v.parse(schema, {});
  const all =
    Object.hasOwn(change, 'page') || !Object.hasOwn(schema.entries, 'page') ? change : { ...change, page: undefined };
  for (const [name, value] of Object.entries(all)) {
    next.delete(name);
    if (value === undefined || value === null || value === '' || value === defaults[name]) continue;
    for (const one of Array.isArray(value) ? value : [value]) next.append(name, String(one));
  }
  return next;
}

/** What of an address narrows no list. */
const notNarrowing = new Set([...paging, 'sort', 'view', filterParam]);

/**
 * The state of a list is its address (STYLE 1.6): search params parsed with the endpoint's own query schema.
 *
 * @returns the filter for the query, and the function that changes it. A change goes to page 1, a value of `undefined`
 *   or `''` removes a filter. `replace` leaves no entry in the history: for typing. A page that is being left changes
 *   nothing. Then what the list's `DataTable` and `SearchField` take of it.
 */
export function useListState<const E extends Entries>(schema: QuerySchema<E>) {
  const [search, setSearch] = useSearchParams();
  const isHere = useIsHere();
  const address = useLocation();
  useEffect(() => leaveListAt(address), [address]);
  const filter = useMemo(() => filterOf(schema, search), [schema, search]);
  const change = useCallback(
    (next: Partial<v.InferInput<QuerySchema<E>>>, { replace = false }: { replace?: boolean } = {}) => {
      if (!isHere()) return;
      // The address changes at once, the page when it has time: a second change before that must not lose the first.
      setSearch(changedSearch(schema, new URLSearchParams(globalThis.location.search), next), { replace });
    },
    [schema, setSearch, isHere],
  );
  const set = (next: object, options?: { replace: boolean }) => change(next as Parameters<typeof change>[0], options);
  const known: { sort?: string; q?: string } & Record<string, unknown> = filter;
  const narrowing = useMemo(() => {
    const defaults: Record<string, unknown> = v.parse(schema, {});
    return Object.keys(schema.entries).flatMap((name) =>
      notNarrowing.has(name) ? [] : [[name, defaults[name]] as const],
    );
  }, [schema]);
  const table = {
    sort: known.sort,
    onSort: (sort: string) => set({ sort }),
    isFiltered: narrowing.some(([name, unset]) => known[name] !== unset),
    onClearFilters: () => set(Object.fromEntries(narrowing)),
  };
  const searchField = { value: known.q, onSearch: (q: string) => set({ q }, { replace: true }) };
  return [filter, change, { table, searchField }] as const;
}
