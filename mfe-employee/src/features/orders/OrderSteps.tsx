import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import { ApiError, Button, Check, messageOf, Note, showToast, useFormat } from '@portal/shared-ui';
import { ConfirmDialog, Trash2 } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AcceptProposal } from './AcceptProposal.tsx';
import type { OrderActions } from './orders.api.ts';

const Steps = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  margin-top: 24px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  @media (max-width: 759px) { justify-items: stretch; }
`;

/** What the employee can do with the order now; nothing is shown when there is nothing (RULES 3.1). */
export function OrderSteps({ order, actions }: { order: EmployeeOrderDetail; actions: OrderActions }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const { mayDelete, mayAccept, mayConfirmReceipt, isProposal, productName } = order;
  if (!mayDelete && !mayAccept && !mayConfirmReceipt) return null;
  return (
    <Steps>
      {actions.receive.error && <Note tone="danger">{messageOf(ApiError.from(actions.receive.error).key)}</Note>}
      {mayConfirmReceipt && (
        <Button
          look="primary"
          size="large"
          icon={<Check aria-hidden="true" />}
          busy={actions.receive.isPending}
          onClick={() =>
            actions.receive.mutate(undefined, { onSuccess: () => showToast(t`Thank you. The order is completed.`) })
          }
        >
          {t`I have received it`}
        </Button>
      )}
      {mayAccept && <AcceptProposal order={order} accept={actions.accept} />}
      {mayDelete && (
        <>
          <Button look="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => setIsAsking(true)}>
            {isProposal ? t`Decline the proposal` : t`Delete the order`}
          </Button>
          <ConfirmDialog
            title={
              isProposal ? <Trans>Decline {productName}?</Trans> : <Trans>Delete your order of {productName}?</Trans>
            }
            isOpen={isAsking}
            onClose={() => setIsAsking(false)}
            confirmText={isProposal ? t`Decline the proposal` : t`Delete the order`}
            isDanger
            onConfirm={() => actions.remove.mutateAsync()}
          >
            <p>
              {isProposal ? (
                <Trans>Nothing is ordered and nothing is deducted. A declined proposal cannot be brought back.</Trans>
              ) : (
                <Trans>
                  Nothing will be deducted. You can choose again until {day(order.endDate)}. A deleted order cannot be
                  brought back.
                </Trans>
              )}
            </p>
          </ConfirmDialog>
        </>
      )}
    </Steps>
  );
}
