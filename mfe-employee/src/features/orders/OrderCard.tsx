import { Trans } from '@lingui/react/macro';
import { dayOf } from '@portal/contract/days';
import type { EmployeeOrder } from '@portal/contract/employee-orders';
import { orderStateOf } from '@portal/contract/order-status';
import { Badge, Fixed, Link, useFormat } from '@portal/shared-ui';
import { Hourglass, OrderStatusBadge, ProductPicture } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { useUnit } from '../../shared/use-unit.ts';

const Face = styled(Link)`
  display: flex;
  gap: 16px;
  align-items: center;
  min-height: 88px;
  padding: 14px 20px 14px 14px;
  background: var(--surface);
  border-radius: var(--r-lg);
  box-shadow: 0 0 0 1px var(--line);
  color: inherit;
  text-decoration: none;
  &:hover { box-shadow: 0 0 0 1px var(--line-strong), var(--e-2); }
  @media (forced-colors: active) { outline: 1px solid; }
  @media (max-width: 359px) { flex-wrap: wrap; }
  h2 { font-size: var(--fs-16); line-height: 1.375rem; overflow-wrap: anywhere; }
  small { display: block; margin-top: 2px; font-size: var(--fs-13); line-height: 1.125rem; color: var(--text-3); }
`;
const Picture = styled(ProductPicture)`flex: none; width: 72px; height: 64px; border-radius: var(--r-md);`;
const Text = styled.div`flex: 1; min-width: 0; > span { margin-top: 6px; }`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-top: 8px;
  > i { display: block; flex: 1; max-width: 260px; height: 6px; border-radius: 3px; background: var(--n-100); }
  i i { display: block; height: 100%; border-radius: 3px; background: var(--accent); }
`;
const Price = styled.div`
  text-align: right;
  font-variant-numeric: tabular-nums;
  b { display: block; font: 600 1.125rem/1.5rem var(--font-text); letter-spacing: -.02em; }
  small { white-space: nowrap; }
  @media (max-width: 359px) { flex: 1 0 100%; }
`;

/** One own order of the list: what, in which state, for how much a month. */
export function OrderCard({ order }: { order: EmployeeOrder }) {
  const { amount, day } = useFormat();
  const currency = useUnit(order.monthlyPrice.currency);
  return (
    <li>
      <Face to={`/employee/orders/${order.id}`}>
        <Picture picture={order.picture} categoryName={order.categoryName} sizes="72px" />
        <Text>
          <h2>
            <Fixed>{order.productName}</Fixed>
          </h2>
          <small>
            <Trans>
              Order {order.orderNumber}, {day(dayOf(new Date(order.orderedAt)))}
            </Trans>
          </small>
          {order.isProposal && order.status === 'ORDERED' ? (
            <Badge tone="warn" icon={Hourglass}>
              <Trans>Waits for your acceptance</Trans>
            </Badge>
          ) : (
            <OrderStatusBadge status={orderStateOf(order)} />
          )}
          {order.progress && order.status !== 'DELETED' && <Progress {...order.progress} />}
        </Text>
        <Price>
          <b>
            <Fixed>{amount(order.monthlyPrice.amount)}</Fixed>
          </b>
          <small>
            <Trans>{currency} a month</Trans>
          </small>
        </Price>
      </Face>
    </li>
  );
}

/** How far the deductions have come. */
function Progress({ made, all }: NonNullable<EmployeeOrder['progress']>) {
  return (
    <Line>
      <i aria-hidden="true">
        <i style={{ width: `${(made / all) * 100}%` }} />
      </i>
      <small>
        <Trans>
          {made} of {all} paid
        </Trans>
      </small>
    </Line>
  );
}
