import { useLingui } from '@lingui/react/macro';
import type { OrderDetail, SupplierOrderDetail } from '@portal/contract/order-detail';
import { Skeleton } from '@portal/shared-ui';
import { Drawer, FailedQuery } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { OrderDrawerBody, type AddendumDownload } from './OrderDrawerBody.tsx';

type OrderDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  query: { data: OrderDetail | SupplierOrderDetail | undefined; error: unknown; refetch: () => unknown };
  /** what may be done with the order as it is */
  footer?: ReactNode;
  /** above everything else about the order */
  note?: ReactNode;
  addendum?: AddendumDownload;
};

/** One order from the right, with what the person may do with it. */
export function OrderDrawer({
  isOpen,
  onClose,
  query: { data, error, refetch },
  footer,
  note,
  addendum,
}: OrderDrawerProps) {
  const { t } = useLingui();
  return (
    <Drawer title={data ? t`Order ${data.orderNumber}` : t`Order`} isOpen={isOpen} onClose={onClose} footer={footer}>
      {data ? (
        <>
          {note}
          <OrderDrawerBody order={data} addendum={addendum} />
        </>
      ) : error ? (
        <FailedQuery label={t`The order`} error={error} onRetry={refetch} />
      ) : (
        <Skeleton />
      )}
    </Drawer>
  );
}
