import { Trans } from '@lingui/react/macro';
import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import { Card, useFormat } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';
import { Tracking } from './Tracking.tsx';

export function OrderFacts({ order }: { order: EmployeeOrderDetail }) {
  const { money, day } = useFormat();
  const { delivery } = order;
  const place = [
    delivery.name,
    delivery.att,
    delivery.addressLine1,
    delivery.addressLine2,
    `${delivery.zipCode} ${delivery.city}`.trim(),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Card title={<Trans>The order</Trans>}>
      <DescriptionList
        facts={[
          ...order.lines.map((line, index) => ({
            key: `line${index}`,
            label: `${line.productName} (${line.SKU})`,
            value: <Trans>{money(line.price)} ex VAT</Trans>,
          })),
          { key: 'delivery', label: <Trans>Delivered to</Trans>, value: place },
          { key: 'serial', label: <Trans>Serial number</Trans>, value: order.serialNumber },
          {
            key: 'tracking',
            label: <Trans>Tracking</Trans>,
            value: order.tracking && <Tracking tracking={order.tracking} />,
          },
          { key: 'supplier', label: <Trans>Supplier</Trans>, value: order.supplierName },
          { key: 'subscription', label: <Trans>Subscription</Trans>, value: order.subscriptionName },
          {
            key: 'allRisk',
            label: <Trans>All-risk insurance until</Trans>,
            value: order.allRiskExpires && day(order.allRiskExpires),
          },
          { key: 'expires', label: <Trans>Deductions end</Trans>, value: order.expireDate && day(order.expireDate) },
        ]}
      />
    </Card>
  );
}
