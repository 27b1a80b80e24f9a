import { mayMove, type OrderMover, type OrderStatus } from '@portal/contract/order-status';
import type { BulkAct } from '@portal/shared-ui/kit';

/** An order as it is asked about before an act on it. */
export type ChangeableOrder = {
  orderId: string;
  orderNumber: number;
  employeeName: string;
  product: string;
  status: OrderStatus;
  isProposal?: boolean;
  /** what its state would allow and something else forbids by now (RULES 3.1) */
  refusedMoves?: readonly OrderStatus[] | undefined;
};

/** Whether the server would take the change as things are: what it would refuse is not offered. */
export const mayBecome = (
  { status, refusedMoves = [] }: Pick<ChangeableOrder, 'status' | 'refusedMoves'>,
  to: OrderStatus,
  by: OrderMover,
): boolean => mayMove(status, to, by) === 'yes' && !refusedMoves.includes(to);

/** The act where it has orders to be done to. */
export const actFor = (orders: readonly unknown[], act: BulkAct): readonly BulkAct[] =>
  orders.length > 0 ? [act] : [];

/**
 * Those whose state allows the act (RULES 3.1). A proposal is no order: among orders it is left out, and only where all
 * are proposals are they withdrawn (DECISIONS 46).
 */
export function thoseFor<Order extends ChangeableOrder>(
  orders: readonly Order[],
  to: OrderStatus,
  by: OrderMover,
): readonly Order[] {
  const areProposals = allProposals(orders);
  return orders.filter((order) => (order.isProposal ?? false) === areProposals && mayBecome(order, to, by));
}

export const allProposals = (orders: readonly ChangeableOrder[]): boolean =>
  orders.length > 0 && orders.every(({ isProposal }) => isProposal);

/** The orders that are not among the others. */
export const without = <Order extends ChangeableOrder>(orders: readonly Order[], others: readonly Order[]): Order[] => {
  const ids = new Set(others.map(({ orderId }) => orderId));
  return orders.filter(({ orderId }) => !ids.has(orderId));
};
