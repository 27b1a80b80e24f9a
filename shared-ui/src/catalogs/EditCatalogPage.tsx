import { useLingui } from '@lingui/react/macro';
import { Card, LinkButton, PageHeader, Skeleton, useNavigate, useQuery } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { catalogApi } from './catalog-api.ts';
import { EditCatalog } from './EditCatalog.tsx';
import type { CatalogPages } from './place.ts';

/** Name, display name, currency, order and description of a catalog (SPEC 2). */
export function EditCatalogPage({ place, addresses, catalogId }: CatalogPages & { catalogId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const query = useQuery(catalogApi(place).one(catalogId));
  const catalog = query.data?.data;
  const crumbs = [...addresses.crumbs, { label: t`Catalogs`, to: addresses.list }];
  return (
    <>
      <PageHeader
        title={catalog?.displayName ?? t`Catalog`}
        crumbs={crumbs}
        actions={catalog && <LinkButton to={addresses.products(catalog)}>{t`Products`}</LinkButton>}
      />
      {query.error && !catalog && <FailedQuery label={t`The catalog`} error={query.error} onRetry={query.refetch} />}
      {(catalog || !query.error) && (
        <Card>
          {catalog ? <EditCatalog key={catalog.version} place={place} catalog={catalog} onDone={() => navigate(addresses.list)} /> : <Skeleton width="40%" height={16} />}
        </Card>
      )}
    </>
  );
}
