import { useSearchParams } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { readAllOrders, type ReadOrders } from './use-picked-orders.ts';

/**
 * `?process=all`: a link of another page opens the review of all orders that wait, those on further pages too. The
 * address loses it at once, so that neither Back nor a reload opens the review again.
 */
export function useProcessAtOnce<Row>(
  readPage: ReadOrders<Row>,
  blocked: ((row: Row) => unknown) | undefined,
  onProcess: (orders: readonly Row[]) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = search.get('process') === 'all';
  const open = async () => {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('process');
        return next;
      },
      { replace: true },
    );
    // What cannot be read is told by the list.
    const orders = await readAllOrders(readPage, blocked).catch(() => []);
    if (orders.length > 0) onProcess(orders);
  };
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (isAsked) void latest.current();
  }, [isAsked]);
}
