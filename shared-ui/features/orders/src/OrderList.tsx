import { useLingui } from '@lingui/react/macro';
import { orderPagesMax } from '@portal/contract/constants';
import type { Day } from '@portal/contract/days';
import type { OrderView } from '@portal/contract/order-kinds';
import type { OrderCounts } from '@portal/contract/order-lists';
import type { OrderState } from '@portal/contract/order-status';
import type { Crumb } from '@portal/shared-ui';
import {
  BulkBar,
  DataTable,
  ListPage,
  Menu,
  Pager,
  type BulkAct,
  type Column,
  type Listed,
  type ListQuery,
  type MenuEntry,
  SelectMatching,
} from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { OrderTabs } from './OrderTabs.tsx';
import { OrderToolbar } from './OrderToolbar.tsx';
import type { ReadOrders, usePickedOrders } from './use-picked-orders.ts';

type Narrowing = { q?: string | undefined; from?: Day | undefined; to?: Day | undefined };
type Filter = Narrowing & { view: OrderView; status?: OrderState | undefined; sort: string };
type Change = Narrowing & { status?: undefined; page?: number; pageSize?: number; count?: 'exact' };
type PageMeta = { page: number; pageSize: number; total: number | null };
type ListedOrder = { orderId: string; orderNumber: number };

type OrderListProps<Row extends ListedOrder> = {
  title: ReactNode;
  lead?: ReactNode;
  crumbs?: readonly Crumb[] | undefined;
  actions?: ReactNode;
  list: Listed;
  query: ListQuery<Row> & { data: { meta: PageMeta } | undefined };
  counts: OrderCounts | undefined;
  views: readonly OrderView[];
  filter: Filter;
  onChange: (change: Change, options?: { replace: boolean }) => void;
  onSort: (sort: string) => void;
  onExport: (format: 'csv' | 'xlsx') => Promise<void>;
  /** what this portal narrows by besides; `onClear` forgets all of it */
  narrowing?: { controls: ReactNode; isSet: boolean; onClear: () => void };
  columns: readonly Column<Row>[];
  empty: ReactNode;
  /** what may be done with one order */
  menuOf: (row: Row) => MenuEntry[];
  selection: ReturnType<typeof usePickedOrders<Row>>['selection'];
  /** reads what matches, to tick all of it */
  readPage: ReadOrders<Row>;
  /** whether orders of this view can be ticked, and why one of them cannot */
  isTickable: boolean;
  blocked?: (row: Row) => string | undefined;
  /** what the ticked orders have in common, and what may be done with them */
  facts: ReactNode;
  bulkActs: readonly BulkAct[];
};

/** A list of orders as every portal shows it: tabs, search, pages, ticks; what may be done is handed in (UX 1.1). */
export function OrderList<Row extends ListedOrder>(props: OrderListProps<Row>) {
  const { t } = useLingui();
  const { query, filter, onChange, selection, menuOf, blocked, narrowing } = props;
  const label = ({ orderNumber }: Row) => String(orderNumber);
  return (
    <ListPage
      title={props.title}
      lead={props.lead}
      crumbs={props.crumbs ?? []}
      actions={props.actions}
      views={<OrderTabs current={filter.view} counts={props.counts} views={props.views} />}
      filters={
        <OrderToolbar page={query.data} filter={filter} onChange={onChange} onExport={props.onExport}>
          {narrowing?.controls}
        </OrderToolbar>
      }
      pager={<Pager query={query} onChange={onChange} countsAll pagesMax={orderPagesMax} />}
      bulk={
        <BulkBar
          count={selection.selected.size}
          facts={
            <>
              {props.facts}{' '}
              <SelectMatching
                find={() => selection.findAll(props.readPage, blocked)}
                total={query.data?.meta.total ?? null}
                selected={selection.selected}
                onSelect={selection.onChange}
                // The query's own failure is a message already.
                onFailure={() => undefined}
              />
            </>
          }
          onClear={selection.clear}
          acts={props.bulkActs}
        />
      }
    >
      <DataTable
        label={t`Orders`}
        list={props.list}
        query={query}
        columns={props.columns}
        rowKey={({ orderId }) => orderId}
        sort={filter.sort}
        onSort={props.onSort}
        isFiltered={Boolean(filter.q ?? filter.status ?? filter.from ?? filter.to) || narrowing?.isSet === true}
        onClearFilters={() => {
          if (narrowing) narrowing.onClear();
          else onChange({ q: undefined, status: undefined, from: undefined, to: undefined });
        }}
        {...(props.isTickable ? { selection: { ...selection, label, ...(blocked ? { blocked } : {}) } } : {})}
        rowMenu={(row) => {
          const entries = menuOf(row);
          return entries.length > 0 && <Menu label={t`Actions for order ${row.orderNumber}`} entries={entries} />;
        }}
        empty={props.empty}
      />
    </ListPage>
  );
}
