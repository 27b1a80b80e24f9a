import { useSelection } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { useRememberedRows } from './use-remembered-rows.ts';

type Shown = { page?: number; pageSize?: number; sort?: string; count?: unknown };

/** View and filters of a list; its page and sort only move through the same rows. */
const matchedBy = ({ page: _page, pageSize: _size, sort: _sort, count: _count, ...match }: Shown): string =>
  JSON.stringify(match);

/**
 * The ticked orders of a list, over its pages. Another view or filter clears the ticks, so that nothing is done to what
 * is not shown; a dialog that did something with them clears them too.
 */
export function usePickedOrders<Row extends { orderId: string }>(rows: readonly Row[] | undefined, filter: Shown) {
  const selection = useSelection();
  const [matched, setMatched] = useState(() => matchedBy(filter));
  if (matched !== matchedBy(filter)) {
    setMatched(matchedBy(filter));
    selection.clear();
  }
  const seen = useRememberedRows(rows, ({ orderId }) => orderId);
  const picked = [...selection.selected].flatMap((id) => seen.get(id) ?? []);
  const closing = (close: () => void) => (isDone: boolean) => {
    close();
    if (isDone) selection.clear();
  };
  return { selection, picked, closing };
}
