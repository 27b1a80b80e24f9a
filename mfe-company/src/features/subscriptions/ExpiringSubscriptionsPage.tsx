import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { expiringMonthsMax } from '@portal/contract/constants';
import { listExpiring, ExpiringFilter, type ExpiringRow } from '@portal/contract/expiring-subscriptions';
import { exportOf } from '@portal/contract/list-exports';
import { Button, EmptyState, useNavigate, useQuery } from '@portal/shared-ui';
import { Calendar, DataTable, ListPage, Pager, Select, Toolbar, useListState, UserPlus } from '@portal/shared-ui/kit';
import { expiringColumns } from './expiring-columns.tsx';
import { expiringList } from './subscriptions.api.ts';
import type { FollowUp } from './wizard-draft.ts';

const monthsAhead = Array.from({ length: expiringMonthsMax }, (_, index) => index + 1);

/** Running orders whose term ends within some months, and the way to a follow-up for the same people (SPEC 2, 9). */
export default function ExpiringSubscriptionsPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [filter, change] = useListState(ExpiringFilter);
  const query = useQuery(expiringList(filter));
  const followUp = (row: ExpiringRow) => {
    const state: FollowUp = { name: row.subscriptionName, employeeIds: row.employeeIds };
    void navigate('/company/subscription/create', { state });
  };
  return (
    <ListPage
      title={t`Expiring soon`}
      lead={t`Subscriptions with orders whose term is about to end.`}
      crumbs={[{ label: t`Subscriptions`, to: '/company/subscription' }]}
      filters={
        <Toolbar
          matches={query.data && <Plural value={query.data.data.length} one="# subscription" other="# subscriptions" />}
        >
          <Select
            aria-label={t`Months ahead`}
            value={String(filter.months)}
            options={monthsAhead.map((months) => ({
              value: String(months),
              label: t`Within ${plural(months, { one: '# month', other: '# months' })}`,
            }))}
            onChange={(months) => change({ months })}
          />
        </Toolbar>
      }
      pager={<Pager query={query} onChange={change} />}
    >
      <DataTable
        label={t`Expiring soon`}
        list={{ name: 'expiring-subscriptions', filter: ExpiringFilter, file: exportOf(listExpiring) }}
        query={query}
        columns={expiringColumns}
        rowKey={(row) => row.id}
        empty={
          <EmptyState
            icon={Calendar}
            title={t`No term ends in this time`}
            why={t`Choose more months ahead to see later ones.`}
          />
        }
        sort={filter.sort}
        onSort={(sort) => change({ sort })}
        rowMenu={(row) => (
          <Button size="small" icon={<UserPlus aria-hidden="true" />} onClick={() => followUp(row)}>
            {t`New for these people`}
          </Button>
        )}
      />
    </ListPage>
  );
}
