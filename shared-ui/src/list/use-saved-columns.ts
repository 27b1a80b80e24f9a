import { getListColumns, saveListColumns } from '@portal/contract/list-columns';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useSaving } from '../query/use-saving.ts';
import type { Column } from './column.ts';

const keyOf = (list: string) => ['user', 'columns', list] as const;

/** The title of a row is always there: it leads to the row. */
const isFixed = (column: { card?: string }) => column.card === 'title';

/**
 * The columns of a list as this person chose them: which, and in which order. Kept with the login, so every browser
 * shows the same. `hidden` are not shown until the user chooses them. While the choice is not known, or cannot be
 * read, the list is as it comes.
 */
export function useSavedColumns<Row>(list: string, columns: readonly Column<Row>[], hidden: readonly string[] = []) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(list),
    queryFn: ({ signal }) => call(getListColumns, { params: { list } }, { signal }),
    meta: { inline: true },
  });
  const save = useSaving(keyOf(list), async (keys: readonly string[] | null) => {
    const answer = await call(saveListColumns, { params: { list }, body: { columns: keys && [...keys] } });
    client.setQueryData(keyOf(list), answer);
  });
  const chosen = data?.data.columns ?? null;
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const shown =
    chosen === null
      ? columns.filter(({ key }) => !hidden.includes(key))
      : [
          ...columns.filter((column) => isFixed(column) && !chosen.includes(column.key)),
          ...chosen.flatMap((key) => byKey.get(key) ?? []),
        ];
  return { shown, all: columns, isFixed, isChosen: chosen !== null, save: save.mutateAsync };
}

export type SavedColumns<Row> = ReturnType<typeof useSavedColumns<Row>>;
