import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderRow } from '@portal/contract/order-rows';
import { OrderDrawer as Frame, useOpenOrder } from '@portal/orders';
import { Instant, Note, useQuery } from '@portal/shared-ui';
import { Menu, type MenuEntry } from '@portal/shared-ui/kit';
import { CreditOrder } from './CreditOrder.tsx';
import { orderDetail, useAddendum, useOrderActions } from './orders.api.ts';

/** One order with what back office may do with it. While its file waits, it says until when. */
export function OrderDrawer({ menuOf }: { menuOf: (order: OrderRow) => MenuEntry[] }) {
  const { t } = useLingui();
  const { orderId, close } = useOpenOrder();
  const addendum = useAddendum();
  const actions = useOrderActions();
  const order = useQuery({ ...orderDetail(orderId), enabled: orderId !== '' });
  const entries = order.data ? menuOf(order.data) : [];
  const undoUntil = order.data?.undoUntil;
  return (
    <Frame
      isOpen={orderId !== ''}
      onClose={close}
      query={order}
      addendum={{ isLoading: addendum.isPending, onDownload: () => addendum.mutate(orderId) }}
      footer={
        order.data?.status === 'DELETED' ? (
          <CreditOrder order={order.data} credit={(from) => actions.credit(orderId, from)} />
        ) : (
          entries.length > 0 && (
            <Menu label={t`Change order`} entries={entries}>
              {t`Change order`}
            </Menu>
          )
        )
      }
      note={
        undoUntil && (
          <Note>
            <Trans>
              Processing can be undone until <Instant value={undoUntil} />.
            </Trans>
          </Note>
        )
      }
    />
  );
}
