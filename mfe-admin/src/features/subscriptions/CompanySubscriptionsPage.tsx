import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listCompanySubscriptions } from '@portal/contract/company-subscriptions';
import { exportOf } from '@portal/contract/list-exports';
import { subscriptionViews } from '@portal/contract/subscription-kinds';
import { SubscriptionFilter } from '@portal/contract/subscription-rows';
import { Layers, Package, useNavigate, useQuery } from '@portal/shared-ui';
import { Menu, useListState, Views, TablePage } from '@portal/shared-ui/kit';
import { useMemo } from 'react';
import { useCompanyContext } from '../../shared/company-context.tsx';
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
  const { companyId, crumbs, failure } = useCompanyContext();
  const state = useListState(SubscriptionFilter);
  const [filter] = state;
  const list = useQuery(subscriptionsOf(companyId, filter));
  const { actOf, dialogs } = useSubscriptionActs(companyId);
  const columns = useMemo(() => subscriptionColumns(companyId), [companyId]);
  if (failure) return failure;
  const views = subscriptionViews.map((key) => ({
    key,
    label: i18n._(viewLabels[key]),
    to: key === 'open' ? '?' : `?view=${key}`,
  }));
  return (
    <TablePage
      label={t`Subscriptions`}
      crumbs={crumbs}
      views={<Views label={t`Views`} views={views} current={filter.view} />}
      state={state}
      search={t`Search by name`}
      list={{
        name: 'company-subscriptions',
        filter: SubscriptionFilter,
        file: exportOf(listCompanySubscriptions),
        params: { companyId },
      }}
      query={list}
      columns={columns}
      countsAll
      empty={{ icon: Layers, title: t`Nothing here`, why: t`The company makes its subscriptions itself.` }}
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
    >
      {dialogs}
    </TablePage>
  );
}
