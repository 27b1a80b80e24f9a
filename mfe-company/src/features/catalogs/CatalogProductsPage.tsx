import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listCompanyProducts, CompanyProductFilter, type CompanyCatalog } from '@portal/contract/company-catalogs';
import { exportOf } from '@portal/contract/list-exports';
import { EmptyState, messageOf, Note, Package, useParams, useQuery, useSignedIn } from '@portal/shared-ui';
import { DataTable, ListPage, Pager, SearchField, Select, Toolbar, useListState } from '@portal/shared-ui/kit';
import { catalogDetail, productList } from '../../shared/catalogs.api.ts';
import { productColumns } from './product-columns.tsx';

/** Products of one catalog as the company sees them. Another company's address says what a wrong one says (SPEC 6). */
export default function CatalogProductsPage() {
  const { companyId = '', catalogId = '' } = useParams();
  const user = useSignedIn();
  const catalog = useQuery({ ...catalogDetail(catalogId), enabled: companyId === user.companyId });
  if (companyId !== user.companyId || catalog.error)
    return <Note tone="danger">{messageOf('company-or-catalog-does-not-exist')}</Note>;
  return <Products catalogId={catalogId} catalog={catalog.data?.data} />;
}

/** Whose it is, what is in it and where it is offered. */
function CatalogFacts({ catalog }: { catalog: CompanyCatalog }) {
  const { currency, supplierName, accessoryCount, subscriptionCount } = catalog;
  return (
    <>
      <Trans>
        From {supplierName}, prices in {currency}.
      </Trans>{' '}
      <Plural value={accessoryCount} _0="No accessories" one="# accessory" other="# accessories" />,{' '}
      <Plural
        value={subscriptionCount}
        _0="in no open subscription"
        one="in # open subscription"
        other="in # open subscriptions"
      />
      .
    </>
  );
}

function Products({ catalogId, catalog }: { catalogId: string; catalog: CompanyCatalog | undefined }) {
  const { t } = useLingui();
  const [filter, change, { table, searchField }] = useListState(CompanyProductFilter);
  const query = useQuery(productList(catalogId, filter));
  const total = query.data?.meta.total;
  return (
    <ListPage
      title={catalog?.displayName ?? t`Products`}
      lead={catalog && <CatalogFacts catalog={catalog} />}
      crumbs={[{ label: t`Catalogs`, to: '/company/catalogs' }]}
      filters={
        <Toolbar
          matches={
            typeof total === 'number' ? (
              <Plural value={total} one="# product" other="# products" />
            ) : (
              query.data && <Trans>More than 1,000 products</Trans>
            )
          }
        >
          <SearchField label={t`Product or SKU`} {...searchField} />
          <Select
            aria-label={t`Category`}
            value={filter.categoryId ?? ''}
            placeholder={t`All categories`}
            options={(catalog?.categories ?? []).map((category) => ({ value: category.id, label: category.name }))}
            onChange={(categoryId) => change({ categoryId: categoryId || undefined })}
          />
        </Toolbar>
      }
      pager={<Pager query={query} onChange={change} countsAll />}
    >
      <DataTable
        label={t`Products`}
        list={{
          name: 'catalog-products',
          filter: CompanyProductFilter,
          file: exportOf(listCompanyProducts),
          params: { catalogId },
        }}
        query={query}
        columns={productColumns}
        rowKey={(row) => row.id}
        empty={
          <EmptyState
            icon={Package}
            title={t`No products yet`}
            why={t`The supplier has not added products to this catalog.`}
          />
        }
        {...table}
      />
    </ListPage>
  );
}
