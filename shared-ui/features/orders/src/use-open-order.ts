import { useSearchParams } from '@portal/shared-ui';

/** The order that the address keeps open (`?order=`), '' when none is. Closing leaves the rest of the address. */
export function useOpenOrder(): { orderId: string; close: () => void } {
  const [search, setSearch] = useSearchParams();
  const close = () => {
    setSearch((current) => {
      const next = new URLSearchParams(current);
      next.delete('order');
      return next;
    });
  };
  return { orderId: search.get('order') ?? '', close };
}
