import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SubscriptionRow } from '@portal/contract/subscription-rows';
import { showToast } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useCloseSubscription, useReopenSubscription } from './subscriptions.api.ts';

type Asking = { companyId: string; row: SubscriptionRow; isOpen: boolean; onClose: () => void };

/** Closing for the company asks first: which orders go on, and who is told (RULES 3.4). */
export function CloseSubscriptionDialog({ companyId, row, isOpen, onClose }: Asking) {
  const { t } = useLingui();
  const close = useCloseSubscription(companyId);
  const name = row.subscriptionName;
  const confirm = async () => {
    await close.mutateAsync(row);
    showToast(t`${name} is closed`);
  };
  return (
    <ConfirmDialog
      title={t`Close ${name}?`}
      confirmText={t`Close subscription`}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        <Trans>Nobody can order any more.</Trans>{' '}
        <Plural
          value={row.totalOrders}
          _0="There are no orders."
          one="# order and its salary draws continue."
          other="# orders and their salary draws continue."
        />
      </p>
      <p>
        <Plural
          value={row.invited}
          _0="Nobody has been invited yet."
          one="# invited employee is told by e-mail, if the company wants notices."
          other="# invited employees are told by e-mail, if the company wants notices."
        />
      </p>
    </ConfirmDialog>
  );
}

/** Opening again says who may order, and until when. */
export function ReopenSubscriptionDialog({ companyId, row, isOpen, onClose }: Asking) {
  const { t } = useLingui();
  const reopen = useReopenSubscription(companyId);
  const name = row.subscriptionName;
  const confirm = async () => {
    await reopen.mutateAsync(row);
    showToast(t`${name} is open again`);
  };
  return (
    <ConfirmDialog
      title={t`Open ${name} again?`}
      confirmText={t`Open subscription`}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        <Plural
          value={row.employees}
          one="# employee can order again until the end date."
          other="# employees can order again until the end date."
        />
      </p>
    </ConfirmDialog>
  );
}
