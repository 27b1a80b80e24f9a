import { Trans, useLingui } from '@lingui/react/macro';
import type { Catalog, CatalogCompany } from '@portal/contract/catalogs';
import { Card, type Crumb, Fixed, Instant, Link, LinkButton, Package, PageHeader, useFormat } from '@portal/shared-ui';
import { DescriptionList, Pencil, QueryResult, SecondLine, type ListQuery } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { HubGrid, Lines } from './hub-style.ts';
import { HubFigures } from './HubParts.tsx';

type Listed<Row> = ListQuery<Row> & { data: { data: Row[] } | undefined };
type CatalogHubProps = {
  catalog: Catalog;
  crumbs: readonly Crumb[];
  /** pages of the catalog in this portal */
  to: { products: string; companies: string; edit?: string | undefined };
  companies: Listed<CatalogCompany>;
  /** where the reader may open a company */
  companyPage: (company: CatalogCompany) => string | undefined;
  /** whose it is, where the reader is not */
  supplier?: ReactNode;
  /** cards of one portal: imports and companies left, what else is known right */
  left: ReactNode;
  right?: ReactNode;
};

/** One catalog: what is in it, who has it, what was imported; the supplier and back office see the same. */
export function CatalogHub(props: CatalogHubProps) {
  const { t } = useLingui();
  const { catalog, crumbs, to, left, right } = props;
  return (
    <>
      <PageHeader
        title={catalog.displayName}
        crumbs={crumbs}
        lead={catalog.description}
        actions={
          <>
            {to.edit && (
              <LinkButton to={to.edit} icon={<Pencil aria-hidden="true" />}>
                {t`Edit`}
              </LinkButton>
            )}
            <LinkButton look="primary" to={to.products} icon={<Package aria-hidden="true" />}>
              {t`Products`}
            </LinkButton>
          </>
        }
      />
      <HubFigures
        figures={[
          { key: 'products', label: t`Products`, count: catalog.productCount, to: to.products },
          { key: 'hidden', label: t`Hidden products`, count: catalog.hiddenCount, to: `${to.products}?hidden=true` },
          {
            key: 'accessories',
            label: t`Accessories`,
            count: catalog.accessoryCount,
            to: `${to.products}?tab=accessories`,
          },
          { key: 'companies', label: t`Companies that have it`, count: catalog.companyCount, to: to.companies },
          {
            key: 'subscriptions',
            label: t`Open subscriptions with it`,
            count: catalog.subscriptionCount,
            to: to.companies,
          },
        ]}
      />
      <HubGrid>
        <div>
          <Companies {...props} />
          {left}
        </div>
        <div>
          <Facts {...props} />
          {right}
        </div>
      </HubGrid>
    </>
  );
}

/** The first companies that have it, and the way to all of them. */
function Companies({ companies, companyPage, to }: CatalogHubProps) {
  const { t } = useLingui();
  return (
    <Card title={t`Companies that have it`} actions={<Link to={to.companies}>{t`All`}</Link>}>
      <QueryResult label={t`The companies`} query={companies} isPart>
        {(rows) =>
          rows.length === 0 ? (
            <p>{t`It is assigned to no company.`}</p>
          ) : (
            <Lines>
              {rows.map((company) => {
                const page = companyPage(company);
                return (
                  <li key={company.id}>
                    <span>
                      {page ? (
                        <Link to={page}>
                          <Fixed>{company.company_name}</Fixed>
                        </Link>
                      ) : (
                        <Fixed>{company.company_name}</Fixed>
                      )}
                      <SecondLine>{company.city}</SecondLine>
                    </span>
                    {company.assignedAt && (
                      <span>
                        <Trans>
                          since <Instant value={company.assignedAt} />
                        </Trans>
                      </span>
                    )}
                  </li>
                );
              })}
            </Lines>
          )
        }
      </QueryResult>
    </Card>
  );
}

function Facts({ catalog, supplier }: CatalogHubProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  return (
    <Card title={t`Facts`}>
      <DescriptionList
        facts={[
          { key: 'supplier', label: t`Supplier`, value: supplier },
          { key: 'name', label: t`Name at the supplier`, value: catalog.catalogName },
          { key: 'shown', label: t`Name that customers see`, value: catalog.originalName },
          { key: 'danish', label: t`Danish name`, value: catalog.danishName },
          { key: 'currency', label: t`Currency of the prices`, value: catalog.currency },
          { key: 'categories', label: t`Categories`, value: catalog.categoryNames.join(', ') },
          {
            key: 'accessories',
            label: t`Accessories for employees`,
            value: catalog.accessoriesEnabled ? t`Shown` : t`Hidden`,
          },
          { key: 'order', label: t`Place in lists`, value: <Fixed>{number(catalog.sortOrder)}</Fixed> },
        ]}
      />
    </Card>
  );
}
