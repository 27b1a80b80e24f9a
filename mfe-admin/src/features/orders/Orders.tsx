import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { orderPagesMax } from '@portal/contract/constants';
import { orderViews } from '@portal/contract/order-kinds';
import type { OrderRow } from '@portal/contract/order-rows';
import {
  adminOrderColumns,
  ChangeOrders,
  CorrectSerial,
  OrderTabs,
  OrderToolbar,
  ProcessReview,
  ShipOrders,
  useRememberedRows,
  type CorrectableOrder,
  type OrderChangeRequest,
  type ShippableOrder,
} from '@portal/orders';
import { Button, EmptyState, Package, useQuery, type Crumb } from '@portal/shared-ui';
import { BulkBar, DataTable, ListPage, Menu, Pager, useListState, useSelection } from '@portal/shared-ui/kit';
import { useState, type ReactNode } from 'react';
import { adminOrders } from './order-filter.ts';
import { useOrderMenu } from './order-menu.ts';
import { OrderDrawer } from './OrderDrawer.tsx';
import { exportOrders, orderCounts, orderList, reviewProcess, useOrderActions, type OrdersOf } from './orders.api.ts';

type Change = {
  orders: readonly OrderRow[];
  to: Extract<OrderChangeRequest['to'], 'DELETED' | 'COMPLETED' | 'ORDERED' | 'PROCESSING'>;
};
const none: Change = { orders: [], to: 'DELETED' };
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
  const [address, change] = useListState(adminOrders);
  const filter = { ...address, ...of };
  const list = useQuery(orderList(filter));
  const counts = useQuery(orderCounts(of));
  const selection = useSelection();
  const rows = useRememberedRows(list.data?.data, ({ orderId }) => orderId);
  const actions = useOrderActions();
  const [processing, setProcessing] = useState<readonly string[]>([]);
  const [shipping, setShipping] = useState<readonly ShippableOrder[]>([]);
  const [correcting, setCorrecting] = useState<CorrectableOrder>();
  const [changing, setChanging] = useState(none);
  const menuOf = useOrderMenu((act, order) => {
    if (act === 'process') setProcessing([order.orderId]);
    else if (act === 'ship') setShipping([toShippable(order)]);
    else if (act === 'correct') setCorrecting(order);
    else setChanging({ orders: [order], to: act });
  });
  const picked = [...selection.selected].flatMap((id) => rows.get(id) ?? []);
  const finish = (clear: () => void) => (isDone: boolean) => {
    clear();
    if (isDone) selection.clear();
  };

  return (
    <>
      <ListPage
        title={title}
        lead={lead}
        crumbs={crumbs ?? []}
        actions={pageActions}
        views={<OrderTabs current={filter.view} counts={counts.data} views={orderViews} />}
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
            <Button onClick={() => setChanging({ orders: picked, to: 'DELETED' })}>{t`Delete`}</Button>
            {filter.view === 'IN_PROCESS' && (
              <Button onClick={() => setChanging({ orders: picked, to: 'ORDERED' })}>{t`Undo processing`}</Button>
            )}
            {filter.view === 'TO_PROCESS' && (
              <Button look="primary" onClick={() => setProcessing([...selection.selected])}>
                <Plural value={selection.selected.size} one="Process # order" other="Process # orders" />
              </Button>
            )}
            {filter.view === 'IN_PROCESS' && (
              <Button look="primary" onClick={() => setShipping(picked.map(toShippable))}>
                <Plural value={selection.selected.size} one="Ship # order" other="Ship # orders" />
              </Button>
            )}
            {filter.view === 'SHIPPED' && (
              <Button look="primary" onClick={() => setChanging({ orders: picked, to: 'COMPLETED' })}>
                <Plural value={selection.selected.size} one="Complete # order" other="Complete # orders" />
              </Button>
            )}
          </BulkBar>
        }
      >
        <DataTable
          label={t`Orders`}
          query={list}
          columns={adminOrderColumns}
          rowKey={({ orderId }) => orderId}
          sort={filter.sort}
          onSort={(sort) => change({ sort: sort as typeof filter.sort })}
          isFiltered={Boolean(filter.q ?? filter.from ?? filter.to)}
          onClearFilters={() => change({ q: undefined, from: undefined, to: undefined })}
          {...(filter.view === 'TO_PROCESS' || filter.view === 'IN_PROCESS' || filter.view === 'SHIPPED'
            ? { selection: { ...selection, label: ({ orderNumber }: OrderRow) => String(orderNumber) } }
            : {})}
          rowMenu={(row) =>
            menuOf(row).length > 0 && <Menu label={t`Actions for order ${row.orderNumber}`} entries={menuOf(row)} />
          }
          empty={
            <EmptyState
              icon={Package}
              title={<Trans>No orders here</Trans>}
              why={<Trans>Orders move through these tabs as they are processed and shipped.</Trans>}
            />
          }
        />
      </ListPage>
      <OrderDrawer menuOf={menuOf} />
      <ProcessReview
        orderIds={processing}
        isOpen={processing.length > 0}
        onClose={finish(() => setProcessing([]))}
        preview={reviewProcess}
        process={actions.process}
      />
      <ShipOrders
        orders={shipping}
        isOpen={shipping.length > 0}
        onClose={finish(() => setShipping([]))}
        ship={actions.ship}
      />
      <CorrectSerial order={correcting} onClose={() => setCorrecting(undefined)} correct={actions.correct} />
      <ChangeOrders
        orderIds={changing.orders.map(({ orderId }) => orderId)}
        to={changing.to}
        isOpen={changing.orders.length > 0}
        onClose={finish(() => setChanging(none))}
        change={actions.change}
        offersCredit={
          changing.to === 'DELETED' &&
          changing.orders.some(({ status }) => status === 'DISPATCHED' || status === 'COMPLETED')
        }
      />
    </>
  );
}
