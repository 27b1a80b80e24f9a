import { useSelection } from '@portal/shared-ui/kit';
import { useRememberedRows } from './use-remembered-rows.ts';

/** The ticked orders of a list, over its pages. A dialog that did something with them also clears the ticks. */
export function usePickedOrders<Row extends { orderId: string }>(rows: readonly Row[] | undefined) {
  const selection = useSelection();
  const seen = useRememberedRows(rows, ({ orderId }) => orderId);
  const picked = [...selection.selected].flatMap((id) => seen.get(id) ?? []);
  const closing = (close: () => void) => (isDone: boolean) => {
    close();
    if (isDone) selection.clear();
  };
  return { selection, picked, closing };
}
