import * as v from 'valibot';
import { DaySchema } from './days.ts';
import { Id } from './endpoint.ts';
import { MoneySchema } from './money.ts';
import { orderProblems, OrderStatusSchema } from './order-kinds.ts';
import { Picture } from './pictures.ts';

const Count = v.pipe(v.number(), v.integer());

/**
 * What every reader of an order sees, the supplier included: goods, delivery, handling; no salary data.
 */
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
  /** the product's catalog, which may be deleted by now */
  catalogId: Id,
  product: v.string(),
  /** in lists, on the main row: what the catalog shows of the product today */
  picture: v.optional(v.nullable(Picture)),
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

/**
 * One row of the company's or the back office's list. Salary amounts are the order's and stand on its main row only.
 */
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
  /**
   * for the back office: statuses that the order's own would allow and something else forbids by now, such as a file
   * that has left, a draw in a salary file, or a lease (RULES 3.1)
   */
  refusedMoves: v.optional(v.array(OrderStatusSchema)),
});
export type OrderRow = v.InferOutput<typeof OrderRow>;

/** One row of the supplier's list: what is shipped to whom (RULES 3.6). */
export const SupplierOrderRow = v.object({
  ...sharedEntries,
  deliveryName: v.string(),
  deliveryZip: v.string(),
  deliveryCity: v.string(),
  deliveryCountry: v.string(),
});
export type SupplierOrderRow = v.InferOutput<typeof SupplierOrderRow>;
