import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useQuery } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { subscriptionDetail } from '../../shared/subscriptions.api.ts';
import { Orders } from './Orders.tsx';

/** Orders of one subscription: process, delete, download, and the order file's own name (SPEC 2). */
export default function SubscriptionOrdersPage() {
  const { t } = useLingui();
  const { subscriptionId = '' } = useParams();
  const subscription = useQuery(subscriptionDetail(subscriptionId));
  if (subscription.error && !subscription.data)
    return <FailedQuery label={t`The subscription`} error={subscription.error} onRetry={subscription.refetch} isPage />;
  const name = subscription.data?.data.subscriptionName;
  return (
    <Orders
      key={subscriptionId}
      title={name ? <Trans>Orders of {name}</Trans> : t`Orders`}
      crumbs={[{ label: t`Subscriptions`, to: '/company/subscription' }]}
      of={{ subscriptionId }}
    />
  );
}
