import { useSearchParams } from '@portal/shared-ui';

/** Which row's drawer is open, in the address: an id, `new`, or nothing. */
export function useOpenedItem() {
  const [search, setSearch] = useSearchParams();
  const open = (item: string | undefined) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (item) next.set('item', item);
      else next.delete('item');
      next.delete('draft');
      return next;
    });
  return { item: search.get('item') ?? undefined, open };
}
