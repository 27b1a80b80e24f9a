import { useLingui } from '@lingui/react/macro';
import { orderFileFormatNames } from '@portal/accounts';
import type { SupplierOverview } from '@portal/contract/overviews';
import type { Supplier } from '@portal/contract/suppliers';
import { ActivityCard, HubFigures, HubGrid, WaitingCard } from '@portal/hub';
import { Badge, Card, LinkButton, Palette, PageHeader, useParams, useQuery } from '@portal/shared-ui';
import {
  AccountStatusBadge,
  CountryName,
  countryName,
  DescriptionList,
  Pencil,
  QueryResult,
} from '@portal/shared-ui/kit';
import { adminActorLink, adminSubjectLink, lastActivity } from '../../shared/audit.api.ts';
import { supplierOverviewOf } from '../../shared/overviews.api.ts';
import { SupplierLists } from './SupplierLists.tsx';
import { supplierDetail } from './suppliers.api.ts';
import { SupplierTabs } from './SupplierTabs.tsx';

/** One supplier with everything that back office answers for, one click away. */
export default function SupplierPage() {
  const { t } = useLingui();
  const { supplierId = '' } = useParams();
  return (
    <QueryResult label={t`The supplier`} query={useQuery(supplierDetail(supplierId))}>
      {(supplier) => <Hub supplier={supplier} />}
    </QueryResult>
  );
}

function Hub({ supplier }: { supplier: Supplier }) {
  const { t } = useLingui();
  const overview = useQuery(supplierOverviewOf(supplier.id));
  return (
    <>
      <PageHeader
        title={supplier.name}
        crumbs={[{ label: t`Suppliers`, to: '/admin/suppliers' }]}
        lead={
          <>
            <AccountStatusBadge status={supplier.status} />{' '}
            {supplier.isReseller && (
              <Badge tone="teal" icon={Palette}>
                {t`Reseller`}
              </Badge>
            )}{' '}
            {supplier.city}
          </>
        }
        actions={
          <LinkButton to={`/admin/suppliers/${supplier.id}/edit`} icon={<Pencil aria-hidden="true" />}>
            {t`Edit`}
          </LinkButton>
        }
      />
      <SupplierTabs supplierId={supplier.id} current="overview" />
      <QueryResult label={t`The figures`} query={overview} isPart>
        {(counts) => <SupplierFigures counts={counts} supplier={supplier} />}
      </QueryResult>
      <HubGrid>
        <div>
          {overview.data && <Waiting counts={overview.data.data} supplier={supplier} />}
          <SupplierLists supplier={supplier} />
        </div>
        <div>
          <Facts supplier={supplier} />
          <ActivityCard
            title={t`Activity`}
            query={useQuery(lastActivity({ supplierId: supplier.id }))}
            linkOf={adminSubjectLink}
            actorLinkOf={adminActorLink}
            all={{ to: `/admin/audit?supplierId=${supplier.id}`, label: t`Audit log` }}
          />
        </div>
      </HubGrid>
    </>
  );
}

type Counted = { counts: SupplierOverview; supplier: Supplier };

function SupplierFigures({ counts, supplier: { id } }: Counted) {
  const { t } = useLingui();
  return (
    <HubFigures
      figures={[
        { key: 'ship', label: t`Orders to ship`, count: counts.unfinishedOrders, to: `/admin/orders?supplierId=${id}` },
        { key: 'companies', label: t`Own companies`, count: counts.companies, to: `/admin/companies?supplierId=${id}` },
        { key: 'catalogs', label: t`Catalogs`, count: counts.catalogs, to: `/admin/suppliers/${id}/catalogs` },
        {
          key: 'assigned',
          label: t`Companies with a catalog`,
          count: counts.assignedCompanies,
          to: `/admin/suppliers/${id}/catalogs`,
        },
      ]}
    />
  );
}

function Waiting({ counts, supplier: { id, name } }: Counted) {
  const { t } = useLingui();
  return (
    <WaitingCard
      name={name}
      waiting={[
        {
          key: 'ship',
          label: t`Orders that wait to be processed or shipped`,
          count: counts.unfinishedOrders,
          to: `/admin/orders?supplierId=${id}`,
        },
        { key: 'rma', label: t`Open RMA requests`, count: counts.openRma, to: '/admin/logs/rma?view=OPEN' },
      ]}
    />
  );
}

/** An address in one line. */
const lineOf = (one: string, two: string, zip: string, city: string, country = '') =>
  [one, two, `${zip} ${city}`.trim(), country].filter(Boolean).join(', ');

function Facts({ supplier }: { supplier: Supplier }) {
  const { t, i18n } = useLingui();
  return (
    <Card title={t`Facts`}>
      <DescriptionList
        facts={[
          { key: 'mail', label: t`E-mail`, value: supplier.email },
          { key: 'phone', label: t`Phone`, value: supplier.phone },
          {
            key: 'address',
            label: t`Address`,
            value: lineOf(supplier.address_line_one, supplier.address_line_two, supplier.zipcode, supplier.city),
          },
          { key: 'country', label: t`Country`, value: <CountryName code={supplier.country} /> },
          {
            key: 'return',
            label: t`Return address`,
            value: lineOf(
              supplier.return_address_line_one,
              supplier.return_address_line_two,
              supplier.return_zipcode,
              supplier.return_city,
              supplier.return_country && countryName(supplier.return_country, i18n.locale),
            ),
          },
          { key: 'format', label: t`Order file`, value: i18n._(orderFileFormatNames[supplier.orderFileFormat]) },
          { key: 'note', label: t`Note`, value: supplier.note },
        ]}
      />
    </Card>
  );
}
