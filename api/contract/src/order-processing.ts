import * as v from 'valibot';
import { InstantSchema } from './days.ts';
import { dataOf, endpoint, Id, line } from './endpoint.ts';
import { CurrencyCode, MoneySchema } from './money.ts';
import { admin, company } from './order-access.ts';
import { bulkIds, orderIds, OrderOutcome } from './order-outcomes.ts';
import { seenEntry } from './seen.ts';

const Count = v.pipe(v.number(), v.integer());

/** What would be sent to whom, and what cannot go and why, before anything happens (UX 1.1). */
export const ProcessPreview = v.object({
  groups: v.array(
    v.object({
      companyId: Id,
      companyName: v.string(),
      supplierId: Id,
      supplierName: v.string(),
      currency: CurrencyCode,
      count: Count,
      priceWithoutVat: MoneySchema,
      monthly: MoneySchema,
      addresses: v.array(v.object({ text: v.string(), count: Count })),
    }),
  ),
  /** those that go, by number */
  orders: v.array(v.object({ orderId: Id, orderNumber: Count, priceWithoutVat: MoneySchema, monthly: MoneySchema })),
  refused: v.array(OrderOutcome),
  holdSeconds: Count,
});
export type ProcessPreview = v.InferOutput<typeof ProcessPreview>;

export const ProcessResult = v.object({
  results: v.array(OrderOutcome),
  files: v.array(
    v.object({
      orderFileId: Id,
      batch: Count,
      supplierName: v.string(),
      orderCount: Count,
      sendAfter: InstantSchema,
      /** until it leaves, by the portal's clock */
      secondsLeft: Count,
    }),
  ),
});
export type ProcessResult = v.InferOutput<typeof ProcessResult>;

const previewBody = v.strictObject({ orderIds });
/** `seen`: `processingFacts` of the preview */
const processBody = v.strictObject({
  orderIds,
  ...seenEntry,
  binding: v.optional(v.boolean(), false),
  customName: v.optional(line(100)),
});

const preview = {
  summary: 'What processing these orders would send to whom',
  body: previewBody,
  response: dataOf(ProcessPreview),
  errors: ['order-not-found'],
} as const;
export const previewCompanyProcess = endpoint('POST', '/company/orders/process/preview', {
  policy: { ...company, ids: bulkIds },
  ...preview,
});
export const previewProcess = endpoint('POST', '/admin/orders/process/preview', {
  policy: { ...admin, ids: bulkIds },
  ...preview,
});
const process = {
  body: processBody,
  response: dataOf(ProcessResult),
  errors: ['order-not-found', 'binding-not-confirmed', 'changed-by-someone-else'],
} as const;
export const processCompanyOrders = endpoint('POST', '/company/orders/process', {
  summary: 'Binding: send orders to their suppliers, one order file a supplier',
  policy: { ...company, ids: bulkIds },
  ...process,
});
export const processOrders = endpoint('POST', '/admin/orders/process', {
  summary: 'Binding: send orders to their suppliers, one order file a company and supplier',
  policy: { ...admin, ids: bulkIds },
  ...process,
});
