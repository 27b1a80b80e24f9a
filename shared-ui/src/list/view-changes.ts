import type { ListName, ListView } from '@portal/contract/list-columns';
import { changeListView, createListView, deleteListView, type ListViewForm } from '@portal/contract/list-views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { choicesKey } from './use-saved-columns.ts';

const formOf = ({ name, search, isShared, isDefault }: ListViewForm): ListViewForm => ({
  name,
  search,
  isShared,
  isDefault,
});

/** What is done to the saved views of a list; all views are fetched again before it counts as done. */
export function useViewChange(list: ListName) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: choicesKey(list) });
  const keep = useMutation({
    mutationFn: (view: ListViewForm & { id?: string | undefined }) =>
      view.id === undefined
        ? call(createListView, { body: { list, ...formOf(view) } })
        : call(changeListView, { params: { viewId: view.id }, body: formOf(view) }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: ({ id }: ListView) => call(deleteListView, { params: { viewId: id } }),
    onSuccess,
  });
  return { keep, remove };
}
