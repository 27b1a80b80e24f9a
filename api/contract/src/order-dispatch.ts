import * as v from 'valibot';
import { DaySchema } from './days.ts';
import { dataOf, endpoint, Id, line, Version } from './endpoint.ts';
import { admin, orderId, orderParams, supplier } from './order-access.ts';
import { OrderStatusSchema } from './order-kinds.ts';
import { bulkOrdersMax, Outcomes } from './order-outcomes.ts';

// Checked as a serial number by the use case, whose keys name what is wrong with it.
const serialNumber = v.optional(line(200), '');
const tracking = v.optional(line(200), '');
const DispatchBody = v.strictObject({ serialNumber, tracking, dispatchDate: v.optional(DaySchema) });
const BulkDispatchBody = v.strictObject({
  items: v.pipe(
    v.array(v.strictObject({ orderId: Id, serialNumber, tracking })),
    v.minLength(1, 'required'),
    v.maxLength(bulkOrdersMax, 'too-long'),
    v.check((items) => new Set(items.map((item) => item.orderId)).size === items.length, 'invalid-data-provided'),
  ),
  dispatchDate: v.optional(DaySchema),
});
const Dispatched = dataOf(
  v.object({ orderId: Id, status: OrderStatusSchema, serialNumber: v.nullable(v.string()), dispatchDate: DaySchema }),
);
const dispatchErrors = [
  'order-not-found',
  'serial-number-required',
  'invalid-serial-number',
  'serial-number-already-used',
  'invalid-data-provided',
] as const;
const itemIds = { 'body.items.orderId': 'order' } as const;

const dispatch = {
  summary: 'Ship an order; its salary draws are planned',
  params: orderParams,
  body: DispatchBody,
  response: Dispatched,
  errors: dispatchErrors,
} as const;
export const dispatchSupplierOrder = endpoint('POST', '/supplier/orders/:orderId/dispatch', {
  policy: { ...supplier, ids: orderId },
  ...dispatch,
});
export const dispatchOrder = endpoint('POST', '/admin/orders/:orderId/dispatch', {
  policy: { ...admin, ids: orderId },
  ...dispatch,
});
const dispatchMany = {
  summary: 'Ship many orders with their serial numbers, one answer each',
  body: BulkDispatchBody,
  response: Outcomes,
  errors: ['order-not-found'],
} as const;
export const dispatchSupplierOrders = endpoint('POST', '/supplier/orders/dispatch', {
  policy: { ...supplier, ids: itemIds },
  ...dispatchMany,
});
export const dispatchOrders = endpoint('POST', '/admin/orders/dispatch', {
  policy: { ...admin, ids: itemIds },
  ...dispatchMany,
});

const PatchBody = v.strictObject({
  serialNumber: v.optional(line(200)),
  tracking: v.optional(line(200)),
  version: Version,
});
const Patched = dataOf(
  v.object({ orderId: Id, serialNumber: v.nullable(v.string()), tracking: v.string(), version: v.number() }),
);
const patchErrors = [
  'order-not-found',
  'serial-number-required',
  'invalid-serial-number',
  'serial-number-already-used',
  'invalid-data-provided',
  'changed-by-someone-else',
] as const;

const correct = {
  summary: 'Correct serial number or tracking; the history keeps the old one',
  params: orderParams,
  body: PatchBody,
  response: Patched,
  errors: patchErrors,
} as const;
export const changeSupplierOrder = endpoint('PATCH', '/supplier/orders/:orderId', {
  policy: { ...supplier, ids: orderId },
  ...correct,
});
export const changeOrder = endpoint('PATCH', '/admin/orders/:orderId', {
  policy: { ...admin, ids: orderId },
  ...correct,
});
