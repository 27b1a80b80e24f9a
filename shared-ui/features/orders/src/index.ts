/**
 * `@portal/orders`: orders and order files as several portals show them: columns, drawer, toolbar, what may be done.
 * What calls the server is handed in. Every name is listed here.
 */
export { ChangeOrders, type OrderChangeRequest } from './ChangeOrders.tsx';
export { CompanyCount } from './CompanyCount.tsx';
export { CorrectSerial, type CorrectableOrder } from './CorrectSerial.tsx';
export { adminOrderColumns, companyOrderColumns, supplierOrderColumns } from './order-columns.tsx';
export { actFor, mayBecome, thoseFor, without, type ChangeableOrder } from './may-take.ts';
export { drawStatusLabels } from './draw-status-labels.ts';
export { EndingOrders, type EndingCalls } from './EndingOrders.tsx';
export { foldAccessories, type OrderEntry, type SupplierOrderEntry } from './order-entry.ts';
export { adminOrderFileColumns, companyOrderFileColumns } from './order-file-columns.tsx';
export { orderProblemLabels } from './order-problem-labels.ts';
export { OrderList } from './OrderList.tsx';
export { OrderDrawer } from './OrderDrawer.tsx';
export type { OrderFileCalls } from './order-files.api.ts';
export { OrderFileList } from './OrderFileList.tsx';
export type { ProcessRequest } from './process-calls.ts';
export { ProcessAll } from './ProcessAll.tsx';
export { ProcessReview } from './ProcessReview.tsx';
export { OutcomeList } from './OutcomeList.tsx';
export { ShipOrders, type ShippableOrder, type ShipRequest } from './ShipOrders.tsx';
export { useOpenOrder } from './use-open-order.ts';
export { useProcessAtOnce } from './use-process-at-once.ts';
export { usePickedOrders, type ReadOrders } from './use-picked-orders.ts';
