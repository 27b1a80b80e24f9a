import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listCompanyProducts, CompanyProductFilter, type CompanyCatalog } from '@portal/contract/company-catalogs';
import { exportOf } from '@portal/contract/list-exports';
import { ApiError, Package, useParams, useQuery, useSignedIn } from '@portal/shared-ui';
import { FailedQuery, Select, TablePage, useListState } from '@portal/shared-ui/kit';
import { catalogDetail, productList } from '../../shared/catalogs.api.ts';
import { productColumns } from './product-columns.tsx';

const notHere = new ApiError({ key: 'company-or-catalog-does-not-exist', status: 404, requestId: '' });

/** Products of one catalog as the company sees them. Another company's address says what a wrong one says (SPEC 6). */
export default function CatalogProductsPage() {
  const { t } = useLingui();
  const { companyId = '', catalogId = '' } = useParams();
  const user = useSignedIn();
  const catalog = useQuery({ ...catalogDetail(catalogId), enabled: companyId === user.companyId });
  const isForeign = companyId !== user.companyId || ApiError.from(catalog.error).status === 404;
  const error = isForeign ? notHere : !catalog.data && catalog.error;
  if (error) return <FailedQuery label={t`The catalog`} error={error} onRetry={catalog.refetch} isPage />;
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
  const state = useListState(CompanyProductFilter);
  const [filter, change] = state;
  const query = useQuery(productList(catalogId, filter));
  const total = query.data?.meta.total;
  return (
    <TablePage
      label={t`Products`}
      title={catalog?.displayName ?? t`Products`}
      lead={catalog && <CatalogFacts catalog={catalog} />}
      crumbs={[{ label: t`Catalogs`, to: '/company/catalogs' }]}
      state={state}
      matches={
        typeof total === 'number' ? (
          <Plural value={total} one="# product" other="# products" />
        ) : (
          query.data && t`More than 1,000 products`
        )
      }
      search={t`Product or SKU`}
      filters={
        <Select
          aria-label={t`Category`}
          value={filter.categoryId ?? ''}
          placeholder={t`All categories`}
          options={(catalog?.categories ?? []).map((category) => ({ value: category.id, label: category.name }))}
          onChange={(categoryId) => change({ categoryId: categoryId || undefined })}
        />
      }
      list={{
        name: 'catalog-products',
        filter: CompanyProductFilter,
        file: exportOf(listCompanyProducts),
        params: { catalogId },
      }}
      query={query}
      columns={productColumns}
      countsAll
      empty={{ icon: Package, title: t`No products yet`, why: t`The supplier has not added products to this catalog.` }}
    />
  );
}
