import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { exportOf } from '@portal/contract/list-exports';
import { subscriptionViews } from '@portal/contract/subscription-kinds';
import { SubscriptionFilter } from '@portal/contract/subscription-rows';
import { listSubscriptions } from '@portal/contract/subscriptions';
import { Layers, LinkButton, Plus, useQuery, type QueryClient } from '@portal/shared-ui';
import { filterOf, useListState, Views, TablePage } from '@portal/shared-ui/kit';
import { AdvancedView } from './AdvancedView.tsx';
import { Drafts } from './Drafts.tsx';
import { subscriptionColumns } from './subscription-columns.tsx';
import { SubscriptionRowMenu } from './SubscriptionRowMenu.tsx';
import { subscriptionCounts, subscriptionList } from './subscriptions.api.ts';

const viewLabels = {
  open: msg({ message: 'Open', context: 'subscriptions' }),
  upcoming: msg({ message: 'Upcoming', context: 'subscriptions' }),
  active: msg({ message: 'Active', context: 'subscriptions' }),
  expired: msg({ message: 'Expired', context: 'subscriptions' }),
  closed: msg({ message: 'Closed', context: 'subscriptions' }),
};

/** Asks for the first rows while the page around them is still on its way. */
export function prefetch(client: QueryClient, search: URLSearchParams): void {
  void client.prefetchQuery(subscriptionList(filterOf(SubscriptionFilter, search)));
  void client.prefetchQuery(subscriptionCounts());
}

/** The company's subscriptions by where they stand in time (SPEC 2). */
export default function SubscriptionListPage() {
  const { t, i18n } = useLingui();
  const state = useListState(SubscriptionFilter);
  const [filter] = state;
  const query = useQuery(subscriptionList(filter));
  const counts = useQuery(subscriptionCounts()).data?.data;
  const views = subscriptionViews.map((key) => ({
    key,
    label: i18n._(viewLabels[key]),
    count: counts?.[key] ?? null,
    to: key === 'open' ? '?' : `?view=${key}`,
  }));
  const create = (
    <LinkButton look="primary" to="/company/subscription/create" icon={<Plus aria-hidden="true" />}>
      {t`New subscription`}
    </LinkButton>
  );
  return (
    <TablePage
      label={t`Subscriptions`}
      lead={t`Offers to employees: which catalogs, for how long, with which subsidy.`}
      actions={create}
      notice={filter.view === 'open' && <Drafts />}
      views={<Views label={t`Views`} views={views} current={filter.view} />}
      state={state}
      search={t`Search by name`}
      filters={<AdvancedView />}
      list={{ name: 'subscriptions', filter: SubscriptionFilter, file: exportOf(listSubscriptions) }}
      query={query}
      columns={subscriptionColumns}
      countsAll
      empty={{
        icon: Layers,
        title: filter.view === 'open' ? t`No open subscriptions` : t`Nothing here`,
        why: t`A subscription lets employees choose from catalogs during some weeks and pay through their salary.`,
        action: filter.view === 'open' && create,
      }}
      rowMenu={(row) => <SubscriptionRowMenu row={row} />}
    />
  );
}
