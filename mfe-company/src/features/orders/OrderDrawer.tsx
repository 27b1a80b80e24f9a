import { useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@portal/contract/order-detail';
import { OrderDrawer as Frame, useOpenOrder } from '@portal/orders';
import { Button, useQuery } from '@portal/shared-ui';
import { orderDetail, useAddendum } from './orders.api.ts';
import type { ProposalDeed } from './proposal-mails.api.ts';

/** One order with what the company may do with it. */
export function OrderDrawer({
  onProcess,
  onDelete,
  onProposal,
}: {
  onProcess: (order: OrderDetail) => void;
  onDelete: (order: OrderDetail) => void;
  onProposal: (deed: ProposalDeed, orderId: string) => void;
}) {
  const { t } = useLingui();
  const { orderId, close } = useOpenOrder();
  const addendum = useAddendum();
  const order = useQuery({ ...orderDetail(orderId), enabled: orderId !== '' });
  const { data } = order;
  return (
    <Frame
      isOpen={orderId !== ''}
      onClose={close}
      query={order}
      addendum={{ isLoading: addendum.isPending, onDownload: () => addendum.mutate(orderId) }}
      footer={
        data?.status === 'ORDERED' && (
          <>
            {data.isProposal ? (
              <>
                <Button
                  look="danger"
                  onClick={() => onProposal('withdraw', orderId)}
                >{t`Withdraw the proposal`}</Button>
                <Button look="primary" onClick={() => onProposal('remind', orderId)}>{t`Send again`}</Button>
              </>
            ) : (
              <>
                <Button look="danger" onClick={() => onDelete(data)}>{t`Delete order`}</Button>
                <Button look="primary" onClick={() => onProcess(data)}>{t`Process order`}</Button>
              </>
            )}
          </>
        )
      }
    />
  );
}
