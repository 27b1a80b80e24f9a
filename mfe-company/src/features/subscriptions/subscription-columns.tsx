import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SubscriptionRow } from '@portal/contract/subscription-rows';
import { Day, Fixed, Link } from '@portal/shared-ui';
import { SecondLine, SubscriptionStateBadge, type Column } from '@portal/shared-ui/kit';

export const subscriptionColumns: readonly Column<SubscriptionRow>[] = [
  {
    key: 'name',
    header: msg`Name`,
    sort: 'subscriptionName',
    card: 'title',
    cell: (row) => (
      <>
        <Link to={`/company/subscription/edit/${row.id}`}>
          <Fixed>{row.subscriptionName}</Fixed>
        </Link>
        <SecondLine>{row.catalogNames.join(', ')}</SecondLine>
      </>
    ),
  },
  { key: 'state', header: msg`Status`, card: 'status', cell: (row) => <SubscriptionStateBadge state={row.state} /> },
  { key: 'start', header: msg`Opens`, sort: 'startDate', cell: (row) => <Day value={row.startDate} /> },
  { key: 'end', header: msg`Closes`, sort: 'endDate', cell: (row) => <Day value={row.endDate} /> },
  {
    key: 'effect',
    header: msg`Salary draws from`,
    sort: 'effectDate',
    isExtra: true,
    expendable: true,
    cell: (row) => <Day value={row.effectDate} />,
  },
  { key: 'months', header: msg`Months`, expendable: true, cell: (row) => row.periods.join(', ') },
  { key: 'invited', header: msg`Invited`, isExtra: true, align: 'end', expendable: true, cell: (row) => row.invited },
  {
    key: 'ordered',
    header: msg`Ordered`,
    align: 'end',
    card: 'amount',
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
    cell: (row) => <Link to={`/company/subscription/${row.id}/orders`}>{row.totalOrders}</Link>,
  },
  {
    key: 'proposals',
    header: msg`Waits for acceptance`,
    align: 'end',
    expendable: true,
    cell: (row) =>
      row.proposals > 0 && <Link to={`/company/subscription/${row.id}/orders?view=PROPOSED`}>{row.proposals}</Link>,
  },
];
