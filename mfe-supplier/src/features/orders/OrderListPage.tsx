import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { orderPagesMax } from '@portal/contract/constants';
import {
  ChangeOrders,
  CorrectSerial,
  OrderTabs,
  OrderToolbar,
  ShipOrders,
  supplierOrderColumns,
  useRememberedRows,
  type CorrectableOrder,
  type ShippableOrder,
  type SupplierOrderEntry,
} from '@portal/orders';
import { Button, EmptyState, Package, useQuery, type QueryClient } from '@portal/shared-ui';
import {
  BulkBar,
  DataTable,
  filterOf,
  Hash,
  ListPage,
  Menu,
  PackageCheck,
  Pager,
  Trash2,
  Truck,
  useListState,
  useSelection,
} from '@portal/shared-ui/kit';
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
  const [filter, change] = useListState(toShipFirst);
  const list = useQuery(orderList(filter));
  const counts = useQuery(orderCounts);
  const selection = useSelection();
  const rows = useRememberedRows(list.data?.data, ({ orderId }) => orderId);
  const actions = useOrderActions();
  const [shipping, setShipping] = useState<readonly ShippableOrder[]>([]);
  const [correcting, setCorrecting] = useState<CorrectableOrder>();
  const [changing, setChanging] = useState(none);
  const picked = [...selection.selected].flatMap((id) => rows.get(id) ?? []);
  const entriesOf = (row: SupplierOrderEntry) => [
    ...(row.status === 'PROCESSING'
      ? [{ key: 'ship', label: t`Ship`, icon: Truck, onAction: () => setShipping([toShippable(row)]) }]
      : []),
    ...(row.status === 'DISPATCHED' || row.status === 'COMPLETED'
      ? [{ key: 'correct', label: t`Correct SN/IMEI`, icon: Hash, onAction: () => setCorrecting(row) }]
      : []),
    ...(row.status === 'DISPATCHED'
      ? [
          {
            key: 'complete',
            label: t`Complete`,
            icon: PackageCheck,
            onAction: () => setChanging({ orderIds: [row.orderId], to: 'COMPLETED' }),
          },
        ]
      : []),
    ...(row.status === 'PROCESSING'
      ? [
          {
            key: 'delete',
            label: t`Delete`,
            icon: Trash2,
            isDanger: true,
            startsGroup: true,
            onAction: () => setChanging({ orderIds: [row.orderId], to: 'DELETED' }),
          },
        ]
      : []),
  ];

  return (
    <>
      <ListPage
        title={<Trans>Orders</Trans>}
        lead={<Trans>Orders that your customers have processed. Ship them with their serial numbers.</Trans>}
        actions={<ReceivedFiles />}
        views={<OrderTabs current={filter.view} counts={counts.data} views={supplierViews} />}
        filters={
          <OrderToolbar
            page={list.data}
            filter={filter}
            onChange={change}
            onExport={(format) => exportOrders(filter, format)}
          />
        }
        pager={
          list.data && (
            <Pager
              meta={list.data.meta}
              shown={list.data.data.length}
              onChange={change}
              onExact={() => change({ count: 'exact' })}
              pagesMax={orderPagesMax}
            />
          )
        }
        bulk={
          <BulkBar
            count={selection.selected.size}
            facts={
              <Plural
                value={new Set(picked.map(({ companyId }) => companyId)).size}
                one="# company"
                other="# companies"
              />
            }
            onClear={selection.clear}
          >
            <Button
              onClick={() => setChanging({ orderIds: [...selection.selected], to: 'DELETED' })}
            >{t`Delete`}</Button>
            <Button look="primary" onClick={() => setShipping(picked.map(toShippable))}>
              <Plural value={selection.selected.size} one="Ship # order" other="Ship # orders" />
            </Button>
          </BulkBar>
        }
      >
        <DataTable
          label={t`Orders`}
          query={list}
          columns={filter.view === 'IN_PROCESS' ? columnsToShip : supplierOrderColumns}
          rowKey={({ orderId }) => orderId}
          sort={filter.sort}
          onSort={(sort) => change({ sort: sort as typeof filter.sort })}
          isFiltered={Boolean(filter.q ?? filter.from ?? filter.to)}
          onClearFilters={() => change({ q: undefined, from: undefined, to: undefined })}
          {...(filter.view === 'IN_PROCESS'
            ? { selection: { ...selection, label: ({ orderNumber }: SupplierOrderEntry) => String(orderNumber) } }
            : {})}
          rowMenu={(row) =>
            entriesOf(row).length > 0 && (
              <Menu label={t`Actions for order ${row.orderNumber}`} entries={entriesOf(row)} />
            )
          }
          empty={
            <EmptyState
              icon={Package}
              title={filter.view === 'IN_PROCESS' ? <Trans>Nothing to ship</Trans> : <Trans>No orders here</Trans>}
              why={<Trans>Orders land here as soon as a customer has processed them.</Trans>}
            />
          }
        />
      </ListPage>
      <OrderDrawer onShip={(order) => setShipping([toShippable(order)])} onCorrect={setCorrecting} />
      <ShipOrders
        orders={shipping}
        isOpen={shipping.length > 0}
        onClose={(isDone) => {
          setShipping([]);
          if (isDone) selection.clear();
        }}
        ship={actions.ship}
      />
      <CorrectSerial order={correcting} onClose={() => setCorrecting(undefined)} correct={actions.correct} />
      <ChangeOrders
        orderIds={changing.orderIds}
        to={changing.to}
        needsReason={changing.to === 'DELETED'}
        isOpen={changing.orderIds.length > 0}
        onClose={(isDone) => {
          setChanging(none);
          if (isDone) selection.clear();
        }}
        change={actions.change}
      />
    </>
  );
}
