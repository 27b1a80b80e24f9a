import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderRow } from '@portal/contract/orders';
import { Instant, Note, Skeleton, useQuery, useSearchParams } from '@portal/shared-ui';
import { OrderDrawerBody } from '@portal/shared-ui/domain';
import { Drawer, FailedQuery, Menu, type MenuEntry } from '@portal/shared-ui/kit';
import { orderDetail } from './orders.api.ts';

/** One order from the right; `?order=` in the address keeps it open. While its file waits, it says until when. */
export function OrderDrawer({ menuOf }: { menuOf: (order: OrderRow) => MenuEntry[] }) {
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
  const entries = data ? menuOf(data) : [];
  return (
    <Drawer
      title={data ? <Trans>Order {data.orderNumber}</Trans> : <Trans>Order</Trans>}
      isOpen={orderId !== ''}
      onClose={close}
      footer={entries.length > 0 && <Menu label={t`Change order`} entries={entries}><Trans>Change order</Trans></Menu>}
    >
      {order.error && <FailedQuery label={t`The order`} error={order.error} onRetry={order.refetch} />}
      {!order.error && !data && <Skeleton />}
      {data?.undoUntil && <Note><Trans>Processing can be undone until <Instant value={data.undoUntil} />.</Trans></Note>}
      {data && <OrderDrawerBody order={data} />}
    </Drawer>
  );
}
