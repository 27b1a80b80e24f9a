import { Trans, useLingui } from '@lingui/react/macro';
import type { SupplierOrderDetail } from '@portal/contract/orders';
import { Button, Skeleton, useQuery, useSearchParams } from '@portal/shared-ui';
import { OrderDrawerBody } from '@portal/shared-ui/domain';
import { Drawer, FailedQuery } from '@portal/shared-ui/kit';
import { orderDetail } from './orders.api.ts';

type OrderDrawerProps = { onShip: (order: SupplierOrderDetail) => void; onCorrect: (order: SupplierOrderDetail) => void };

/** One order from the right; `?order=` in the address keeps it open. */
export function OrderDrawer({ onShip, onCorrect }: OrderDrawerProps) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const orderId = search.get('order') ?? '';
  const order = useQuery({ ...orderDetail(orderId), enabled: orderId !== '' });
  const close = () => {
    setSearch((current) => {
      const next = new URLSearchParams(current);
      next.delete('order');
      return next;
    });
  };
  const { data } = order;
  return (
    <Drawer
      title={data ? <Trans>Order {data.orderNumber}</Trans> : <Trans>Order</Trans>}
      isOpen={orderId !== ''}
      onClose={close}
      footer={
        data &&
        (data.status === 'PROCESSING' ? (
          <Button look="primary" onClick={() => onShip(data)}>{t`Ship order`}</Button>
        ) : data.status === 'DISPATCHED' || data.status === 'COMPLETED' ? (
          <Button onClick={() => onCorrect(data)}>{t`Correct SN/IMEI`}</Button>
        ) : undefined)
      }
    >
      {order.error ? <FailedQuery label={t`The order`} error={order.error} onRetry={order.refetch} /> : data ? <OrderDrawerBody order={data} /> : <Skeleton />}
    </Drawer>
  );
}
