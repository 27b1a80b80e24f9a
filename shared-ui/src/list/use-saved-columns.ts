import { getListColumns, saveListColumns, type ListName, type ListView } from '@portal/contract/list-columns';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from '../api/call.ts';
import { useSaving } from '../query/use-saving.ts';
import type { Column } from './column.ts';
import { columnsParam } from './listed.ts';

/** Everything that a person keeps of one list. */
export const choicesKey = (list: ListName | undefined) => ['user', 'columns', list] as const;

const noViews: readonly ListView[] = [];

/** The title of a row is always there, and what leads to the row. */
const isFixed = (column: { card?: string; opensRow?: true }) => column.card === 'title' || column.opensRow === true;

/**
 * The columns of a list as this person chose them: which, and in which order. Kept with the login, so every browser
 * shows the same; columns that the address names, as a saved view does, come first. While the choice is not known, or
 * cannot be read, the list is as it comes. Without a name a list has its columns as they come.
 */
export function useSavedColumns<Row>(list: ListName | undefined, columns: readonly Column<Row>[]) {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const key = choicesKey(list);
  const { data } = useQuery({
    queryKey: key,
    queryFn: list ? ({ signal }) => call(getListColumns, { params: { list } }, { signal }) : skipToken,
    meta: { inline: true },
  });
  const keep = useSaving(key, async (keys: readonly string[] | null) => {
    if (!list) return;
    const { data: kept } = await call(saveListColumns, { params: { list }, body: { columns: keys && [...keys] } });
    client.setQueryData(key, { data: { views: data?.data.views ?? [], ...kept } });
  });
  const named = list === undefined ? null : search.get(columnsParam);
  const chosen = named?.split(',') ?? data?.data.columns ?? null;
  const save = async (keys: readonly string[] | null) => {
    if (named === null) await keep.mutateAsync(keys);
    else
      setSearch((before) => {
        const next = new URLSearchParams(before);
        if (keys) next.set(columnsParam, keys.join(','));
        else next.delete(columnsParam);
        return next;
      });
  };
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const shown =
    chosen === null
      ? columns.filter(({ isExtra }) => list === undefined || !isExtra)
      : [
          ...columns.filter((column) => isFixed(column) && !chosen.includes(column.key)),
          ...chosen.flatMap((one) => byKey.get(one) ?? []),
        ];
  return { shown, all: columns, isFixed, isChosen: chosen !== null, views: data?.data.views ?? noViews, save };
}

export type SavedColumns<Row> = ReturnType<typeof useSavedColumns<Row>>;
