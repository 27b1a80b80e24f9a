import { Trans, useLingui } from '@lingui/react/macro';
import { Banknote, EmptyState, useQuery } from '@portal/shared-ui';
import { FailedQuery, ListPage, Views } from '@portal/shared-ui/kit';
import type { ComponentProps, ReactNode } from 'react';
import { subscriptionDetail } from '../../shared/subscriptions.api.ts';
import { LeftOutMonths } from './LeftOutMonths.tsx';

type DrawsFrameProps = Pick<ComponentProps<typeof ListPage>, 'filters' | 'pager'> & {
  subscriptionId: string;
  current: 'orders' | 'draws';
  children: ReactNode;
};

/** The draws of a subscription in two lists: a row for each order, or for each month of each order. */
export function DrawsFrame({ subscriptionId, current, children, ...rest }: DrawsFrameProps) {
  const { t } = useLingui();
  const subscription = useQuery(subscriptionDetail(subscriptionId));
  const name = subscription.data?.data.subscriptionName;
  const at = `/company/subscription/${subscriptionId}/draws`;
  if (subscription.error && !subscription.data)
    return <FailedQuery label={t`The subscription`} error={subscription.error} onRetry={subscription.refetch} isPage />;
  return (
    <ListPage
      title={name ? <Trans>Draws of {name}</Trans> : t`Draws`}
      crumbs={[{ label: t`Subscriptions`, to: '/company/subscription' }]}
      notice={<LeftOutMonths subscriptionId={subscriptionId} />}
      views={
        <Views
          label={t`Views`}
          current={current}
          views={[
            { key: 'orders', label: t`By employee`, to: `${at}/orders` },
            { key: 'draws', label: t`Each month`, to: at },
          ]}
        />
      }
      {...rest}
    >
      {children}
    </ListPage>
  );
}

export function NoDraws() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={Banknote}
      title={t`No draws yet`}
      why={t`Draws are planned when an order of this subscription is shipped.`}
    />
  );
}
