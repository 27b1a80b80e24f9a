import { Plural, Trans } from '@lingui/react/macro';
import { addPeriods, periodOf, type Day } from '@portal/contract/days';
import type { OwnDraws as OrderDraws } from '@portal/contract/home-month';
import { Card, Fixed, Link, type RemoteMeta, useFormat, useQuery, VisuallyHidden } from '@portal/shared-ui';
import { ChartTable } from '@portal/shared-ui/kit';
import { fillAddress } from '../../../federation/fill-address.ts';
import { ownDraws } from './month.api.ts';
import { Part } from './Part.tsx';
import { Wide } from './wide.ts';

type Props = { today: Day; numbers: NonNullable<RemoteMeta['numbers']> };

/** What each order takes from the own salary this month and the next, what remains of it, and until when. */
export function OwnDraws({ today, numbers }: Props) {
  const title = <Trans>What is deducted</Trans>;
  return (
    <Part wide title={title} query={useQuery(ownDraws)} height={200}>
      {(orders) =>
        orders.length > 0 &&
        [...Map.groupBy(orders, ({ currency }) => currency)].map(([currency, own]) => (
          <Wide key={currency}>
            <Card title={<Trans>What is deducted, {currency}</Trans>}>
              <Orders orders={own} today={today} pattern={numbers['own-order']} />
            </Card>
          </Wide>
        ))
      }
    </Part>
  );
}

type OrdersProps = { orders: readonly OrderDraws[]; today: Day; pattern: string | undefined };

function Orders({ orders, today, pattern }: OrdersProps) {
  const { amount, periodTitle } = useFormat();
  const month = periodOf(today);
  const sum = (of: 'thisMonth' | 'nextMonth' | 'left') => orders.reduce((total, order) => total + order[of], 0);
  return (
    <ChartTable>
      <caption>
        <VisuallyHidden>
          <Trans>What is deducted</Trans>
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Product</Trans>
          </th>
          <th scope="col">
            <Fixed>{periodTitle(month)}</Fixed>
          </th>
          <th scope="col">
            <Fixed>{periodTitle(addPeriods(month, 1))}</Fixed>
          </th>
          <th scope="col">
            <Trans>Remains</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.orderId}>
            <th scope="row">
              <Link to={fillAddress(pattern, order) ?? ''}>
                <Fixed>{order.productName}</Fixed>
              </Link>
              <small>
                <Until order={order} />
              </small>
            </th>
            <td>
              <Fixed>{amount(order.thisMonth)}</Fixed>
            </td>
            <td>
              <Fixed>{amount(order.nextMonth)}</Fixed>
            </td>
            <td>
              <Fixed>{amount(order.left)}</Fixed>
            </td>
          </tr>
        ))}
      </tbody>
      {orders.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>In all</Trans>
            </th>
            <td>
              <Fixed>{amount(sum('thisMonth'))}</Fixed>
            </td>
            <td>
              <Fixed>{amount(sum('nextMonth'))}</Fixed>
            </td>
            <td>
              <Fixed>{amount(sum('left'))}</Fixed>
            </td>
          </tr>
        </tfoot>
      )}
    </ChartTable>
  );
}

function Until({ order: { draws, lastPeriod } }: { order: OrderDraws }) {
  const { period } = useFormat();
  const last = period(lastPeriod);
  if (draws === 0) return <Trans>The last one is in {last}</Trans>;
  return <Plural value={draws} one={`# deduction left, in ${last}`} other={`# deductions left, until ${last}`} />;
}
