import { useLingui } from '@lingui/react/macro';
import { Card, LinkButton, PageHeader, useNavigate, useQuery } from '@portal/shared-ui';
import { Loaded } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { catalogApi } from './catalog-api.ts';
import { EditCatalog } from './EditCatalog.tsx';
import type { CatalogPages } from './place.ts';

/** As wide as every other form. */
const Narrow = styled.div`max-width: var(--form-max);`;

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
      <Loaded isPart label={t`The catalog`} query={query}>
        {(read) => (
          <Narrow>
            <Card>
              <EditCatalog key={read.version} place={place} catalog={read} onDone={() => navigate(addresses.list)} />
            </Card>
          </Narrow>
        )}
      </Loaded>
    </>
  );
}
