import { Plural, useLingui } from '@lingui/react/macro';
import { orderViews } from '@portal/contract/order-kinds';
import type { OrderRow } from '@portal/contract/order-rows';
import {
  actFor,
  adminOrderColumns,
  ChangeOrders,
  CorrectSerial,
  CompanyCount,
  OrderList,
  ProcessAll,
  ProcessReview,
  ShipOrders,
  thoseFor,
  usePickedOrders,
  useProcessAtOnce,
  without,
  type ChangeableOrder,
  type CorrectableOrder,
  type OrderChangeRequest,
  type OrderEntry,
  type ReadOrders,
  type ShippableOrder,
} from '@portal/orders';
import { EmptyState, Package, useQuery, useQueryClient, type Crumb } from '@portal/shared-ui';
import { useListState, type BulkAct } from '@portal/shared-ui/kit';
import { useState, type ReactNode } from 'react';
import { adminOrders, countedBy } from './order-filter.ts';
import { useOrderMenu } from './order-menu.ts';
import { OrderDrawer } from './OrderDrawer.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { exportOrders, orderCounts, orderList, useOrderActions, type OrdersOf } from './orders.api.ts';

type Change = {
  orders: readonly OrderRow[];
  to: Extract<OrderChangeRequest['to'], 'DELETED' | 'COMPLETED' | 'ORDERED' | 'PROCESSING'>;
};
const none: Change = { orders: [], to: 'DELETED' };
const unfiltered = {
  q: undefined,
  from: undefined,
  to: undefined,
  status: undefined,
  companyId: undefined,
  supplierId: undefined,
  categoryId: undefined,
};
type Shipping = { orders: readonly ShippableOrder[]; left: readonly ChangeableOrder[] };
const noneToShip: Shipping = { orders: [], left: [] };
const toShippable = (order: OrderRow): ShippableOrder => ({ ...order, name: order.employeeName });

type OrdersProps = {
  title: ReactNode;
  lead?: ReactNode;
  crumbs?: readonly Crumb[];
  actions?: ReactNode;
  of?: OrdersOf;
};

/** Orders for the back office, which may do everything that RULES 3.1 knows, undoing included. */
export function Orders({ title, lead, crumbs, actions: pageActions, of = {} }: OrdersProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [address, change] = useListState(adminOrders);
  const filter = { ...address, ...of };
  const { view } = filter;
  const list = useQuery(orderList(filter));
  const counts = useQuery(orderCounts(countedBy(filter)));
  const readPage: ReadOrders<OrderEntry> = (page) => client.fetchQuery(orderList({ ...filter, ...page }));
  const { selection, picked, closing } = usePickedOrders(list.data?.data, filter);
  const actions = useOrderActions();
  const [processing, setProcessing] = useState<readonly ChangeableOrder[]>([]);
  useProcessAtOnce(readPage, undefined, setProcessing);
  const [shipping, setShipping] = useState(noneToShip);
  const [correcting, setCorrecting] = useState<CorrectableOrder>();
  const [changing, setChanging] = useState(none);
  const menuOf = useOrderMenu((act, order) => {
    if (act === 'process') setProcessing([order]);
    else if (act === 'ship') setShipping({ orders: [toShippable(order)], left: [] });
    else if (act === 'correct') setCorrecting(order);
    else setChanging({ orders: [order], to: act });
  });

  // In the tabs of several states each act takes those whose state allows it; a proposal is no order (DECISIONS 46).
  const orders = picked.filter(({ isProposal }) => !isProposal);
  const [toProcess, toShip] = [thoseFor(orders, 'PROCESSING', 'company'), thoseFor(orders, 'DISPATCHED', 'admin')];
  const [shipped, deletable] = [thoseFor(orders, 'COMPLETED', 'admin'), thoseFor(orders, 'DELETED', 'admin')];
  const undoable = thoseFor(orders, 'ORDERED', 'admin');
  const bulkActs: readonly BulkAct[] = [
    ...actFor(deletable, {
      key: 'delete',
      label: t`Delete`,
      isDestructive: true,
      onAction: () => setChanging({ orders: picked, to: 'DELETED' }),
    }),
    ...actFor(undoable, {
      key: 'undo',
      label: t`Undo processing`,
      isDestructive: true,
      onAction: () => setChanging({ orders: picked, to: 'ORDERED' }),
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
    ...actFor(toProcess, {
      key: 'process',
      label: <Plural value={toProcess.length} one="Process # order" other="Process # orders" />,
      onAction: () => setProcessing(picked),
    }),
  ];

  return (
    <>
      <OrderList
        list={{ name: 'orders', filter: adminOrders }}
        title={title}
        lead={lead}
        crumbs={crumbs}
        actions={
          <>
            {pageActions}
            {view === 'TO_PROCESS' && selection.selected.size === 0 && (
              <ProcessAll
                page={list.data}
                findAll={() => selection.findAll(readPage, undefined)}
                onProcess={setProcessing}
              />
            )}
          </>
        }
        query={list}
        readPage={readPage}
        counts={counts.data}
        views={orderViews}
        filter={filter}
        onChange={change}
        onSort={(sort) => change({ sort })}
        onExport={(format) => exportOrders(filter, format)}
        narrowing={{
          controls: <OrderFilters filter={filter} of={of} onChange={change} />,
          isSet: Boolean(address.companyId ?? filter.supplierId ?? filter.categoryId),
          onClear: () => change(unfiltered),
        }}
        columns={adminOrderColumns}
        menuOf={menuOf}
        selection={selection}
        isTickable={view !== 'PROPOSED'}
        facts={<CompanyCount orders={picked} />}
        bulkActs={bulkActs}
        empty={
          <EmptyState
            icon={Package}
            title={t`No orders here`}
            why={t`Orders move through these tabs as they are processed and shipped.`}
          />
        }
      />
      <OrderDrawer menuOf={menuOf} />
      <ProcessReview
        orders={processing}
        isOpen={processing.length > 0}
        onClose={closing(() => setProcessing([]))}
        calls={actions}
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
        by="admin"
        to={changing.to}
        isOpen={changing.orders.length > 0}
        onClose={closing(() => setChanging(none))}
        change={actions.change}
        offersCredit={
          changing.to === 'DELETED' &&
          changing.orders.some(({ status }) => status === 'DISPATCHED' || status === 'COMPLETED')
        }
      />
    </>
  );
}
