import { useLingui } from '@lingui/react/macro';
import { PageHeader, useQuery, useSearchParams } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { AccessoryList } from './AccessoryList.tsx';
import type { CatalogPages } from './catalog-context.ts';
import { catalogApi } from './catalogs.api.ts';
import { ProductList } from './ProductList.tsx';

/** What is in a catalog: products, or with `?tab=accessories` accessories (SPEC 2). */
export function CatalogItemsPage({ context, addresses, catalogId }: CatalogPages & { catalogId: string }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const query = useQuery(catalogApi(context).one(catalogId));
  const catalog = query.data?.data;
  if (catalog) {
    const List = search.get('tab') === 'accessories' ? AccessoryList : ProductList;
    return <List context={context} addresses={addresses} catalog={catalog} />;
  }
  return (
    <>
      <PageHeader title={t`Catalog`} crumbs={[...addresses.crumbs, { label: t`Catalogs`, to: addresses.list }]} />
      {query.error && <FailedQuery label={t`The catalog`} error={query.error} onRetry={query.refetch} />}
    </>
  );
}
