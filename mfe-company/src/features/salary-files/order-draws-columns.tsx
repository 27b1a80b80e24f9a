import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { OrderDraws } from '@portal/contract/draws-by-order';
import { Amount, Badge, Day, Fixed, Link, useFormat } from '@portal/shared-ui';
import { Hourglass, NameLink, type Column } from '@portal/shared-ui/kit';

const currency = ({ monthlyTotal }: OrderDraws) => monthlyTotal.currency;
const LastPeriod = ({ lastPeriod }: OrderDraws) => useFormat().periodTitle(lastPeriod);

/** The draws of a subscription, one row for each order. */
export const orderDrawsColumns: readonly Column<OrderDraws>[] = [
  {
    key: 'employee',
    header: msg`Employee`,
    sort: 'employee',
    card: 'title',
    cell: ({ employee, employNo }) => (
      <>
        <Link to={`/company/employees/${employee.id}`}>
          <Fixed>{employee.name}</Fixed>
        </Link>
        <small>{employNo ?? <Trans>no number</Trans>}</small>
      </>
    ),
  },
  { key: 'employNo', header: msg`Employee number`, sort: 'employNo', isExtra: true, cell: ({ employNo }) => employNo },
  {
    key: 'product',
    header: msg`Product`,
    sort: 'productName',
    cell: ({ orderId: id, productName }) => (
      <NameLink of={{ kind: 'order', id }}>
        <Fixed>{productName}</Fixed>
      </NameLink>
    ),
  },
  {
    key: 'order',
    header: msg`Order`,
    sort: 'orderNumber',
    isExtra: true,
    cell: ({ orderNumber }) => <Fixed>{orderNumber}</Fixed>,
  },
  {
    key: 'made',
    header: msg`Draws made`,
    align: 'end',
    cell: ({ drawnCount, drawCount }) => (
      <Trans>
        {drawnCount} of {drawCount}
      </Trans>
    ),
  },
  {
    key: 'monthly',
    header: msg`Monthly`,
    sort: 'monthlyTotal',
    align: 'end',
    card: 'amount',
    currency,
    cell: ({ monthlyTotal }) => (
      <strong>
        <Amount minor={monthlyTotal.amount} />
      </strong>
    ),
  },
  {
    key: 'drawn',
    header: msg`Deducted so far`,
    sort: 'drawnAmount',
    align: 'end',
    expendable: true,
    currency,
    cell: ({ drawnAmount }) => <Amount minor={drawnAmount.amount} />,
  },
  {
    key: 'left',
    header: msg`Still to be deducted`,
    sort: 'leftAmount',
    align: 'end',
    expendable: true,
    currency,
    cell: ({ leftAmount }) => <Amount minor={leftAmount.amount} />,
  },
  { key: 'next', header: msg`Next draw`, sort: 'nextDay', cell: ({ nextDay }) => nextDay && <Day value={nextDay} /> },
  { key: 'last', header: msg`Last draw`, sort: 'lastPeriod', expendable: true, cell: (row) => <LastPeriod {...row} /> },
  {
    key: 'leftOut',
    header: msg`Months left out`,
    sort: 'leftOutCount',
    card: 'status',
    cell: ({ leftOutCount }) =>
      leftOutCount > 0 && (
        <Badge icon={Hourglass} tone="warn">
          <Plural value={leftOutCount} one="# month left out" other="# months left out" />
        </Badge>
      ),
  },
];
