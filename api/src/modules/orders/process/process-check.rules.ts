import type { ErrorKey } from '@portal/contract/errors';

/** What decides whether one order can go to its supplier. */
export type Processable = { status: string; isProposal: boolean; hasAddress: boolean; isBlocked: boolean };

/**
 * Why an order cannot be processed, or null (RULES 3.1, UX 1.1). A deleted order is no order any more; one that is past
 * ORDERED was processed meanwhile, which is no error.
 */
export function whyNotProcessed(order: Processable): ErrorKey | null {
  if (order.status === 'DELETED') return 'invalid-data-provided';
  if (order.status !== 'ORDERED') return 'order-already-processed';
  if (order.isProposal) return 'rules-not-accepted';
  if (order.isBlocked) return 'employee-is-blocked';
  if (!order.hasAddress) return 'needs-a-selected-address';
  return null;
}
