import { Plural, useLingui } from '@lingui/react/macro';
import { listCompanyCatalogs, CompanyCatalogFilter } from '@portal/contract/company-catalogs';
import { exportOf } from '@portal/contract/list-exports';
import { BookOpen, useQuery, type QueryClient } from '@portal/shared-ui';
import { filterOf, useListState, TablePage } from '@portal/shared-ui/kit';
import { catalogList } from '../../shared/catalogs.api.ts';
import { catalogColumns } from './catalog-columns.tsx';

/** Asks for the first rows while the page around them is still on its way. */
export function prefetch(client: QueryClient, search: URLSearchParams): void {
  void client.prefetchQuery(catalogList(filterOf(CompanyCatalogFilter, search)));
}

/** Catalogs that suppliers have assigned to the company; the company looks and chooses them in subscriptions. */
export default function CatalogListPage() {
  const { t } = useLingui();
  const state = useListState(CompanyCatalogFilter);
  const [filter] = state;
  const query = useQuery(catalogList(filter));
  return (
    <TablePage
      label={t`Catalogs`}
      lead={t`Assigned to your company by suppliers. Offer them to employees in a subscription.`}
      state={state}
      matches={query.data && <Plural value={query.data.data.length} one="# catalog" other="# catalogs" />}
      search={t`Catalog or supplier`}
      list={{ name: 'catalogs', filter: CompanyCatalogFilter, file: exportOf(listCompanyCatalogs) }}
      query={query}
      columns={catalogColumns}
      empty={{
        icon: BookOpen,
        title: t`No catalogs yet`,
        why: t`Your supplier assigns catalogs to the company. They appear here at once.`,
      }}
    />
  );
}
