import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  ChangeOrders,
  CorrectSerial,
  CompanyCount,
  OrderList,
  ShipOrders,
  supplierOrderColumns,
  usePickedOrders,
  type CorrectableOrder,
  type ShippableOrder,
  type SupplierOrderEntry,
} from '@portal/orders';
import { Button, EmptyState, Package, useQuery, useQueryClient, type QueryClient } from '@portal/shared-ui';
import { filterOf, Hash, PackageCheck, Trash2, Truck, useListState, type MenuEntry } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { supplierViews, toShipFirst } from './order-filter.ts';
import { OrderDrawer } from './OrderDrawer.tsx';
import { exportOrders, orderCounts, orderList, useOrderActions } from './orders.api.ts';
import { ReceivedFiles } from './ReceivedFiles.tsx';

const toShippable = (
  order: Pick<SupplierOrderEntry, 'orderId' | 'orderNumber' | 'product' | 'requiresSerial' | 'employeeName'>,
): ShippableOrder => ({ ...order, name: order.employeeName });
type Change = { orderIds: readonly string[]; to: 'DELETED' | 'COMPLETED' };
const none: Change = { orderIds: [], to: 'COMPLETED' };

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
  const [shipping, setShipping] = useState<readonly ShippableOrder[]>([]);
  const [correcting, setCorrecting] = useState<CorrectableOrder>();
  const [changing, setChanging] = useState(none);
  const menuOf = (row: SupplierOrderEntry): MenuEntry[] => {
    const { orderId, status } = row;
    const ship = { key: 'ship', label: t`Ship`, icon: Truck, onAction: () => setShipping([toShippable(row)]) };
    const correct = { key: 'correct', label: t`Correct SN/IMEI`, icon: Hash, onAction: () => setCorrecting(row) };
    const complete = {
      key: 'complete',
      label: t`Complete`,
      icon: PackageCheck,
      onAction: () => setChanging({ orderIds: [orderId], to: 'COMPLETED' }),
    };
    const remove = {
      key: 'delete',
      label: t`Delete`,
      icon: Trash2,
      isDanger: true,
      startsGroup: true,
      onAction: () => setChanging({ orderIds: [orderId], to: 'DELETED' }),
    };
    if (status === 'PROCESSING') return [ship, remove];
    if (status === 'DISPATCHED') return [correct, complete];
    return status === 'COMPLETED' ? [correct] : [];
  };

  return (
    <>
      <OrderList
        list={{ name: 'orders', filter: toShipFirst }}
        title={<Trans>Orders</Trans>}
        lead={<Trans>Orders that your customers have processed. Ship them with their serial numbers.</Trans>}
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
        isTickable={isToShip}
        facts={<CompanyCount orders={picked} />}
        bulkActions={
          <>
            <Button
              onClick={() => setChanging({ orderIds: [...selection.selected], to: 'DELETED' })}
            >{t`Delete`}</Button>
            <Button look="primary" onClick={() => setShipping(picked.map(toShippable))}>
              <Plural value={selection.selected.size} one="Ship # order" other="Ship # orders" />
            </Button>
          </>
        }
        empty={
          <EmptyState
            icon={Package}
            title={isToShip ? <Trans>Nothing to ship</Trans> : <Trans>No orders here</Trans>}
            why={<Trans>Orders land here as soon as a customer has processed them.</Trans>}
          />
        }
      />
      <OrderDrawer onShip={(order) => setShipping([toShippable(order)])} onCorrect={setCorrecting} />
      <ShipOrders
        orders={shipping}
        isOpen={shipping.length > 0}
        onClose={closing(() => setShipping([]))}
        ship={actions.ship}
      />
      <CorrectSerial order={correcting} onClose={() => setCorrecting(undefined)} correct={actions.correct} />
      <ChangeOrders
        orderIds={changing.orderIds}
        to={changing.to}
        needsReason={changing.to === 'DELETED'}
        isOpen={changing.orderIds.length > 0}
        onClose={closing(() => setChanging(none))}
        change={actions.change}
      />
    </>
  );
}
