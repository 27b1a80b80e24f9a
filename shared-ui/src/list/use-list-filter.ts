import { useSearchParams } from 'react-router-dom';
import { fieldsOf, filterParam } from './filter-fields.ts';
import type { Listed } from './listed.ts';
import { changedSearch, filterOf } from './use-list-state.ts';

/** The filter that the address holds: its text, how many conditions it has, and the function that changes it. */
export function useListFilter(list: Listed | undefined) {
  const [search, setSearch] = useSearchParams();
  const schema = list?.filter;
  const known: unknown = fieldsOf(list) && schema && filterOf(schema, search)[filterParam];
  const written = typeof known === 'string' ? known : null;
  const { groups } = written === null ? { groups: [] } : (JSON.parse(written) as { groups: unknown[][] });
  const change = (next: string | undefined) => {
    if (schema && next !== (written ?? undefined))
      setSearch(changedSearch(schema, new URLSearchParams(globalThis.location.search), { [filterParam]: next }));
  };
  return { written, count: groups.flat().length, change };
}
