import * as v from 'valibot';
import { PeriodSchema } from './days.ts';
import { dataOf, endpoint, Id, line } from './endpoint.ts';
import { admin, company, orderId, orderParams, supplier } from './order-access.ts';
import { OrderStatusSchema } from './order-kinds.ts';
import { bulkIds, orderIds, Outcomes } from './order-outcomes.ts';

const StatusBody = v.strictObject({
  to: OrderStatusSchema,
  reason: v.optional(line(500), ''),
  /** deleting a shipped order: give back what was drawn, as one negative row in the next salary file */
  creditDraws: v.optional(v.boolean(), false),
});
const BulkStatusBody = v.strictObject({ ...StatusBody.entries, orderIds });
const Changed = dataOf(v.object({ orderId: Id, status: OrderStatusSchema }));

const one = { params: orderParams, body: StatusBody, response: Changed } as const;
export const changeCompanyOrderStatus = endpoint('POST', '/company/orders/:orderId/status', {
  summary: 'Delete an order that is not yet processed',
  policy: { ...company, ids: orderId },
  errors: ['order-not-found', 'invalid-data-provided', 'binding-not-confirmed'],
  ...one,
});
export const changeSupplierOrderStatus = endpoint('POST', '/supplier/orders/:orderId/status', {
  summary: 'Complete a shipped order, or delete one in process with a reason',
  policy: { ...supplier, ids: orderId },
  errors: ['order-not-found', 'invalid-data-provided', 'required'],
  ...one,
});
export const changeAnyOrderStatus = endpoint('POST', '/admin/orders/:orderId/status', {
  summary: 'Undo processing or shipping, complete, delete',
  policy: { ...admin, ids: orderId },
  errors: [
    'order-not-found',
    'invalid-data-provided',
    'items-already-leased',
    'binding-not-confirmed',
    'order-file-has-left',
    'draws-in-salary-file',
  ],
  ...one,
});
const many = {
  summary: 'The same for many orders, with one answer each',
  body: BulkStatusBody,
  response: Outcomes,
  errors: ['order-not-found'],
} as const;
export const changeCompanyOrderStatuses = endpoint('POST', '/company/orders/status', {
  policy: { ...company, ids: bulkIds },
  ...many,
});
export const changeSupplierOrderStatuses = endpoint('POST', '/supplier/orders/status', {
  policy: { ...supplier, ids: bulkIds },
  ...many,
});
export const changeAnyOrderStatuses = endpoint('POST', '/admin/orders/status', {
  policy: { ...admin, ids: bulkIds },
  ...many,
});

export const creditOrder = endpoint('POST', '/admin/orders/:orderId/credit', {
  summary: 'Give back what was drawn for a deleted order, from a month on (DECISIONS 37)',
  policy: { ...admin, ids: orderId },
  params: orderParams,
  body: v.strictObject({ from: PeriodSchema }),
  response: dataOf(v.object({ orderId: Id })),
  errors: ['order-not-found', 'invalid-data-provided', 'nothing-to-draw'],
});
