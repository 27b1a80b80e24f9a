import * as v from 'valibot';
import { DaySchema, InstantSchema, PeriodSchema } from './days.ts';
import { pdfFile } from './downloads.ts';
import { endOfTermStates, endOfTermSteps } from './end-of-term-rules.ts';
import { dataOf, endpoint, Id } from './endpoint.ts';
import { MoneySchema } from './money.ts';
import { admin, company, orderId, orderParams, supplier } from './order-access.ts';
import { OrderRow, SupplierOrderRow } from './order-rows.ts';

const Count = v.pipe(v.number(), v.integer());

/** One line of the history. Suppliers see names of their own people only. */
export const OrderEventSchema = v.object({
  id: Id,
  at: InstantSchema,
  kind: v.picklist(['STATUS', 'SERIAL_NUMBER', 'MAIL', 'NOTE', 'EXPIRY']),
  fromStatus: v.nullable(v.string()),
  toStatus: v.nullable(v.string()),
  actorName: v.string(),
  actorRole: v.string(),
  reason: v.string(),
  serialNumber: v.nullable(v.string()),
  previousSerialNumber: v.nullable(v.string()),
  tracking: v.nullable(v.string()),
  fileName: v.nullable(v.string()),
  /** what happened towards the end of the term, of a NOTE; `daysBefore` of a reminder (DECISIONS 40) */
  endOfTerm: v.nullable(v.picklist(endOfTermSteps)),
  daysBefore: v.nullable(Count),
});
export type OrderEventLine = v.InferOutput<typeof OrderEventSchema>;

export const DeliverySchema = v.object({
  method: v.picklist(['USER_ADDRESS', 'COMPANY_ADDRESS']),
  name: v.string(),
  att: v.string(),
  address1: v.string(),
  address2: v.string(),
  zip: v.string(),
  city: v.string(),
  country: v.string(),
  phone: v.string(),
  email: v.string(),
});
export type Delivery = v.InferOutput<typeof DeliverySchema>;

const goodsLine = {
  lineNo: Count,
  isAccessory: v.boolean(),
  product: v.string(),
  productSKU: v.string(),
  supplierSKU: v.string(),
  priceWithoutVat: MoneySchema,
};
const OrderLineSchema = v.object({ ...goodsLine, grossMonth: MoneySchema, netMonth: MoneySchema });

/** How the monthly draw came about (RULES 2.2); the parts add up to `monthlyPrice`. */
export const CalculationSchema = v.object({
  goods: MoneySchema,
  net: MoneySchema,
  allRisk: MoneySchema,
  employeeIns: MoneySchema,
  subsidy: MoneySchema,
  grossDraw: MoneySchema,
  netDraw: MoneySchema,
  monthlyPrice: MoneySchema,
  months: Count,
  total: MoneySchema,
});
export type Calculation = v.InferOutput<typeof CalculationSchema>;

export const OrderDrawSchema = v.object({
  period: PeriodSchema,
  kind: v.picklist(['planned', 'correction', 'final']),
  effectDate: DaySchema,
  units: Count,
  amount: MoneySchema,
  status: v.picklist(['PLANNED', 'IN_FILE', 'SENT', 'SUSPENDED', 'CANCELLED']),
});
export type OrderDraw = v.InferOutput<typeof OrderDrawSchema>;

const detail = {
  completedAt: v.nullable(InstantSchema),
  processedAt: v.nullable(InstantSchema),
  note: v.string(),
  endOfTerm: v.nullable(v.picklist(endOfTermStates)),
  returnedOn: v.nullable(DaySchema),
  delivery: DeliverySchema,
  events: v.array(OrderEventSchema),
};

/**
 * `sha256`: of the kept PDF, to check a copy against; `contentSha256`: of what it says, printed in it. Null while there
 * is none, or when it may not be kept any longer.
 */
export const AddendumHashes = v.nullable(v.object({ sha256: v.string(), contentSha256: v.string() }));

/** Everything about one order for the company and the back office. */
export const OrderDetail = v.object({
  ...OrderRow.entries,
  ...detail,
  employNo: v.nullable(v.string()),
  isPresent: v.boolean(),
  subscriptionName: v.string(),
  acceptedAt: v.nullable(InstantSchema),
  hasAddendum: v.boolean(),
  addendum: AddendumHashes,
  lines: v.array(OrderLineSchema),
  calculation: CalculationSchema,
  draws: v.array(OrderDrawSchema),
  /** until then the processing can be undone; null when it cannot (DECISIONS 9) */
  undoUntil: v.nullable(InstantSchema),
});
export type OrderDetail = v.InferOutput<typeof OrderDetail>;

/** The same for the supplier: delivery and goods, no draws, no subsidy, no person beyond the delivery (RULES 3.6). */
export const SupplierOrderDetail = v.object({
  ...SupplierOrderRow.entries,
  ...detail,
  lines: v.array(v.object(goodsLine)),
});
export type SupplierOrderDetail = v.InferOutput<typeof SupplierOrderDetail>;

const one = {
  summary: 'One order with calculation, draws and history',
  params: orderParams,
  response: dataOf(OrderDetail),
  errors: ['order-not-found'],
} as const;
export const getCompanyOrder = endpoint('GET', '/company/orders/:orderId', {
  policy: { ...company, ids: orderId },
  ...one,
});
export const getSupplierOrder = endpoint('GET', '/supplier/orders/:orderId', {
  summary: 'One order with delivery and history',
  policy: { ...supplier, ids: orderId },
  params: orderParams,
  response: dataOf(SupplierOrderDetail),
  errors: ['order-not-found'],
});
export const getOrder = endpoint('GET', '/admin/orders/:orderId', { policy: { ...admin, ids: orderId }, ...one });
const addendum = {
  summary: 'The addendum to the employment contract as PDF, as the employee accepted it',
  params: orderParams,
  ...pdfFile,
  errors: ['order-not-found', 'file-not-found'],
} as const;
export const downloadCompanyAddendum = endpoint('GET', '/company/orders/:orderId/addendum', {
  policy: { ...company, ids: orderId },
  ...addendum,
});
export const downloadOrderAddendum = endpoint('GET', '/admin/orders/:orderId/addendum', {
  policy: { ...admin, ids: orderId },
  ...addendum,
});
