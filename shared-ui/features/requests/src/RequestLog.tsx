import { useQuery, type Crumb } from '@portal/shared-ui';
import { DataTable, ListPage, Pager, type Column } from '@portal/shared-ui/kit';
import type { ComponentProps, ReactNode } from 'react';
import { requestList, type RequestCalls } from './requests.api.ts';
import { RequestToolbar, type RequestFilter } from './RequestToolbar.tsx';

/** What a page says of its log: whose requests, in which columns. */
export type LogProps<Calls, Row> = {
  calls: Calls;
  columns: readonly Column<Row>[];
  lead: ReactNode;
  /** the pages above, where it is the log of one company */
  crumbs?: readonly Crumb[];
};

type Table<Row> = ComponentProps<typeof DataTable<Row>>;
type Change = { [Key in keyof RequestFilter]?: RequestFilter[Key] | undefined } & {
  page?: number;
  pageSize?: number;
  count?: 'exact';
};
type RequestLogProps<Filter, Row> = LogProps<RequestCalls<Filter, Row>, Row> &
  Pick<Table<Row>, 'empty' | 'onSort'> & {
    title: string;
    filter: Filter;
    change: (change: Change, options?: { replace: boolean }) => void;
    /** gives the list its saved views and columns */
    list: NonNullable<Table<Row>['list']>;
    /** the drawer of the request that the address names */
    children: ReactNode;
  };

/** A log of requests: list, filters in the address, one request from the right (UX 1.8). */
export function RequestLog<Filter extends RequestFilter & { sort: string }, Row extends { id: string }>({
  calls,
  columns,
  title,
  lead,
  crumbs = [],
  filter,
  change,
  list,
  onSort,
  empty,
  children,
}: RequestLogProps<Filter, Row>) {
  const query = useQuery(requestList(calls, filter));
  return (
    <>
      <ListPage
        title={title}
        lead={lead}
        crumbs={crumbs}
        filters={<RequestToolbar filter={filter} change={change} />}
        pager={<Pager query={query} onChange={change} countsAll />}
      >
        <DataTable
          label={title}
          list={{ ...list, ...calls.asFile }}
          query={query}
          columns={columns}
          rowKey={({ id }) => id}
          sort={filter.sort}
          {...(onSort ? { onSort } : {})}
          isFiltered={Boolean(filter.q ?? filter.status) || filter.view === 'OPEN'}
          onClearFilters={() => change({ q: undefined, status: undefined, view: undefined })}
          empty={empty}
        />
      </ListPage>
      {children}
    </>
  );
}
