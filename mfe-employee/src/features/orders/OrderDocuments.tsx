import { Trans } from '@lingui/react/macro';
import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import { Card } from '@portal/shared-ui';
import { AddendumPart } from '@portal/shared-ui/kit';
import type { OrderActions } from './orders.api.ts';

/** The addendum as it was accepted, to keep (RULES 1.1) and to check a copy against. */
export function OrderDocuments({
  order,
  actions: { fetchAddendum },
}: {
  order: EmployeeOrderDetail;
  actions: OrderActions;
}) {
  if (!order.hasAddendum) return null;
  return (
    <Card title={<Trans>Documents</Trans>}>
      <AddendumPart order={order} isLoading={fetchAddendum.isPending} onDownload={() => fetchAddendum.mutate()} />
    </Card>
  );
}
