import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@portal/contract/order-detail';
import type { FileDraw } from '@portal/contract/salary-draws';
import { Day, Fixed, Link, useFormat, useQuery } from '@portal/shared-ui';
import { DescriptionList, NameLink } from '@portal/shared-ui/kit';
import { companyPayroll } from '../../shared/settings.api.ts';

/** Whose draw it is and for what: order, subscription, month, shipping, the order's last draw, and the wage code. */
export function DrawFacts({ draw, order }: { draw: FileDraw; order: OrderDetail }) {
  const { period } = useFormat();
  const last = order.draws.findLast(
    ({ kind, status }) => kind === 'planned' && status !== 'CANCELLED' && status !== 'SUSPENDED',
  );
  return (
    <DescriptionList
      facts={[
        {
          key: 'order',
          label: <Trans>Order</Trans>,
          value: (
            <Link to={`/company/orders?order=${draw.orderId}`}>
              <Fixed>{draw.orderNumber}</Fixed>
            </Link>
          ),
        },
        {
          key: 'subscription',
          label: <Trans>Subscription</Trans>,
          value: (
            <NameLink of={{ kind: 'subscription', id: order.subscriptionId, companyId: order.companyId }}>
              <Fixed>{order.subscriptionName}</Fixed>
            </NameLink>
          ),
        },
        { key: 'month', label: <Trans>Month</Trans>, value: <Fixed>{period(draw.period)}</Fixed> },
        { key: 'day', label: <Trans>Drawn on</Trans>, value: <Day value={draw.effectDate} /> },
        {
          key: 'shipped',
          label: <Trans>Shipped</Trans>,
          value: order.dispatchDate && <Day value={order.dispatchDate} />,
        },
        { key: 'last', label: <Trans>Last draw</Trans>, value: last && <Day value={last.effectDate} /> },
        {
          key: 'code',
          label: <Trans>Wage code</Trans>,
          value: draw.kind === 'planned' && draw.status === 'PLANNED' && <WageCodes draw={draw} />,
        },
      ]}
    />
  );
}

/** The codes under which a planned draw goes to payroll, as they are set now. */
function WageCodes({ draw: { grossDraw, netDraw } }: { draw: FileDraw }) {
  const payroll = useQuery(companyPayroll()).data?.data;
  if (!payroll) return null;
  const codes = [
    ...(grossDraw.amount !== 0 ? [payroll.wageCodeGross] : []),
    ...(netDraw.amount !== 0 ? [payroll.wageCodeNet] : []),
  ];
  return codes.every((code) => code.trim() !== '') ? codes.join(', ') : <Trans>missing</Trans>;
}
