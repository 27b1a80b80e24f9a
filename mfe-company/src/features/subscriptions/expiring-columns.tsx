import { msg } from '@lingui/core/macro';
import type { ExpiringRow } from '@portal/contract/expiring-subscriptions';
import { Amount, Day, Fixed, Link } from '@portal/shared-ui';
import type { Column } from '@portal/shared-ui/kit';

export const expiringColumns: readonly Column<ExpiringRow>[] = [
  {
    key: 'name',
    header: msg`Subscription`,
    sort: 'subscriptionName',
    card: 'title',
    cell: (row) => (
      <Link to={`/company/subscription/edit/${row.id}`}>
        <Fixed>{row.subscriptionName}</Fixed>
      </Link>
    ),
  },
  {
    key: 'first',
    header: msg`First term ends`,
    sort: 'firstExpireDate',
    cell: (row) => <Day value={row.firstExpireDate} />,
  },
  { key: 'last', header: msg`Last term ends`, expendable: true, cell: (row) => <Day value={row.lastExpireDate} /> },
  { key: 'employees', header: msg`Employees`, align: 'end', cell: (row) => row.employees },
  { key: 'orders', header: msg`Orders`, align: 'end', expendable: true, cell: (row) => row.orders },
  {
    key: 'monthly',
    header: msg`Draws a month`,
    align: 'end',
    card: 'amount',
    currency: (row) => row.monthlyTotal.currency,
    cell: (row) => <Amount minor={row.monthlyTotal.amount} />,
  },
];
