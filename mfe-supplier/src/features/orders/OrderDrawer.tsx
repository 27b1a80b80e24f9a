import { useLingui } from '@lingui/react/macro';
import type { SupplierOrderDetail } from '@portal/contract/order-detail';
import { OrderDrawer as Frame, useOpenOrder } from '@portal/orders';
import { Button, useQuery } from '@portal/shared-ui';
import { orderDetail } from './orders.api.ts';

type OrderDrawerProps = {
  onShip: (order: SupplierOrderDetail) => void;
  onCorrect: (order: SupplierOrderDetail) => void;
};

/** One order with what its supplier may do with it. */
export function OrderDrawer({ onShip, onCorrect }: OrderDrawerProps) {
  const { t } = useLingui();
  const { orderId, close } = useOpenOrder();
  const order = useQuery({ ...orderDetail(orderId), enabled: orderId !== '' });
  const { data } = order;
  const ship = data?.status === 'PROCESSING' && (
    <Button look="primary" onClick={() => onShip(data)}>{t`Ship order`}</Button>
  );
  const correct = (data?.status === 'DISPATCHED' || data?.status === 'COMPLETED') && (
    <Button onClick={() => onCorrect(data)}>{t`Correct SN/IMEI`}</Button>
  );
  return <Frame isOpen={orderId !== ''} onClose={close} query={order} footer={ship || correct} />;
}
