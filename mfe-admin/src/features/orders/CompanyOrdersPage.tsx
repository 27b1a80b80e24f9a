import { Trans, useLingui } from '@lingui/react/macro';
import { getCompany } from '@portal/contract/companies';
import { call, FileText, LinkButton, useParams, useQuery } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { Orders } from './Orders.tsx';

/** Orders of one company, or of one of its subscriptions. */
export default function CompanyOrdersPage() {
  const { t } = useLingui();
  const { companyId = '', subscriptionId } = useParams();
  const company = useQuery({ queryKey: ['admin', 'companies', 'name', companyId], queryFn: () => call(getCompany, { params: { companyId } }) });
  if (company.error) return <FailedQuery label={t`The company`} error={company.error} onRetry={company.refetch} />;
  return (
    <Orders
      key={`${companyId}${subscriptionId ?? ''}`}
      title={<Trans>Orders</Trans>}
      lead={company.data?.data.company_name ?? ''}
      crumbs={[{ label: <Trans>Companies</Trans>, to: '/admin/companies' }]}
      actions={<LinkButton to={`/admin/companies/${companyId}/orderfiles`} icon={<FileText aria-hidden="true" />}>{t`Order files`}</LinkButton>}
      of={{ companyId, ...(subscriptionId ? { subscriptionId } : {}) }}
    />
  );
}
