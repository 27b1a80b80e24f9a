import { useSelection } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { useRememberedRows } from './use-remembered-rows.ts';

/** Reads one page of what matches; every order is on one of them. */
export type ReadOrders<Row> = (page: { page: number; pageSize: number }) => Promise<{ data: readonly Row[] }>;

const pageSize = 200;
/** How many orders one press ticks at most: each is read, since an act on them is asked about by their states. */
export const selectedOrdersMax = 5_000;

/** Every order that matches and is not `blocked`, until more are read than are acted on at once. */
export async function readAllOrders<Row>(
  readPage: ReadOrders<Row>,
  blocked: ((row: Row) => unknown) | undefined,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1, isLast = false; !isLast && all.length <= selectedOrdersMax; page += 1) {
    // One after the other: most lists end on the first one.
    const { data } = await readPage({ page, pageSize });
    all.push(...data.filter((row) => blocked?.(row) === undefined));
    isLast = data.length < pageSize;
  }
  return all;
}

/** The ticked orders of a list, over its pages; a dialog that did something with them clears the ticks. */
export function usePickedOrders<Row extends { orderId: string }>(rows: readonly Row[] | undefined, filter: object) {
  const selection = useSelection(filter);
  const [found, setFound] = useState<readonly Row[]>();
  const byId = ({ orderId }: Row) => orderId;
  const [seen, read] = [useRememberedRows(rows, byId), useRememberedRows(found, byId)];
  const picked = [...selection.selected].flatMap((id) => seen.get(id) ?? read.get(id) ?? []);
  const closing = (close: () => void) => (isDone: boolean) => {
    close();
    if (isDone) selection.clear();
  };
  /** Every order that matches and is not `blocked`, as many as are ticked at once. */
  const findAll = async (readPage: ReadOrders<Row>, blocked: ((row: Row) => unknown) | undefined) => {
    const all = await readAllOrders(readPage, blocked);
    const taken = all.slice(0, selectedOrdersMax);
    setFound(taken);
    return { rows: taken, ids: taken.map(byId), isAll: taken.length === all.length };
  };
  return { selection: { ...selection, findAll }, picked, closing };
}
