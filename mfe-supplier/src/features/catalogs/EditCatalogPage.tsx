import { useLingui } from '@lingui/react/macro';
import { catalogApi, EditCatalog } from '@portal/catalogs';
import { Card, LinkButton, listAsLeft, PageHeader, useNavigate, useParams, useQuery } from '@portal/shared-ui';
import { QueryResult } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { ownAddresses, useOwnCatalogContext } from './own-catalog-context.ts';

/** As wide as every other form. */
const Narrow = styled.div`max-width: var(--form-max);`;

/** Name, display name, currency, order and description of an own catalog (SPEC 2). */
export default function EditCatalogPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { catalogId = '' } = useParams();
  const context = useOwnCatalogContext();
  const query = useQuery(catalogApi(context).one(catalogId));
  const catalog = query.data?.data;
  return (
    <>
      <PageHeader
        title={catalog?.displayName ?? t`Catalog`}
        crumbs={[{ label: t`Catalogs`, to: ownAddresses.list }]}
        actions={catalog && <LinkButton to={ownAddresses.products(catalog)}>{t`Products`}</LinkButton>}
      />
      <QueryResult isPart label={t`The catalog`} query={query}>
        {(read) => (
          <Narrow>
            <Card>
              <EditCatalog
                key={read.id}
                context={context}
                catalog={read}
                onDone={() => navigate(listAsLeft(ownAddresses.list))}
              />
            </Card>
          </Narrow>
        )}
      </QueryResult>
    </>
  );
}
