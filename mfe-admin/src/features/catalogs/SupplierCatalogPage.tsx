import { Plural, useLingui } from '@lingui/react/macro';
import { catalogApi } from '@portal/catalogs';
import { listAuditLines } from '@portal/contract/audit';
import type { Catalog } from '@portal/contract/catalogs';
import { ActivityCard, CatalogHub, Lines } from '@portal/hub';
import { RecentImports } from '@portal/imports';
import { Card, Fixed, Link, queryOf, useParams, useQuery } from '@portal/shared-ui';
import { NameLink, QueryResult, SecondLine } from '@portal/shared-ui/kit';
import { adminActorLink, adminSubjectLink } from '../../shared/audit.api.ts';
import { resellersOf } from './resellers.api.ts';
import { useSupplierCatalogContext } from './supplier-catalog-context.ts';

const shown = { pageSize: 5, page: 1, assigned: 'true', sort: 'company_name' } as const;

/** One catalog of a supplier for back office: also which resellers may pass it on, and what was changed. */
export default function SupplierCatalogPage() {
  const { t } = useLingui();
  const { context, catalogId } = useSupplierCatalogContext();
  return (
    <QueryResult label={t`The catalog`} query={useQuery(catalogApi(context).one(catalogId))}>
      {(catalog) => <Hub catalog={catalog} />}
    </QueryResult>
  );
}

function Hub({ catalog }: { catalog: Catalog }) {
  const { t } = useLingui();
  const { supplierId = '' } = useParams();
  const { context, addresses } = useSupplierCatalogContext();
  const { id: catalogId } = catalog;
  const of = { supplierId, q: catalogId };
  return (
    <CatalogHub
      catalog={catalog}
      crumbs={[...addresses.crumbs, { label: t`Catalogs`, to: addresses.list }]}
      to={{ products: addresses.products(catalog), companies: addresses.companies(catalog) }}
      companies={useQuery(catalogApi(context).companies(catalogId, shown))}
      companyPage={({ id }) => `/admin/companies/${id}`}
      supplier={<NameLink of={{ kind: 'supplier', id: supplierId }}>{addresses.crumbs.at(1)?.label}</NameLink>}
      left={
        <>
          <Resellers catalog={catalog} supplierId={supplierId} all={addresses.resellers?.(catalog) ?? ''} />
          <RecentImports
            context={{ portal: 'admin', supplierId, catalogId }}
            at={addresses.importFrom?.(catalog, 'products') ?? ''}
          />
        </>
      }
      right={
        <ActivityCard
          title={t`Activity`}
          query={useQuery(queryOf(['audit', 'last', of], listAuditLines, { query: { ...of, pageSize: 6 } }))}
          linkOf={adminSubjectLink}
          actorLinkOf={adminActorLink}
          all={{ to: `/admin/audit?${new URLSearchParams(of).toString()}`, label: t`Audit log` }}
        />
      }
    />
  );
}

/** Suppliers with companies of their own to which the catalog was given. */
function Resellers({ catalog, supplierId, all }: { catalog: Catalog; supplierId: string; all: string }) {
  const { t } = useLingui();
  return (
    <Card title={t`Resellers`} actions={<Link to={all}>{t`All`}</Link>}>
      <QueryResult label={t`The resellers`} query={useQuery(resellersOf({ supplierId, catalogId: catalog.id }))} isPart>
        {(resellers) =>
          resellers.length === 0 ? (
            <p>{t`No reseller may pass it on.`}</p>
          ) : (
            <Lines>
              {resellers.map(({ id, name, companies }) => (
                <li key={id}>
                  <span>
                    <NameLink of={{ kind: 'supplier', id }}>
                      <Fixed>{name}</Fixed>
                    </NameLink>
                    <SecondLine>
                      <Plural value={companies} one="# company has it" other="# companies have it" />
                    </SecondLine>
                  </span>
                </li>
              ))}
            </Lines>
          )
        }
      </QueryResult>
    </Card>
  );
}
