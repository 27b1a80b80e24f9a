import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { CompanyCatalogFilter, type CompanyCatalog } from '@portal/contract/company-catalogs';
import { BookOpen, EmptyState, Link, Surface, useQuery, useSignedIn } from '@portal/shared-ui';
import { FailedQuery, ListPage, Pager, SearchField, Toolbar, useListState } from '@portal/shared-ui/kit';
import { catalogList } from '../../shared/catalogs.api.ts';
import { Grid, Tile } from './catalog-style.ts';

/** Catalogs that suppliers have assigned to the company; the company looks and chooses them in subscriptions. */
export default function CatalogListPage() {
  const { t } = useLingui();
  const [filter, change] = useListState(CompanyCatalogFilter);
  const query = useQuery(catalogList(filter));
  const rows = query.data?.data ?? [];
  return (
    <ListPage
      title={t`Catalogs`}
      lead={t`Assigned to your company by suppliers. Offer them to employees in a subscription.`}
      filters={
        <Toolbar matches={query.data && <Plural value={rows.length} one="# catalog" other="# catalogs" />}>
          <SearchField label={t`Catalog or supplier`} value={filter.q} onSearch={(q) => change({ q }, { replace: true })} />
        </Toolbar>
      }
      pager={<Pager meta={query.data?.meta} shown={rows.length} onChange={change} />}
    >
      {query.error && <FailedQuery label={t`Catalogs`} error={query.error} onRetry={query.refetch} />}
      {query.data && rows.length === 0 && (
        <EmptyState icon={BookOpen} title={filter.q ? t`Nothing matches` : t`No catalogs yet`} why={filter.q ? t`No catalog fits the search.` : t`Your supplier assigns catalogs to the company. They appear here at once.`} />
      )}
      <Grid aria-busy={query.isFetching}>
        {rows.map((catalog) => (
          <li key={catalog.id}>
            <CatalogTile catalog={catalog} />
          </li>
        ))}
      </Grid>
    </ListPage>
  );
}

function CatalogTile({ catalog }: { catalog: CompanyCatalog }) {
  const { t } = useLingui();
  const { companyId } = useSignedIn();
  const { productCount, accessoryCount, subscriptionCount } = catalog;
  return (
    <Surface>
      <Tile>
        <h2>
          <Link to={`/company/${companyId}/catalogs/${catalog.id}/products`}>{catalog.displayName}</Link>
        </h2>
        <p>{catalog.supplierName}</p>
        {catalog.description && <p>{catalog.description}</p>}
        <ul aria-label={t`Categories`}>
          {catalog.categories.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        <small>
          {[
            plural(productCount, { one: '# product', other: '# products' }),
            plural(accessoryCount, { one: '# accessory', other: '# accessories' }),
            plural(subscriptionCount, { one: 'in # open subscription', other: 'in # open subscriptions' }),
          ].join(' · ')}
        </small>
      </Tile>
    </Surface>
  );
}
