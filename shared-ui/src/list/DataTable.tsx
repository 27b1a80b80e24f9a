import { Fragment, lazy, Suspense, use, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsSlow } from '../ui/Skeleton.tsx';
import type { Column, ListQuery, RowDetails, RowSelection } from './column.ts';
import { FailedQuery } from './FailedQuery.tsx';
import { fieldsOf } from './filter-fields.ts';
import { GroupRow } from './GroupRow.tsx';
import type { Listed } from './listed.ts';
import { ListTools } from './ListTools.tsx';
import { NoMatch } from './NoMatch.tsx';
import { PastTheEnd } from './PastTheEnd.tsx';
import { sharedCurrency } from './shared-currency.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { StaleWhileLoading } from './StaleWhileLoading.tsx';
import { Scroller, Table } from './table-style.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { ToolbarSlot } from './toolbar-slot.ts';
import { useInertRows } from './use-inert-rows.ts';
import { useListFilter } from './use-list-filter.ts';
import { useOverflows } from './use-overflows.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSavedColumns } from './use-saved-columns.ts';
import { withRange } from './use-selection.ts';

// Who filters nothing needs none of it.
const ListFilter = lazy(() => import('./ListFilter.tsx'));

export type DataTableProps<Row> = {
  /** names the table for those who do not see its title: "Orders" */
  label: string;
  /** gives the list its saved views, choice of columns and export, in the toolbar of its `ListPage` */
  list?: Listed;
  query: ListQuery<Row>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** an `EmptyState`: what the list is, when something lands here, the button that makes the first one */
  empty: ReactNode;
  /** true while a filter or search is set: an empty answer then means "no match" */
  isFiltered?: boolean;
  onClearFilters?: () => void;
  sort?: string | undefined;
  onSort?: (sort: string) => void;
  selection?: RowSelection<Row>;
  /** last column, always visible: a `Menu` or up to two buttons */
  rowMenu?: (row: Row) => ReactNode;
  /** first column: a button that opens the row */
  details?: RowDetails<Row>;
  /** what neighbours have in common, said once above them: the day of a log */
  groupOf?: (row: Row) => string;
};

/** A list's rows with the columns that its user chose, and its tools in the toolbar. */
export function DataTable<Row>({ list, ...props }: DataTableProps<Row>) {
  const { slot } = use(ToolbarSlot);
  const saved = useSavedColumns(list?.name, props.columns);
  const fields = fieldsOf(list);
  const { written, count, change } = useListFilter(list);
  const [isOpen, setIsOpen] = useState(false);
  const filtering = fields && { isOpen, count, onToggle: () => setIsOpen(!isOpen) };
  const sorting = props.onSort && { sort: props.sort, onSort: props.onSort };
  const onClearFilters = () => {
    props.onClearFilters?.();
    change(undefined);
  };
  return (
    <>
      {list &&
        slot &&
        createPortal(<ListTools list={list} saved={saved} filtering={filtering} sorting={sorting} />, slot)}
      {fields && (isOpen || count > 0) && (
        <Suspense>
          <ListFilter
            fields={fields}
            columns={props.columns}
            written={written}
            isOpen={isOpen}
            onChange={(next) => {
              change(next);
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
      <Rows
        {...props}
        columns={saved.shown}
        isFiltered={props.isFiltered === true || count > 0}
        {...(props.onClearFilters || count > 0 ? { onClearFilters } : {})}
      />
    </>
  );
}

/**
 * Takes a query result and shows exactly one of six states (STYLE 1.6): first load, refreshing, error, nothing yet,
 * no match, rows. A failed refresh keeps the rows under the error: what was read stays readable.
 */
function Rows<Row>(props: Omit<DataTableProps<Row>, 'list'>) {
  const {
    label,
    query,
    columns,
    empty,
    isFiltered = false,
    onClearFilters,
    sort,
    onSort,
    selection,
    rowMenu,
    details,
    groupOf,
  } = props;
  const isFirstLoad = query.data === undefined && !query.error;
  const isSlow = useIsSlow(isFirstLoad);
  const scroller = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(scroller);
  useRowKeys(scroller);
  useInertRows(scroller, query.isPlaceholderData === true);
  const ticks = useTicks(props);
  const rows = query.data?.data;
  const currencies = new Map(columns.map((column) => [column.key, sharedCurrency(column, rows ?? [])]));

  if (query.error && !rows) return <FailedQuery label={label} error={query.error} onRetry={query.refetch} />;
  if (rows?.length === 0 && (query.data?.meta?.page ?? 1) > 1) return <PastTheEnd />;
  if (rows?.length === 0) return isFiltered ? <NoMatch onClear={onClearFilters} /> : empty;
  return (
    <>
      {query.error ? <FailedQuery label={label} error={query.error} onRetry={query.refetch} /> : null}
      <Scroller
        ref={scroller}
        aria-busy={query.isFetching}
        {...(overflows ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      >
        <StaleWhileLoading isStale={query.isPlaceholderData === true} selected={selection?.selected}>
          <Table role="table" aria-label={label} data-awaits={isFirstLoad || undefined}>
            <TableHead
              columns={columns}
              currencies={currencies}
              sort={sort}
              onSort={onSort}
              ticks={ticks?.all}
              hasMenu={rowMenu !== undefined}
              hasDetails={details !== undefined}
            />
            <tbody role="rowgroup">
              {isFirstLoad && isSlow && (
                <SkeletonRows columns={columns.length + (selection ? 1 : 0) + (rowMenu ? 1 : 0) + (details ? 1 : 0)} />
              )}
              {rows?.map((row, at) => (
                <Fragment key={props.rowKey(row)}>
                  {groupOf && startsGroup(rows, at, groupOf) && (
                    <GroupRow columns={columns.length + (selection ? 1 : 0) + (rowMenu ? 1 : 0) + (details ? 1 : 0)}>
                      {groupOf(row)}
                    </GroupRow>
                  )}
                  <TableRow
                    row={row}
                    columns={columns}
                    currencies={currencies}
                    tick={ticks?.of(row)}
                    menu={rowMenu?.(row)}
                    details={details}
                  />
                </Fragment>
              ))}
            </tbody>
          </Table>
        </StaleWhileLoading>
      </Scroller>
    </>
  );
}

/** Is this the first row, or has the one before it something else in common? */
function startsGroup<Row>(rows: readonly Row[], at: number, groupOf: (row: Row) => string): boolean {
  const [before, row] = [rows[at - 1], rows[at]];
  return row !== undefined && (before === undefined || groupOf(before) !== groupOf(row));
}

/** What the tick boxes of head and rows do: one, a range with Shift, the page. */
function useTicks<Row>({ query, rowKey, selection }: Omit<DataTableProps<Row>, 'list'>) {
  const last = useRef<string>(undefined);
  if (!selection) return undefined;
  const { selected, onChange, label, blocked } = selection;
  const keys = (query.data?.data ?? []).filter((row) => blocked?.(row) === undefined).map(rowKey);
  const count = keys.filter((key) => selected.has(key)).length;
  return {
    all: {
      state: count === 0 ? ('none' as const) : count === keys.length ? ('all' as const) : ('some' as const),
      onChange: (isOn: boolean) =>
        onChange(new Set([...[...selected].filter((key) => !keys.includes(key)), ...(isOn ? keys : [])])),
    },
    of: (row: Row) => {
      const key = rowKey(row);
      return {
        isOn: selected.has(key),
        label: label(row),
        blocked: blocked?.(row),
        onToggle: (isOn: boolean, isRange: boolean) => {
          onChange(withRange(selected, keys, isRange ? last.current : undefined, key, isOn));
          last.current = key;
        },
      };
    },
  };
}
