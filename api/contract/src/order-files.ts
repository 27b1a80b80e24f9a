import * as v from 'valibot';
import { InstantSchema } from './days.ts';
import { storedFile } from './downloads.ts';
import { admin, company, dataOf, endpoint, Id, line, pageOf, pageQuery, supplier, Version } from './endpoint.ts';
import * as list from './list-fields.ts';

/** One order file: the orders of one company that one process action sent to one supplier (SPEC 3). */
export const OrderFileSchema = v.object({
  orderFileId: Id,
  batch: v.pipe(v.number(), v.integer()),
  companyId: Id,
  companyName: v.string(),
  supplierId: Id,
  supplierName: v.string(),
  type: v.picklist(['AUTOMATIC', 'MANUAL']),
  isManual: v.boolean(),
  customName: v.string(),
  fileName: v.string(),
  orderCount: v.pipe(v.number(), v.integer()),
  createdAt: InstantSchema,
  /** null for a reader who does not know the company's people */
  createdBy: v.nullable(v.string()),
  isSent: v.boolean(),
  sentAt: v.nullable(InstantSchema),
  /** the mail server refused it; it can be sent again */
  hasFailed: v.boolean(),
  /** the file leaves then, and exists from then on (DECISIONS 9) */
  sendAfter: InstantSchema,
  /** of its hold, by the portal's clock; 0 afterwards */
  secondsLeft: v.pipe(v.number(), v.integer()),
  /** the reader may take its orders back before it leaves */
  mayCancel: v.boolean(),
  isReady: v.boolean(),
  isUndone: v.boolean(),
  version: v.number(),
});
export type OrderFile = v.InferOutput<typeof OrderFileSchema>;

/** Fields of the list, by which it is sorted and filtered. */
export const orderFileFields = {
  createdAt: list.instant,
  batch: list.number,
  customName: list.text,
  orders: list.number,
} as const;
const sortAndFilter = list.sortAndFilter(orderFileFields, '-createdAt');
export const OrderFileFilter = v.strictObject({ ...pageQuery, supplierId: v.optional(Id), ...sortAndFilter });
export const SupplierOrderFileFilter = v.strictObject({ ...pageQuery, companyId: v.optional(Id), ...sortAndFilter });
export const AdminOrderFileFilter = v.strictObject({
  ...pageQuery,
  companyId: v.optional(Id),
  supplierId: v.optional(Id),
  ...sortAndFilter,
});
export type OrderFileFilter = v.InferOutput<typeof OrderFileFilter>;
export type SupplierOrderFileFilter = v.InferOutput<typeof SupplierOrderFileFilter>;
export type AdminOrderFileFilter = v.InferOutput<typeof AdminOrderFileFilter>;

/** A file in its hold that the caller made: it leaves by itself unless it is cancelled (DECISIONS 9). */
export const HeldOrderFile = v.object({
  ...v.pick(OrderFileSchema, [
    'orderFileId',
    'batch',
    'companyName',
    'supplierName',
    'orderCount',
    'sendAfter',
    'secondsLeft',
  ]).entries,
  /** the first of its orders, at most `heldOrdersMax` */
  orders: v.array(v.object({ orderId: Id, orderNumber: v.number(), employeeName: v.string(), product: v.string() })),
});
export type HeldOrderFile = v.InferOutput<typeof HeldOrderFile>;
export const heldOrdersMax = 20;

const held = { summary: 'Files of the caller that have not left yet, the next one first' } as const;
export const listCompanyHeldFiles = endpoint('GET', '/company/orderfiles/held', {
  policy: company,
  response: dataOf(v.array(HeldOrderFile)),
  ...held,
});
export const listHeldFiles = endpoint('GET', '/admin/orderfiles/held', {
  policy: admin,
  response: dataOf(v.array(HeldOrderFile)),
  ...held,
});

const params = v.strictObject({ orderFileId: Id });
const orderFileId = { 'params.orderFileId': 'order-file' } as const;
const errors = ['order-file-not-found'] as const;

export const listCompanyOrderFiles = endpoint('GET', '/company/orderfiles', {
  summary: 'Order files of the own company',
  policy: { ...company, ids: { 'query.supplierId': 'supplier' } },
  query: OrderFileFilter,
  response: pageOf(OrderFileSchema),
  errors: ['supplier-not-found'],
});
export const listSupplierOrderFiles = endpoint('GET', '/supplier/orderfiles', {
  summary: 'Order files that were sent to the own supplier',
  policy: { ...supplier, ids: { 'query.companyId': 'company' } },
  query: SupplierOrderFileFilter,
  response: pageOf(OrderFileSchema),
  errors: ['company-not-found'],
});
export const listOrderFiles = endpoint('GET', '/admin/orderfiles', {
  summary: 'Order files of all companies, or of one',
  policy: { ...admin, ids: { 'query.companyId': 'company', 'query.supplierId': 'supplier' } },
  query: AdminOrderFileFilter,
  response: pageOf(OrderFileSchema),
  errors: ['company-not-found', 'supplier-not-found'],
});

const download = {
  summary: 'The bytes that were sent',
  params,
  ...storedFile,
  errors: [...errors, 'file-not-found'],
} as const;
export const downloadCompanyOrderFile = endpoint('GET', '/company/orderfiles/:orderFileId/download', {
  policy: { ...company, ids: orderFileId },
  ...download,
});
export const downloadSupplierOrderFile = endpoint('GET', '/supplier/orderfiles/:orderFileId/download', {
  policy: { ...supplier, ids: orderFileId },
  ...download,
});
export const downloadOrderFile = endpoint('GET', '/admin/orderfiles/:orderFileId/download', {
  policy: { ...admin, ids: orderFileId },
  ...download,
});

const Resent = dataOf(v.object({ orderFileId: Id, accepted: v.literal(true) }));
const resend = {
  summary: 'Send the same bytes to the supplier again',
  params,
  response: Resent,
  errors: [...errors, 'invalid-data-provided'],
} as const;
export const resendCompanyOrderFile = endpoint('POST', '/company/orderfiles/:orderFileId/resend', {
  policy: { ...company, ids: orderFileId },
  ...resend,
});
export const resendOrderFile = endpoint('POST', '/admin/orderfiles/:orderFileId/resend', {
  policy: { ...admin, ids: orderFileId },
  ...resend,
});

const Cancelled = dataOf(v.object({ orderFileId: Id, orderCount: v.pipe(v.number(), v.integer()) }));
const tooLate = 'order-file-cannot-be-cancelled';
const cancel = { params, response: Cancelled, errors: [...errors, tooLate, 'invalid-data-provided'] } as const;
export const cancelCompanyOrderFile = endpoint('POST', '/company/orderfiles/:orderFileId/cancel', {
  summary: 'Within the hold, by the person who processed: its orders wait again and nothing is sent',
  policy: { ...company, ids: orderFileId },
  ...cancel,
});
export const cancelOrderFile = endpoint('POST', '/admin/orderfiles/:orderFileId/cancel', {
  summary: 'While the file is unsent: its orders wait again and nothing is sent',
  policy: { ...admin, ids: orderFileId },
  ...cancel,
});

const renameBody = v.strictObject({ customName: line(100), version: Version });
const Renamed = dataOf(
  v.object({ orderFileId: Id, customName: v.string(), fileName: v.string(), version: v.number() }),
);
const rename = {
  summary: "Give the file a name of one's own",
  params,
  body: renameBody,
  response: Renamed,
  errors: [...errors, 'changed-by-someone-else'],
} as const;
export const renameCompanyOrderFile = endpoint('PATCH', '/company/orderfiles/:orderFileId', {
  policy: { ...company, ids: orderFileId },
  ...rename,
});
export const renameOrderFile = endpoint('PATCH', '/admin/orderfiles/:orderFileId', {
  policy: { ...admin, ids: orderFileId },
  ...rename,
});
