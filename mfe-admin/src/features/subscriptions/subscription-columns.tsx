import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SubscriptionRow } from '@portal/contract/subscription-rows';
import { Day, Fixed, Link } from '@portal/shared-ui';
import { SecondLine, SubscriptionStateBadge, type Column } from '@portal/shared-ui/kit';

/** A company's subscriptions; the name leads to its page, the number of orders to them. */
export const subscriptionColumns = (companyId: string): readonly Column<SubscriptionRow>[] => [
  {
    key: 'name',
    header: msg`Name`,
    sort: 'subscriptionName',
    card: 'title',
    cell: (row) => (
      <>
        <Link to={`/admin/companies/${companyId}/subscriptions/${row.id}`}>
          <Fixed>{row.subscriptionName}</Fixed>
        </Link>
        <SecondLine>{row.catalogNames.join(', ')}</SecondLine>
      </>
    ),
  },
  { key: 'state', header: msg`Status`, card: 'status', cell: (row) => <SubscriptionStateBadge state={row.state} /> },
  { key: 'start', header: msg`Opens`, sort: 'startDate', cell: (row) => <Day value={row.startDate} /> },
  { key: 'end', header: msg`Closes`, sort: 'endDate', cell: (row) => <Day value={row.endDate} /> },
  { key: 'months', header: msg`Months`, expendable: true, cell: (row) => row.periods.join(', ') },
  {
    key: 'ordered',
    header: msg`Ordered`,
    align: 'end',
    cell: ({ ordered, employees }) => (
      <Trans>
        {ordered} of {employees}
      </Trans>
    ),
  },
  {
    key: 'orders',
    header: msg`Orders`,
    align: 'end',
    expendable: true,
    cell: (row) => <Link to={`/admin/companies/${companyId}/subscriptions/${row.id}/orders`}>{row.totalOrders}</Link>,
  },
];
