import type { Role } from './endpoint.ts';

/** SPEC 4. DISPATCHED is shown as "Shipped" (DECISIONS 29). */
export const orderStatuses = ['ORDERED', 'PROCESSING', 'DISPATCHED', 'COMPLETED', 'DELETED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What people are shown and filter by: a proposal is no order, while it waits and afterwards (DECISIONS 46). */
export const orderStates = ['PROPOSED', ...orderStatuses, 'NOT_ACCEPTED'] as const;
export type OrderState = (typeof orderStates)[number];

/** The shown state; declined, withdrawn and lapsed proposals were not accepted. */
export function orderStateOf({ status, isProposal }: { status: OrderStatus; isProposal: boolean }): OrderState {
  if (!isProposal) return status;
  return status === 'DELETED' ? 'NOT_ACCEPTED' : 'PROPOSED';
}

/** Who moves an order: a person's role, or the portal itself when the clock does it. */
export type OrderMover = Role | 'system';

/**
 * Who may make which change (RULES 3.1, DECISIONS 9: a supplier never processes). What is not listed is illegal for
 * everybody. Further conditions (ordering window, file not sent, not leased) stand with the use cases.
 */
const movers: Readonly<Partial<Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderMover[]>>>>> = {
  ORDERED: { PROCESSING: ['company', 'admin'], DELETED: ['employee', 'company', 'admin'] },
  PROCESSING: { ORDERED: ['admin'], DISPATCHED: ['supplier', 'admin'], DELETED: ['supplier', 'admin'] },
  DISPATCHED: {
    COMPLETED: ['supplier', 'admin', 'employee', 'system'],
    PROCESSING: ['admin'],
    DELETED: ['admin', 'system'],
  },
  COMPLETED: { DELETED: ['admin', 'system'] },
};

export type MoveAnswer = 'yes' | 'wrong-role' | 'illegal';

/** `illegal` when no role may go from the one status to the other, `wrong-role` when only others may. */
export function mayMove(from: OrderStatus, to: OrderStatus, role: OrderMover): MoveAnswer {
  const allowed = movers[from]?.[to];
  if (!allowed) return 'illegal';
  return allowed.includes(role) ? 'yes' : 'wrong-role';
}
