import { Trans, useLingui } from '@lingui/react/macro';
import { getSubscription } from '@portal/contract/subscriptions';
import { call, useParams, useQuery } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { Orders } from './Orders.tsx';

/** Orders of one subscription: process, delete, download, and the order file's own name (SPEC 2). */
export default function SubscriptionOrdersPage() {
  const { t } = useLingui();
  const { subscriptionId = '' } = useParams();
  const subscription = useQuery({
    queryKey: ['company', 'subscriptions', 'name', subscriptionId],
    queryFn: () => call(getSubscription, { params: { subscriptionId } }),
  });
  if (subscription.error)
    return <FailedQuery label={t`The subscription`} error={subscription.error} onRetry={subscription.refetch} isPage />;
  const name = subscription.data?.data.subscriptionName;
  return (
    <Orders
      key={subscriptionId}
      title={name ? <Trans>Orders of {name}</Trans> : <Trans>Orders</Trans>}
      crumbs={[{ label: <Trans>Subscriptions</Trans>, to: '/company/subscription' }]}
      of={{ subscriptionId }}
    />
  );
}
