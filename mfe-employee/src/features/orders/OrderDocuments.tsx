import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import { Button, Card, FilePenLine } from '@portal/shared-ui';
import type { OrderActions } from './orders.api.ts';

const Line = styled.p`margin-top: 8px; font-size: var(--fs-13); color: var(--text-3);`;

/** The addendum as it was accepted, to keep (RULES 1.1). */
export function OrderDocuments({ order, actions: { fetchAddendum } }: { order: EmployeeOrderDetail; actions: OrderActions }) {
  if (!order.hasAddendum) return null;
  return (
    <Card title={<Trans>Documents</Trans>}>
      <Button icon={<FilePenLine aria-hidden="true" />} busy={fetchAddendum.isPending} onClick={() => fetchAddendum.mutate()}>
        <Trans>Download the addendum (PDF)</Trans>
      </Button>
      <Line>
        <Trans>The text and the amounts are those that you accepted. Later price changes do not change them.</Trans>
      </Line>
    </Card>
  );
}
