/**
 * `@portal/shared-ui/domain`: pieces about orders that several remotes show. Data in, pixels out; what calls the server is
 * handed in. Carried by the remotes that use it, never by the login page. Every name is listed here.
 */
export { ChangeOrders, type OrderChangeRequest } from './domain/ChangeOrders.tsx';
export { CorrectSerial, type CorrectableOrder, type Correction } from './domain/CorrectSerial.tsx';
export { ExportMenu } from './domain/ExportMenu.tsx';
export { adminOrderColumns, companyOrderColumns, supplierOrderColumns } from './domain/order-columns.tsx';
export { foldAccessories, type OrderEntry, type SupplierOrderEntry } from './domain/order-entry.ts';
export { adminOrderFileColumns, companyOrderFileColumns, OrderFileState } from './domain/order-file-columns.tsx';
export { orderProblemLabels } from './domain/order-problem-labels.ts';
export { OrderedBetween } from './domain/OrderedBetween.tsx';
export { OrderTabs } from './domain/OrderTabs.tsx';
export { OrderDrawerBody } from './domain/OrderDrawerBody.tsx';
export { OrderHistory } from './domain/OrderHistory.tsx';
export { ProcessReview } from './domain/ProcessReview.tsx';
export { RenameOrderFile } from './domain/RenameOrderFile.tsx';
export { ShipOrders, type ShippableOrder, type ShipRequest } from './domain/ShipOrders.tsx';
export { useRememberedRows } from './domain/use-remembered-rows.ts';
