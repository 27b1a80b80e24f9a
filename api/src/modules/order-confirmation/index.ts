export { addendumHashes } from './addendum.mapping.ts';
export { confirmOrder, confirmOrders } from './confirm-orders.job.ts';
export { FrozenOrder } from './frozen-order.mapping.ts';
export { sendAddendum } from './send-addendum.service.ts';
