import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import { Card, Fixed, useFormat } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';
import { Tracking } from './Tracking.tsx';

export function OrderFacts({ order }: { order: EmployeeOrderDetail }) {
  const { t } = useLingui();
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
    <Card title={t({ message: 'The order', context: 'employee' })}>
      <DescriptionList
        facts={[
          ...order.lines.map((line, index) => ({
            key: `line${index}`,
            label: `${line.productName} (${line.SKU})`,
            value: <Trans>{money(line.price)} ex VAT</Trans>,
          })),
          { key: 'delivery', label: t`Delivered to`, value: place },
          { key: 'serial', label: t`Serial number`, value: order.serialNumber },
          { key: 'tracking', label: t`Tracking`, value: order.tracking && <Tracking tracking={order.tracking} /> },
          { key: 'supplier', label: t`Supplier`, value: order.supplierName },
          { key: 'subscription', label: t`Subscription`, value: order.subscriptionName },
          {
            key: 'allRisk',
            label: t`All-risk insurance until`,
            value: order.allRiskExpires && <Fixed>{day(order.allRiskExpires)}</Fixed>,
          },
          {
            key: 'expires',
            label: t`Deductions end`,
            value: order.expireDate && <Fixed>{day(order.expireDate)}</Fixed>,
          },
        ]}
      />
    </Card>
  );
}
