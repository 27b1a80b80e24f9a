import { Plural, useLingui } from '@lingui/react/macro';
import { listCompanyCatalogs, CompanyCatalogFilter } from '@portal/contract/company-catalogs';
import { exportOf } from '@portal/contract/list-exports';
import { BookOpen, EmptyState, useQuery, type QueryClient } from '@portal/shared-ui';
import { DataTable, filterOf, ListPage, Pager, SearchField, Toolbar, useListState } from '@portal/shared-ui/kit';
import { catalogList } from '../../shared/catalogs.api.ts';
import { catalogColumns } from './catalog-columns.tsx';

/** Asks for the first rows while the page around them is still on its way. */
export function prefetch(client: QueryClient, search: URLSearchParams): void {
  void client.prefetchQuery(catalogList(filterOf(CompanyCatalogFilter, search)));
}

/** Catalogs that suppliers have assigned to the company; the company looks and chooses them in subscriptions. */
export default function CatalogListPage() {
  const { t } = useLingui();
  const [filter, change, { table, searchField }] = useListState(CompanyCatalogFilter);
  const query = useQuery(catalogList(filter));
  return (
    <ListPage
      title={t`Catalogs`}
      lead={t`Assigned to your company by suppliers. Offer them to employees in a subscription.`}
      filters={
        <Toolbar matches={query.data && <Plural value={query.data.data.length} one="# catalog" other="# catalogs" />}>
          <SearchField label={t`Catalog or supplier`} {...searchField} />
        </Toolbar>
      }
      pager={<Pager query={query} onChange={change} />}
    >
      <DataTable
        label={t`Catalogs`}
        list={{ name: 'catalogs', filter: CompanyCatalogFilter, file: exportOf(listCompanyCatalogs) }}
        query={query}
        columns={catalogColumns}
        rowKey={(row) => row.id}
        empty={
          <EmptyState
            icon={BookOpen}
            title={t`No catalogs yet`}
            why={t`Your supplier assigns catalogs to the company. They appear here at once.`}
          />
        }
        {...table}
      />
    </ListPage>
  );
}
