import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { orderViews, type OrderView } from '@portal/contract/order-kinds';
import {
  ChangeOrders,
  companyOrderColumns,
  orderProblemLabels,
  OrderList,
  ProcessAll,
  ProcessReview,
  thoseFor,
  usePickedOrders,
  useProcessAtOnce,
  type ChangeableOrder,
  type OrderEntry,
  type ReadOrders,
} from '@portal/orders';
import {
  EmptyState,
  LinkButton,
  FileText,
  Package,
  useFormat,
  useQuery,
  useQueryClient,
  type Crumb,
} from '@portal/shared-ui';
import { Send, Trash2, Undo2, useListState, type BulkAct, type MenuEntry } from '@portal/shared-ui/kit';
import { useState, type ReactNode } from 'react';
import { allFirst, toProcessFirst } from './order-filter.ts';
import { OrderDrawer } from './OrderDrawer.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { exportOrders, orderCounts, orderList, useOrderActions, type OrdersOf } from './orders.api.ts';
import { type AskedProposals, ProposalDialog } from './ProposalDialog.tsx';

const unfiltered = {
  q: undefined,
  from: undefined,
  to: undefined,
  status: undefined,
  supplierId: undefined,
  categoryId: undefined,
  department: undefined,
};

type OrdersProps = { title: ReactNode; crumbs?: readonly Crumb[]; lead?: ReactNode; of?: OrdersOf };

/** A list of the company's orders: tabs, search, the binding process action and deletion (UX 1.1). */
export function Orders({ title, crumbs, lead, of = {} }: OrdersProps) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { day, money } = useFormat();
  const isWhole = of.employeeId === undefined && of.subscriptionId === undefined;
  const [address, change] = useListState(isWhole ? toProcessFirst : allFirst);
  const filter = { ...address, ...of };
  const list = useQuery(orderList(filter));
  const { supplierId, categoryId, department } = address;
  const narrowed = { supplierId, categoryId, department };
  const counts = useQuery(orderCounts({ ...narrowed, ...of }));
  const readPage: ReadOrders<OrderEntry> = (page) => client.fetchQuery(orderList({ ...filter, ...page }));
  const { selection, picked, closing } = usePickedOrders(list.data?.data, filter);
  const actions = useOrderActions();
  const [processing, setProcessing] = useState<readonly ChangeableOrder[]>([]);
  const [deleting, setDeleting] = useState<readonly ChangeableOrder[]>([]);
  const [asked, setAsked] = useState<AskedProposals>();
  const isOfProposals = filter.view === 'PROPOSED';
  // Tabs of several states: each act takes those whose state allows it.
  const isOfMany = filter.view === 'ALL' || filter.view === 'PROBLEM';
  // What a company may process it may delete, and nothing else (RULES 3.1).
  const waiting = thoseFor(picked, 'DELETED', 'company').filter(({ isProposal }) => !isProposal);

  const blocked = (row: OrderEntry) => {
    if (row.status !== 'ORDERED') return t`Only orders that are not processed can be chosen`;
    if (row.isProposal) return isOfProposals ? undefined : t`The employee has not accepted it yet`;
    return row.problem ? i18n._(orderProblemLabels[row.problem]) : undefined;
  };
  useProcessAtOnce(readPage, blocked, setProcessing);
  const stuck = (list.data?.data ?? []).filter((row) => row.status === 'ORDERED' && row.problem).length;
  const nextFile = counts.data?.nextSalaryFile;
  const menuOf = (order: OrderEntry): MenuEntry[] => {
    const { orderId, status, isProposal } = order;
    if (status !== 'ORDERED') return [];
    const ask = (deed: AskedProposals['deed']) => () => setAsked({ deed, orderIds: [orderId] });
    if (isProposal)
      return [
        { key: 'remind', label: t`Send again`, icon: Send, onAction: ask('remind') },
        {
          key: 'withdraw',
          label: t`Withdraw`,
          icon: Undo2,
          isDanger: true,
          startsGroup: true,
          onAction: ask('withdraw'),
        },
      ];
    const process = { key: 'process', label: t`Process`, icon: Send, onAction: () => setProcessing([order]) };
    return [
      process,
      {
        key: 'delete',
        label: t`Delete`,
        icon: Trash2,
        isDanger: true,
        startsGroup: true,
        onAction: () => setDeleting([order]),
      },
    ];
  };
  const proposalActs: readonly BulkAct[] = [
    {
      key: 'withdraw',
      label: t`Withdraw`,
      isDestructive: true,
      onAction: () => setAsked({ deed: 'withdraw', orderIds: [...selection.selected] }),
    },
    {
      key: 'remind',
      label: <Plural value={selection.selected.size} one="Send # proposal again" other="Send # proposals again" />,
      onAction: () => setAsked({ deed: 'remind', orderIds: [...selection.selected] }),
    },
  ];
  const waitingActs: readonly BulkAct[] = [
    { key: 'delete', label: t`Delete`, isDestructive: true, onAction: () => setDeleting(picked) },
    {
      key: 'process',
      label: <Plural value={waiting.length} one="Process # order" other="Process # orders" />,
      onAction: () => setProcessing(picked),
    },
  ];

  return (
    <>
      <OrderList
        list={{ name: 'orders', filter: isWhole ? toProcessFirst : allFirst }}
        title={title}
        crumbs={crumbs}
        lead={
          lead ??
          (nextFile && (
            <Trans>The next salary file is made {day(nextFile)}. Orders shipped by then start with it.</Trans>
          ))
        }
        actions={
          <>
            <LinkButton to="/company/orderfiles" icon={<FileText aria-hidden="true" />}>{t`Order files`}</LinkButton>
            {filter.view === 'TO_PROCESS' && selection.selected.size === 0 && (
              <ProcessAll
                page={list.data}
                blocked={blocked}
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
        narrowing={{
          controls: <OrderFilters filter={narrowed} onChange={change} />,
          isSet: Object.values(narrowed).some(Boolean),
          onClear: () => change(unfiltered),
        }}
        onExport={(format) => exportOrders(filter, format)}
        columns={companyOrderColumns}
        menuOf={menuOf}
        selection={selection}
        isTickable={isOfProposals || filter.view === 'TO_PROCESS' || isOfMany}
        {...(isOfMany ? {} : { blocked })}
        facts={<ChosenFacts chosen={picked} stuck={isOfMany ? picked.length - waiting.length : stuck} money={money} />}
        bulkActs={isOfProposals ? proposalActs : waiting.length > 0 ? waitingActs : []}
        empty={<NothingHere view={filter.view} />}
      />
      <OrderDrawer
        onProcess={(order) => setProcessing([order])}
        onDelete={(order) => setDeleting([order])}
        onProposal={(deed, id) => setAsked({ deed, orderIds: [id] })}
      />
      {asked && <ProposalDialog asked={asked} onDone={selection.clear} onClose={() => setAsked(undefined)} />}
      <ProcessReview
        orders={processing}
        isOpen={processing.length > 0}
        onClose={closing(() => setProcessing([]))}
        calls={actions}
      />
      <ChangeOrders
        orders={deleting}
        by="company"
        to="DELETED"
        isOpen={deleting.length > 0}
        onClose={closing(() => setDeleting([]))}
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
  const { t } = useLingui();
  if (view === 'PROPOSED')
    return (
      <EmptyState
        icon={Package}
        title={t`Nothing waits for acceptance`}
        why={t`Propose an order to an employee from the employees of a subscription.`}
      />
    );
  if (view === 'TO_PROCESS')
    return <EmptyState icon={Package} title={t`Nothing to process`} why={t`New orders of your employees land here.`} />;
  if (view === 'PROBLEM')
    return (
      <EmptyState
        icon={Package}
        title={t`No problems`}
        why={<Trans>Orders without an address, unsent ones and those in process for too long are shown here.</Trans>}
      />
    );
  return (
    <EmptyState
      icon={Package}
      title={t`No orders here`}
      why={t`Orders move through these tabs as they are processed and shipped.`}
    />
  );
}
