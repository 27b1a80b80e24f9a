import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, useQuery, useSearchParams } from '@portal/shared-ui';
import { OrderDrawerBody } from '@portal/shared-ui/domain';
import { Drawer, FailedQuery } from '@portal/shared-ui/kit';
import { orderDetail } from './orders.api.ts';

/** One order from the right; `?order=` in the address keeps it open. */
export function OrderDrawer({ onProcess, onDelete }: { onProcess: (orderId: string) => void; onDelete: (orderId: string) => void }) {
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
  const isOpenOrder = order.data?.status === 'ORDERED';
  return (
    <Drawer
      title={order.data ? <Trans>Order {order.data.orderNumber}</Trans> : <Trans>Order</Trans>}
      isOpen={orderId !== ''}
      onClose={close}
      footer={
        isOpenOrder && (
          <>
            <Button look="danger" onClick={() => onDelete(orderId)}>{t`Delete order`}</Button>
            {!order.data?.isProposal && <Button look="primary" onClick={() => onProcess(orderId)}>{t`Process order`}</Button>}
          </>
        )
      }
    >
      {order.error ? <FailedQuery label={t`The order`} error={order.error} onRetry={order.refetch} /> : order.data ? <OrderDrawerBody order={order.data} /> : <Skeleton />}
    </Drawer>
  );
}
