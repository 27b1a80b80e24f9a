import { Trans, useLingui } from '@lingui/react/macro';
import { Card, EmptyState, LinkButton, useFormat, useQuery } from '@portal/shared-ui';
import { FailedQuery, ShoppingBag } from '@portal/shared-ui/kit';
import { employeeSubscriptions } from './shop.api.ts';

/** Why there is nothing to order, and when that changes (UX 2 #43). */
export function EmptyShop() {
  const { t } = useLingui();
  const { day } = useFormat();
  const subscriptions = useQuery(employeeSubscriptions());
  if (!subscriptions.data)
    return (
      subscriptions.error && (
        <FailedQuery label={t`Your subscriptions`} error={subscriptions.error} onRetry={subscriptions.refetch} />
      )
    );
  const active = subscriptions.data.data.find(({ state }) => state === 'active');
  const next = subscriptions.data.data.find(({ state }) => state === 'upcoming');
  return (
    <div data-density="shop">
      <h1>{t`Shop`}</h1>
      <br />
      <Card>
        <EmptyState
          icon={ShoppingBag}
          title={t`There is nothing to order right now`}
          why={
            active ? (
              <Trans>{active.subscriptionName} is open, but no catalog belongs to it yet. Ask your workplace.</Trans>
            ) : next ? (
              <Trans>
                {next.subscriptionName} opens on {day(next.startDate)}. You get a mail when it does.
              </Trans>
            ) : (
              t`No subscription is open for you. You get a mail when one opens for you.`
            )
          }
          action={<LinkButton to="/employee/orders">{t`See my orders`}</LinkButton>}
        />
      </Card>
    </div>
  );
}
