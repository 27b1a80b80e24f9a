import { Plural, useLingui } from '@lingui/react/macro';
import {
  actFor,
  ChangeOrders,
  CorrectSerial,
  CompanyCount,
  OrderList,
  ShipOrders,
  supplierOrderColumns,
  thoseFor,
  usePickedOrders,
  without,
  type ChangeableOrder,
  type CorrectableOrder,
  type ShippableOrder,
  type SupplierOrderEntry,
} from '@portal/orders';
import { EmptyState, Package, useQuery, useQueryClient, type QueryClient } from '@portal/shared-ui';
import {
  filterOf,
  Hash,
  PackageCheck,
  Trash2,
  Truck,
  useListState,
  type BulkAct,
  type MenuEntry,
} from '@portal/shared-ui/kit';
import { useState } from 'react';
import { supplierViews, toShipFirst } from './order-filter.ts';
import { OrderDrawer } from './OrderDrawer.tsx';
import { exportOrders, orderCounts, orderList, useOrderActions } from './orders.api.ts';
import { ReceivedFiles } from './ReceivedFiles.tsx';

const toShippable = (
  order: Pick<SupplierOrderEntry, 'orderId' | 'orderNumber' | 'product' | 'requiresSerial' | 'employeeName'>,
): ShippableOrder => ({ ...order, name: order.employeeName });
type Shipping = { orders: readonly ShippableOrder[]; left: readonly ChangeableOrder[] };
const noneToShip: Shipping = { orders: [], left: [] };
type Change = { orders: readonly ChangeableOrder[]; to: 'DELETED' | 'COMPLETED' };
const none: Change = { orders: [], to: 'COMPLETED' };

/** What is not shipped has no serial number yet. */
const columnsToShip = supplierOrderColumns.filter(({ key }) => key !== 'serial');

/** Asks for the first rows while the page around them is still on its way. */
export function prefetch(client: QueryClient, search: URLSearchParams): void {
  void client.prefetchQuery(orderList(filterOf(toShipFirst, search)));
  void client.prefetchQuery(orderCounts);
}

/** Orders to this supplier: ship them with their serial numbers, correct, complete, delete with a reason. */
export default function OrderListPage() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [filter, change] = useListState(toShipFirst);
  const list = useQuery(orderList(filter));
  const counts = useQuery(orderCounts);
  const { selection, picked, closing } = usePickedOrders(list.data?.data, filter);
  const isToShip = filter.view === 'IN_PROCESS';
  const actions = useOrderActions();
  const [shipping, setShipping] = useState(noneToShip);
  const [correcting, setCorrecting] = useState<CorrectableOrder>();
  const [changing, setChanging] = useState(none);
  const menuOf = (row: SupplierOrderEntry): MenuEntry[] => {
    const { status } = row;
    const ship = {
      key: 'ship',
      label: t`Ship`,
      icon: Truck,
      onAction: () => setShipping({ orders: [toShippable(row)], left: [] }),
    };
    const correct = { key: 'correct', label: t`Correct SN/IMEI`, icon: Hash, onAction: () => setCorrecting(row) };
    const complete = {
      key: 'complete',
      label: t`Complete`,
      icon: PackageCheck,
      onAction: () => setChanging({ orders: [row], to: 'COMPLETED' }),
    };
    const remove = {
      key: 'delete',
      label: t`Delete`,
      icon: Trash2,
      isDanger: true,
      startsGroup: true,
      onAction: () => setChanging({ orders: [row], to: 'DELETED' }),
    };
    if (status === 'PROCESSING') return [ship, remove];
    if (status === 'DISPATCHED') return [correct, complete];
    return status === 'COMPLETED' ? [correct] : [];
  };

  const [toShip, shipped] = [thoseFor(picked, 'DISPATCHED', 'supplier'), thoseFor(picked, 'COMPLETED', 'supplier')];
  const deletable = thoseFor(picked, 'DELETED', 'supplier');
  const bulkActs: readonly BulkAct[] = [
    ...actFor(deletable, {
      key: 'delete',
      label: t`Delete`,
      isDestructive: true,
      onAction: () => setChanging({ orders: picked, to: 'DELETED' }),
    }),
    ...actFor(shipped, {
      key: 'complete',
      label: <Plural value={shipped.length} one="Complete # order" other="Complete # orders" />,
      onAction: () => setChanging({ orders: picked, to: 'COMPLETED' }),
    }),
    ...actFor(toShip, {
      key: 'ship',
      label: <Plural value={toShip.length} one="Ship # order" other="Ship # orders" />,
      onAction: () => setShipping({ orders: toShip.map(toShippable), left: without(picked, toShip) }),
    }),
  ];

  return (
    <>
      <OrderList
        list={{ name: 'orders', filter: toShipFirst }}
        title={t`Orders`}
        lead={t`Orders that your customers have processed. Ship them with their serial numbers.`}
        actions={<ReceivedFiles />}
        query={list}
        readPage={(page) => client.fetchQuery(orderList({ ...filter, ...page }))}
        counts={counts.data}
        views={supplierViews}
        filter={filter}
        onChange={change}
        onSort={(sort) => change({ sort })}
        onExport={(format) => exportOrders(filter, format)}
        columns={isToShip ? columnsToShip : supplierOrderColumns}
        menuOf={menuOf}
        selection={selection}
        isTickable
        facts={<CompanyCount orders={picked} />}
        bulkActs={bulkActs}
        empty={
          <EmptyState
            icon={Package}
            title={isToShip ? t`Nothing to ship` : t`No orders here`}
            why={t`Orders land here as soon as a customer has processed them.`}
          />
        }
      />
      <OrderDrawer
        onShip={(order) => setShipping({ orders: [toShippable(order)], left: [] })}
        onCorrect={setCorrecting}
      />
      <ShipOrders
        orders={shipping.orders}
        left={shipping.left}
        isOpen={shipping.orders.length > 0}
        onClose={closing(() => setShipping(noneToShip))}
        ship={actions.ship}
      />
      <CorrectSerial order={correcting} onClose={() => setCorrecting(undefined)} correct={actions.correct} />
      <ChangeOrders
        orders={changing.orders}
        by="supplier"
        to={changing.to}
        needsReason={changing.to === 'DELETED'}
        isOpen={changing.orders.length > 0}
        onClose={closing(() => setChanging(none))}
        change={actions.change}
      />
    </>
  );
}
