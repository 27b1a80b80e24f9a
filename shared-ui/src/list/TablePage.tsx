import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { ListPage } from './ListPage.tsx';
import { Pager } from './Pager.tsx';
import { SearchField } from './SearchField.tsx';
import { Toolbar } from './Toolbar.tsx';

type PagerProps = ComponentProps<typeof Pager>;
type TableState = Pick<DataTableProps<never>, 'sort' | 'onSort' | 'isFiltered' | 'onClearFilters'>;

type TablePageProps<Row> = Omit<ComponentProps<typeof ListPage>, 'title' | 'filters' | 'pager' | 'children'> &
  Pick<DataTableProps<Row>, 'list' | 'columns' | 'rowMenu' | 'details'> & {
    /** names the table, and the page where `title` does not */
    label: string;
    title?: ReactNode;
    /** as `useListState` gives it */
    state: readonly [
      filter: unknown,
      change: PagerProps['onChange'],
      parts: { table: TableState; searchField: Omit<ComponentProps<typeof SearchField>, 'label'> },
    ];
    query: DataTableProps<Row>['query'] & PagerProps['query'];
    /** what the search finds rows by; a list without it has none */
    search?: string;
    /** how many match, beside the tools */
    matches?: ReactNode;
    /** selects and chips after the search */
    filters?: ReactNode;
    /** in place of the toolbar with the search */
    toolbar?: ReactNode;
    countsAll?: boolean;
    empty: ComponentProps<typeof EmptyState>;
    /** the page's dialogs */
    children?: ReactNode;
  };

/** The usual list page: title, search and filters, the rows, the pager. What differs is put together from its parts. */
export function TablePage<Row extends { id: string }>({
  label,
  title = label,
  state: [, change, { table, searchField }],
  query,
  search,
  matches,
  filters,
  toolbar,
  countsAll = false,
  empty,
  list,
  columns,
  rowMenu,
  details,
  children,
  ...page
}: TablePageProps<Row>) {
  return (
    <>
      <ListPage
        {...page}
        title={title}
        filters={
          toolbar ?? (
            <Toolbar matches={matches}>
              {search && <SearchField label={search} {...searchField} />}
              {filters}
            </Toolbar>
          )
        }
        pager={<Pager query={query} onChange={change} countsAll={countsAll} />}
      >
        <DataTable
          label={label}
          {...(list ? { list } : {})}
          query={query}
          columns={columns}
          rowKey={({ id }) => id}
          {...table}
          {...(rowMenu ? { rowMenu } : {})}
          {...(details ? { details } : {})}
          empty={<EmptyState {...empty} />}
        />
      </ListPage>
      {children}
    </>
  );
}
