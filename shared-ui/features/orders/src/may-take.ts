import { mayMove, type OrderMover, type OrderStatus } from '@portal/contract/order-status';

/** An order as it is asked about before an act on it. */
export type ChangeableOrder = {
  orderId: string;
  orderNumber: number;
  employeeName: string;
  product: string;
  status: OrderStatus;
  isProposal?: boolean;
};

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
  return orders.filter(
    ({ status, isProposal = false }) => isProposal === areProposals && mayMove(status, to, by) === 'yes',
  );
}

export const allProposals = (orders: readonly ChangeableOrder[]): boolean =>
  orders.length > 0 && orders.every(({ isProposal }) => isProposal);

/** The orders that are not among the others. */
export const without = <Order extends ChangeableOrder>(orders: readonly Order[], others: readonly Order[]): Order[] => {
  const ids = new Set(others.map(({ orderId }) => orderId));
  return orders.filter(({ orderId }) => !ids.has(orderId));
};
