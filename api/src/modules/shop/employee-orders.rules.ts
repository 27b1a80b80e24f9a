import type { Day } from '@portal/contract/days';
import type { OwnOrder } from './employee-orders.queries.ts';

type Window = Pick<OwnOrder, 'start_date' | 'end_date' | 'subscription_status'>;

/** The ordering window: open and today between first and last day, both included (RULES 3.4). */
export function isWindowActive(subscription: Window, today: Day): boolean {
  return (
    subscription.subscription_status === 'OPEN' && subscription.start_date <= today && today <= subscription.end_date
  );
}

/**
 * The employee takes back an own order while nobody has processed it and the window is open; a proposal always (RULES
 * 3.1).
 */
export function mayDelete(order: Pick<OwnOrder, 'status' | 'is_proposal'> & Window, today: Day): boolean {
  return order.status === 'ORDERED' && (order.is_proposal || isWindowActive(order, today));
}

/** A proposal becomes an order when the employee accepts it while the window is open (DECISIONS 22). */
export function mayAccept(order: Pick<OwnOrder, 'status' | 'is_proposal'> & Window, today: Day): boolean {
  return order.status === 'ORDERED' && order.is_proposal && isWindowActive(order, today);
}
