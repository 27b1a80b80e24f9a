import { Trans, useLingui } from '@lingui/react/macro';
import { FileText, LinkButton, useParams, useQuery } from '@portal/shared-ui';
import { useCompanyContext } from '../../shared/company-context.tsx';
import { subscriptionOf } from '../../shared/company-subscription.api.ts';
import { Orders } from './Orders.tsx';

/** Orders of one company, or of one of its subscriptions. */
export default function CompanyOrdersPage() {
  const { t } = useLingui();
  const { subscriptionId } = useParams();
  const { companyId, company, crumbs, failure } = useCompanyContext();
  const subscription = useQuery(subscriptionOf(companyId, subscriptionId));
  const name = subscriptionId ? subscription.data?.data.subscriptionName : company?.company_name;
  if (failure) return failure;
  return (
    <Orders
      key={`${companyId}${subscriptionId ?? ''}`}
      title={name ? <Trans>Orders of {name}</Trans> : t`Orders`}
      crumbs={
        subscriptionId
          ? [
              ...crumbs,
              { label: t`Subscriptions`, to: `/admin/companies/${companyId}/subscriptions` },
              {
                label: subscription.data?.data.subscriptionName ?? '…',
                to: `/admin/companies/${companyId}/subscriptions/${subscriptionId}`,
              },
            ]
          : crumbs
      }
      actions={
        <LinkButton
          to={`/admin/companies/${companyId}/orderfiles`}
          icon={<FileText aria-hidden="true" />}
        >{t`Order files`}</LinkButton>
      }
      of={{ companyId, ...(subscriptionId ? { subscriptionId } : {}) }}
    />
  );
}
