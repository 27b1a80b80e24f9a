import { useLingui } from '@lingui/react/macro';
import type { Company } from '@portal/contract/companies';
import type { CompanyOverview } from '@portal/contract/overviews';
import { ActivityCard, HubFigures, HubGrid, WaitingCard } from '@portal/hub';
import { Fixed, Link, LinkButton, PageHeader, useParams, useQuery } from '@portal/shared-ui';
import { AccountStatusBadge, Pencil, QueryResult } from '@portal/shared-ui/kit';
import { adminActorLink, adminSubjectLink, lastActivity } from '../../shared/audit.api.ts';
import { companyOverviewOf } from '../../shared/overviews.api.ts';
import { companyDetail } from './companies.api.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyTabs } from './CompanyTabs.tsx';
import { AdministratorCard, CatalogCard, OrderCard, SubscriptionCard } from './HubCards.tsx';

/** One company with everything that back office answers for, one click away. Each card loads and fails alone. */
export default function CompanyPage() {
  const { t } = useLingui();
  const { companyId = '' } = useParams();
  return (
    <QueryResult label={t`The company`} query={useQuery(companyDetail(companyId))}>
      {(company) => <Hub company={company} />}
    </QueryResult>
  );
}

function Hub({ company }: { company: Company }) {
  const { t } = useLingui();
  const { id, company_name: name, supplier } = company;
  const at = `/admin/companies/${id}`;
  const overview = useQuery(companyOverviewOf(id));
  return (
    <>
      <PageHeader
        title={name}
        crumbs={[{ label: t`Companies`, to: '/admin/companies' }]}
        lead={
          <>
            <AccountStatusBadge status={company.status} /> {company.vat_no}
            {supplier && (
              <>
                {' · '}
                <Link to={`/admin/suppliers/${supplier.id}`}>
                  <Fixed>{supplier.name}</Fixed>
                </Link>
              </>
            )}
            {company.city && ` · ${company.city}`}
          </>
        }
        actions={
          <LinkButton to={`${at}/edit`} icon={<Pencil aria-hidden="true" />}>
            {t`Edit`}
          </LinkButton>
        }
      />
      <CompanyTabs companyId={id} current="overview" />
      <QueryResult label={t`The figures`} query={overview} isPart>
        {(counts) => <CompanyFigures counts={counts} company={company} />}
      </QueryResult>
      <HubGrid>
        <div>
          {overview.data && <Waiting counts={overview.data.data} company={company} />}
          <OrderCard company={company} />
          <SubscriptionCard company={company} />
        </div>
        <div>
          <CompanyFacts company={company} />
          <AdministratorCard company={company} />
          <CatalogCard company={company} />
          <Activity companyId={id} />
        </div>
      </HubGrid>
    </>
  );
}

function Activity({ companyId }: { companyId: string }) {
  const { t } = useLingui();
  return (
    <ActivityCard
      title={t`Activity`}
      query={useQuery(lastActivity({ companyId }))}
      linkOf={adminSubjectLink}
      actorLinkOf={adminActorLink}
      all={{ to: `/admin/audit?companyId=${companyId}`, label: t`Audit log` }}
    />
  );
}

type Counted = { counts: CompanyOverview; company: Company };

function CompanyFigures({ counts, company: { id } }: Counted) {
  const { t } = useLingui();
  const at = `/admin/companies/${id}`;
  return (
    <HubFigures
      figures={[
        {
          key: 'process',
          label: t`Orders to process`,
          count: counts.ordersToProcess,
          to: `${at}/orders?view=TO_PROCESS`,
        },
        { key: 'running', label: t`Running orders`, count: counts.runningOrders, to: `${at}/orders` },
        { key: 'open', label: t`Open subscriptions`, count: counts.openSubscriptions, to: `${at}/subscriptions` },
        { key: 'people', label: t`Employees`, count: counts.employees, to: `${at}/employees` },
      ]}
    />
  );
}

function Waiting({ counts, company: { id, company_name: name } }: Counted) {
  const { t } = useLingui();
  const at = `/admin/companies/${id}`;
  return (
    <WaitingCard
      name={name}
      waiting={[
        {
          key: 'process',
          label: t`Process the orders that wait`,
          count: counts.ordersToProcess,
          to: `${at}/orders?view=TO_PROCESS&process=all`,
        },
        {
          key: 'salary',
          label: t`Salary files that could not be delivered`,
          count: counts.undeliveredSalaryFiles,
          to: `${at}/salaryfiles`,
        },
        { key: 'pif', label: t`Open PIF requests`, count: counts.openPayInFull, to: `${at}/pif?view=OPEN` },
        { key: 'rma', label: t`Open RMA requests`, count: counts.openRma, to: `${at}/rma?view=OPEN` },
      ]}
    />
  );
}
