import * as v from 'valibot';
import { DaySchema, InstantSchema, PeriodSchema } from './days.ts';
import { exported } from './downloads.ts';
import { dataOf, endpoint, Id, line, pageOf, pageQuery, sortOf, Version } from './endpoint.ts';
import { errorKeys } from './errors.ts';
import { CurrencyCode, MoneySchema } from './money.ts';
import { orderStatuses } from './order-status.ts';

export const OrderStatusSchema = v.picklist(orderStatuses, 'invalid-data-provided');

/** The tabs of every order list; ALL holds the deleted ones too. */
export const orderViews = ['TO_PROCESS', 'IN_PROCESS', 'SHIPPED', 'PROBLEM', 'ALL'] as const;
export type OrderView = (typeof orderViews)[number];

/** What makes an order a problem (DECISIONS 24). */
export const orderProblems = ['ADDRESS_MISSING', 'PERSON_BLOCKED', 'SENDING_FAILED', 'PROCESSING_TOO_LONG', 'SERIAL_MISSING'] as const;
export type OrderProblem = (typeof orderProblems)[number];

/** How many orders one action takes at most. */
export const bulkOrdersMax = 500;

const Count = v.pipe(v.number(), v.integer());
const AnyErrorKey = v.picklist(errorKeys);

/** What every reader of an order sees, the supplier included: goods, delivery, handling; nothing of anybody's salary. */
const sharedEntries = {
  orderId: Id,
  orderNumber: Count,
  orderDate: DaySchema,
  status: OrderStatusSchema,
  /** an accessory's row follows its order's main row (DECISIONS 27) */
  isAccessory: v.boolean(),
  companyId: Id,
  companyName: v.string(),
  employeeName: v.string(),
  product: v.string(),
  productSKU: v.string(),
  supplierSKU: v.string(),
  /** on an accessory's row: the product that it belongs to */
  mainProduct: v.nullable(v.string()),
  accessoryCount: Count,
  /** goods ex VAT: of the whole order on its main row, of the accessory alone on an accessory's row */
  priceWithoutVat: MoneySchema,
  requiresSerial: v.boolean(),
  serialNumber: v.nullable(v.string()),
  tracking: v.string(),
  dispatchDate: v.nullable(DaySchema),
  allRiskExpirationDate: v.nullable(DaySchema),
  problem: v.nullable(v.picklist(orderProblems)),
  version: v.number(),
};

/** One row of the company's or the back office's list. Salary amounts are the order's and stand on its main row only. */
export const OrderRow = v.object({
  ...sharedEntries,
  /** ordered on behalf, not yet accepted by the employee (DECISIONS 22) */
  isProposal: v.boolean(),
  supplierId: Id,
  supplierName: v.string(),
  employeeId: Id,
  department: v.string(),
  subscriptionId: Id,
  months: Count,
  priceWithoutSubsidy: v.nullable(MoneySchema),
  priceWithSubsidy: v.nullable(MoneySchema),
  monthlyPrice: v.nullable(MoneySchema),
  total: v.nullable(MoneySchema),
  expireDate: v.nullable(DaySchema),
  orderFileId: v.nullable(Id),
});
export type OrderRow = v.InferOutput<typeof OrderRow>;

/** One row of the supplier's list: what is shipped to whom (RULES 3.6). */
export const SupplierOrderRow = v.object({ ...sharedEntries, deliveryName: v.string(), deliveryZip: v.string(), deliveryCity: v.string(), deliveryCountry: v.string() });
export type SupplierOrderRow = v.InferOutput<typeof SupplierOrderRow>;

const sortColumns = ['orderDate', 'orderNumber', 'employee', 'product'] as const;

const sharedFilter = {
  ...pageQuery,
  view: v.optional(v.picklist(orderViews, 'invalid-data-provided'), 'ALL'),
  status: v.optional(OrderStatusSchema),
  from: v.optional(DaySchema),
  to: v.optional(DaySchema),
};

export const CompanyOrderFilter = v.strictObject({
  ...sharedFilter,
  supplierId: v.optional(Id),
  employeeId: v.optional(Id),
  subscriptionId: v.optional(Id),
  sort: sortOf([...sortColumns, 'monthlyPrice', 'supplier'], '-orderDate'),
});
export const SupplierOrderFilter = v.strictObject({ ...sharedFilter, companyId: v.optional(Id), sort: sortOf([...sortColumns, 'company'], '-orderDate') });
export const AdminOrderFilter = v.strictObject({
  ...sharedFilter,
  companyId: v.optional(Id),
  supplierId: v.optional(Id),
  employeeId: v.optional(Id),
  subscriptionId: v.optional(Id),
  sort: sortOf([...sortColumns, 'monthlyPrice', 'supplier', 'company'], '-orderDate'),
});
export type CompanyOrderFilter = v.InferOutput<typeof CompanyOrderFilter>;
export type SupplierOrderFilter = v.InferOutput<typeof SupplierOrderFilter>;
export type AdminOrderFilter = v.InferOutput<typeof AdminOrderFilter>;

const companyFilterIds = { 'query.supplierId': 'supplier', 'query.employeeId': 'employee', 'query.subscriptionId': 'subscription' } as const;
const adminFilterIds = { ...companyFilterIds, 'query.companyId': 'company' } as const;
const supplierFilterIds = { 'query.companyId': 'company' } as const;

const company = { roles: ['company'], boundary: 'company' } as const;
const supplier = { roles: ['supplier'], boundary: 'supplier' } as const;
const admin = { roles: ['admin'], boundary: 'all' } as const;

// Lists

export const listCompanyOrders = endpoint({
  method: 'GET', path: '/company/orders', summary: 'Orders of the own company, each followed by its accessories; pages count orders',
  policy: { ...company, ids: companyFilterIds }, query: CompanyOrderFilter, response: pageOf(OrderRow),
  errors: ['supplier-not-found', 'employee_not_found', 'subscription-not-found'],
});
export const listSupplierOrders = endpoint({
  method: 'GET', path: '/supplier/orders', summary: 'Orders to the own supplier, without salary data',
  policy: { ...supplier, ids: supplierFilterIds }, query: SupplierOrderFilter, response: pageOf(SupplierOrderRow), errors: ['company-not-found'],
});
export const listAllOrders = endpoint({
  method: 'GET', path: '/admin/orders', summary: 'Orders of all companies, or of one',
  policy: { ...admin, ids: adminFilterIds }, query: AdminOrderFilter, response: pageOf(OrderRow),
  errors: ['company-not-found', 'supplier-not-found', 'employee_not_found', 'subscription-not-found'],
});

/** Orders per tab; a number stops at 1,001, which the screen shows as "1,000+" (DECISIONS 25). */
export const OrderCounts = v.object({
  TO_PROCESS: Count, IN_PROCESS: Count, SHIPPED: Count, PROBLEM: Count, ALL: Count,
  /** the company's next salary file: what is shipped before it starts with it */
  nextSalaryFile: v.nullable(DaySchema),
});
export type OrderCounts = v.InferOutput<typeof OrderCounts>;

const companyWhere = v.strictObject({ supplierId: v.optional(Id), employeeId: v.optional(Id), subscriptionId: v.optional(Id) });
const adminWhere = v.strictObject({ ...companyWhere.entries, companyId: v.optional(Id) });
const supplierWhere = v.strictObject({ companyId: v.optional(Id) });

export const countCompanyOrders = endpoint({ method: 'GET', path: '/company/orders/counts', summary: 'Orders per tab', policy: { ...company, ids: companyFilterIds }, query: companyWhere, response: dataOf(OrderCounts), errors: ['supplier-not-found', 'employee_not_found', 'subscription-not-found'] });
export const countSupplierOrders = endpoint({ method: 'GET', path: '/supplier/orders/counts', summary: 'Orders per tab', policy: { ...supplier, ids: supplierFilterIds }, query: supplierWhere, response: dataOf(OrderCounts), errors: ['company-not-found'] });
export const countAllOrders = endpoint({ method: 'GET', path: '/admin/orders/counts', summary: 'Orders per tab', policy: { ...admin, ids: adminFilterIds }, query: adminWhere, response: dataOf(OrderCounts), errors: ['company-not-found', 'supplier-not-found', 'employee_not_found', 'subscription-not-found'] });

const format = v.optional(v.picklist(['csv', 'xlsx'], 'invalid-data-provided'), 'csv');

export const exportCompanyOrders = endpoint({ method: 'GET', path: '/company/orders/export', summary: 'The filtered list as CSV or XLSX', policy: { ...company, ids: companyFilterIds }, query: v.strictObject({ ...CompanyOrderFilter.entries, format }), ...exported, errors: ['supplier-not-found', 'employee_not_found', 'subscription-not-found'] });
export const exportSupplierOrders = endpoint({ method: 'GET', path: '/supplier/orders/export', summary: 'The filtered list as CSV or XLSX, without salary data', policy: { ...supplier, ids: supplierFilterIds }, query: v.strictObject({ ...SupplierOrderFilter.entries, format }), ...exported, errors: ['company-not-found'] });
export const exportAllOrders = endpoint({ method: 'GET', path: '/admin/orders/export', summary: 'The filtered list as CSV or XLSX', policy: { ...admin, ids: adminFilterIds }, query: v.strictObject({ ...AdminOrderFilter.entries, format }), ...exported, errors: ['company-not-found', 'supplier-not-found', 'employee_not_found', 'subscription-not-found'] });

// One order

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
});
export type OrderEventLine = v.InferOutput<typeof OrderEventSchema>;

export const DeliverySchema = v.object({
  method: v.picklist(['USER_ADDRESS', 'COMPANY_ADDRESS']),
  name: v.string(), att: v.string(), address1: v.string(), address2: v.string(), zip: v.string(), city: v.string(), country: v.string(),
  phone: v.string(), email: v.string(),
});
export type Delivery = v.InferOutput<typeof DeliverySchema>;

const goodsLine = { lineNo: Count, isAccessory: v.boolean(), product: v.string(), productSKU: v.string(), supplierSKU: v.string(), priceWithoutVat: MoneySchema };
const OrderLineSchema = v.object({ ...goodsLine, grossMonth: MoneySchema, netMonth: MoneySchema });

/** How the monthly draw came about (RULES 2.2); the parts add up to `monthlyPrice`. */
export const CalculationSchema = v.object({
  goods: MoneySchema, net: MoneySchema, allRisk: MoneySchema, employeeIns: MoneySchema, subsidy: MoneySchema,
  grossDraw: MoneySchema, netDraw: MoneySchema, monthlyPrice: MoneySchema, months: Count, total: MoneySchema,
});
export type Calculation = v.InferOutput<typeof CalculationSchema>;

export const OrderDrawSchema = v.object({
  period: PeriodSchema, kind: v.picklist(['planned', 'correction']), effectDate: DaySchema, units: Count, amount: MoneySchema,
  status: v.picklist(['PLANNED', 'IN_FILE', 'SENT', 'SUSPENDED', 'CANCELLED']),
});
export type OrderDraw = v.InferOutput<typeof OrderDrawSchema>;

const detail = {
  completedAt: v.nullable(InstantSchema),
  processedAt: v.nullable(InstantSchema),
  note: v.string(),
  delivery: DeliverySchema,
  events: v.array(OrderEventSchema),
};

/** Everything about one order for the company and the back office. */
export const OrderDetail = v.object({
  ...OrderRow.entries, ...detail,
  employNo: v.nullable(v.string()),
  isPresent: v.boolean(),
  subscriptionName: v.string(),
  acceptedAt: v.nullable(InstantSchema),
  lines: v.array(OrderLineSchema),
  calculation: CalculationSchema,
  draws: v.array(OrderDrawSchema),
  /** until then the processing can be undone; null when it cannot (DECISIONS 9) */
  undoUntil: v.nullable(InstantSchema),
});
export type OrderDetail = v.InferOutput<typeof OrderDetail>;

/** The same for the supplier: delivery and goods, no draws, no subsidy, no person beyond the delivery (RULES 3.6). */
export const SupplierOrderDetail = v.object({ ...SupplierOrderRow.entries, ...detail, lines: v.array(v.object(goodsLine)) });
export type SupplierOrderDetail = v.InferOutput<typeof SupplierOrderDetail>;

const orderParams = v.strictObject({ orderId: Id });
const orderId = { 'params.orderId': 'order' } as const;

export const getCompanyOrder = endpoint({ method: 'GET', path: '/company/orders/:orderId', summary: 'One order with calculation, draws and history', policy: { ...company, ids: orderId }, params: orderParams, response: dataOf(OrderDetail), errors: ['order-not-found'] });
export const getSupplierOrder = endpoint({ method: 'GET', path: '/supplier/orders/:orderId', summary: 'One order with delivery and history', policy: { ...supplier, ids: orderId }, params: orderParams, response: dataOf(SupplierOrderDetail), errors: ['order-not-found'] });
export const getOrder = endpoint({ method: 'GET', path: '/admin/orders/:orderId', summary: 'One order with calculation, draws and history', policy: { ...admin, ids: orderId }, params: orderParams, response: dataOf(OrderDetail), errors: ['order-not-found'] });

// Processing

const orderIds = v.pipe(v.array(Id), v.minLength(1, 'required'), v.maxLength(bulkOrdersMax, 'too-long'), v.checkItems((id, index, all) => all.indexOf(id) === index, 'invalid-data-provided'));
const bulkIds = { 'body.orderIds': 'order' } as const;

/** What became of one order of an action; `key` says why it was left as it was. */
export const OrderOutcome = v.object({ orderId: Id, orderNumber: Count, employeeName: v.string(), product: v.string(), done: v.boolean(), key: v.nullable(AnyErrorKey) });
export type OrderOutcome = v.InferOutput<typeof OrderOutcome>;

/** What would be sent to whom, and what cannot go and why, before anything happens (UX 1.1). */
export const ProcessPreview = v.object({
  groups: v.array(v.object({
    companyId: Id, companyName: v.string(), supplierId: Id, supplierName: v.string(), currency: CurrencyCode,
    count: Count, priceWithoutVat: MoneySchema, monthly: MoneySchema,
    addresses: v.array(v.object({ text: v.string(), count: Count })),
  })),
  refused: v.array(OrderOutcome),
  holdSeconds: Count,
});
export type ProcessPreview = v.InferOutput<typeof ProcessPreview>;

export const ProcessResult = v.object({
  results: v.array(OrderOutcome),
  files: v.array(v.object({ orderFileId: Id, batch: Count, supplierName: v.string(), orderCount: Count, sendAfter: InstantSchema })),
});
export type ProcessResult = v.InferOutput<typeof ProcessResult>;

const previewBody = v.strictObject({ orderIds });
const processBody = v.strictObject({ orderIds, binding: v.optional(v.boolean(), false), customName: v.optional(line(100)) });

export const previewCompanyProcess = endpoint({ method: 'POST', path: '/company/orders/process/preview', summary: 'What processing these orders would send to whom', policy: { ...company, ids: bulkIds }, body: previewBody, response: dataOf(ProcessPreview), errors: ['order-not-found'] });
export const previewProcess = endpoint({ method: 'POST', path: '/admin/orders/process/preview', summary: 'What processing these orders would send to whom', policy: { ...admin, ids: bulkIds }, body: previewBody, response: dataOf(ProcessPreview), errors: ['order-not-found'] });
export const processCompanyOrders = endpoint({ method: 'POST', path: '/company/orders/process', summary: 'Binding: send orders to their suppliers, one order file a supplier', policy: { ...company, ids: bulkIds }, body: processBody, response: dataOf(ProcessResult), errors: ['order-not-found', 'binding-not-confirmed'] });
export const processOrders = endpoint({ method: 'POST', path: '/admin/orders/process', summary: 'Binding: send orders to their suppliers, one order file a company and supplier', policy: { ...admin, ids: bulkIds }, body: processBody, response: dataOf(ProcessResult), errors: ['order-not-found', 'binding-not-confirmed'] });

// Changes of status

const StatusBody = v.strictObject({
  to: OrderStatusSchema,
  reason: v.optional(line(500), ''),
  /** deleting a shipped order: give back what was drawn, as one negative row in the next salary file */
  creditDraws: v.optional(v.boolean(), false),
});
const BulkStatusBody = v.strictObject({ ...StatusBody.entries, orderIds });
const Changed = dataOf(v.object({ orderId: Id, status: OrderStatusSchema }));
const Outcomes = dataOf(v.object({ results: v.array(OrderOutcome) }));

export const changeCompanyOrderStatus = endpoint({ method: 'POST', path: '/company/orders/:orderId/status', summary: 'Delete an order that is not yet processed', policy: { ...company, ids: orderId }, params: orderParams, body: StatusBody, response: Changed, errors: ['order-not-found', 'invalid-data-provided', 'binding-not-confirmed'] });
export const changeSupplierOrderStatus = endpoint({ method: 'POST', path: '/supplier/orders/:orderId/status', summary: 'Complete a shipped order, or delete one in process with a reason', policy: { ...supplier, ids: orderId }, params: orderParams, body: StatusBody, response: Changed, errors: ['order-not-found', 'invalid-data-provided', 'required'] });
export const changeAnyOrderStatus = endpoint({ method: 'POST', path: '/admin/orders/:orderId/status', summary: 'Undo processing or shipping, complete, delete', policy: { ...admin, ids: orderId }, params: orderParams, body: StatusBody, response: Changed, errors: ['order-not-found', 'invalid-data-provided', 'items-already-leased', 'binding-not-confirmed'] });
export const changeCompanyOrderStatuses = endpoint({ method: 'POST', path: '/company/orders/status', summary: 'The same for many orders, with one answer each', policy: { ...company, ids: bulkIds }, body: BulkStatusBody, response: Outcomes, errors: ['order-not-found'] });
export const changeSupplierOrderStatuses = endpoint({ method: 'POST', path: '/supplier/orders/status', summary: 'The same for many orders, with one answer each', policy: { ...supplier, ids: bulkIds }, body: BulkStatusBody, response: Outcomes, errors: ['order-not-found'] });
export const changeAnyOrderStatuses = endpoint({ method: 'POST', path: '/admin/orders/status', summary: 'The same for many orders, with one answer each', policy: { ...admin, ids: bulkIds }, body: BulkStatusBody, response: Outcomes, errors: ['order-not-found'] });

// Shipping

// Checked as a serial number by the use case, whose keys name what is wrong with it.
const serialNumber = v.optional(line(200), '');
const tracking = v.optional(line(200), '');
const DispatchBody = v.strictObject({ serialNumber, tracking, dispatchDate: v.optional(DaySchema) });
const BulkDispatchBody = v.strictObject({
  items: v.pipe(v.array(v.strictObject({ orderId: Id, serialNumber, tracking })), v.minLength(1, 'required'), v.maxLength(bulkOrdersMax, 'too-long'), v.check((items) => new Set(items.map((item) => item.orderId)).size === items.length, 'invalid-data-provided')),
  dispatchDate: v.optional(DaySchema),
});
const Dispatched = dataOf(v.object({ orderId: Id, status: OrderStatusSchema, serialNumber: v.nullable(v.string()), dispatchDate: DaySchema }));
const dispatchErrors = ['order-not-found', 'serial-number-required', 'invalid-serial-number', 'serial-number-already-used', 'invalid-data-provided'] as const;
const itemIds = { 'body.items.orderId': 'order' } as const;

export const dispatchSupplierOrder = endpoint({ method: 'POST', path: '/supplier/orders/:orderId/dispatch', summary: 'Ship an order; its salary draws are planned', policy: { ...supplier, ids: orderId }, params: orderParams, body: DispatchBody, response: Dispatched, errors: dispatchErrors });
export const dispatchOrder = endpoint({ method: 'POST', path: '/admin/orders/:orderId/dispatch', summary: 'Ship an order; its salary draws are planned', policy: { ...admin, ids: orderId }, params: orderParams, body: DispatchBody, response: Dispatched, errors: dispatchErrors });
export const dispatchSupplierOrders = endpoint({ method: 'POST', path: '/supplier/orders/dispatch', summary: 'Ship many orders with their serial numbers, one answer each', policy: { ...supplier, ids: itemIds }, body: BulkDispatchBody, response: Outcomes, errors: ['order-not-found'] });
export const dispatchOrders = endpoint({ method: 'POST', path: '/admin/orders/dispatch', summary: 'Ship many orders with their serial numbers, one answer each', policy: { ...admin, ids: itemIds }, body: BulkDispatchBody, response: Outcomes, errors: ['order-not-found'] });

const PatchBody = v.strictObject({ serialNumber: v.optional(line(200)), tracking: v.optional(line(200)), version: Version });
const Patched = dataOf(v.object({ orderId: Id, serialNumber: v.nullable(v.string()), tracking: v.string(), version: v.number() }));
const patchErrors = ['order-not-found', 'serial-number-required', 'invalid-serial-number', 'serial-number-already-used', 'invalid-data-provided', 'changed-by-someone-else'] as const;

export const changeSupplierOrder = endpoint({ method: 'PATCH', path: '/supplier/orders/:orderId', summary: 'Correct serial number or tracking; the history keeps the old one', policy: { ...supplier, ids: orderId }, params: orderParams, body: PatchBody, response: Patched, errors: patchErrors });
export const changeOrder = endpoint({ method: 'PATCH', path: '/admin/orders/:orderId', summary: 'Correct serial number or tracking; the history keeps the old one', policy: { ...admin, ids: orderId }, params: orderParams, body: PatchBody, response: Patched, errors: patchErrors });
