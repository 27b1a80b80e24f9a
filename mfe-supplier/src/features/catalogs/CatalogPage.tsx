import { useLingui } from '@lingui/react/macro';
import { catalogApi } from '@portal/catalogs';
import type { Catalog } from '@portal/contract/catalogs';
import { CatalogHub } from '@portal/hub';
import { RecentImports } from '@portal/imports';
import { useParams, useQuery } from '@portal/shared-ui';
import { QueryResult } from '@portal/shared-ui/kit';
import { ownAddresses, useOwnCatalogContext } from './own-catalog-context.ts';

const shown = { pageSize: 5, page: 1, assigned: 'true', sort: 'company_name' } as const;

/** One own catalog with everything about it. */
export default function CatalogPage() {
  const { t } = useLingui();
  const { catalogId = '' } = useParams();
  const api = catalogApi(useOwnCatalogContext());
  return (
    <QueryResult label={t`The catalog`} query={useQuery(api.one(catalogId))}>
      {(catalog) => <Hub catalog={catalog} />}
    </QueryResult>
  );
}

function Hub({ catalog }: { catalog: Catalog }) {
  const { t } = useLingui();
  const context = useOwnCatalogContext();
  return (
    <CatalogHub
      catalog={catalog}
      crumbs={[{ label: t`Catalogs`, to: ownAddresses.list }]}
      to={{
        products: ownAddresses.products(catalog),
        companies: ownAddresses.companies(catalog),
        edit: ownAddresses.edit?.(catalog),
      }}
      companies={useQuery(catalogApi(context).companies(catalog.id, shown))}
      companyPage={({ id }) => (context.mayAssign ? `/supplier/companies/${id}/edit` : undefined)}
      left={
        <RecentImports
          context={{ portal: 'supplier', catalogId: catalog.id }}
          at={ownAddresses.importFrom?.(catalog, 'products') ?? ''}
        />
      }
    />
  );
}
