import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listCompanySubscriptions } from '@portal/contract/company-subscriptions';
import { exportOf } from '@portal/contract/list-exports';
import { subscriptionViews } from '@portal/contract/subscription-kinds';
import { SubscriptionFilter } from '@portal/contract/subscription-rows';
import { EmptyState, Layers, Package, useNavigate, useQuery } from '@portal/shared-ui';
import {
  DataTable,
  FailedQuery,
  ListPage,
  Menu,
  Pager,
  SearchField,
  Toolbar,
  useListState,
  Views,
} from '@portal/shared-ui/kit';
import { useMemo } from 'react';
import { useCompanyContext } from '../../shared/company-context.ts';
import { subscriptionColumns } from './subscription-columns.tsx';
import { subscriptionsOf } from './subscriptions.api.ts';
import { useSubscriptionActs } from './use-subscription-acts.tsx';

const viewLabels = {
  open: msg({ message: 'Open', context: 'subscriptions' }),
  upcoming: msg({ message: 'Upcoming', context: 'subscriptions' }),
  active: msg({ message: 'Active', context: 'subscriptions' }),
  expired: msg({ message: 'Expired', context: 'subscriptions' }),
  closed: msg({ message: 'Closed', context: 'subscriptions' }),
};

/** Subscriptions of one company: their terms are the company's, closing is back office's too (RULES 3.4, 3.6). */
export default function CompanySubscriptionsPage() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { companyId, company, crumbs } = useCompanyContext();
  const [filter, change, { table, searchField }] = useListState(SubscriptionFilter);
  const list = useQuery(subscriptionsOf(companyId, filter));
  const { actOf, dialogs } = useSubscriptionActs(companyId);
  const columns = useMemo(() => subscriptionColumns(companyId), [companyId]);
  if (company.error)
    return <FailedQuery label={t`The company`} error={company.error} onRetry={company.refetch} isPage />;
  const views = subscriptionViews.map((key) => ({
    key,
    label: i18n._(viewLabels[key]),
    to: key === 'open' ? '?' : `?view=${key}`,
  }));
  return (
    <ListPage
      title={<Trans>Subscriptions</Trans>}
      crumbs={crumbs}
      views={<Views label={t`Views`} views={views} current={filter.view} />}
      filters={
        <Toolbar>
          <SearchField label={t`Search by name`} {...searchField} />
        </Toolbar>
      }
      pager={<Pager query={list} onChange={change} countsAll />}
    >
      <DataTable
        label={t`Subscriptions`}
        list={{
          name: 'company-subscriptions',
          filter: SubscriptionFilter,
          file: exportOf(listCompanySubscriptions),
          params: { companyId },
        }}
        query={list}
        columns={columns}
        rowKey={({ id }) => id}
        {...table}
        rowMenu={(row) => (
          <Menu
            label={t`Actions for ${row.subscriptionName}`}
            entries={[
              {
                key: 'orders',
                label: t`Orders`,
                icon: Package,
                onAction: () => navigate(`/admin/companies/${companyId}/subscriptions/${row.id}/orders`),
              },
              { ...actOf(row), startsGroup: true },
            ]}
          />
        )}
        empty={
          <EmptyState
            icon={Layers}
            title={<Trans>Nothing here</Trans>}
            why={<Trans>The company makes its subscriptions itself.</Trans>}
          />
        }
      />
      {dialogs}
    </ListPage>
  );
}
