import type { ErrorKey } from '@portal/contract/errors';
import type { OrderOutcome } from '@portal/contract/order-outcomes';
import type { Candidate } from './process.queries.ts';

/** One order's line in the answer of an action. */
export function toOutcome(
  order: Pick<Candidate, 'id' | 'orderNumber' | 'employeeName' | 'product'>,
  done: boolean,
  key: ErrorKey | null,
): OrderOutcome {
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    employeeName: order.employeeName,
    product: order.product,
    done,
    key,
  };
}
