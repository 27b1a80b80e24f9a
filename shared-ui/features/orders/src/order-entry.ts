import type { OrderRow, SupplierOrderRow } from '@portal/contract/order-rows';

/** An order as one line of a list: its main row, and the names of the accessories that follow it. */
type WithAccessories<Row> = Row & { accessories: readonly string[] };
export type OrderEntry = WithAccessories<OrderRow>;
export type SupplierOrderEntry = WithAccessories<SupplierOrderRow>;

/** Folds the flat answer of the API (main row, then its accessories; DECISIONS 27) into one entry for each order. */
export function foldAccessories<Row extends { orderId: string; isAccessory: boolean; product: string }>(
  rows: readonly Row[],
): WithAccessories<Row>[] {
  const accessories = Map.groupBy(
    rows.filter(({ isAccessory }) => isAccessory),
    ({ orderId }) => orderId,
  );
  return rows
    .filter(({ isAccessory }) => !isAccessory)
    .map((row) => ({ ...row, accessories: (accessories.get(row.orderId) ?? []).map(({ product }) => product) }));
}
