import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { orderPagesMax } from '@portal/contract/constants';
import { orderViews, type OrderView } from '@portal/contract/order-kinds';
import {
  ChangeOrders,
  companyOrderColumns,
  orderProblemLabels,
  OrderTabs,
  OrderToolbar,
  ProcessReview,
  useRememberedRows,
  type OrderEntry,
} from '@portal/orders';
import { Button, EmptyState, LinkButton, FileText, Package, useFormat, useQuery, type Crumb } from '@portal/shared-ui';
import {
  BulkBar,
  DataTable,
  ListPage,
  Menu,
  Pager,
  Trash2,
  Send,
  useListState,
  useSelection,
} from '@portal/shared-ui/kit';
import { useState, type ReactNode } from 'react';
import { allFirst, toProcessFirst } from './order-filter.ts';
import { OrderDrawer } from './OrderDrawer.tsx';
import { exportOrders, orderCounts, orderList, previewProcess, useOrderActions, type OrdersOf } from './orders.api.ts';

type OrdersProps = { title: ReactNode; crumbs?: readonly Crumb[]; lead?: ReactNode; of?: OrdersOf };

/** A list of the company's orders: tabs, search, the binding process action and deletion (UX 1.1). */
export function Orders({ title, crumbs, lead, of = {} }: OrdersProps) {
  const { t, i18n } = useLingui();
  const { day, money } = useFormat();
  const isWhole = of.employeeId === undefined && of.subscriptionId === undefined;
  const [address, change] = useListState(isWhole ? toProcessFirst : allFirst);
  const filter = { ...address, ...of };
  const list = useQuery(orderList(filter));
  const counts = useQuery(orderCounts(of));
  const selection = useSelection();
  const rows = useRememberedRows(list.data?.data, ({ orderId }) => orderId);
  const actions = useOrderActions();
  const [processing, setProcessing] = useState<readonly string[]>([]);
  const [deleting, setDeleting] = useState<readonly string[]>([]);

  const chosen = [...selection.selected].flatMap((id) => rows.get(id) ?? []);
  const blocked = (row: OrderEntry) => {
    if (row.status !== 'ORDERED') return t`Only orders that are not processed can be chosen`;
    if (row.isProposal) return t`The employee has not accepted it yet`;
    return row.problem ? i18n._(orderProblemLabels[row.problem]) : undefined;
  };
  const stuck = (list.data?.data ?? []).filter((row) => row.status === 'ORDERED' && row.problem).length;
  const picks = filter.view === 'TO_PROCESS' || filter.view === 'ALL';
  const isFiltered = Boolean(filter.q ?? filter.status ?? filter.from ?? filter.to);
  const nextFile = counts.data?.nextSalaryFile;
  const done = (clear: (ids: readonly string[]) => void) => (isDone: boolean) => {
    clear([]);
    if (isDone) selection.clear();
  };

  return (
    <>
      <ListPage
        title={title}
        crumbs={crumbs ?? []}
        lead={
          lead ??
          (nextFile && (
            <Trans>The next salary file is made {day(nextFile)}. Orders shipped by then start with it.</Trans>
          ))
        }
        actions={
          <LinkButton to="/company/orderfiles" icon={<FileText aria-hidden="true" />}>{t`Order files`}</LinkButton>
        }
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
            facts={<ChosenFacts chosen={chosen} stuck={stuck} money={money} />}
            onClear={selection.clear}
          >
            <Button onClick={() => setDeleting([...selection.selected])}>{t`Delete`}</Button>
            <Button look="primary" onClick={() => setProcessing([...selection.selected])}>
              <Plural value={selection.selected.size} one="Process # order" other="Process # orders" />
            </Button>
          </BulkBar>
        }
      >
        <DataTable
          label={t`Orders`}
          query={list}
          columns={companyOrderColumns}
          rowKey={({ orderId }) => orderId}
          sort={filter.sort}
          onSort={(sort) => change({ sort: sort as typeof filter.sort })}
          isFiltered={isFiltered}
          onClearFilters={() => change({ q: undefined, status: undefined, from: undefined, to: undefined })}
          {...(picks
            ? { selection: { ...selection, label: ({ orderNumber }: OrderEntry) => String(orderNumber), blocked } }
            : {})}
          rowMenu={(row) =>
            row.status === 'ORDERED' && (
              <Menu
                label={t`Actions for order ${row.orderNumber}`}
                entries={[
                  ...(row.isProposal
                    ? []
                    : [
                        { key: 'process', label: t`Process`, icon: Send, onAction: () => setProcessing([row.orderId]) },
                      ]),
                  {
                    key: 'delete',
                    label: t`Delete`,
                    icon: Trash2,
                    isDanger: true,
                    startsGroup: true,
                    onAction: () => setDeleting([row.orderId]),
                  },
                ]}
              />
            )
          }
          empty={<NothingHere view={filter.view} />}
        />
      </ListPage>
      <OrderDrawer onProcess={(id) => setProcessing([id])} onDelete={(id) => setDeleting([id])} />
      <ProcessReview
        orderIds={processing}
        isOpen={processing.length > 0}
        onClose={done(setProcessing)}
        preview={previewProcess}
        process={actions.process}
      />
      <ChangeOrders
        orderIds={deleting}
        to="DELETED"
        isOpen={deleting.length > 0}
        onClose={done(setDeleting)}
        change={actions.change}
      />
    </>
  );
}

function ChosenFacts({
  chosen,
  stuck,
  money,
}: {
  chosen: readonly OrderEntry[];
  stuck: number;
  money: (value: { amount: number; currency: string }) => string;
}) {
  const sums = Map.groupBy(
    chosen.flatMap(({ monthlyPrice }) => monthlyPrice ?? []),
    ({ currency }) => currency,
  );
  const suppliers = new Set(chosen.map(({ supplierId }) => supplierId)).size;
  return (
    <>
      {[...sums]
        .map(([currency, amounts]) => money({ currency, amount: amounts.reduce((sum, { amount }) => sum + amount, 0) }))
        .join(' + ')}{' '}
      <Trans>a month</Trans> · <Plural value={suppliers} one="# supplier" other="# suppliers" />
      {stuck > 0 && (
        <>
          {' · '}
          <Plural value={stuck} one="# cannot be processed" other="# cannot be processed" />
        </>
      )}
    </>
  );
}

function NothingHere({ view }: { view: OrderView }) {
  if (view === 'TO_PROCESS')
    return (
      <EmptyState
        icon={Package}
        title={<Trans>Nothing to process</Trans>}
        why={<Trans>New orders of your employees land here.</Trans>}
      />
    );
  if (view === 'PROBLEM')
    return (
      <EmptyState
        icon={Package}
        title={<Trans>No problems</Trans>}
        why={<Trans>Orders without an address, unsent ones and those in process for too long are shown here.</Trans>}
      />
    );
  return (
    <EmptyState
      icon={Package}
      title={<Trans>No orders here</Trans>}
      why={<Trans>Orders move through these tabs as they are processed and shipped.</Trans>}
    />
  );
}
