/**
 * `@portal/shared-ui/domain`: pieces about orders that several remotes show. Data in, pixels out; what calls the server
 * is handed in. Carried by the remotes that use it, never by the login page. Every name is listed here.
 */
export { ChangeOrders, type OrderChangeRequest } from './domain/ChangeOrders.tsx';
export { CorrectSerial, type CorrectableOrder, type Correction } from './domain/CorrectSerial.tsx';
export { adminOrderColumns, companyOrderColumns, supplierOrderColumns } from './domain/order-columns.tsx';
export { foldAccessories, type OrderEntry, type SupplierOrderEntry } from './domain/order-entry.ts';
export { adminOrderFileColumns, companyOrderFileColumns } from './domain/order-file-columns.tsx';
export { orderProblemLabels } from './domain/order-problem-labels.ts';
export { OrderTabs } from './domain/OrderTabs.tsx';
export { OrderToolbar } from './domain/OrderToolbar.tsx';
export { OrderDrawer } from './domain/OrderDrawer.tsx';
export type { OrderFileCalls } from './domain/order-file-calls.ts';
export { fieldLabels } from './domain/field-labels.ts';
export { OrderFileList } from './domain/OrderFileList.tsx';
export { ProcessReview } from './domain/ProcessReview.tsx';
export { OutcomeList } from './domain/OutcomeList.tsx';
export { salaryColumnLabels } from './domain/salary-column-labels.ts';
export { ShipOrders, type ShippableOrder, type ShipRequest } from './domain/ShipOrders.tsx';
export { useOpenOrder } from './domain/use-open-order.ts';
export { useRememberedRows } from './domain/use-remembered-rows.ts';
