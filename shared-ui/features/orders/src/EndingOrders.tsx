import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { EndingFilter, endingViews, type EndingOrder, type EndingView } from '@portal/contract/end-of-term';
import {
  Button,
  Day,
  EmptyState,
  Fixed,
  keepPreviousData,
  Package,
  queryOptions,
  showToast,
  useQuery,
} from '@portal/shared-ui';
import {
  type ListFile,
  ConfirmDialog,
  DataTable,
  ListPage,
  NameLink,
  Pager,
  SearchField,
  Toolbar,
  useListState,
  useSaving,
  Views,
  type Column,
} from '@portal/shared-ui/kit';
import { useState, type ReactNode } from 'react';
import { EndOfTermBadge, endOfTermLabels } from './EndOfTermWords.tsx';
import { CompanyName, OrderedBy } from './OrderNames.tsx';

/** Whose orders a page shows: its calls, and the key that they are kept under. */
export type EndingCalls = {
  key: readonly string[];
  asFile: ListFile;
  list: (
    filter: EndingFilter,
  ) => Promise<{ data: EndingOrder[]; meta: { total: number | null; page: number; pageSize: number } }>;
  receive: (orderId: string) => Promise<unknown>;
  end?: (orderId: string) => Promise<unknown>;
};

const viewLabels = {
  COMING: msg`Coming`,
  RETURNS: msg`Comes back`,
  BUYING: msg`Buys`,
  SETTLED: msg`Settled`,
} as const satisfies Record<EndingView, unknown>;

const columns: readonly Column<EndingOrder>[] = [
  {
    key: 'employee',
    header: msg`Employee`,
    card: 'title',
    sort: 'employeeName',
    cell: (row) => <OrderedBy order={row} />,
  },
  { key: 'product', header: msg`Product`, sort: 'productName', cell: (row) => <Fixed>{row.productName}</Fixed> },
  {
    key: 'order',
    header: msg`Order`,
    expendable: true,
    sort: 'orderNumber',
    cell: (row) => (
      <NameLink of={{ kind: 'order', id: row.orderId }}>
        <Fixed>{row.orderNumber}</Fixed>
      </NameLink>
    ),
  },
  {
    key: 'serial',
    header: msg`SN/IMEI`,
    expendable: true,
    sort: 'serialNumber',
    cell: (row) => <Fixed>{row.serialNumber}</Fixed>,
  },
  { key: 'end', header: msg`Last day`, sort: 'lastDay', cell: (row) => <Day value={row.lastDay} /> },
  {
    key: 'returnBy',
    header: msg`Back by`,
    cell: (row) =>
      row.state === 'RETURN' ? <Day value={row.returnBy} /> : row.returnedOn && <Day value={row.returnedOn} />,
  },
  {
    key: 'state',
    header: msg`End of term`,
    card: 'status',
    sort: 'state',
    choices: endOfTermLabels,
    cell: (row) => <EndOfTermBadge state={row.state} />,
  },
];
const companyColumn: Column<EndingOrder> = {
  key: 'company',
  header: msg`Company`,
  sort: 'companyName',
  cell: (row) => <CompanyName order={row} />,
};
const supplierColumn: Column<EndingOrder> = {
  key: 'supplier',
  header: msg`Supplier`,
  expendable: true,
  sort: 'supplierName',
  cell: (row) => <Fixed>{row.supplierName}</Fixed>,
};

type EndingOrdersProps = { title: ReactNode; lead: ReactNode; calls: EndingCalls; other: 'company' | 'supplier' };

/** Orders by the end of their term: what comes, what is sent back, what is bought, what is settled (DECISIONS 40). */
export function EndingOrders({ title, lead, calls, other }: EndingOrdersProps) {
  const { t, i18n } = useLingui();
  const [filter, change] = useListState(EndingFilter);
  const view = filter.view ?? (other === 'company' ? 'RETURNS' : 'COMING');
  const list = useQuery(
    queryOptions({
      queryKey: [...calls.key, filter],
      queryFn: () => calls.list(filter),
      placeholderData: keepPreviousData,
    }),
  );
  const [isAsked, setIsAsked] = useState<{ row: EndingOrder; act: 'receive' | 'end' }>();
  const act = useSaving(calls.key, ({ row, act: chosen }: { row: EndingOrder; act: 'receive' | 'end' }) =>
    chosen === 'end' && calls.end ? calls.end(row.orderId) : calls.receive(row.orderId),
  );
  return (
    <>
      <ListPage
        title={title}
        lead={lead}
        views={
          <Views
            label={t`Ends of term`}
            current={view}
            views={endingViews.map((key) => ({ key, label: i18n._(viewLabels[key]), to: `?view=${key}` }))}
          />
        }
        filters={
          <Toolbar>
            <SearchField label={t`Name, product, order, SN/IMEI`} value={filter.q} onSearch={(q) => change({ q })} />
          </Toolbar>
        }
        pager={<Pager query={list} onChange={change} />}
      >
        <DataTable
          label={t`Ends of term`}
          list={{ name: 'ends-of-term', filter: EndingFilter, ...calls.asFile }}
          query={list}
          columns={[...columns, other === 'company' ? companyColumn : supplierColumn]}
          rowKey={({ orderId }) => orderId}
          sort={filter.sort ?? (view === 'SETTLED' ? '-lastDay' : 'lastDay')}
          onSort={(sort) => change({ sort })}
          isFiltered={Boolean(filter.q)}
          onClearFilters={() => change({ q: undefined })}
          empty={
            <EmptyState
              icon={Package}
              title={t`Nothing here`}
              why={t`90 days before an agreement ends, the employee chooses to buy the item or send it back.`}
            />
          }
          rowMenu={(row) => (
            <>
              {row.mayReceive && (
                <Button size="small" onClick={() => setIsAsked({ row, act: 'receive' })}>
                  {t`It has come back`}
                </Button>
              )}
              {row.mayEnd && calls.end && (
                <Button size="small" onClick={() => setIsAsked({ row, act: 'end' })}>
                  {t`End the service`}
                </Button>
              )}
            </>
          )}
        />
      </ListPage>
      {isAsked && (
        <ConfirmDialog
          title={
            isAsked.act === 'end'
              ? t`End the service of ${isAsked.row.employeeName}?`
              : t`Has ${isAsked.row.productName} come back from ${isAsked.row.employeeName}?`
          }
          isOpen
          onClose={() => setIsAsked(undefined)}
          confirmText={isAsked.act === 'end' ? t`End the service` : t`It has come back`}
          onConfirm={async () => {
            await act.mutateAsync(isAsked);
            showToast(isAsked.act === 'end' ? t`The service ends` : t`The return was noted`);
          }}
        >
          {isAsked.act === 'end'
            ? t`The month that is planned last is deducted, nothing after it.`
            : t`The employee sees it in the order.`}
        </ConfirmDialog>
      )}
    </>
  );
}
